# The nouns of the game. A message's value is the plain noun; its attributes are the forms that
# sentences need. A sentence about a field `character` gets `$character`, `$character_the`,
# `$character_a` and every other attribute the message has.

## Characters

character-magician = Magician
    .the = the Magician
    .a = a Magician
character-manager = Manager
    .the = the Manager
    .a = a Manager
character-engineer = Engineer
    .the = the Engineer
    .a = an Engineer
character-assistant = Assistant
    .the = the Assistant
    .a = an Assistant
character-apprentice = Apprentice
    .the = the Apprentice
    .a = an Apprentice
character-apprentice_1 = Apprentice 1
    .the = Apprentice 1
    .a = Apprentice 1
character-apprentice_2 = Apprentice 2
    .the = Apprentice 2
    .a = Apprentice 2
character-apprentice_3 = Apprentice 3
    .the = Apprentice 3
    .a = Apprentice 3
character-assistants_apprentice = Assistant’s Apprentice
    .the = the Assistant’s Apprentice
    .a = an Assistant’s Apprentice

# What a Specialist brings at the start of the game.
brings-manager = components worth { $manager_value }, and two slots where each pile counts as one more
brings-engineer = a second trick, on a slot that gives it an extra marker
brings-assistant = an extra Apprentice who draws no wage

## Places

location-theater = Theater
    .in = in the Theater
location-workshop = Workshop
    .in = in the Workshop
location-market_row = Market Row
    .in = on Market Row
location-downtown = Downtown
    .in = Downtown
location-dark_alley = Dark Alley
    .in = in the Dark Alley

house-residence = Residence
house-inn = Inn
house-bank = Bank

theater-riverside = Riverside
    .short = Riverside
theater-grand_magorian = Grand Magorian
    .short = G. Magorian
theater-magnus_pantheon = Magnus Pantheon
    .short = M. Pantheon

# Character slots: a street or the Workshop, a performance slot, backstage.
slot-street = { $location } slot { $place }
    .short = { $location } { $place }
slot-stage = the { $weekday } performance slot
    .short = { $weekday } stage
slot-backstage = { $weekday } backstage slot { $place }
    .short = { $weekday } backstage { $place }

# A Performance card, a slot on it, and where on the card the slot is (column, row).
performance-named = { $theater } { $number }
    .short = { $theater_short } { $number }
spot-named = { $performance }, { $place }
place-00 = top left
place-01 = middle left
place-02 = bottom left
place-10 = top right
place-11 = middle right
place-12 = bottom right
place-outside = outside the slots

pile-board = your board
pile-extension = a Manager’s slot
stock_place-1 = on Buy place 1
stock_place-2 = on Buy place 2
stock_place-3 = on Buy place 3
stock_place-4 = on Buy place 4
stock_place-quick_order = on the Quick Order slot
stock_place-logistics_place = beside the Buy area

## Dice

die-residence_a = Residence die A
    .short = Residence A
    .letter = A
die-residence_b = Residence die B
    .short = Residence B
    .letter = B
die-inn_a = Inn die A
    .short = Inn A
    .letter = A
die-inn_b = Inn die B
    .short = Inn B
    .letter = B
die-bank_a = Bank die A
    .short = Bank A
    .letter = A
die-bank_b = Bank die B
    .short = Bank B
    .letter = B

# Faces that show a number are counted Coins: `amount-coins`.
face-spiritual = Spiritual
    .short = Spiritual
face-mechanical = Mechanical
    .short = Mechanical
face-optical = Optical
    .short = Optical
face-escape = Escape
    .short = Escape
face-any = any category
    .short = any
face-assistant = Assistant
    .short = Assistant
face-manager = Manager
    .short = Manager
face-engineer = Engineer
    .short = Engineer
face-apprentice = Apprentice
    .short = Apprentice
face-x = X
    .short = X
    .long = X, nothing on offer

## Tricks and markers

category-spiritual = Spiritual
    .letter = S
category-mechanical = Mechanical
    .letter = M
category-optical = Optical
    .letter = O
category-escape = Escape
    .letter = E
symbol-spade = ♠
symbol-heart = ♥
symbol-diamond = ♦
symbol-club = ♣

## Time

weekday-thursday = Thursday
    .short = Thu
weekday-friday = Friday
    .short = Fri
weekday-saturday = Saturday
    .short = Sat
weekday-sunday = Sunday
    .short = Sun

phase-set_up = Setup
phase-roll_dice = Roll Dice
phase-set_initiative = Set Initiative
phase-advertise = Advertise
phase-learn_powers = Learn Powers
phase-assignment = Assignment
phase-place_characters = Place Characters
phase-performance = Performance
phase-end_turn = End Turn
phase-over = Game over

## Special cards and prophecies

# The actions that Special cards serve.
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

# A Special card with its Location and the action it serves.
card-labeled = { $card } ({ $location }: { $enhances })
# A card, ability or prophecy with what it does.
effect-labeled = { $name }: { $effect }

