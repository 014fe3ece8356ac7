# Die Seite für die Admins eines Servers.

admin-title = Verwaltung
admin-nobody = jemand

## Meldungen

admin-reports = Meldungen
admin-show_handled = Erledigte zeigen
admin-no_reports = Keine Meldungen.
admin-reported = { $who }, gemeldet am { $date }
admin-reported_message = Eine Nachricht von { $who }, gemeldet am { $date }
admin-because = Grund: { $reason }
admin-table = Tisch öffnen
admin-handle = Als erledigt markieren
admin-handled = Als erledigt markiert.
admin-close = Tisch schließen
admin-close_sure = Diesen Tisch schließen? Niemand gewinnt, aber man kann ihn weiter ansehen.
admin-closed = Der Tisch ist geschlossen.
admin-mute_or_ban = Stummschalten oder sperren

## Sperren

admin-impose = Ein Konto stummschalten oder sperren
admin-account = Name des Kontos
admin-kind = Maßnahme
admin-mute = Stummschalten
admin-ban = Sperren
admin-days = Dauer
admin-for_days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
admin-forever = unbegrenzt
admin-reason = Grund (optional)
admin-guest = Ein Spieler ohne Konto wird nur an diesem Tisch stummgeschaltet. Eine Sperre gilt für seine Adresse, die auch andere benutzen können; ohne gewähltes Ende dauert sie einen Monat.
admin-apply = Anwenden
admin-imposed_mute = Stummgeschaltet.
admin-imposed_ban = Gesperrt.
admin-sanctions = Gesperrt oder stummgeschaltet
admin-no_sanctions = Niemand ist gesperrt oder stummgeschaltet.
admin-mute_until = { $who } ist bis { $date } stummgeschaltet
admin-mute_forever = { $who } ist stummgeschaltet
admin-ban_until = { $who } ist bis { $date } gesperrt
admin-ban_forever = { $who } ist gesperrt
admin-lift = Aufheben
admin-lifted = Aufgehoben.

## Was schiefgeht

problem-admin_not_found = Dieses Konto gibt es nicht, oder der Platz ist gerade nicht besetzt.
problem-admin_not_admin = Diese Seite ist für die Admins dieses Servers; sie selbst lassen sich nur auf der Befehlszeile sperren.
problem-admin_unknown_table = Dieser Tisch ist schon geschlossen oder gelöscht.
