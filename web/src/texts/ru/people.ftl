people-open = место открыто
people-bot_plays = за игрока ходит бот
people-muted = чат запрещён
people-report = Пожаловаться
people-mute = Запретить чат
people-unmute = Разрешить чат
people-muted_done = Этот участник больше не может писать в чат за этим столом.
people-unmuted_done = Этот участник снова может писать в чат.
people-remove = Исключить
people-remove_sure = Исключить игрока { $who }? За этот стол он уже не вернётся. Если партия идёт, за него доиграет бот.
people-remove_spectator = Исключить зрителя { $who }? За этот стол он уже не вернётся.
people-removed = Участник исключён.
people-reopen = Открыть место
people-reopen_sure = Дать кому-то другому доиграть за игрока { $who }? Вернуть место { $who } уже не сможет.
people-reopened = Место открыто. Пока его никто не занял, играет бот.
people-invite = Отправьте эту ссылку тому, кто займёт место:
people-spectators = Зрители
people-no_spectators = Никто не смотрит.
people-guest = { $connections ->
    [1] гость
   *[other] гость или несколько гостей с одного адреса (окон: { $connections })
}
people-close_chat = Закрыть чат
people-open_chat = Открыть чат
people-chat_closed = Чат закрыт.
people-chat_opened = Чат снова открыт.
people-free_seat = Открытое место
people-take = { $who } больше не играет. Вы можете продолжить на этом месте.
people-only_watch = Только смотреть

## Reports

report-title = Жалоба: { $who }
report-more = Администраторы этого сервера увидят вашу жалобу, имя и, если вы жалуетесь на сообщение, его текст.
report-reason = Что не так? (необязательно)
report-send = Отправить жалобу
report-sent = Спасибо. Администраторы этого сервера разберутся.

## What goes wrong

problem-people_not_found = Этого человека здесь уже нет.
problem-people_not_left = На этом месте играет человек.
problem-people_out_of_time = У этого игрока вышло всё время, поэтому заменить его нельзя.
