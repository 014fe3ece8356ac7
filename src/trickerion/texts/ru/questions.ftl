# What a player is asked.

## Setup

question-choose_magician = Выберите иллюзиониста.
question-choose_specialist = Выберите первого специалиста.
question-choose_first_trick = Выберите первый номер — из своей школы.
question-choose_engineers_trick = Выберите номер любой школы для ячейки инженера.
question-take_components = Возьмите { $pile_to } реквизит на { $value_acc }.
question-take_extra_components = Возьмите ещё реквизит на сумму до { $value_gen }.
question-choose_special_deck = Из какой колоды особых поручений взять верхнюю карту?

## The turn

question-choose_advertise = Вывесить афишу за { $price_acc }?
question-assignment = { $has_others ->
    [yes] Раздайте карты поручений персонажам и закончите планирование. Ещё планируют: { $names }.
   *[no] Раздайте карты поручений персонажам и закончите планирование.
}
question-place_character = { $optional ->
    [yes] Выставьте второго персонажа, оставьте кого-нибудь незанятым или спасуйте.
   *[no] Выставьте персонажа или оставьте кого-нибудь незанятым.
}
question-act = { $bonus_id ->
    [open] { $character } { $slot_in }. Потратьте { $ap } ОД. Эффект карты «{ $card }» ещё доступен ({ $enhances_the }).
    [armed] { $character } { $slot_in }. Потратьте { $ap } ОД. Карта «{ $card }» ждёт действия ({ $enhances_the }).
    [running] { $character } { $slot_in }. Потратьте { $ap } ОД. Карта «{ $card }» действует.
   *[spent] { $character } { $slot_in }. Потратьте { $ap } ОД.
}
question-use_card = Карта «{ $card }»: применить эффект или взять дополнительные ОД?

## Downtown

question-choose_trick = Какой номер освоить ({ $die_short }: { $face })?
question-choose_trick_slot = Куда положить номер «{ $trick }»?
question-choose_old_trick = Заменить новым номером один из своих?
question-choose_new_trick = Чем заменить номер «{ $trick }»?
question-choose_hireling = Кого нанять?
question-recruit_second = Нанять второго ученика?
question-assign_hired = { $character } только что нанят. Дать ему карту поручения?
question-invest = Какой реквизит купить? Осталось: { $coins }; жетонов можно взять ещё { $pieces }.

## Market Row

question-choose_bargain = За { $goods_acc } — { $total }. Сколько ОД потратить, чтобы сбить цену?
question-choose_fame_bargain = За { $goods_acc } — { $total }. Сколько ОД потратить, чтобы сбить цену?
question-choose_payment = За { $goods_acc } — { $total }. Чем заплатить?
question-choose_mix = Какой реквизит взять теперь? Уже взято: { $taken } за { $total_acc }.
question-choose_barter = Какой реквизит взять теперь? Уже взято: { $taken } на { $total_acc }.
question-choose_pile = Куда положить { $components_acc }?
question-choose_order_place = Над каким местом покупки заказать { $component_acc }?
question-choose_merchants = Купить заказанный реквизит ({ $component }) сразу?
question-choose_token = Какой жетон взять из ассортимента ({ $component })?
question-choose_basic_token = Какой обычный реквизит положить { $stock_place_to }?

## Workshop

question-choose_test_run = Отказаться от жетона номера «{ $trick }» и сразу получить вознаграждение?
question-choose_replacement = Положить жетон на другой номер вместо номера «{ $trick }»?
question-return_parts = Вернуть реквизит, необходимый для номера «{ $trick }»?
question-choose_enhancement = Улучшить номер «{ $trick }» до конца партии?
question-choose_stage = Сразу включить жетон номера «{ $trick }» в представление?
question-choose_talent = Сделать { $character_acc } специалистом? Его жалование нужно выплатить сейчас.

## Theater

question-choose_spot = { $is_stack ->
    [yes] Куда положить стопку из двух жетонов { $symbol } «{ $trick }» и каким углом вверх?
   *[no] Куда положить жетон { $symbol } «{ $trick }» и каким углом вверх?
}
question-move_marker = Куда перенести жетон ({ $spot }) и каким углом вверх?
question-move_guest = Куда перенести жетон, лежащий вне ячеек карты «{ $performance }», и каким углом вверх?
question-choose_link_pay = Что взять за эту связь: славу или монеты? (Осталось: { $links })
question-choose_street = Снять жетон «{ $trick }» и получить вознаграждение?
question-choose_swap = Какие две карты представлений поменять местами?

## Performance

question-choose_performance = Какое представление провести { $weekday_on }?
question-choose_escape = Какой из своих жетонов высвободить?
question-choose_possession = Выбрать за игрока { $performer }, какое представление провести { $weekday_on }?
question-choose_steal = Чьё вознаграждение взять за «{ $trick }»?
question-choose_premiere = Какое вознаграждение удвоить («{ $performance }»)?
question-choose_durable = На какой номер вернуть один исполненный жетон?

## The Dark Alley

question-choose_keep = { $pairs ->
    [1] Какую карту оставить? Другая уйдёт под низ колоды { $deck_gen }.
   *[other] Какую карту оставить? Из каждой пары (всего { $pairs }) остаётся одна, остальные уйдут под низ своих колод.
}
question-choose_mimicry = Какой картой особого поручения станет карта под { $character_ins }?

## Дары

question-discard_power = Какой дар вы сбросите? Осталось: { $pieces }.
question-choose_power = Какой дар вы освоите?
