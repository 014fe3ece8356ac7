# Die Leute am Tisch: Meldungen und Moderation durch den Gastgeber des Tisches oder einen Admin.

people-open = Platz ist frei
people-bot_plays = hier spielt ein Bot
people-muted = stumm
people-report = Melden
people-mute = Stummschalten
people-unmute = Wieder reden lassen
people-muted_done = An diesem Tisch stummgeschaltet.
people-unmuted_done = Die Stummschaltung ist aufgehoben.
people-remove = Entfernen
people-remove_sure = { $who } von diesem Tisch entfernen? Eine Rückkehr ist nicht möglich. In einer laufenden Partie übernimmt ein Bot.
people-remove_spectator = { $who } entfernen? Eine Rückkehr an diesen Tisch ist nicht möglich.
people-removed = Entfernt.
people-reopen = Platz freigeben
people-reopen_sure = Jemand anderen für { $who } weiterspielen lassen? { $who } bekommt den Platz nicht zurück.
people-reopened = Der Platz ist frei. Bis ihn jemand nimmt, spielt der Bot weiter.
people-invite = Schick diesen Link der Person, die den Platz übernimmt:
people-spectators = Zuschauer
people-no_spectators = Niemand schaut zu.
people-guest = { $connections ->
    [one] ein Gast
   *[other] ein Gast oder mehrere mit derselben Adresse ({ $connections } Fenster)
}
people-close_chat = Chat schließen
people-open_chat = Chat wieder öffnen
people-chat_closed = Der Chat ist geschlossen.
people-chat_opened = Der Chat ist wieder offen.
people-free_seat = Freier Platz
people-take = { $who } ist gegangen. Du kannst auf diesem Platz weiterspielen.
people-only_watch = Nur zuschauen

## Meldungen

report-title = { $who } melden
report-more = Die Admins dieses Servers sehen deine Meldung, den Namen und, wenn du eine Nachricht meldest, ihren Text.
report-reason = Was ist los? (optional)
report-send = Meldung senden
report-sent = Danke. Die Admins dieses Servers sehen es sich an.

## Was schiefgeht

problem-people_not_found = Diese Person ist nicht mehr da.
problem-people_not_left = Auf diesem Platz spielt ein Mensch.
problem-people_out_of_time = Dieser Spieler hat keine Zeit mehr, also kann niemand übernehmen.
