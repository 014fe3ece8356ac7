# What happened. An event of a player is a whole sentence that begins with `{ $who }`, without its
# full stop. Several events of the same player are shown on one line: only the first one names the
# player, the others are formatted with an empty `$who`.

told-line = { $told }.
# Two events of the same player.
told-more = { $told }; { $next }
# Two events that concern everybody.
told-then = { $told }. { $next }

event-fame_changed = { $change ->
    [gain] { $who } получает { $amount_acc } ({ $why_is_name ->
        [yes] «{ $why }»
       *[no] { $why }
    })
   *[loss] { $who } теряет { $amount_acc } ({ $why_is_name ->
        [yes] «{ $why }»
       *[no] { $why }
    })
}
event-coins_changed = { $change ->
    [gain] { $who } получает { $amount_acc } ({ $why_is_name ->
        [yes] «{ $why }»
       *[no] { $why }
    })
   *[loss] { $who } платит { $amount_acc } ({ $why_is_name ->
        [yes] «{ $why }»
       *[no] { $why }
    })
}
event-shards_changed = { $change ->
    [gain] { $who } получает { $amount_acc } ({ $why_is_name ->
        [yes] «{ $why }»
       *[no] { $why }
    })
   *[loss] { $who } тратит { $amount_acc } ({ $why_is_name ->
        [yes] «{ $why }»
       *[no] { $why }
    })
}

## Setup and the turn

event-magician_chosen = { $who } играет за иллюзиониста «{ $magician }»
event-specialist_chosen = { $who } берёт в команду { $specialist_acc }
event-initiative_set = Очерёдность хода: { $order }
event-turn_began = Начинается раунд { $turn }
# `$faces` is a list of `event-die_rolled`.
event-dice_rolled = Бросок кубиков: { $faces }
event-die_rolled = { $die_short } — { $face }
event-turn_setup_revealed = В этом раунде карта «{ $turn_setup }» закрывает ячейки и дни; следующая — «{ $next_turn_setup }»
event-advertising_passed = { $who } не вывешивает афишу
event-card_assigned = { $who } даёт поручение «{ $card }» { $character_dat }
event-card_recalled = { $who } забирает поручение «{ $card }» у { $character_gen }
event-seat_ready = { $who } заканчивает планирование
event-seat_reconsidered = { $who } меняет план
# `$revealed` is a list of `event-card_revealed`: cards that are revealed together share a sentence.
event-assignment_revealed = { $who } открывает поручения: { $revealed }
event-card_revealed = { $character_dat } — «{ $card }»
event-character_placed = { $ap ->
    [0] { $who } выставляет { $character_acc } { $slot_to }
   *[other] { $who } выставляет { $character_acc } { $slot_to }, { $ap } ОД
}
event-character_idle = { $who } оставляет { $character_acc } незанятым
event-character_enhanced = { $who } усиливает персонажа на { $ap } ОД
event-placement_ended = { $ap ->
    [0] { $who } завершает ход
   *[other] { $who } завершает ход, не потратив { $ap } ОД
}

## Downtown, Market Row, Workshop

event-trick_learned = { $pile_id ->
    [extension] { $who } осваивает номер «{ $trick }» ({ $symbol }) в ячейке инженера
   *[board] { $who } осваивает номер «{ $trick }» ({ $symbol })
}
event-trick_returned = { $who } возвращает номер «{ $trick }»
event-character_hired = { $who } нанимает { $hireling_acc }
event-die_changed = { $how_id ->
    [rerolled] { $die } переброшен: { $face }
    [set] { $die } повёрнут: { $face }
   *[used] { $die } теперь показывает { $face }
}
event-components_taken = { $pile_id ->
    [extension] { $who } берёт { $components_acc } в ячейку импресарио
   *[board] { $who } берёт { $components_acc }
}
event-components_returned = { $who } возвращает { $components_acc }
event-components_moved = { $exchange_id ->
    [none] { $who } перемещает стопку { $component_many_gen } в ячейку импресарио
   *[other] { $who } перемещает стопку { $component_many_gen } в ячейку импресарио в обмен на стопку { $exchange_many_gen }
}
event-component_ordered = { $who } заказывает { $component_acc } (место заказа { $order_place })
event-component_quick_ordered = { $who } делает срочный заказ на { $component_acc }
event-orders_arrived = Поступают заказы. Теперь в области покупки: { $stock }
event-stock_changed = { $who } кладёт { $component_acc } { $stock_place_to }
event-trick_prepared = { $who } подготавливает номер «{ $trick }» ({ $markers })
event-trick_moved = { $who } перемещает номер «{ $trick }» в ячейку инженера
event-apprentice_moved = { $who } перемещает { $character_acc } в ячейку ассистента

## Theater and Performance

