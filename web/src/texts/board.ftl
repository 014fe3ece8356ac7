# The words of the boards: names of things, labels of what is drawn.

prophecy-performers_luck = Performer’s Luck

category-spiritual = Spiritual
category-mechanical = Mechanical
category-optical = Optical
category-escape = Escape
category-any = any category

location-theater = Theater
location-workshop = Workshop
location-market_row = Market Row
location-downtown = Downtown
location-dark_alley = Dark Alley

card-theater = Theater
card-workshop = Workshop
card-market_row = Market Row
card-downtown = Downtown
card-dark_alley = Dark Alley

house-residence = Residence
house-inn = Inn
house-bank = Bank

die-residence_a = Residence die A
die-residence_b = Residence die B
die-inn_a = Inn die A
die-inn_b = Inn die B
die-bank_a = Bank die A
die-bank_b = Bank die B

face-spiritual = Spiritual
face-mechanical = Mechanical
face-optical = Optical
face-escape = Escape
face-any = any category
face-assistant = Assistant
face-manager = Manager
face-engineer = Engineer
face-apprentice = Apprentice
face-x = X, nothing on offer
face-3 = 3 Coins
face-4 = 4 Coins
face-5 = 5 Coins
face-6 = 6 Coins

character-magician = Magician
character-manager = Manager
character-engineer = Engineer
character-assistant = Assistant
character-apprentice = Apprentice
character-apprentice_1 = Apprentice 1
character-apprentice_2 = Apprentice 2
character-apprentice_3 = Apprentice 3
character-assistants_apprentice = Assistant’s Apprentice

short-apprentice_1 = Apprentice
short-apprentice_2 = Apprentice
short-apprentice_3 = Apprentice
short-assistants_apprentice = Apprentice
short-magician = Magician
short-manager = Manager
short-engineer = Engineer
short-assistant = Assistant

theater-riverside = Riverside
theater-grand_magorian = Grand Magorian
theater-magnus_pantheon = Magnus Pantheon

weekday-thursday = Thursday
weekday-friday = Friday
weekday-saturday = Saturday
weekday-sunday = Sunday

phase-set_up = Set-up
phase-roll_dice = Roll Dice
phase-set_initiative = Set Initiative
phase-advertise = Advertise
phase-assignment = Assignment
phase-place_characters = Place Characters
phase-performance = Performance
phase-end_turn = End Turn
phase-over = The end

enhances-set_up_trick = Set Up Trick
enhances-perform = Perform
enhances-reschedule = Reschedule
enhances-prepare = Prepare
enhances-hire_character = Hire Character
enhances-learn_trick = Learn Trick
enhances-take_coins = Take Coins
enhances-buy = Buy
enhances-order = Order
enhances-quick_order = Quick Order
enhances-any = any action

component-wood = wood
component-metal = metal
component-glass = glass
component-fabric = fabric
component-rope = rope
component-petroleum = petroleum
component-saw = saw
component-animal = animal
component-padlock = padlock
component-mirror = mirror
component-disguise = disguise
component-cog = cog

unit-fame = Fame
unit-coins = Coins
unit-shards = Shards

board-turn = Turn { $turn } of { $turns }
board-initiative = Initiative
board-advertise = Advertising costs { $coins }
board-advertised = { $who } has advertised
board-place = place { $place }, advertising costs { $coins }
board-slots = Places for Characters
board-slot = { $place }, { $ap } AP
board-stands = { $who }’s { $character }
board-free = free
board-before_legend = Faint figures stood there last turn
board-before = last turn { $whom }
board-closed = closed with { $players } players
board-spotlight = performance slot
board-backstage = backstage { $place }
board-yields = yields { $modifier }
board-orders = Orders
board-buy = Buy
board-quick = Quick
board-order_place = Order place { $place }
board-quick_order = Quick Order slot
board-stock = { $component }, { $price } Coins each
board-empty = empty
board-deck = { $location } deck, { $count } cards
board-active = Active
board-pending-left = next
board-pending-middle = then
board-pending-right = later
board-prophecies = Prophecies
board-decks = Special decks
board-performances = Performance cards
board-programme = Programme still to come
board-leaves = leaves next
board-spot = { $card }, { $place }
board-marker = { $who }’s { $trick }, { $category } up
board-bonus = performer: { $bonus }
board-guest = outside the slots

workshop-tricks = Tricks
workshop-components = Components
workshop-team = Team
workshop-of = { $who }’s workshop
workshop-free_trick = free trick slot
workshop-extension-engineer = Engineer’s slot
workshop-extension-manager = Manager’s slots
workshop-extension-assistant = Assistant’s slot
workshop-no_specialist = no { $specialist } yet
workshop-free_pile = free
workshop-pile = { $count } { $component }
workshop-managed = { $count } { $component }, counts as { $counted }
workshop-markers = { $count } { $count ->
    [1] marker
   *[other] markers
  }
