# The boards: labels of what is drawn, pickers, close-ups, the final scores.

## Names and labels

# A thing and what is said of it: “Downtown 1: free”.
ui-labeled = { $name }: { $what }
# Two sentences.
ui-then = { $told } { $next }
# Something that belongs to a player: “Ada’s Manager”.
owner-thing = { $whose } { $thing }

board-turn = Turn { $turn } of { $turns }
board-initiative = Initiative order
board-advertise = Advertising costs { $coins }
board-advertised = { $who } has advertised
board-fame = { $who } { $fame }
board-slots = Character slots
board-slot = { $slot }, { $ap } AP
board-free = free
board-before_legend = Faint: other players last turn
board-wanted_legend = dashed: your plan
board-before = last turn: { $whom }
board-wanted = planned: { $whom }
board-planned = Planned for the Theater
board-closed = closed in a game of { $players }
board-closed_by = closed this turn ({ $turn_setup })
board-turn_setups = Turn Setup: { $turn_setup }; next: { $next_turn_setup }
board-closes = closed next turn
text-closed = Closed this turn: { $closed }. Closed next turn: { $next }.
board-neutral = neutral marker, { $category } corner up
board-neutral_marker = neutral marker
spot-link_neutral = Link with the neutral marker
board-spotlight = performance slot
board-yields = Yields { $modifier }
board-cost-residence = Learn Trick
board-cost-inn = Hire Character
board-cost-bank = Take Coins
board-set_die = or set it to
board-orders = Orders
board-buy = Buy
board-quick = Quick
board-order_place = Order place { $place }
board-quick_order = Quick Order slot
board-stock = { $component }, { $price } each
board-empty = empty
board-deck = { $deck } deck, { $cards }
board-active = Active
board-pending-left = next
board-pending-middle = then
board-pending-right = later
board-prophecies = Prophecies
board-prophecy_line = Prophecy: { $active }. Next: { $left }, then { $middle }, later { $right }.
board-decks = Special decks
board-programme = Cards still in the Performance deck:
board-leaves = leaves next
board-marker = { $owned }, { $category } corner up
board-bonus = Performer bonus: { $bonus }

## A player's board

workshop-tricks = Tricks
workshop-components = Components
workshop-team = Team
workshop-of = { $whose } board
workshop-free_trick = free trick slot
workshop-extension-engineer = Engineer’s slot
workshop-extension-manager = Manager’s slots
workshop-extension-assistant = Assistant’s slot
workshop-free_pile = free component slot
workshop-managed = { $components }, counted as { $counted }
workshop-idle = Idle
workshop-inn = at the Inn
workshop-inn_short = Inn
workshop-home = no card
workshop-with = with { $card }
workshop-face_down = card face down
workshop-slot = Workshop slot { $place }
workshop-ability_used = used this turn
workshop-at_inn = { $count } at the Inn

trick-level = Level { $level }
trick-threshold = { $threshold } Fame
trick-needs = Needs { $components }
trick-has = { $have } of { $components }
trick-prepare = Prepare: { $ap } for { $markers }
trick-marks = Markers on the card, ready to set up: { $markers } of { $all }
trick-yields = Yields { $yields }
trick-end = Final scoring

hand-title = Your hand
hand-empty = No cards in hand
hand-count = { $card }, { $count } in hand
hand-special = { $card }, { $location }: { $effect } Use it with { $enhances }, or for more AP.

panel-open = Show { $whose } board
panel-close = Close { $whose } board
panel-acts = to act
panel-done = ready
panel-to_place = still to be placed
panel-placed = placed
panel-cards = { $permanent } permanent, { $special } Special

## Pickers

browser-title = Trick decks
browser-all = All
browser-offered = Available
browser-level = Level
browser-preparable = Components owned
browser-affordable = Enough Fame
browser-none = No trick matches these filters.
browser-count = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}

sheet-magicians = Magicians
sheet-tricks = Trick decks
sheet-supply = Supply
sheet-cards = Special cards
sheet-specialists = Specialists
sheet-spot = Performance card
sheet-pair = Pair { $pair } of { $pairs }
sheet-hide = Show the table
sheet-show = Choose

