# What a player can do, as an option to choose. `action-QUESTION-KIND` is what an answer means to one
# question; `brief-KIND` is the same under a heading that says the rest; `confirm-KIND` is the same
# as a question back.

## Setup and tricks

action-magician = { $details ->
    [ability] { $magician } ({ $favorite_full }). { $ability }: { $effect }
    [start] { $magician } ({ $favorite_full }): { $start }
    [both] { $magician } ({ $favorite_full }): { $start }. { $ability }: { $effect }
   *[none] { $magician } ({ $favorite_full })
}
action-specialist = { $specialist }: { $brings }
action-choose_talent-specialist = Становится { $specialist_ins }
action-choose_talent-pass = Остаётся учеником
action-component = { $component }, { $price }
action-take_extra_components-done = Больше не брать реквизит
action-trick = { $has_price ->
    [yes] «{ $trick }» (доплатить за недостающую славу: { $price })
   *[no] «{ $trick }»
}: реквизит — { $needs }; { $prepare } ОД за { $markers_acc }; вознаграждение — { $yields }{ $has_bonus ->
    [yes] ; в конце игры { $bonus }
   *[no] {""}
}
confirm-trick = { $has_price ->
    [yes] «{ $trick }» (доплатить за недостающую славу: { $price })
   *[no] «{ $trick }»
}
action-choose_durable-trick = Вернуть жетон на номер «{ $trick }»
action-choose_durable-pass = Оставить все жетоны в запасе
action-choose_replacement-trick = Положить жетон на номер «{ $trick }»
action-choose_replacement-pass = Оставить все жетоны
action-return_trick = Вернуть номер «{ $trick }» в колоду
brief-return_trick = вернуть «{ $trick }»
action-replace_trick = Заменить номер «{ $trick }»
action-choose_old_trick-pass = Освоить номер как обычно

## The turn

action-advertise = Вывесить афишу за { $price_acc }
action-choose_advertise-pass = Без рекламы
action-pass = Пас
action-accept = Да
action-done = Завершить ход
action-assign = Поручение { $character_dat }: { $card }
brief-assign = { $card }
action-assign_hired-pass = Без карты
action-recall = Забрать карту у { $character_gen }
brief-recall = забрать у { $character_gen }
action-ready = Закончить планирование
action-reconsider = Изменить план
brief-reconsider = изменить план
action-place = Выставить { $character_acc } { $slot_to }, модификатор { $modifier }
brief-place = { $slot_short }
action-place_character-pass = Не выставлять второго персонажа
action-idle = Оставить { $character_acc } незанятым
brief-idle = оставить незанятым
action-enhance = { $has_ap ->
    [yes] Усилить: ещё { $ap } ОД за осколок
   *[no] Усилить
}
action-ability = «{ $ability }» для этого персонажа

## Downtown

action-learn = Освоить номер ({ $die_short }: { $face })
action-hire = Нанять персонажа ({ $die_short }: { $face })
action-hireling = Нанять { $hireling_acc }
action-recruit_second-accept = Нанять второго ученика
action-recruit_second-pass = Хватит одного
action-take_coins = Взять монеты ({ $die_short }: { $face })
action-reroll = Перебросить { $die_the } ({ $face })
brief-reroll = { $die_short } ({ $face })
action-set_die = Повернуть { $die_the }: { $new }
brief-set_die = { $die_short }: { $new }
action-trick_slot = { $pile_id ->
    [extension] В ячейку инженера
   *[board] На свой планшет
}
action-invest-component = Купить { $components_acc }
action-invest-done = Больше не покупать

## Market Row

action-buy = Купить { $components_acc } (цена { $price })
brief-buy = { $components }, { $price }
action-buy_mix = Купить разный реквизит
action-choose_mix-component = { $components } за { $stock_price_acc }
action-choose_mix-done = Это всё
action-barter = Выменять реквизит
action-choose_barter-component = { $components }, { $stock_price }
action-choose_barter-done = Это всё
action-bargain = Сбить цену: { $count } ОД, к оплате: { $price }
action-payment = { $payment_id ->
    [fame] Потерять славу
   *[coins] Заплатить монетами
}
action-order = Заказать { $component_acc } ({ $price } за жетон)
brief-order = { $component }, { $price }
action-quick_order = Срочный заказ: { $component } ({ $price } за жетон)
brief-quick_order = { $component }, { $price }
action-order_place = Место заказа { $order_place }, заменит { $below_acc }
action-choose_merchants-accept = Купить { $components_acc } сейчас
action-choose_merchants-pass = Только заказать
action-shoplift = Жетон { $stock_place }
action-choose_basic_token-component = Положить туда { $component_acc }
action-pile = { $pile_id ->
    [extension] В ячейку импресарио
   *[board] На свой планшет
}
action-return_component = Вернуть { $components_acc } в запас
brief-return_component = вернуть { $components_acc }

## Workshop

action-prepare = Подготовить номер «{ $trick }»
action-choose_test_run-accept = Отказаться от жетона
action-choose_test_run-pass = Оставить все жетоны
action-give = Вернуть { $components_acc }
action-return_parts-done = Больше не возвращать реквизит
action-choose_enhancement-accept = Улучшить номер «{ $trick }»
action-choose_enhancement-pass = Сохранить осколок
action-choose_stage-pass = Оставить все жетоны на карте номера
action-move_trick = Переместить номер «{ $trick }» в ячейку инженера
action-move_components = { $exchange_id ->
    [none] Переместить стопку { $component_many_gen } в ячейку импресарио
   *[other] Переместить стопку { $component_many_gen } в ячейку импресарио в обмен на стопку { $exchange_many_gen }
}
action-move_apprentice = Переместить { $character_acc } в ячейку ассистента

