# What chat programs show of a link to this server. The browser client doesn't load this file.

preview-about = A board game about rival stage magicians. Play it in your browser, with people or against bots.
preview-title = { $title } · { $product }
preview-open_title = { $names }: a table of { $product }
preview-waiting = { $game }, { $players } players. { $free ->
    [one] One seat is free: come and play.
   *[other] { $free } seats are free: come and play.
}
preview-playing = { $game }, { $players } players: { $names }. Turn { $turn }; come and watch.
preview-over = { $game }, { $players } players: { $names }. The game is over; watch the replay.
