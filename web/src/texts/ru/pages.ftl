## Everywhere

ui-title = trickerion
ui-page_title = { $page } · trickerion
ui-title_turn = ● Ваш ход · trickerion
ui-tagline = Соперники-иллюзионисты, тайные планы и представление номер за номером.
ui-unofficial = Неофициальная любительская версия игры «Трикерион. Искусство иллюзии», без рисунков и текстов печатного издания.
ui-home = Главная
ui-close = Закрыть
ui-cancel = Отмена
ui-loading = Загрузка…
ui-rules = Правила
ui-learn = Уроки
ui-puzzles = Задачи
ui-rule_read = Прочитать правило { $rule }
# A link to a rule: its id, and what its chapter is about.
ui-rule_named = Правило { $rule } ({ $chapter })
chapter-set = подготовка
chapter-turn = раунд
chapter-ap = очки действия
chapter-dt = центр
chapter-mr = рынок
chapter-ws = мастерская
chapter-thr = театр
chapter-trk = номера и жетоны
chapter-cmp = реквизит
chapter-prf = представления
chapter-end = конец раунда
chapter-fin = окончательный подсчёт
chapter-da = кривая улочка
chapter-mag = способности
chapter-pro = пророчества
chapter-duel = дуэль
chapter-spc = особые поручения
chapter-rul = наши решения
ui-skip = Перейти к вашему решению
ui-reload = Обновить страницу
ui-ways_on = Страницы

## Start