## Theater

action-set_up = Включить номер { $symbol } «{ $trick }» (готово: { $left })
action-set_up_stack = { $ability }: включить два жетона { $symbol } «{ $trick }» как один номер
action-reschedule = Перенести номер { $symbol } «{ $trick }» ({ $spot })
action-reschedule_guest = Перенести номер { $symbol } «{ $trick }» («{ $performance }», вне ячеек)
action-choose_escape-pass = Ничего не переносить
action-spot = { $spot }, углом «{ $up }» вверх
brief-spot = { $place }, углом «{ $up }» вверх
action-outside = «{ $performance }», вне ячеек
brief-outside = вне ячеек
action-link = Взять { $amount_acc }
action-choose_street-accept = Снять жетон
action-choose_street-pass = Перенести его
action-swap_cards = Поменять местами «{ $performance }» и «{ $other_performance }»
action-choose_swap-pass = Не менять карты местами

## Performance

action-perform = Провести представление «{ $performance }»
action-choose_performance-pass = Не проводить представление
action-choose_possession-perform = «{ $performance }»
action-choose_possession-pass = Не вмешиваться
action-steal = Получить вознаграждение за номер «{ $trick }» { $whose } ({ $yields })
action-steal_guest = Получить вознаграждение за номер «{ $trick }» { $whose } ({ $yields }), вне ячеек
action-choose_steal-pass = Получить своё вознаграждение
action-double = Удвоить вознаграждение за номер «{ $trick }»: { $yield_the }
action-choose_premiere-pass = Ничего не удваивать

## The Dark Alley

action-draw_first = Взять две карты из колоды { $deck_gen }, оставить одну
brief-draw_first = { $deck }
action-draw_further = Взять ещё две карты из колоды { $deck_gen }, оставить одну
brief-draw_further = { $deck }
action-keep = { $label }: { $effect }
action-deck = Колода { $deck_gen }, { $left }
action-tell_fortune = Предсказать будущее: следующим будет «{ $next }»
action-weave_fate = { $ability }: сделать активным { $pending } пророчество. «{ $prophecy }»: { $effect }
action-use_card = { $use_id ->
    [ap] Взять дополнительные ОД
   *[bonus] Применить эффект
}
action-with_card = Применить карту «{ $own_card }» ({ $enhances_the })
action-mimic = { $label }: { $effect }
action-choose_mimicry-pass = Оставить обычным поручением

## Headings of the options

heading-learn = Особняк, трактир и банк
heading-hire = Особняк, трактир и банк
heading-take_coins = Особняк, трактир и банк
heading-reroll = Перебросить кубик
heading-set_die = Повернуть кубик
heading-buy = Купить
heading-order = Заказать на конец раунда
heading-quick_order = Срочный заказ, сразу в продажу
heading-keep = Оставить карту
heading-draw_first = Выбрать первую карту: одна из двух
heading-draw_further = Выбрать дополнительную карту: одна из двух
heading-assign = Поручение { $character_dat }
heading-place = Выставить { $character_acc }
heading-idle = Выставить { $character_acc }
heading-spot = { $performance }
heading-outside = { $performance }
heading-trick = { $category }, { $level }-й уровень
heading-prepare = Подготовить номер
heading-move_trick = Переместить номер
heading-move_components = Переместить реквизит
heading-move_apprentice = Переместить ученика
heading-set_up = Включить номер
heading-set_up_stack = Включить два жетона как один номер
heading-reschedule = Перенести номер
heading-reschedule_guest = Перенести номер
heading-weave_fate = Плетение судьбы
heading-swap_cards = Поменять карты местами
heading-double = Удвоить вознаграждение
heading-steal = Получить чужое вознаграждение
heading-replace_trick = Заменить номер
heading-give = Вернуть реквизит
heading-other = Или
heading-free = Также можно

## What an option would cost and bring

# For the player who chooses: a list of these.
gain-fame = +{ $amount }
lose-fame = −{ $amount }
gain-coins = +{ $amount }
lose-coins = −{ $amount }
gain-shards = +{ $amount }
lose-shards = −{ $amount }
# For another player: `$changes` is a list of the ones below.
foreseen-other = { $who }: { $changes }
gains-fame = +{ $amount }
loses-fame = −{ $amount }
gains-coins = +{ $amount }
loses-coins = −{ $amount }
gains-shards = +{ $amount }
loses-shards = −{ $amount }
foreseen-links = связи: { $links }
foreseen-pays = каждая связь приносит вам { $fame_acc } или { $coins_acc }
foreseen-wages = жалование: { $due }
foreseen-unpaid = не хватит на жалование: { $due }
foreseen-unpaid_yet = жалование: { $due } — больше, чем будет до представления
# Two things that are foreseen.
foreseen-more = { $foreseen }; { $next }

## Дары

action-discard_power = { $power } (уровень { $level }): { $effect }
confirm-discard_power = Сбросить «{ $power }»
action-learn_power = { $has_price ->
    [yes] { $power } в ячейку { $power_slot } (недостающая слава: { $price }): { $effect }
   *[no] { $power } в ячейку { $power_slot }: { $effect }
}
confirm-learn_power = Освоить «{ $power }»
action-choose_power-pass = В этом раунде без дара
action-use_power = Использовать «{ $power }»: { $effect }
confirm-use_power = Использовать «{ $power }»
