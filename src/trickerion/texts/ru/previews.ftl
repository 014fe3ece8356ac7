# What chat programs show of a link to this server. The browser client doesn't load this file.

preview-about = Настольная игра о соперничестве иллюзионистов. Играйте в браузере — с людьми или против ботов.
preview-title = { $title } · { $product }
preview-open_title = { $names }: партия в { $product }
preview-waiting = { $game }, игроков: { $players }. { $free ->
    [one] Свободно { $free } место: присоединяйтесь.
    [few] Свободно { $free } места: присоединяйтесь.
    [many] Свободно { $free } мест: присоединяйтесь.
   *[other] Свободно { $free } места: присоединяйтесь.
}
preview-playing = { $game }, игроков: { $players } ({ $names }). Раунд { $turn }; заходите посмотреть.
preview-over = { $game }, игроков: { $players } ({ $names }). Игра окончена; посмотрите повтор.
