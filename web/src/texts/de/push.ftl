# Push-Nachrichten, geladen mit den Seiten und Dialogen, die sie benutzen.

push-title = Benachrichtigungen in diesem Browser
push-more = Du bekommst auf diesem Gerät eine Benachrichtigung, wenn du in einer langsamen Partie dran bist, auch wenn diese Seite geschlossen ist.
push-account_more = Das gilt für alle deine langsamen Partien.
push-turn_on = In diesem Browser benachrichtigen
push-turn_off = Hier nicht mehr benachrichtigen
push-on = Dieser Browser benachrichtigt dich, wenn du dran bist.
push-off = Dieser Browser benachrichtigt dich nicht mehr.
