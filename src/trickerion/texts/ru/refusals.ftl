# Why something is not allowed. A rule's reason follows the rule's id: `DT-1: needs 3 AP, 2 left`.

refusal = { $rule }: { $reason }

## What the rules refuse

reason-game_over = игра окончена
reason-not_asked = сейчас решает не { $seat }; ждём: { $asked }
reason-other_question = сейчас нужно решить другое
reason-not_in_game = в этой партии нет такого игрока: { $seat }
reason-needs_ap = нужно { $needs } ОД, осталось { $left }
reason-needs_coins = { $needs ->
    [one] нужна { $needs } монета, осталось { $left }
    [few] нужно { $needs } монеты, осталось { $left }
    [many] нужно { $needs } монет, осталось { $left }
   *[other] нужно { $needs } монеты, осталось { $left }
}
reason-needs_shard = нужен осколок, а их не осталось
reason-magician_taken = у другого игрока уже есть иллюзионист школы { $category_gen }
reason-magician_left_out = этот иллюзионист не участвует в партии
reason-wrong_level = нужен номер { $needs }-го уровня
reason-wrong_category = номер относится к школе { $category_gen }
reason-trick_taken = этого номера нет в колоде
reason-trick_boxed = номера этого уровня не участвуют в партии
reason-too_dear = стоит { $needs }, а потратить можно ещё { $left }
reason-type_taken = такой реквизит уже лежит в другой ячейке мастерской
reason-no_pile_room = нет свободной ячейки для нового вида реквизита
reason-too_many = { $left ->
    [0] больше такого реквизита взять нельзя
   *[other] слишком много одинакового реквизита; можно добавить ещё { $left }
}
reason-already_assigned = у этого персонажа уже есть карта
reason-not_in_team = этого персонажа нет в команде
reason-not_on_board = переместить можно только ученика со своего планшета
reason-not_in_hand = этой карты нет в руке
reason-no_card = у этого персонажа нет карты
reason-already_ready = планирование закончено; сначала выберите «Изменить план»
reason-not_ready = планирование ещё не закончено
reason-not_assigned = у этого персонажа нет карты
reason-already_placed = этот персонаж уже выставлен в этом раунде
reason-is_idle = этот персонаж остаётся незанятым
reason-wrong_location = на его карте указано: { $location_the }
reason-slot_taken = ячейку занимает { $seat }
reason-slot_closed = { $players ->
    [2] при игре вдвоём эта ячейка закрыта
    [3] при игре втроём эта ячейка закрыта
   *[other] при таком числе игроков эта ячейка закрыта
}
reason-slot_closed_by = в этом раунде ячейка закрыта («{ $turn_setup }»)
reason-weekday_closed = в этом раунде театр { $weekday_on } закрыт («{ $turn_setup }»)
reason-power_not_in_hand = этого дара нет у вас на руке
reason-power_level = дару { $level }-го уровня нужна ячейка { $level } или более высокая
reason-power_slot_closed = для ячейки нужно осколков: { $needs }, у вас { $left }
reason-power_not_usable = этот дар не освоен или действует сам собой
reason-power_used = уже использован в этом раунде
reason-other_weekday = ваши персонажи в театре уже заняли другой день: { $weekday_the }
reason-weekday_taken = этот день ({ $weekday_the }) уже занимает { $seat }
reason-magician_only = на сцену можно выставить только иллюзиониста
reason-not_at = это можно сделать только { $location_in }
reason-enhance_theater = в театре персонажей не усиливают
reason-enhance_once = усилить персонажа можно один раз за выставление, до первого действия
reason-die_x = на кубике X
reason-wrong_die = это не тот кубик
reason-same_face = кубик уже повёрнут этой гранью
reason-no_such_face = на кубике нет такой грани
reason-no_trick_slot = нет свободной ячейки номера
reason-no_trick = с этим кубиком нельзя освоить ни один номер
reason-already_hired = этот специалист уже нанят
reason-no_apprentice_slot = нет ячейки для ещё одного ученика
reason-not_in_stock = этого реквизита нет в продаже
reason-already_ordered = этот реквизит уже в области заказа
reason-no_order_place = область заказа заполнена
reason-place_taken = это место занято
reason-already_there = это уже лежит там
reason-not_your_trick = это не ваш номер
reason-has_markers = на карте номера ещё лежат жетоны: { $left }
reason-no_markers = не осталось жетонов для этого номера
reason-missing_component = нужно: { $components }, есть { $left }
reason-no_specialist = в команде должен быть { $specialist_the }
reason-no_pile = в мастерской нет такого реквизита
reason-not_exchangeable = такого реквизита нет в ячейках импресарио
reason-no_free_slot = на планшете специалиста нет свободной ячейки
reason-not_prepared = на карте номера нет жетонов
reason-no_spot = ни на одной карте представления нет подходящей ячейки
reason-not_your_marker = там нет вашего жетона
reason-not_shown = этой карты представления нет в театре
reason-no_such_slot = на карте нет такой ячейки
reason-spot_taken = в ячейке уже лежит жетон
reason-neutral_spot = эту ячейку занимает нейтральный жетон
reason-neutral_marker = нейтральные жетоны не перемещают
reason-same_spot = жетон уже там
reason-wrong_corner = угол «{ $category }» должен попасть в круг связи
reason-same_symbol = на карте может лежать только один жетон этого номера, и он уже там
reason-no_own_marker = на карте нет ваших жетонов
reason-not_assigning = это можно сделать только в фазе поручений
# Glossary: Character. Place Characters is the phase of actions in print.
reason-not_deciding = это можно сделать, только когда решение за вами: в фазе действий, представлений или конца раунда
reason-keep_first = сначала выберите, какую из взятых карт оставить
reason-still_needed = это ещё нужно для текущего действия
reason-not_in_puzzles = в задачах ничего нельзя возвращать
reason-must_place = одного персонажа нужно выставить или оставить незанятым
reason-card_waits = эффект карты ждёт своего действия
reason-no_bonus = нет карты с доступным эффектом
reason-no_action = нет действия, к которому можно применить карту
reason-deck_empty = колода пуста
reason-first_card_drawn = первую карту выбирают один раз за выставление
reason-no_prophecies = нет грядущих пророчеств
reason-not_drawn = вы не брали эту карту
reason-same_trick = нужен другой номер, не подготовленный сейчас
reason-level_above = номер не выше { $level }-го уровня
reason-not_required = для подготовленного номера это не нужно
reason-all_returned = весь необходимый для номера реквизит уже возвращён
reason-not_lowest_slot = нужно занять свободную ячейку с наименьшим модификатором ОД
reason-not_a_pair = нужны две разные карты, в том порядке, в каком они лежат
reason-not_performed = в этом представлении нет жетонов этого номера
reason-performed_before = этот номер уже исполнялся
reason-not_hired = только что нанят другой персонаж
reason-waits_a_turn = этого персонажа можно выставить только в ваш следующий ход
reason-ability_used = способность действует только раз в раунд
reason-apprentices_only = это только для учеников
reason-not_in_theater = в театре способность не действует
reason-before_acting = это можно сделать только при выставлении, до первого действия
reason-needs_markers = { $needs ->
    [one] на карте номера нужен { $needs } жетон, есть { $left }
    [few] на карте номера нужно { $needs } жетона, есть { $left }
    [many] на карте номера нужно { $needs } жетонов, есть { $left }
   *[other] на карте номера нужно { $needs } жетона, есть { $left }
}
reason-no_marker_of = на карте нет жетонов игрока { $seat }
reason-not_face_up = ни один соперник не открыл эту карту
reason-perform_slot = карты для проведения представления действуют только на сцене, остальные — только вне её
reason-no_such_trick = в этом представлении там нет номера соперника
reason-yield_taken = вознаграждение за этот номер уже получено
reason-take_one = нужно взять хотя бы один жетон реквизита
reason-nothing_to_take = из ассортимента ничего нельзя взять
reason-most_components = { $most ->
    [one] не больше { $most } жетона реквизита
   *[other] не больше { $most } жетонов реквизита
}
reason-not_basic = нужен обычный реквизит
reason-not_lying_there = этого реквизита там нет
reason-buy_range = столько одинакового реквизита за одну покупку не взять
reason-bargain_range = сбить цену можно на сумму от { $least } до { $most }

