# The boards, drawn as text.

## Short names

short_character-magician = Magician
short_character-manager = Manager
short_character-engineer = Engineer
short_character-assistant = Assistant
short_character-apprentice_1 = Appr. 1
short_character-apprentice_2 = Appr. 2
short_character-apprentice_3 = Appr. 3
short_character-assistants_apprentice = Asst’s Appr.

## The town

title-initiative = Initiative
title-downtown = Downtown
title-market_row = Market Row
title-dark_alley = Dark Alley
title-turn_setup = Turn Setup
title-heir = Heir
title-prophecies = Prophecies
title-workshops = Workshops
title-slots = slots
title-stock = stock
title-decks = decks
title-at_work = in effect

boards-turn = Turn { $turn } of { $turns } · { $phase }
boards-advertised = { $who } advertised
boards-advertise = { $who } (advertise { $price })
boards-dice = { $house } A { $a }, B { $b }
boards-orders = orders
boards-buy = buy
boards-quick_order = quick order { $component }
boards-beside = beside { $component }
boards-priced = { $component } { $price }
boards-closed = closed
boards-deck = { $location } { $count }
boards-deck_known = { $location } { $count } ({ $cards })
boards-working = { $card } of { $who }
boards-active = Active

## The Theater

boards-theater = Theater · deck: { $deck }
boards-deck_left = { $count } { $theater }
boards-empty = empty
boards-bonus = bonus { $bonus }
boards-leaves = (leaves next)
boards-weekday = { $ap } AP yields { $yields }
boards-backstage = 1 { $first } 2 { $second }
boards-stage = stage { $who }
boards-turn_setup = { $turn_setup } this turn; next { $next_turn_setup }, which closes { $closed }
boards-heir = { $difficulty } · plan { $plan }, { $stance } · wants { $list }
boards-legend = ◇ free · ▲♠↑{ $letter } marker, { $letter } up · corners meet in ○ (✧ Shard) · ◉ ✦ linked
boards-duel_legend = { $legend } · ◈ neutral
boards-more_legend = { $legend } · ² stack · + outside

## A player

player-title = { $who } ({ $seat })
player-magician = { $who } ({ $seat }) · { $magician }, { $favorite }
player-no_magician = no magician yet
player-wages = wages due { $wages }
player-wages_short = wages { $wages }
player-cards = { $permanent } permanent + { $special } Special
player-cards_short = { $permanent }+{ $special } cards
player-ability_used = { $ability } used
player-prophecy = prophecy { $prophecy }
player-components = components
player-components_short = stock
player-team = team
player-hand = hand
player-special = Special
player-known = known
player-powers = Powers
player-open_slots = { $count ->
    [one] { $count } open slot
   *[other] { $count } open slots
}
player-power_coins = { $coins ->
    [one] { $power } ({ $coins } Coin)
   *[other] { $power } ({ $coins } Coins)
}
player-power_hand = Powers in hand
player-ready = { $markers } ready
player-prepare = { $ap } AP for { $markers }
player-engineers = { $trick } (Engineer’s)
player-no_tricks = no tricks
player-has = { $component } { $has }/{ $needs }
player-end_bonus = at the end: { $bonus }
player-end_bonus_now = at the end: { $bonus }; now { $now }
player-managed = { $count }+1 { $component }*
player-piles_managed = { $piles } (*Manager’s)
player-none = none
player-inn = { $count ->
    [one] { $count } Apprentice at the Inn
   *[other] { $count } Apprentices at the Inn
}
player-waits = { $character } ({ $card })
player-face_down = face down
player-idle = { $character }: Idle
player-at_inn = { $character }: at the Inn
player-placed = { $character }: { $slot_short }
player-placed_with = { $character }: { $slot_short } with { $card }
player-held = { $count } { $card }
player-empty = empty

## Special cards and trick decks

cards-own = Your Special cards
cards-abilities = Abilities
cards-ability = { $who }: { $ability }
cards-ability_used = { $who }: { $ability } (used this turn)
cards-so_far = [so far: { $tricks }]
cards-in_deck = [{ $number } of { $count } in its deck]
cards-in_hand = [{ $whose } hand]
cards-under = [under { $whose } { $character }]
decks-taken = (all taken)
decks-threshold = Fame { $threshold }

## The final scores

scores-by_source = Fame from
scores-by_turn = Fame in
scores-set_up = Setup
scores-before = Before the record