spot-title = Set up { $trick }
spot-pick = Choose a slot
spot-turn = Which corner points up?
spot-only = Only these: the { $category } corner of { $trick } must point at a link circle of the slot.
spot-up = { $category } up
spot-no_links = no link
spot-link = link with { $owned }

## Close-ups

closeup-title = Close-up
closeup-pick = Choose this
closeup-week = Yield by performance day
closeup-day = If performed on this day, your tricks yield:
closeup-nothing_ready = None of your tricks is prepared or set up yet.
closeup-no_markers = no markers yet
closeup-use = { $trick } needs { $need }
closeup-no_use = None of your tricks needs it.
closeup-prepare = Preparing it in the Workshop costs { $ap } and puts { $markers } on the card, if enough of its symbol are left.
closeup-engineer = On the Engineer’s slot it gets an extra marker.
closeup-character = { $wage ->
    [0] { $ap }, no wage
   *[other] { $ap }, wage { $coins } if placed
}
closeup-in_rules = In the rules

about-theater = Set up tricks backstage, or perform from the performance slot.
about-workshop = Prepare tricks and rearrange your board.
about-market_row = Buy and order components.
about-downtown = Learn tricks, hire Characters, take Coins.
about-dark_alley = Draw Special cards, or have your fortune told.
# `$ap` is `$modifier` with its sign: “+2”.
about-slot = { $modifier ->
    [0] A Character placed here has just its own AP.
   *[other] A Character placed here gets { $ap } AP.
}
about-backstage = Set up and reschedule tricks here. You can use one day per turn, and only if no opponent is there.
about-star = Magicians only: perform on this day instead of taking actions.
about-magician = Can do everything, and is the only one who performs.
about-manager = Each pile on the Manager’s slots counts as one more. Backstage while you perform: extra Coins.
about-engineer = The trick on the Engineer’s slot gets an extra marker. Backstage while you perform: a Shard.
about-assistant = Makes room for an Apprentice without a wage. Backstage while you perform: extra Fame.
about-apprentice = Cheap help. On a slot that adds AP, as good as a Specialist.
about-residence = Learn a trick of this category, or of your favorite one, for { $learn_ap }.
about-inn = Hire this Character for { $hire_ap }. It joins your team after this turn.
about-bank = Take this many Coins for { $take_coins_ap }.
about-die_x = Offers nothing until it’s rerolled or set.
about-die_change = Reroll it for { $reroll_ap }, or set it to one of its faces for { $set_die_ap }.
about-deck = Draw two in the Dark Alley and keep one.

## The final scores

end-sources = Fame by source
end-turns = Fame by turn
end-start_short = Start
end-final_short = End
end-wins = { $who } wins with { $fame }
end-source = Source
source-rated = { $name }, { $rate }
source-rate = { $fame } each
source-rate_coins = { $fame } per { $coins }
end-gained = Fame gained each turn
end-when = Turn

## Parts of the table on a phone

zone-town = Town
zone-theater = Theater
zone-workshop = Workshop
zone-players = Players
zone-log = Log

## Powers

powers-title = Powers
powers-open = { $count ->
    [one] { $count } Power slot is open
   *[other] { $count } Power slots are open
}
powers-labeled = { $power }: { $effect }
powers-hand = Powers in hand: { $powers }
powers-known = Known Powers in hand: { $powers }
powers-slot = Power slot { $place }: { $filled } of { $size } Shards
powers-level = Level { $level } Power
powers-used = used this turn

## Dahlgaard’s Heir

heir-plan_and_stance = Plan: { $plan }. { $stance }.
heir-no_plan = No plan yet.
heir-shopping = Shopping list: { $list }.
heir-wants = Wants:
heir-difficulty = Dahlgaard’s Heir, { $difficulty }.
heir-stronger = More AP: { $character }.
heir-to_come = Plans left: { $plans }.
