# Die Kontoseite und die Seite hinter einem Link für ein neues Passwort.

## Anmelden

account-title = Konto und Einstellungen
account-sign_in = Anmelden
account-sign_in_more = Mit einem Konto kannst du deine Partien auf jedem Gerät fortsetzen.
account-new = Konto anlegen
account-new_more = Du brauchst nur einen Namen und ein Passwort.
account-new_instead = Ich habe noch kein Konto
account-have = Ich habe ein Konto
account-create = Konto anlegen
account-name = Name
account-password = Passwort
account-password_new = Mindestens 8 Zeichen.
account-password_old = Achte auf Groß- und Kleinschreibung.
account-short = Das Passwort ist zu kurz: mindestens 8 Zeichen.
account-hello = Willkommen, { $name }
account-signed_in = Partien, an denen du ab jetzt teilnimmst, kommen automatisch dazu. Melde dich auf einem anderen Gerät an, um sie dort zu finden.
account-claim = Zu meinem Konto hinzufügen
account-claim_more = { $count ->
    [one] Eine Partie in diesem Browser gehört noch nicht zu deinem Konto.
   *[other] { $count } Partien in diesem Browser gehören noch nicht zu deinem Konto.
}
account-claimed = { $added ->
    [0] Es wurde keine Partie hinzugefügt.
    [one] Eine Partie wurde hinzugefügt.
   *[other] { $added } Partien wurden hinzugefügt.
}
account-missed = { $missed ->
    [one] Einen Tisch gibt es nicht mehr.
   *[other] { $missed } Tische gibt es nicht mehr.
}
account-sign_out = Abmelden
account-signed_out = Du bist abgemeldet. Die Plätze, die du in diesem Browser genommen hast, gehören hier weiter dir.
account-lapsed = Deine Sitzung ist abgelaufen. Melde dich wieder an, um deine Partien zu sehen.
account-browser = Dieser Browser
account-without = Ohne Konto
account-without_more = Du kannst auch ohne spielen: Dieser Browser merkt sich deine Plätze. Um eine Partie anderswo fortzusetzen, öffne sie, wähle „Einstellungen“ und kopiere den Link zu deinem Platz.
account-deleted = Dein Konto ist gelöscht.

## Passwort vergessen

reset-forgotten = Passwort vergessen
reset-forgotten_more = Wenn dein Konto eine bestätigte E-Mail-Adresse hat, bekommst du einen Link für ein neues Passwort.
reset-name = Name des Kontos
reset-send = Link schicken
reset-sent = Wenn es ein Konto mit diesem Namen und einer bestätigten Adresse gibt, ist ein Link unterwegs. Er gilt einen Tag lang und funktioniert nur einmal.
reset-title = Neues Passwort festlegen
reset-more = Dieser Link funktioniert nur einmal. Du wirst hier angemeldet und überall sonst abgemeldet.
reset-set = Passwort festlegen und anmelden
reset-back = Zur Anmeldung

## Passwort ändern

password-title = Passwort
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-hint = Passwörter haben mindestens { $shortest } Zeichen.
password-change = Passwort ändern
password-changed = Dein Passwort ist geändert. Alle anderen Browser sind abgemeldet.

## E-Mail

email-title = E-Mail-Adresse
email-none = Ohne bestätigte Adresse kann dir nur der Betreiber dieses Servers helfen, wenn du dein Passwort vergisst.
email-confirmed = Bestätigt: { $emails }. Dorthin gehen Links für ein neues Passwort und Benachrichtigungen, wenn du in langsamen Partien dran bist.
email-address = E-Mail-Adresse
email-confirm = Diese Adresse bestätigen
email-known = Diese Adresse ist schon bestätigt.

## Wo das Konto angemeldet ist

session-title = Wo du angemeldet bist
session-more = Wenn du einen Browser nicht kennst, melde ihn ab und ändere dein Passwort.
session-device = { $browser } unter { $system }
session-unknown = Unbekannter Browser
session-since = seit { $date }
session-this = dieser Browser
session-end = Abmelden
session-end_others = Alle anderen Browser abmelden
session-ended = Abgemeldet.

## Daten

export-title = Deine Daten
export-more = Du kannst alles, was dieser Server zu deinem Konto speichert, als JSON-Datei herunterladen.
export-save = Meine Daten herunterladen
export-done = Die Datei ist in deinen Downloads.
delete-title = Konto löschen
delete-more = Laufende Partien gehen mit Bots weiter, und beendete kann man weiter ansehen, ohne deinen Namen. Deine Plätze in Partien, die noch nicht begonnen haben, gibst du auf.
delete-ask = Mein Konto löschen …
delete-sure = Das lässt sich nicht rückgängig machen. Gib dein Passwort ein, um dein Konto endgültig zu löschen.
delete-go = Mein Konto löschen

## Was schiefgeht

problem-account_bad_password = Falsches Passwort.
problem-account_no_mail = Dieser Server verschickt keine E-Mails. Wenn du dein Passwort vergisst, bitte den Betreiber um einen Link für ein neues.
problem-sessions_not_found = Dieser Browser war schon abgemeldet.
