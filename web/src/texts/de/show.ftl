# Zeigt Schritt für Schritt, was die anderen getan haben.

settings-pace = Züge der anderen zeigen
settings-pace-slow = langsam ({ $speed }×)
settings-pace-normal = normal ({ $speed }×)
settings-pace-fast = schnell ({ $speed }×)
settings-pace-instant = sofort
show-speed = { $speed }×
show-wins = { $who } gewinnt!
show-skip = Weiter
show-skip_to_turn = Weiter zu meinem Zug
show-skip_keys = Weiter (Leertaste oder Escape)

## Was seit der letzten Aktion geschehen ist

recap-title = Seit deinem letzten Zug (s)
recap-open = Rückblick
recap-since = Seit deinem letzten Zug
recap-nothing = Seit deinem letzten Zug ist nichts geschehen.
recap-again = Noch einmal zeigen
recap-show = Vorstellung ansehen
recap-missed = { $count ->
    [one] { $count } Zug wurde gespielt, während du weg warst.
   *[other] { $count } Züge wurden gespielt, während du weg warst.
}