## What a server refuses

code-offline = Нет связи с сервером.
code-malformed = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
code-reload = Пока страница была открыта, сервер обновился.
code-unknown_table = Такого стола нет. Возможно, ссылка неполная или стола больше не существует.
code-unknown_token = По этой ссылке места за столом здесь нет.
code-other_site = Сервер отклонил запрос с другого сайта. Если он работает за прокси, задайте его внешний адрес.
code-not_found = По этому адресу ничего нет.
code-spectators_off = За этим столом зрители не допускаются.
code-other_rules = Эта партия начата по старым правилам, и на этом сервере её не продолжить.
code-spectator = Вы зритель; это могут делать только игроки.
code-not_your_seat = Это решает другой игрок.
code-not_started = Партия ещё не началась.
code-over = Игра окончена.
code-stale = За столом уже что-то изменилось. Взгляните ещё раз и решите.
code-illegal = Сейчас так нельзя.
code-undo_planning = Вы закончили планирование. Сначала выберите «Изменить план», потом забирайте карты.
code-undo_nothing = Вам нечего отменять.
code-undo_too_far = После этого момента отменять нечего.
code-no_request = Никто не просил отменить ход.
code-already_asked = Об этом уже кто-то попросил.
code-already_left = За вас играет бот; сначала верните себе место.
code-not_left = За вас не играет бот.
code-out_of_time = Ваше время в этой партии вышло.
code-too_fast = Слишком много запросов; повторите чуть позже.
code-spent = Вы уже сделали это столько раз, сколько разрешено. Играть дальше можно.
code-too_many = Слишком много за один раз.
code-busy = Сервер занят; попробуйте ещё раз.
code-seat_taken = Вас опередили: место занято.
code-table_full = Все места заняты; можно смотреть.
code-invitation_needed = За этот стол садятся только по приглашению; попросите полную ссылку.
code-bad_name = Выберите имя длиной от 1 до 40 символов.
code-bad_options = Эти настройки не сочетаются; выберите другие.
code-bad_record = Отсюда партию не продолжить: запись не читается, или игра в этот момент уже окончена.
code-unfinished = Эта партия не окончена. Её можно доиграть, но разобрать можно только оконченную партию.
code-name_taken = Это имя занято.
code-bad_password = Неверное имя или пароль.
code-not_signed_in = Сначала войдите.
code-running = Партия ещё идёт; её повтор откроется, когда она закончится.
code-bad_address = Адрес неверный: в адресе почты должен быть знак @, а веб-адрес начинается с https://.
code-no_push = Этот сервер не умеет присылать уведомления в браузер.
code-no_mail = Этот сервер не отправляет почту. Вместо неё можно использовать вебхук.
code-not_owner = Это может делать только владелец стола.
code-not_admin = Это может делать только администратор сервера.
code-removed = Вас исключили из этой партии.
code-banned = Вам закрыт доступ к этому серверу.
code-muted = Сейчас вы не можете писать в чат.
code-chat_closed = Чат этого стола закрыт.
code-closed = Администратор закрыл этот стол. Посмотреть партию ещё можно.
code-expired = Эта ссылка устарела или уже использована.
code-hints_off = За этим столом играют без подсказок. Подсказки разрешают или отключают при создании стола.
code-broken_lesson = С правилами этого сервера этот урок не работает. Попробуйте другие.
code-broken_puzzle = С правилами этого сервера эта задача не работает. Попробуйте другие.
code-no_puzzles = Задачи на этом сервере не читаются. Причину владелец найдёт в журнале сервера.
code-too_many_seats = Вы уже ждёте за слишком многими столами. Покиньте один из них или дождитесь начала партии.
