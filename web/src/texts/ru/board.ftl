# The boards: labels of what is drawn, pickers, close-ups, the final scores.

## Names and labels

# A thing and what is said of it: “Downtown 1: free”.
ui-labeled = { $name }: { $what }
# Two sentences.
ui-then = { $told } { $next }
# Something that belongs to a player: “Ada’s Manager”.
owner-thing = { $thing } { $whose }

board-turn = Раунд { $turn } из { $turns }
board-initiative = Очерёдность хода
board-advertise = Афиша стоит { $coins_acc }
board-advertised = { $who }: афиша вывешена
board-fame = { $who } { $fame }
board-slots = Ячейки персонажей
board-slot = { $slot }, { $ap } ОД
board-free = свободно
board-before_legend = Бледные: другие игроки в прошлом раунде
board-wanted_legend = пунктир: ваш план
board-before = прошлый раунд: { $whom }
board-wanted = план: { $whom }
board-planned = Собираются в театр
board-closed = { $players ->
    [2] закрыто при игре вдвоём
    [3] закрыто при игре втроём
   *[other] закрыто при игре вчетвером
}
board-closed_by = закрыто в этом раунде («{ $turn_setup }»)
board-turn_setups = Карта раунда: «{ $turn_setup }»; следующая: «{ $next_turn_setup }»
board-closes = в следующем раунде закрыто
text-closed = Закрыто в этом раунде: { $closed }. В следующем: { $next }.
board-neutral = нейтральный жетон, угол «{ $category }» вверху
board-neutral_marker = нейтральный жетон
spot-link_neutral = Связь с нейтральным жетоном
board-spotlight = ячейка сцены
board-yields = Вознаграждение { $modifier }
board-cost-residence = Освоить номер
board-cost-inn = Нанять персонажа
board-cost-bank = Взять монеты
board-set_die = или повернуть:
board-orders = Заказ
board-buy = Купить
board-quick = Срочно
board-order_place = Место заказа { $place }
board-quick_order = Ячейка срочных заказов
board-stock = { $component }, { $price } за жетон
board-empty = пусто
board-deck = Колода { $deck_gen }, { $cards }
board-active = Активное
board-pending-left = далее
board-pending-middle = потом
board-pending-right = позже
board-prophecies = Пророчества
board-prophecy_line = Пророчество: { $active }. Далее: { $left }, { $middle }, { $right }.
board-decks = Колоды особых поручений
board-programme = Карты, оставшиеся в колоде представлений:
board-leaves = скоро уйдёт
board-marker = { $owned }, углом «{ $category }» вверх
board-bonus = Бонус организатора: { $bonus }

## A player's board

workshop-tricks = Номера
workshop-components = Реквизит
workshop-team = Команда
workshop-of = Планшет { $whose }
workshop-free_trick = свободная ячейка номера
workshop-extension-engineer = Ячейка инженера
workshop-extension-manager = Ячейки импресарио
workshop-extension-assistant = Ячейка ассистента
workshop-free_pile = свободная ячейка реквизита
workshop-managed = { $components }, считается за { $counted }
workshop-idle = Незанятый
workshop-inn = в трактире
workshop-inn_short = Трактир
workshop-home = без карты
workshop-with = карта «{ $card }»
workshop-face_down = карта закрыта
workshop-slot = Ячейка мастерской { $place }
workshop-ability_used = уже применена в этом раунде
workshop-at_inn = { $count } в трактире

trick-level = { $level }-й уровень
trick-threshold = Слава { $threshold }
trick-needs = Нужно: { $components }
trick-has = { $have } из { $components_gen }
trick-prepare = Подготовка: { $ap } за { $markers_acc }
trick-marks = Жетоны на карте, готовые к представлению: { $markers } из { $all }
trick-yields = Даёт: { $yields }
trick-end = Окончательный подсчёт

hand-title = Ваша рука
hand-empty = В руке нет карт
hand-count = { $card }, в руке { $count }
hand-special = { $card }, { $location_the }: { $effect } Действие: { $enhances_the }. Вместо эффекта можно взять дополнительные ОД.

panel-open = Показать планшет { $whose }
panel-close = Скрыть планшет { $whose }
panel-acts = ходит
panel-done = готово
panel-to_place = ещё не выставлен
panel-placed = выставлен
panel-cards = обычных { $permanent }, особых { $special }

## Pickers

browser-title = Колоды номеров
browser-all = Все
browser-offered = Доступные
browser-level = Уровень
browser-preparable = Есть реквизит
browser-affordable = Хватает славы
browser-none = Ни один номер не подходит под эти условия.
browser-count = { $count ->
    [one] { $count } номер
    [few] { $count } номера
    [many] { $count } номеров
   *[other] { $count } номера
}

