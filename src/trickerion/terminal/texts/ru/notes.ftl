# What the terminal says about the game it runs.

note-welcome = Зерно генератора: { $seed }. Введите help, чтобы увидеть список команд.
note-hand_over = { $who }, нажмите Enter, когда никто другой не смотрит.
note-go_on = Нажмите Enter, чтобы продолжить, или введите undo.
note-unknown = Непонятно: «{ $typed }». Введите номер из списка, действие или help.
note-no_command = Здесь нет команды «{ $typed }»; список команд покажет help.
note-no_option = Нет варианта { $typed }. Нажмите Enter, чтобы увидеть варианты.
note-not_an_action = Это не действие: { $detail }.
note-not_your_seat = За клавиатурой { $who }: сейчас можно ходить только за { $seat }.
note-refused = Нельзя. { $refusal }.
note-legal = Можно: { $action }.
note-no_hint = Сейчас решаете не вы.
note-why_what = Какое действие? Например: why place manager market_row.1
note-taken_back = Отменено: { $action }.
note-undo_nothing = Отменять пока нечего.
note-undo_other = Отменять нечего: последнее действие — { $whose }.
note-undo_reveal = Это не отменить: были брошены кубики или открылась скрытая информация.
note-undo_plans = Забирайте карты по одной, например: recall magician
note-saved = Сохранено в { $file }.
note-loaded = Загружено: { $file }.
note-which_file = Какой файл? { $command } ФАЙЛ
note-not_saved = Не сохранено: { $reason }.
note-not_loaded = Не загружено, эта партия продолжается: { $reason }.
note-not_a_record = { $file } уже существует, и это не сохранённая партия
note-no_file = { $file } — не файл
note-too_long = { $file } — слишком длинный файл для сохранённой партии
note-cannot_load = Не удалось загрузить { $file }: { $reason }.
note-kept = Эта партия сохранена в { $file }.
note-resume = Чтобы продолжить: { $command } --load { $file }
note-not_kept = Не удалось сохранить партию: { $reason }.
note-goodbye = До встречи.
note-no_part = Части поля: { $parts }.
note-no_dark_alley = Эта партия идёт без модуля «Кривая улочка».
note-no_prophecies = Эта партия идёт без пророчеств.
note-no_deck = Введите all или одну из колод: { $decks }.
note-no_special = У вас нет карт особых поручений. Введите cards all, чтобы увидеть все карты.
note-prophecy_pile = В стопке { $left }; прошедшие: { $past }.
note-which_rule = Какое правило? Например: rule THR-4
note-no_rule = Правила { $rule } нет. Ближайшие: { $near }.
note-no_category = Школы: { $categories }.
note-no_log = Пока ничего не произошло.
note-finish = Игра окончена. Введите save ФАЙЛ, чтобы сохранить партию, board или log, чтобы вспомнить, как всё было, или нажмите Enter, чтобы выйти.
note-finish_there = Игра окончена. Введите board или log, чтобы вспомнить, как всё было, или нажмите Enter, чтобы выйти.
note-wins = Побеждает { $who }: { $fame }.
note-hint = { $action } ({ $notation })

## Before the game

note-ask_players = Сколько игроков, от { $least } до { $most }? [{ $default }]
note-ask_people = Сколько из них людей, от { $least } до { $most }? Остальные — боты. [{ $default }]
note-ask_modules = Кривая улочка: 0 — без неё, 1 — с ней, 2 — с ней и с пророчествами? [{ $default }]
note-from_to = Введите число от { $least } до { $most } или нажмите Enter, чтобы выбрать { $default }.
note-player = Игрок { $number }
note-too_many_people = Людей ({ $people }) больше, чем мест ({ $seats }).
note-no_bot = Бота { $bot } нет; есть { $bots }.
note-no_style = Стиля { $style } нет; есть { $styles }.
note-bot_failed = { $what }. За него продолжает играть лёгкий бот.

## At a table on a server

note-joined = Сервер заранее зафиксировал броски кубиков: { $commitment }. Введите say ТЕКСТ, чтобы написать остальным.
note-seated = Ссылка на ваше место, с любого устройства (никому её не показывайте): { $link }
note-wait_for_players = Ждём, пока все места будут заняты.
note-said = { $who }: { $text }
note-disconnected = Партия продолжается без вас: { $reason }
note-undo_asked = { $who } просит всех отменить { $actions_acc }.
note-undo_answer = Введите agree или decline.
note-undo_done = Отменено по общему согласию: { $actions }.
note-return_there = Чтобы вернуться: { $command } --join { $link }
note-kept_there = сервер хранит эту партию
note-table = { $number }) { $title }: { $seats }
note-table_marked = { $number }) { $title }: { $seats } ({ $marks })
note-no_tables = На { $host } нет открытых столов.
note-which_table = За какой стол? [{ $default }]
note-no_address = { $url } — не адрес вида http://host:8080/t/ID
note-no_seat = По этой ссылке места за столом нет.
note-no_answer = { $host } не отвечает.
note-unreachable = Нет связи с { $host }: { $reason }

## Questions and options

asked-line = { $who }: { $question }
asked-pairs = { $question } Пары: { $pairs }.
asked-pair = «{ $first }» или «{ $second }»
# An option with what it costs, and with what it would bring.
option-cost = { $option } — { $ap } ОД
option-foreseen = { $option } → { $foreseen }
foreseen-ap = { $ap } ОД
foreseen-stage = вознаграждение { $modifier }
foreseen-level = { $links ->
    [1] приносит { $level }
   *[other] приносят по { $level }
}
foreseen-payments = { $payments } по { $level }
foreseen-shards = { $shards }: { $names }
owned-marker = { $symbol } { $whose }
note-tutor_anyway = Введите { $yes }, чтобы всё равно так сделать, или нажмите Enter, чтобы выбрать снова.
