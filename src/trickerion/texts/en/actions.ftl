# What a player can do, as an option to choose. `action-QUESTION-KIND` is what an answer means to one
# question; `brief-KIND` is the same under a heading that says the rest; `confirm-KIND` is the same
# as a question back.

## Setup and tricks

action-magician = { $details ->
    [ability] { $magician } ({ $favorite }). { $ability }: { $effect }
    [start] { $magician } ({ $favorite }): { $start }
    [both] { $magician } ({ $favorite }): { $start }. { $ability }: { $effect }
   *[none] { $magician } ({ $favorite })
}
action-specialist = { $specialist }: { $brings }
action-choose_talent-specialist = Becomes { $specialist_the }
action-choose_talent-pass = Stays an Apprentice
action-component = { $component }, worth { $price }
action-take_extra_components-done = No more components
action-trick = { $has_price ->
    [yes] { $trick } (pay { $price } for missing Fame)
   *[no] { $trick }
}: needs { $needs }; { $prepare } AP for { $markers }; yields { $yields }{ $has_bonus ->
    [yes] ; at the end { $bonus }
   *[no] {""}
}
confirm-trick = { $has_price ->
    [yes] { $trick } (pay { $price } for missing Fame)
   *[no] { $trick }
}
action-choose_durable-trick = Put a marker back on { $trick }
action-choose_durable-pass = Leave all markers in the supply
action-choose_replacement-trick = Put a marker on { $trick } instead
action-choose_replacement-pass = Keep all markers
action-return_trick = Return the trick { $trick } to its deck
brief-return_trick = return { $trick }
action-replace_trick = Replace { $trick }
action-choose_old_trick-pass = Learn a trick as usual

## The turn

action-advertise = Advertise for { $price }
action-choose_advertise-pass = Don’t advertise
action-pass = Pass
action-accept = Yes
action-done = End this placement
action-assign = { $card } under { $character_the }
brief-assign = { $card }
action-assign_hired-pass = No card
action-recall = Take back the card under { $character_the }
brief-recall = take back from { $character_the }
action-ready = Finish planning
action-reconsider = Change my plan
brief-reconsider = change my plan
action-place = Place { $character_the } on { $slot } ({ $modifier })
brief-place = { $slot_short }
action-place_character-pass = Don’t place a second Character now
action-idle = Leave { $character_the } Idle
brief-idle = leave Idle
action-enhance = { $has_ap ->
    [yes] Enhance: { $ap } more AP for a Shard
   *[no] Enhance
}
action-ability = { $ability } for this Character

## Downtown

action-learn = Learn a trick with { $die } ({ $face })
action-hire = Hire with { $die }: { $face }
action-hireling = Hire { $hireling_a }
action-recruit_second-accept = Hire a second Apprentice
action-recruit_second-pass = One is enough
action-take_coins = Take Coins with { $die } ({ $face })
action-reroll = Reroll { $die } ({ $face })
brief-reroll = { $die_short } ({ $face })
action-set_die = Set { $die } to { $new }
brief-set_die = { $die_short }: { $new }
action-trick_slot = { $pile_id ->
    [extension] On the Engineer’s slot
   *[board] On your board
}
action-invest-component = Buy { $components }
action-invest-done = Stop buying

## Market Row

action-buy = Buy { $components } ({ $price } before Bargain)
brief-buy = { $components }, { $price }
action-buy_mix = Buy a mix of components
action-choose_mix-component = { $components } for { $stock_price }
action-choose_mix-done = That’s all
action-barter = Barter for components
action-choose_barter-component = { $components }, worth { $stock_price }
action-choose_barter-done = That’s all
action-bargain = Put { $count } AP into Bargain: pay { $price }
action-payment = { $payment_id ->
    [fame] Lose Fame instead
   *[coins] Pay with Coins
}
action-order = Order { $component_many } ({ $price } each)
brief-order = { $component_many }, { $price }
action-quick_order = Quick Order { $component_many } ({ $price } each)
brief-quick_order = { $component_many }, { $price }
action-order_place = Order place { $order_place }, replacing { $below }
action-choose_merchants-accept = Buy { $components } now
action-choose_merchants-pass = Only order it
action-shoplift = The one { $stock_place }
action-choose_basic_token-component = Put { $component_many } there
action-pile = { $pile_id ->
    [extension] On a Manager’s slot
   *[board] On your board
}
action-return_component = Return { $components } to the supply
brief-return_component = return { $components }

## Workshop

action-prepare = Prepare { $trick }
action-choose_test_run-accept = Give up a marker
action-choose_test_run-pass = Keep all markers
action-give = Return { $components }
action-return_parts-done = Stop returning components
action-choose_enhancement-accept = Enhance { $trick }
action-choose_enhancement-pass = Keep the Shard
action-choose_stage-pass = Keep all markers on the trick card
action-move_trick = Move { $trick } to the Engineer’s slot
action-move_components = { $exchange_id ->
    [none] Move the { $component_many } to a Manager’s slot
   *[other] Move the { $component_many } to a Manager’s slot in exchange for the { $exchange_many }
}
action-move_apprentice = Move { $character_the } to the Assistant’s slot