welcome-title = Добро пожаловать
welcome-what = Стратегическая игра на 2–4 иллюзионистов прямо в браузере: в одиночку против ботов или с друзьями, где бы они ни были.
welcome-long = Первая партия против бота займёт { $from }–{ $to } мин.
welcome-learn = Освойте её за несколько уроков.
start-minutes = { $from }–{ $to } мин
start-play = { $bots ->
    [one] Играть против { $bots } бота
    [few] Играть против { $bots } ботов
    [many] Играть против { $bots } ботов
   *[other] Играть против { $bots } бота
}
start-guided = Ваша первая партия
start-guided_more = Учитесь в игре: режиссёр подскажет хороший ход и объяснит почему.
start-name = Ваше имя
start-name_default = Игрок
start-kind = Игра
start-first = Первая партия
start-first_more = Готовое начало, без режиссёра: вы выбираете только иллюзиониста. { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунда
    [many] { $turns } раундов
   *[other] { $turns } раунда
}.
start-base = Базовая игра
start-base_more = { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунда
    [many] { $turns } раундов
   *[other] { $turns } раунда
}. Первый номер, специалиста и реквизит вы тоже выбираете сами.
start-alley = Кривая улочка
start-alley_more = { $turns_alley ->
    [one] { $turns_alley } раунд
    [few] { $turns_alley } раунда
    [many] { $turns_alley } раундов
   *[other] { $turns_alley } раунда
}, пятая локация, особые поручения, иллюзионисты со способностями и самые грандиозные номера.
start-full = Кривая улочка с пророчествами
start-full_more = «Кривая улочка», и вдобавок каждый раунд пророчество, заранее известное всем, меняет одно из правил.
start-quick = Быстрая партия: на раунд меньше, а в начале у всех больше ресурсов
start-beginner = Подготовка к первой игре: готовое начало для каждого иллюзиониста
start-late_bonus = Поздний бонус: при окончательном подсчёте жетон на карте номера заменяет реквизит
start-duel = Дуэль иллюзионистов: каждый раунд закрыты другие ячейки и дни, а на каждой карте представления лежит нейтральный жетон
start-duel_for_two = Только для двоих.
start-powers = Дары иллюзионистов: осколки открывают ячейки для постоянных даров
start-powers_need_alley = Только с «Кривой улочкой».
start-players = Соперники
start-people = Люди
start-bots = Боты
start-tutor = Наставник: предупреждает перед ходом, который дорого обойдётся
start-opponents = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
}
start-level = Уровень
start-style = Стиль
bot-random_more = Ходит наугад: можно спокойно осмотреться.
bot-apprentice_more = Думает наперёд, но ошибается: достойный первый соперник.
bot-specialist_more = Планирует весь раунд и просчитывает каждый вариант: для тех, кто знает игру.
bot-magician_more = Смотрит дальше и не спешит: серьёзный соперник.
bot-legend_more = Сравнивает множество планов во множестве вариантов игры: самый сильный уровень.
start-friends = Игра с людьми
start-friends_hint = Вы сразу садитесь за стол и получаете ссылку для остальных. Партия начнётся, когда все места будут заняты.
start-open = Присоединиться с этой страницы может любой (иначе только по ссылке)
start-hints = Игроки могут просить подсказки
start-clock = Часы
clock-none = без часов
clock-move = { $minutes } мин на ход
clock-game = { $minutes } мин на партию
clock-slow = сутки на ход: партия на несколько недель
start-create = Открыть стол
start-games = Мои партии
start-no_games = Здесь появятся ваши партии: их можно продолжить в этом браузере.
start-no_games_account = Здесь появятся ваши партии — на каждом устройстве, где вы вошли в аккаунт.
start-resume = Продолжить
start-watch = Смотреть
start-join = Присоединиться
start-review = Повтор
mine-result = { $place ->
    [1] победа, слава: { $fame } (у других: { $others })
   *[other] { $place }-е место из { $players }, слава: { $fame } (у других: { $others })
}
start-tables = Открытые столы
start-no_tables = Сейчас никто не ждёт игроков.
start-running = Сейчас играют
start-forget = Убрать эту партию из списка
start-your_turn = ваш ход
start-over = окончена
start-closed = закрыта администратором
start-turn = раунд { $turn }
start-seats = занято мест: { $taken } из { $players }
start-game_words = { $game }; игроков: { $players }
start-is_beginner = подготовка к первой игре
start-is_quick = быстрая партия
start-is_late_bonus = поздний бонус
start-is_duel = дуэль иллюзионистов
start-is_powers = дары иллюзионистов
pace-none = Без часов
pace-move = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} на ход, потом за игрока ходит бот
pace-game = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} каждому на всю партию, потом за игрока ходит бот
pace-slow = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} на ход; собираться в одно время не нужно
start-learn = Впервые здесь? Просто начните. На каждом шаге стол говорит, что делать, подсвечивает ваши возможности, объясняет, почему что-то нельзя, и даёт подсказку, если попросите.

## The account

account-link = Вход, настройки
account-link_in = Ваш аккаунт: { $name }

## Playing on from a record

play_on-title = Играть с этого момента
play_on-more = Откроется новый стол с этого момента партии.
play_on-who = { $has_bots ->
    [yes] Вы играете за игрока { $who }; за остальных ({ $names }) играют боты. Дальше кубики и колоды лягут по-новому.
   *[no] Вы играете за игрока { $who }. Дальше кубики и колоды лягут по-новому.
}
play_on-go = Открыть стол
import-title = Продолжить или разобрать запись
import-more = Запись — это текстовый файл, который даёт кнопка «Скачать запись партии». Продолжайте с её конца или с более раннего момента; оконченную партию можно разобрать. Разбор увидит каждый, у кого есть ссылка.
import-file = Файл
import-until = После какого действия продолжить? Всего действий: { $actions }
import-no_record = Этот файл — не запись партии.
import-unplayable = Запись не воспроизводится: { $detail }

## Problems

problem-title = Представление прервано
problem-start = Начать или найти партию
way-unknown_table = Попросите прислать ссылку ещё раз или поищите партию в разделе «Мои партии» на главной странице.
way-unknown_token = Если ссылку вам прислали, возможно, она скопирована не целиком: нужно всё, включая то, что идёт после #.
way-removed = Так решил владелец стола или администратор этого сервера.
way-not_signed_in = Вы вышли из аккаунта в этом браузере. Войдите снова и откройте стол.
way-spectators_off = Если у вас здесь есть место, откройте стол по ссылке на это место или войдите в аккаунт.
way-other_rules = Ничего не потеряно: хозяин сервера может продолжить партию в той версии, в которой она началась.
way-offline = Проверьте, работает ли сервер и есть ли у вас интернет. Страница продолжает попытки.

