# What happened. An event of a player is a whole sentence that begins with `{ $who }`, without its
# full stop. Several events of the same player are shown on one line: only the first one names the
# player, the others are formatted with an empty `$who`.

told-line = { $told }.
# Two events of the same player.
told-more = { $told }; { $next }
# Two events that concern everybody.
told-then = { $told }. { $next }

# `$why_is_name` (yes or no): is `$why` the name of a card, an ability or a prophecy?
event-fame_changed = { $change ->
    [gain] { $who } gains { $amount } ({ $why })
   *[loss] { $who } loses { $amount } ({ $why })
}
# `$why_is_name` as above.
event-coins_changed = { $change ->
    [gain] { $who } receives { $amount } ({ $why })
   *[loss] { $who } pays { $amount } ({ $why })
}
# `$why_is_name` as above.
event-shards_changed = { $change ->
    [gain] { $who } receives { $amount } ({ $why })
   *[loss] { $who } pays { $amount } ({ $why })
}

## Setup and the turn

event-magician_chosen = { $who } plays { $magician }
event-specialist_chosen = { $who } takes { $specialist_the }
event-initiative_set = Initiative order: { $order }
event-turn_began = Turn { $turn } begins
# `$faces` is a list of `event-die_rolled`.
event-dice_rolled = The dice are rolled. { $faces }
event-die_rolled = { $die_short }: { $face }
event-turn_setup_revealed = { $turn_setup } closes slots and weekdays for this turn; { $next_turn_setup } comes next
event-advertising_passed = { $who } doesn’t advertise
event-card_assigned = { $who } puts { $card } under { $character_the }
event-card_recalled = { $who } takes { $card } back from { $character_the }
event-seat_ready = { $who } has finished planning
event-seat_reconsidered = { $who } changes the plan
# `$revealed` is a list of `event-card_revealed`: cards that are revealed together share a sentence.
event-assignment_revealed = { $who } reveals { $revealed }
event-card_revealed = { $card } under { $character_the }
event-character_placed = { $ap ->
    [0] { $who } places { $character_the } on { $slot }
   *[other] { $who } places { $character_the } on { $slot }, { $ap } AP
}
event-character_idle = { $who } leaves { $character_the } Idle
event-character_enhanced = { $who } enhances the Character by { $ap } AP
event-placement_ended = { $ap ->
    [0] { $who } ends the placement
   *[other] { $who } ends the placement with { $ap } AP unspent
}

## Downtown, Market Row, Workshop

event-trick_learned = { $pile_id ->
    [extension] { $who } learns the trick { $trick } with { $symbol } on the Engineer’s slot
   *[board] { $who } learns the trick { $trick } with { $symbol }
}
event-trick_returned = { $who } returns the trick { $trick }
event-character_hired = { $who } hires { $hireling_a }
event-die_changed = { $how_id ->
    [rerolled] { $die } is rerolled: { $face }
    [set] { $die } is set to { $face }
   *[used] { $die } now shows { $face }
}
event-components_taken = { $pile_id ->
    [extension] { $who } takes { $components } onto a Manager’s slot
   *[board] { $who } takes { $components }
}
event-components_returned = { $who } returns { $components }
event-components_moved = { $exchange_id ->
    [none] { $who } moves the { $component_many } to a Manager’s slot
   *[other] { $who } moves the { $component_many } to a Manager’s slot in exchange for the { $exchange_many }
}
event-component_ordered = { $who } orders { $component_many } on Order place { $order_place }
event-component_quick_ordered = { $who } puts { $component_many } on the Quick Order slot
event-orders_arrived = Orders arrive. Now in the Buy area: { $stock }
event-stock_changed = { $who } puts { $component_many } { $stock_place }
event-trick_prepared = { $who } prepares { $trick }, { $markers }
event-trick_moved = { $who } moves { $trick } to the Engineer’s slot
event-apprentice_moved = { $who } moves { $character_the } to the Assistant’s slot

## Theater and Performance

