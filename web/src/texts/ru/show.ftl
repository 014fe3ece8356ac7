# Shows what others did, one step at a time.

settings-pace = Показывать чужие ходы
# `$speed` is 1 for normal, 2 for twice as fast.
settings-pace-slow = медленно ({ $speed }×)
settings-pace-normal = с обычной скоростью ({ $speed }×)
settings-pace-fast = быстро ({ $speed }×)
settings-pace-instant = сразу
show-speed = { $speed }×
show-wins = Побеждает { $who }!
show-skip = Пропустить
show-skip_to_turn = Сразу к моему ходу
show-skip_keys = Пропустить (пробел или Escape)

## What happened since a player's last action

recap-title = С вашего последнего хода (s)
recap-open = Обзор
recap-since = С вашего последнего хода
recap-nothing = С вашего последнего хода ничего не произошло.
recap-again = Показать ещё раз
recap-show = Посмотреть представление
recap-missed = { $count ->
    [one] Пока вас не было, сделан { $count } ход.
    [few] Пока вас не было, сделано { $count } хода.
    [many] Пока вас не было, сделано { $count } ходов.
   *[other] Пока вас не было, сделано { $count } хода.
}