## The lobby of a table

lobby-title = Ждём игроков
lobby-invite = Отправьте остальным эту ссылку:
lobby-share = Поделиться
lobby-code = QR-код
lobby-code_of = QR-код ссылки
lobby-fill = Посадить бота
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-sit = Занять место
lobby-free = свободное место
lobby-bot = бот, { $level }
lobby-hints = Игроки могут просить подсказки.
lobby-no_hints = Без подсказок.
lobby-you = вы
lobby-wait = { $free ->
    [one] Свободно ещё { $free } место
    [few] Свободно ещё { $free } места
    [many] Свободно ещё { $free } мест
   *[other] Свободно ещё { $free } места
}
lobby-begins = Партия начнётся, когда все места будут заняты.
lobby-seats = Места
lobby-join = Присоединиться к партии
lobby-lost_invitation = Остальные могут войти по ссылке, которую вы им отправили.
lobby-stand = Освободить моё место
lobby-full = Все места заняты; можно смотреть.

## Settings

settings-language = Язык
settings-theme = Тема
settings-theme-auto = системная
settings-theme-matinee = Дневной сеанс (светлая)
settings-theme-gaslight = Газовый свет (тёмная)
settings-motion = Анимация
settings-motion-auto = системная
settings-motion-off = выкл.
settings-sound = Звуки
settings-volume = Громкость
settings-notify = Показывать системное уведомление, когда мой ход, а эта вкладка в фоне
settings-notify_refused = Браузер не пропускает уведомления этой страницы; разрешить их можно в его настройках.
settings-help = Объяснять каждый шаг
settings-plan = Показывать план игры над полем
settings-tutor = Наставник: предупреждать перед ходом, который дорого обойдётся (в играх против ботов, с подсказками)
settings-confirm = Спрашивать перед тем, что нельзя отменить
settings-ask_again = Снова задавать все вопросы

## The end, and replays

end-title = Занавес
end-again = Сыграть ещё
end-rematch = Реванш тем же составом
end-join = К реваншу
end-rematch_open = Для всех, кто здесь играл, открыт новый стол.
end-board = Показать итоговое поле
end-scores = Счёт
end-replay = Повтор
end-review = Разобрать партию
replay-title = Повтор
replay-of = Действие { $action } из { $actions }
replay-controls = Управление повтором
replay-moves = Ходы по раундам
replay-speed = Скорость
replay-first = В начало
replay-first_key = В начало (Home)
replay-previous_turn = Предыдущий раунд
replay-previous_turn_key = Предыдущий раунд (Page Up)
replay-previous = Назад
replay-previous_key = Назад (стрелка влево)
replay-next = Вперёд
replay-next_key = Вперёд (стрелка вправо)
replay-next_turn = Следующий раунд
replay-next_turn_key = Следующий раунд (Page Down)
replay-last = В конец
replay-last_key = В конец (End)
replay-play = Пуск
replay-play_key = Пуск или пауза (пробел)
replay-pause = Пауза
replay-eyes = Смотреть как
replay-everybody = зритель
replay-begins = Партия начинается.
line-show = Вариант легенды
line-more = Сильнейший бот доиграет отсюда до конца раунда.
line-thinking = Легенда думает …
line-shown = Вариант легенды после действия { $action }.
line-back = Вернуться к партии

## Rules