event-marker_set_up = { $who } sets up { $trick } on { $spot }, { $up } corner up
event-marker_set_up_outside = { $who } sets up { $trick } on { $performance }, outside the slots
event-marker_rescheduled = { $is_own ->
    [yes] { $who } reschedules { $trick } to { $spot }, { $up } corner up
   *[no] { $who } reschedules { $whose } { $trick } to { $spot }, { $up } corner up
}
event-link_created = { $who } links { $spot } with { $neighbour }
event-performance_began = { $who } performs { $performance } on { $weekday }
event-performance_skipped = { $who } doesn’t perform on { $weekday }
event-performance_card_shown = New Performance card: { $performance }
event-performance_card_discarded = The Performance card { $performance } leaves
event-performance_cards_swapped = { $who } swaps { $performance } with { $other_performance }
event-trick_performed = { $who } performs { $trick }
event-markers_returned = { $who } puts { $markers } ({ $symbol }) back in their supply
event-yield_doubled = { $who } doubles the { $yield } of { $trick }
event-yield_stolen = { $who } collects the yield of { $trick } with { $by }

## End Turn and the end

event-character_joined = { $who } welcomes { $character_the } to the team
event-character_left = { $who } returns { $character_the } to the supply
event-trick_scored = { $who } scores { $trick }
event-game_ended = The game is over: { $winner } wins

## The Dark Alley

event-cards_drawn = { $is_known ->
    [yes] { $who } draws { $first } and { $second } from the { $deck } deck
   *[no] { $who } draws two cards from the { $deck } deck
}
event-card_kept = { $is_known ->
    [yes] { $who } keeps { $card }
   *[no] { $who } keeps a card from the { $deck } deck
}
event-card_used = { $use_id ->
    [ap] { $who } uses { $card } for more AP
   *[bonus] { $who } uses { $card } for its bonus
}
event-card_bonus_began = { $who } uses { $card } with the next action
event-card_discarded = { $who } puts { $card } under its deck
event-card_mimicked = { $who } uses a permanent card as { $card }
event-ability_used = { $who } uses { $ability }
event-prophecies_moved = Active prophecy: { $active }; Pending: { $pending }

## Powers

event-power_discarded = { $is_known ->
    [yes] { $who } discards the Power { $power }
   *[no] { $who } discards a Level { $level } Power
}
event-power_learned = { $who } learns the Power { $power } (slot { $power_slot })
event-learning_passed = { $who } learns no Power
event-power_returned = { $who } takes the Power { $power } back into hand
event-power_used = { $who } uses the Power { $power }

## Dahlgaard’s Heir

event-plan_revealed = { $who } reveals the plan { $plan }
event-shopping_list_changed = { $count ->
    [0] { $who } needs nothing more
   *[other] { $who } is now looking for: { $list }
}
# Why the Heir does something: the rule, then the reason.
event-heir_rule = { $step_id ->
    [enters] { $rule }: Dahlgaard’s Heir joins the competition
    [advertises] { $rule }: the Heir advertises for free
    [ready] { $rule }: the Heir is Ready
    [busy] { $rule }: the Heir is Busy
    [contested] { $rule }: the Heir goes to a contested Location first: { $location }
    [priority] { $rule }: no Location is contested, so the Heir goes by its order: { $location }
    [no_slot] { $rule }: no slot is free at this Location
    [sixth_ap] { $rule }: the Heir can’t use all { $amount } AP; the rest becomes Fame
    [dice] { $amount ->
        [one] { $rule }: the Heir takes { $amount } die
       *[other] { $rule }: the Heir takes { $amount } dice
    }
    [trick] { $rule }: the Heir gets a random Level { $amount } trick
    [roll] { $rule }: there aren’t enough dice to take, so the Heir rolls one that shows X
    [shopping] { $amount ->
        [one] { $rule }: { $amount } type on its shopping list is in stock
       *[other] { $rule }: { $amount } types on its shopping list are in stock
    }
    [prophecies_turn] { $rule }: the coin flip turns the prophecies
    [prophecies_stay] { $rule }: the coin flip leaves the prophecies where they are
    [special_cards] { $amount ->
        [one] { $rule }: the Heir takes { $amount } Special card
       *[other] { $rule }: the Heir takes { $amount } Special cards
    }
    [set_up] { $amount ->
        [one] { $rule }: the Heir may set up { $amount } marker
       *[other] { $rule }: the Heir may set up { $amount } markers
    }
    [nothing_to_set_up] { $rule }: this Character can’t set up anything and stays Idle
    [performs] { $rule }: the Heir performs the card that pays it the most Fame ({ $amount })
    [exchange] { $rule }: { $amount } Coins become Fame
   *[markers_left] { $rule }: markers left on Performance cards yield once more, but a little less
}