## Theater

action-set_up = Set up { $symbol } { $trick } ({ $left } ready)
action-set_up_stack = { $ability }: set up two markers of { $symbol } { $trick } as one
action-reschedule = Reschedule { $symbol } { $trick } from { $spot }
action-reschedule_guest = Reschedule { $symbol } { $trick } from outside the slots of { $performance }
action-choose_escape-pass = Move no marker
action-spot = { $spot }, { $up } corner up
brief-spot = { $place }, { $up } corner up
action-outside = { $performance }, outside the slots
brief-outside = outside the slots
action-link = Take { $amount }
action-choose_street-accept = Take the marker off its card
action-choose_street-pass = Move it instead
action-swap_cards = Swap { $performance } with { $other_performance }
action-choose_swap-pass = Swap no cards

## Performance

action-perform = Perform { $performance }
action-choose_performance-pass = Don’t perform
action-choose_possession-perform = { $performance }
action-choose_possession-pass = Let them choose
action-steal = Collect the yield of { $whose } { $trick } ({ $yields })
action-steal_guest = Collect the yield of { $whose } { $trick } ({ $yields }), outside the slots
action-choose_steal-pass = Collect its own yield
action-double = Double the { $yield } of { $trick }
action-choose_premiere-pass = Double nothing

## The Dark Alley

action-draw_first = Draw two { $deck } cards, keep one
brief-draw_first = { $deck }
action-draw_further = Draw two more { $deck } cards, keep one
brief-draw_further = { $deck }
action-keep = { $label }: { $effect }
action-deck = The { $deck } deck, { $left }
action-tell_fortune = Fortune Telling: { $next } comes next
action-weave_fate = { $ability }: make the { $pending } prophecy Active. { $prophecy }: { $effect }
action-use_card = { $use_id ->
    [ap] Use it for more AP
   *[bonus] Use it for its bonus
}
action-with_card = Use { $own_card } with the next action ({ $enhances })
action-mimic = { $label }: { $effect }
action-choose_mimicry-pass = Keep it as a permanent card

## Headings of the options

heading-learn = Residence, Inn and Bank
heading-hire = Residence, Inn and Bank
heading-take_coins = Residence, Inn and Bank
heading-reroll = Reroll a die
heading-set_die = Set a die
heading-buy = Buy
heading-order = Order for the end of the turn
heading-quick_order = Quick Order, for sale right away
heading-keep = Keep a card
heading-draw_first = Draw First Card: keep one of two
heading-draw_further = Draw Further Cards: keep one of two
heading-assign = Under { $character_the }
heading-place = Place { $character_the }
heading-idle = Place { $character_the }
heading-spot = { $performance }
heading-outside = { $performance }
heading-trick = { $category }, Level { $level }
heading-prepare = Prepare a trick
heading-move_trick = Move a trick
heading-move_components = Move components
heading-move_apprentice = Move an Apprentice
heading-set_up = Set up a trick
heading-set_up_stack = Set up two markers as one
heading-reschedule = Reschedule a marker
heading-reschedule_guest = Reschedule a marker
heading-weave_fate = Fate Weaving
heading-swap_cards = Swap two cards
heading-double = Double a yield
heading-steal = Collect another yield
heading-replace_trick = Replace a trick
heading-give = Return a component
heading-other = Or
heading-free = Also allowed

## What an option would cost and bring

# For the player who chooses: a list of these.
gain-fame = gain { $amount }
lose-fame = lose { $amount }
gain-coins = receive { $amount }
lose-coins = pay { $amount }
gain-shards = receive { $amount }
lose-shards = pay { $amount }
# For another player: `$changes` is a list of the ones below.
foreseen-other = { $who } { $changes }
gains-fame = gains { $amount }
loses-fame = loses { $amount }
gains-coins = receives { $amount }
loses-coins = pays { $amount }
gains-shards = receives { $amount }
loses-shards = pays { $amount }
foreseen-links = links with { $links }
foreseen-pays = each link pays you { $fame } or { $coins }
foreseen-wages = wages due: { $due }
foreseen-unpaid = not enough for the wages due: { $due }
foreseen-unpaid_yet = wages due: { $due }, more than you’ll have before the show
# Two things that are foreseen.
foreseen-more = { $foreseen }; { $next }

## Powers

action-discard_power = { $power } (Level { $level }): { $effect }
confirm-discard_power = Discard { $power }
action-learn_power = { $has_price ->
    [yes] { $power } on slot { $power_slot } (pay { $price } for missing Fame): { $effect }
   *[no] { $power } on slot { $power_slot }: { $effect }
}
confirm-learn_power = Learn { $power }
action-choose_power-pass = No Power this turn
action-use_power = Use { $power }: { $effect }
confirm-use_power = Use { $power }