rules-lessons = Учитесь в игре: короткие уроки на поле
rules-title = Правила
rules-pages = Страницы правил
rules-search = Поиск по правилам, картам и страницам: жалование, связи…
rules-found = { $count ->
    [1] { $count } результат
    [one] { $count } результат, сначала лучшие
    [few] { $count } результата, сначала лучшие
    [many] { $count } результатов, сначала лучшие
   *[other] { $count } результата, сначала лучшие
}
rules-none = По запросу «{ $query }» ничего не найдено.
rules-try = Попробуйте одно слово, название карты или обозначение правила.
rules-show = Показать на поле
rules-example = Показать на поле: { $title }
rules-step = Шаг { $step } из { $steps }.
rules-start = Перед первым шагом.
rules-back = К примерам
# The players of the examples.
example_player-ada = Ада
example_player-ben = Бен
example_player-cleo = Клео
example_player-dan = Дэн
rules-see = См. также:
rules-tricks = Номера
rules-performances = Карты представлений
rules-magicians = Иллюзионисты
rules-specials = Особые поручения
rules-prophecys = Пророчества
rules-chapters = Главы
rules-trick = { $category }, номер { $level }-го уровня, порог славы { $threshold }. Реквизит: { $needs }. Подготовка стоит { $ap } и даёт { $markers }; каждый исполненный жетон приносит { $yields_acc }.
# With its final scoring bonus.
rules-trick_bonus = { $told } Окончательный подсчёт: { $bonus }.
rules-performance = { $shards ->
    [0] Ячеек: { $slots }. Кругов связи: { $links }. Бонус организатора: { $bonus }.
   *[other] Ячеек: { $slots }. Кругов связи: { $links }, из них с осколком: { $shards }. Бонус организатора: { $bonus }.
}
rules-short = Игра вкратце
rules-short_aim = Вы — иллюзионист. Побеждает тот, у кого больше славы после последнего раунда (раунд { $turns }, с «Кривой улочкой» — раунд { $turns_alley }).
rules-short_turn = Каждый раунд бросают кубики центра, первым становится игрок с наименьшей славой, каждый может вывесить афишу и получить славу, все тайно планируют, по одному выставляют персонажей, иллюзионисты проводят представления, и команда получает жалование.
rules-short_plan = Планируя, положите под каждого персонажа карту поручения: она решает, в какую локацию он пойдёт. Очков действия (ОД) у иллюзиониста { $magician_ap }, у специалиста { $specialist_ap }, у ученика { $apprentice_ap }; ячейка добавляет свои.
rules-short_places = В центре осваивают номера, нанимают персонажей и берут монеты. На рынке покупают реквизит для номеров. В мастерской номер подготавливают, и на его карту ложатся жетоны.
rules-short_theater = В театре жетоны номеров кладут на карты представлений. Там, где в круге сходятся два одинаковых угла, возникает связь, и за неё сразу платят: славу или монеты, а если в круге осколок, то и осколок.
rules-short_perform = Иллюзионист в ячейке сцены проводит одно представление. Каждый жетон на карте приносит вознаграждение владельцу, а организатор получает бонус карты и славу за связи. В четверг платят меньше, в воскресенье больше.
rules-short_end = В конце раунда платят жалование. Ученик получает { $apprentice_wage_acc }, специалист — { $specialist_wage_acc }, если их выставляли. За невыплаченные монеты теряют славу. Так что в хорошем раунде осваивают, покупают, готовят, включают номера или выступают — и оставляют монеты на жалование.

## Преемник Далгарда

start-solo = Соло: Преемник Далгарда
start-solo_hint = Вы играете в одиночку против Преемника Далгарда, который следует твёрдым правилам. В журнале к каждому его решению указано правило.
start-solo_difficulty = Сложность
start-solo_best = Ваши лучшие результаты
start-solo_won = победа { $fame } : { $heir }
start-solo_lost = поражение { $fame } : { $heir }
start-solo_modules = Всегда с «Кривой улочкой», пророчествами и картами дуэли; без других игроков, ботов и быстрой партии.
start-solo_play = Играть в одиночку
modules-solo = Преемник Далгарда
end-solo_best = Ваш лучший результат на этой сложности с этим иллюзионистом.