workshop-idle = Idle
workshop-inn = at the Inn
workshop-home = at home, no card
workshop-with = with { $card }
workshop-face_down = face-down card
workshop-slot = workbench { $place }
workshop-wages = Wages due: { $coins } Coins
workshop-ability_used = used this turn
workshop-at_inn = { $count } at the Inn

trick-level = Level { $level }
trick-threshold = Fame { $threshold }
trick-needs = needs { $components }
trick-has = { $have } of { $need } { $component }
trick-prepare = Prepare: { $ap } AP for { $markers } markers
trick-yields = yields { $fame } Fame, { $coins } Coins, { $shards } Shards
trick-end = At the end

hand-title = Hand
hand-empty = no cards in hand
hand-count = { $card }, { $count } in hand
hand-special = for { $enhances }, or more AP

panel-open = Show { $who }’s board
panel-close = Close { $who }’s board
panel-acts = to act
panel-done = done
panel-cards = { $permanent } permanent and { $special } Special cards
panel-you = you

browser-title = Trick decks
browser-all = All
browser-offered = On offer
browser-level = Level
browser-preparable = Components at hand
browser-affordable = Fame suffices
browser-none = No trick fits these filters.
browser-count = { $count } { $count ->
    [1] trick
   *[other] tricks
  }

sheet-magicians = Magicians
sheet-tricks = Trick decks
sheet-supply = The supply
sheet-cards = Special cards
sheet-specialists = Specialists
sheet-spot = Performance card

spot-title = Set up { $trick }
spot-pick = Choose a slot
spot-turn = Which corner points up?
spot-up = { $category } up
spot-no_links = no link
spot-link = link with { $who }’s { $trick }
spot-link_shard = link with { $who }’s { $trick }, a Shard each
spot-links = { $count } { $count ->
    [1] link
   *[other] links
  }

closeup-title = From close by
closeup-week = Yields, if its owner performs on
closeup-day = Performed on this day, your tricks would yield
closeup-nothing_ready = nothing: none of them is prepared or set up
closeup-no_markers = no markers yet
closeup-use = { $trick } needs { $need }
closeup-no_use = none of your tricks needs it
closeup-prepare = Preparing it in the Workshop takes { $ap } AP and brings { $markers } markers, as many as its symbol has left.
closeup-character = { $ap } AP, { $wage ->
    [0] no wage
   *[other] a wage of { $coins } when placed
  }
closeup-rule = Rule { $rule }
closeup-in_rules = In the rules

weekday_short-thursday = Thu
weekday_short-friday = Fri
weekday_short-saturday = Sat
weekday_short-sunday = Sun

about-theater = Set up tricks backstage, or perform on the performance slot.
about-workshop = Prepare tricks, move what lies on your board.
about-market_row = Buy components, order others.
about-downtown = Learn tricks, hire, take Coins.
about-dark_alley = Draw Special cards, have your fortune told.
about-slot = A Character here has so many AP more or less.
about-backstage = Backstage, tricks are set up: all yours on one day, where no rival is.
about-star = Only a Magician takes the star: to perform on this day, instead of acting.
about-magician = Works like anybody, and alone performs.
about-manager = A pile on the Manager’s slots counts as one more. Backstage when you perform: more Coins.
about-engineer = A trick on the Engineer’s slot gets one marker more. Backstage when you perform: a Shard.
about-assistant = Makes room for an Apprentice who needs no wage. Backstage when you perform: more Fame.
about-apprentice = Cheap help: sent to a slot with more AP, as good as a Specialist.
about-residence = Teaches a trick of this category, or of your favorite one.
about-inn = Hires this Character, who joins you after the turn.
about-bank = Pays so many Coins.
about-deck = Draw two of them in the Dark Alley, keep one.

end-sources = Fame by source
end-turns = Fame by turn
end-turn = Turn { $turn }
end-final = Final scoring
end-final_short = End
end-total = In all
end-wins = { $who } wins with { $fame } Fame
end-source = Source
end-gained = Fame gained in each turn
end-when = When

source-set_up = Set-up
source-advertise = Advertising
source-link = Links made
source-yield = Tricks performed
source-link_bonus = Performer: links
source-specialist_bonus = Performer: Specialists
source-card_bonus = Performer: cards
source-unpaid_wages = Unpaid wages
source-final_shards = Shards left
source-final_coins = Coins left
source-final_apprentices = Apprentices
source-final_specialists = Specialists
source-final_special_cards = Special cards left
source-final_trick = Level 3 tricks
source-other = Cards and prophecies

zone-town = Town
zone-theater = Theater
zone-workshop = Workshop
zone-players = Players
zone-log = Log
