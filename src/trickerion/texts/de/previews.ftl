# Was Chatprogramme von einem Link auf diesen Server zeigen.

preview-about = Ein Brettspiel über rivalisierende Bühnenzauberer. Spiel es im Browser, mit anderen oder gegen Bots.
preview-title = { $title } · { $product }
preview-open_title = { $names }: eine Partie { $product }
preview-waiting = { $game }, { $players } Spieler. { $free ->
    [one] Ein Platz ist frei: Spiel mit!
   *[other] { $free } Plätze sind frei: Spiel mit!
}
preview-playing = { $game }, { $players } Spieler: { $names }. Spielrunde { $turn }; schau zu!
preview-over = { $game }, { $players } Spieler: { $names }. Die Partie ist zu Ende; sieh dir die Wiederholung an.