event-marker_set_up = { $who } включает номер «{ $trick }» в представление { $spot }, углом «{ $up }» вверх
event-marker_set_up_outside = { $who } включает номер «{ $trick }» в представление «{ $performance }», вне ячеек
event-marker_rescheduled = { $is_own ->
    [yes] { $who } переносит номер «{ $trick }» в представление { $spot }, углом «{ $up }» вверх
   *[no] { $who } переносит номер «{ $trick }» { $whose } в представление { $spot }, углом «{ $up }» вверх
}
event-link_created = { $who } связывает номера в представлении { $spot } и { $neighbour }
event-performance_began = { $who } проводит представление «{ $performance }» { $weekday_on }
event-performance_skipped = { $who } не проводит представление { $weekday_on }
event-performance_card_shown = Новая карта представления: «{ $performance }»
event-performance_card_discarded = Карта представления «{ $performance }» сброшена
event-performance_cards_swapped = { $who } меняет местами карты «{ $performance }» и «{ $other_performance }»
event-trick_performed = { $who } исполняет номер «{ $trick }»
event-markers_returned = { $who } возвращает { $markers_acc } ({ $symbol }) в свой запас
event-yield_doubled = { $who } удваивает вознаграждение за номер «{ $trick }» ({ $yield_the })
event-yield_stolen = { $who } получает за номер «{ $by }» вознаграждение номера «{ $trick }»

## End Turn and the end

event-character_joined = { $who } принимает в команду { $character_acc }
event-character_left = { $who } возвращает { $character_acc } в запас
event-trick_scored = { $who } получает бонус за номер «{ $trick }»
event-game_ended = Игра окончена: побеждает { $winner }

## The Dark Alley

event-cards_drawn = { $is_known ->
    [yes] { $who } берёт из колоды { $deck_gen } карты «{ $first }» и «{ $second }»
   *[no] { $who } берёт две карты из колоды { $deck_gen }
}
event-card_kept = { $is_known ->
    [yes] { $who } оставляет себе карту «{ $card }»
   *[no] { $who } оставляет себе карту из колоды { $deck_gen }
}
event-card_used = { $use_id ->
    [ap] { $who } использует карту «{ $card }» ради дополнительных ОД
   *[bonus] { $who } использует эффект карты «{ $card }»
}
event-card_bonus_began = { $who } применяет карту «{ $card }» к следующему действию
event-card_discarded = { $who } возвращает карту «{ $card }» под низ колоды
event-card_mimicked = { $who } использует обычное поручение как карту «{ $card }»
event-ability_used = { $who } применяет способность «{ $ability }»
event-prophecies_moved = Активное пророчество: { $active }; грядущие: { $pending }

## Дары

event-power_discarded = { $is_known ->
    [yes] { $who } сбрасывает дар «{ $power }»
   *[no] { $who } сбрасывает дар { $level }-го уровня
}
event-power_learned = { $who } осваивает дар «{ $power }» (ячейка { $power_slot })
event-learning_passed = { $who } не осваивает дар
event-power_returned = { $who } возвращает на руку дар «{ $power }»
event-power_used = { $who } использует дар «{ $power }»

## Преемник Далгарда

event-plan_revealed = { $who } открывает план «{ $plan }»
event-shopping_list_changed = { $count ->
    [0] { $who } больше ничего не ищет
   *[other] { $who } теперь ищет реквизит: { $list }
}
# Почему Преемник что-то делает: правило, затем причина.
event-heir_rule = { $step_id ->
    [enters] { $rule }: в состязание вступает Преемник Далгарда
    [advertises] { $rule }: Преемник вывешивает афишу бесплатно
    [ready] { $rule }: Преемник готов
    [busy] { $rule }: Преемник занят
    [contested] { $rule }: Преемник сначала идёт в спорную локацию: { $location }
    [priority] { $rule }: спорных локаций нет, Преемник действует в своём порядке: { $location }
    [no_slot] { $rule }: в этой локации нет свободной ячейки
    [sixth_ap] { $rule }: Преемник не может потратить все ОД ({ $amount }); остаток становится славой
    [dice] { $amount ->
        [one] { $rule }: Преемник берёт { $amount } кубик
        [few] { $rule }: Преемник берёт { $amount } кубика
       *[other] { $rule }: Преемник берёт { $amount } кубиков
    }
    [trick] { $rule }: Преемник получает случайный номер { $amount }-го уровня
    [roll] { $rule }: подходящих кубиков не хватает, и Преемник бросает один из тех, на которых X
    [shopping] { $amount ->
        [one] { $rule }: { $amount } вид реквизита из списка есть в продаже
        [few] { $rule }: { $amount } вида реквизита из списка есть в продаже
       *[other] { $rule }: { $amount } видов реквизита из списка есть в продаже
    }
    [prophecies_turn] { $rule }: жребий сдвигает пророчества
    [prophecies_stay] { $rule }: жребий оставляет пророчества на местах
    [special_cards] { $amount ->
        [one] { $rule }: Преемник берёт { $amount } карту особого поручения
        [few] { $rule }: Преемник берёт { $amount } карты особых поручений
       *[other] { $rule }: Преемник берёт { $amount } карт особых поручений
    }
    [set_up] { $amount ->
        [one] { $rule }: Преемник может включить в представления { $amount } жетон
        [few] { $rule }: Преемник может включить в представления { $amount } жетона
       *[other] { $rule }: Преемник может включить в представления { $amount } жетонов
    }
    [nothing_to_set_up] { $rule }: этот персонаж не может включить ни одного номера и остаётся незанятым
    [performs] { $rule }: Преемник проводит представление, которое приносит ему больше всего славы ({ $amount })
    [exchange] { $amount ->
        [one] { $rule }: { $amount } монета становится славой
        [few] { $rule }: { $amount } монеты становятся славой
       *[other] { $rule }: { $amount } монет становятся славой
    }
   *[markers_left] { $rule }: жетоны, оставшиеся на картах представлений, приносят вознаграждение ещё раз, но чуть меньше
}