sheet-magicians = Иллюзионисты
sheet-tricks = Колоды номеров
sheet-supply = Запас
sheet-cards = Особые поручения
sheet-specialists = Специалисты
sheet-spot = Карта представления
sheet-pair = Пара { $pair } из { $pairs }
sheet-hide = Показать стол
sheet-show = Выбрать

spot-title = Включить номер «{ $trick }»
spot-pick = Выберите ячейку
spot-turn = Каким углом вверх?
spot-only = Только эти: угол «{ $category }» номера «{ $trick }» должен попасть в круг связи этой ячейки.
spot-up = «{ $category }» вверх
spot-no_links = без связи
spot-link = связь: { $owned }

## Close-ups

closeup-title = Крупный план
closeup-pick = Выбрать
closeup-week = Вознаграждение по дням
closeup-day = Если выступить в этот день, ваши номера принесут:
closeup-nothing_ready = Ни один ваш номер ещё не подготовлен и не включён в представление.
closeup-no_markers = жетонов ещё нет
closeup-use = «{ $trick }» требует: { $need }
closeup-no_use = Ни одному вашему номеру это не нужно.
closeup-prepare = Подготовка в мастерской стоит { $ap } и даёт { $markers_acc }, если хватает жетонов этого символа.
closeup-engineer = В ячейке инженера он получает ещё один жетон.
closeup-character = { $wage ->
    [0] { $ap }, без жалования
   *[other] { $ap }, жалование { $coins }, если выставлен
}
closeup-in_rules = В правилах

about-theater = Включайте номера в представления за кулисами или проводите представление на сцене.
about-workshop = Готовьте номера и наводите порядок на планшете.
about-market_row = Покупайте и заказывайте реквизит.
about-downtown = Осваивайте номера, нанимайте персонажей, берите монеты.
about-dark_alley = Берите карты особых поручений или предсказывайте будущее.
about-slot = { $modifier ->
    [0] У выставленного сюда персонажа только его собственные ОД.
   *[other] Персонаж, выставленный сюда, получает { $ap } ОД.
}
about-backstage = Здесь включают и переносят номера. За раунд можно занять только один день, и только если там нет соперника.
about-star = Только для иллюзионистов: вместо действий провести представление в этот день.
about-magician = Умеет всё, и только он проводит представления.
about-manager = В ячейках импресарио в каждой стопке на один жетон больше. За кулисами вашего представления: дополнительные монеты.
about-engineer = Номер в ячейке инженера получает дополнительный жетон. За кулисами вашего представления: осколок.
about-assistant = Даёт место ученику без жалования. За кулисами вашего представления: дополнительная слава.
about-apprentice = Недорогой помощник. В ячейке с прибавкой ОД он не хуже специалиста.
about-residence = Освоить номер этой или своей школы за { $learn_ap }.
about-inn = Нанять этого персонажа за { $hire_ap }. Он придёт в команду после этого раунда.
about-bank = Взять столько монет за { $take_coins_ap }.
about-die_x = Ничего не даёт, пока кубик не перебросят или не повернут.
about-die_change = Перебросить за { $reroll_ap } или повернуть любой гранью за { $set_die_ap }.
about-deck = В кривой улочке возьмите две карты и оставьте одну.

## The final scores

end-sources = Откуда слава
end-turns = Слава по раундам
end-start_short = Старт
end-final_short = Итог
end-wins = Побеждает { $who }: { $fame }
end-source = Источник
source-rated = { $name }, { $rate }
source-rate = { $fame } за единицу
source-rate_coins = { $fame } за { $coins_acc }
end-gained = Слава за каждый раунд
end-when = Раунд

## Parts of the table on a phone

zone-town = Город
zone-theater = Театр
# Glossary: Workshop. The printed word is too wide for a phone; the zone shows the player board.
zone-workshop = Планшет
zone-players = Игроки
zone-log = Журнал

## Дары

powers-title = Дары
powers-open = { $count ->
    [one] Открыта { $count } ячейка дара
    [few] Открыты { $count } ячейки даров
   *[many] Открыто { $count } ячеек даров
}
powers-labeled = { $power }: { $effect }
powers-hand = Дары на руке: { $powers }
powers-known = Известные дары на руке: { $powers }
powers-slot = Ячейка дара { $place }: осколков { $filled } из { $size }
powers-level = Дар { $level }-го уровня
powers-used = использован в этом раунде

## Преемник Далгарда

heir-plan_and_stance = План: «{ $plan }». { $stance }.
heir-no_plan = Плана ещё нет.
heir-shopping = Список покупок: { $list }.
heir-wants = Ищет:
heir-difficulty = Преемник Далгарда, { $difficulty }.
heir-stronger = Больше ОД: { $character }.
heir-to_come = Осталось планов: { $plans }.