use-bonus = its bonus
use-ap = more AP
pending-left = left
pending-middle = middle
pending-right = right
prophecy-none = none

## Components

# `.many` is what a pile holds.
component-wood = wood
    .many = wood
component-metal = metal
    .many = metal
component-glass = glass
    .many = glass
component-fabric = fabric
    .many = fabric
component-rope = rope
    .many = rope
component-petroleum = petroleum
    .many = petroleum
component-saw = saw
    .many = saws
component-animal = animal
    .many = animals
component-padlock = padlock
    .many = padlocks
component-mirror = mirror
    .many = mirrors
component-disguise = disguise
    .many = disguises
component-cog = cog
    .many = cogs

# Counted: a sentence about a component and a number gets them as `$components`.
components-wood = { $count } wood
components-metal = { $count } metal
components-glass = { $count } glass
components-fabric = { $count } fabric
components-rope = { $count } rope
components-petroleum = { $count } petroleum
components-saw = { $count ->
    [one] { $count } saw
   *[other] { $count } saws
}
components-animal = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}
components-padlock = { $count ->
    [one] { $count } padlock
   *[other] { $count } padlocks
}
components-mirror = { $count ->
    [one] { $count } mirror
   *[other] { $count } mirrors
}
components-disguise = { $count ->
    [one] { $count } disguise
   *[other] { $count } disguises
}
components-cog = { $count ->
    [one] { $count } cog
   *[other] { $count } cogs
}
# In place of counted components: several types at once.
components-mixed = the components

## Counted things

unit-fame = Fame
    .letter = F
unit-coins = Coins
    .letter = C
unit-shards = Shards
    .letter = ✦

# Between the items of a list without “and”.
list-comma = {", "}

amount-nothing = nothing
amount-ap = { $count } AP
amount-fame = { $count } Fame
amount-coins = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
amount-shards = { $count ->
    [one] { $count } Shard
   *[other] { $count } Shards
}
amount-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
amount-links = { $count ->
    [one] { $count } link
   *[other] { $count } links
}
amount-payments = { $count ->
    [one] { $count } payment
   *[other] { $count } payments
}
amount-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
amount-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
amount-components = { $count ->
    [one] { $count } component
   *[other] { $count } components
}

## People

# A player as the owner of something: “Ada’s Hellhound”. `$has_vowel` (yes or no) says whether the
# name begins with a vowel or an h.
owner-whose = { $who }’s

## Why Fame, Coins or Shards changed; effects of cards go by the card's own name

why-set_up = setup
why-advertise = advertising
why-learn_trick = missing Fame for a trick
why-learn_power = missing Fame for a Power
why-bank = Bank
why-buy = components
why-enhance = Enhance
why-link = link
why-yield = yield
why-link_bonus = performer bonus, links
why-specialist_bonus = performer bonus, Specialist
why-card_bonus = performer bonus, card
why-wages = wages
why-unpaid_wages = unpaid wages
why-final_shards = leftover Shards
why-final_coins = leftover Coins
why-final_apprentices = Apprentices
why-final_specialists = Specialists
why-final_special_cards = leftover Special cards
why-final_trick = Level 3 trick
why-heir_ap = spare AP
why-heir_exchange = Coins exchanged
why-backstage_bonus = performer bonus, backstage
why-final_tricks = Level 3 tricks
why-final_characters = Characters beyond six

## The same as lines of the final scores

source-set_up = Setup
source-advertise = Advertising
source-link = Links
source-yield = Tricks performed
source-link_bonus = Performer bonus: links
source-specialist_bonus = Performer bonus: Specialists
source-card_bonus = Performer bonus: cards
source-unpaid_wages = Unpaid wages
source-final_shards = Leftover Shards
source-final_coins = Leftover Coins
source-final_apprentices = Apprentices
source-final_specialists = Specialists
source-final_special_cards = Leftover Special cards
source-final_trick = Level 3 tricks
source-heir_ap = Spare AP
source-heir_exchange = Coins exchanged
source-backstage_bonus = Performer bonus: backstage
source-final_tricks = Level 3 tricks
source-final_characters = Characters beyond six
source-other = Cards and prophecies
scores-turn = Turn { $turn }
scores-final = Final scoring
scores-total = Total

## Dahlgaard’s Heir, the opponent of the solo game

heir-name = Dahlgaard’s Heir
heir-easy = Easy
heir-normal = Normal
heir-hard = Hard
heir-ready = Ready
heir-busy = Busy
plan_kind-set_up = Set Up plan
plan_kind-perform = Perform plan
# Wherever cards of our own are shown.
heir-our_cards = The structure is the printed solo variant’s, as far as it is publicly known; the plan cards are our own.
duel-our_cards = The structure is the printed variant’s, as far as it is publicly known; the Turn Setup cards and neutral markers are our own.
powers-our_cards = The structure is the printed variant’s, as far as it is publicly known; the Power cards are our own.
