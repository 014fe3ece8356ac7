# Names and effects of the cards, by id. All sentences are our own.

## Tricks

trick-enchanted_butterflies = Enchanted Butterflies
trick-rabbit_from_the_top_hat = Rabbit from the Top Hat
trick-pub_in_a_bottle = Pub-in-a-Bottle
trick-card_manipulation = Card Manipulation
trick-self_decapitation = Self Decapitation
trick-paper_shred = Paper Shred
trick-shattered_mirror = Shattered Mirror
trick-fishing_in_the_air = Fishing in the Air
trick-mutilation = Mutilation
trick-stairs_of_water = Stairs of Water
trick-beast_within = Beast Within
trick-vanishing_elephant = Vanishing Elephant

trick-mind_reading = Mind Reading
trick-breath_of_life = Breath of Life
trick-spirit_hand = Spirit Hand
trick-window_to_the_otherworld = Window to the Otherworld
trick-floating_table = Floating Table
trick-future_sight = Future Sight
trick-peppers_ghost = Pepper’s Ghost
trick-ghost_trap = Ghost Trap
trick-balsamos_skull = Balsamo’s Skull
trick-seance = Séance
trick-skeleton_dance = Skeleton Dance
trick-metamorphosis = Metamorphosis

trick-barricaded_barrels = Barricaded Barrels
trick-stocks_escape = Stocks Escape
trick-burning_mummy = Burning Mummy
trick-water_tank_escape = Water Tank Escape
trick-prison_break = Prison Break
trick-zig_zag_lady = Zig Zag Lady
trick-walled = Walled
trick-wolf_cage = Wolf Cage
trick-buried_alive = Buried Alive
trick-assistants_revenge = Assistant’s Revenge
trick-iron_maiden = Iron Maiden
trick-transported_man = Transported Man

trick-linking_rings = Linking Rings
trick-living_piano = Living Piano
trick-chinese_sticks = Chinese Sticks
trick-levitation = Levitation
trick-mechanical_hornet = Mechanical Hornet
trick-sawing_the_assistant_in_half = Sawing the Assistant in Half
trick-vanishing_bird_cage = Vanishing Bird Cage
trick-bullet_catch = Bullet Catch
trick-aztec_lady = Aztec Lady
trick-horror_saws = Horror Saws
trick-automaton = Automaton
trick-hellhound = Hellhound

## What a Level 3 trick is worth at the end, in Fame

end_bonus-mutilation = 12 with all three Specialists in your team
end_bonus-stairs_of_water = 2 per Advanced component (Manager bonus included)
end_bonus-beast_within = 10 if you own 4 tricks
end_bonus-vanishing_elephant = 7 if you have a Manager
end_bonus-balsamos_skull = 3 per Superior component (Manager bonus included)
end_bonus-seance = 3 per Apprentice
end_bonus-skeleton_dance = 1 per Basic component (Manager bonus included)
end_bonus-metamorphosis = 1 per 3 unspent Coins (rounded down)
end_bonus-buried_alive = 7 if you have an Engineer
end_bonus-assistants_revenge = 7 if you have an Assistant
end_bonus-iron_maiden = 4 per Level 1 trick you own
end_bonus-transported_man = 4 per Level 3 trick you own (itself included)
end_bonus-aztec_lady = 2 per marker on your trick cards (not in the Theater)
end_bonus-horror_saws = 1 per unspent Shard
end_bonus-automaton = 4 per Level 2 trick you own
end_bonus-hellhound = 2 per unused Special card in hand

## Permanent assignment cards

card-theater = Theater
card-workshop = Workshop
card-market_row = Market Row
card-downtown = Downtown
card-dark_alley = Dark Alley

## Special cards: Theater

card-guest_performer = Guest Performer
effect-guest_performer = The marker may go on the Performance card outside its slots, even if no slot is free. It is part of the Performance but has no links.
card-orchestral_interlude = Orchestral Interlude
effect-orchestral_interlude = You get your trick’s link payment for every marker connected to the one you set up, whether the corners match or not.
card-headliner_trick = Headliner Trick
effect-headliner_trick = Every link you create with this Set Up pays you twice, Shard included.
card-new_twist = New Twist
effect-new_twist = You may set up a trick on a Performance card that already has one of your markers of the same symbol.
card-buying_time = Buying Time
effect-buying_time = After setting up, you may swap two Performance cards and receive 3 Coins.
card-durable_components = Durable Components
effect-durable_components = At the end of the Performance phase, one of your performed markers may return to its trick card instead of your supply.
card-arranged_fiasco = Arranged Fiasco
effect-arranged_fiasco = When you perform, each of your markers on the card yields 1 Fame more, and each of the others’ markers 1 Fame less.
card-grand_premiere = Grand Premiere
effect-grand_premiere = If one of your tricks is performed for the first time this game in your Performance, double its Fame, Coin or Shard yield (your choice).
card-street_performance = Street Performance
effect-street_performance = Instead of moving your marker, take it off its card and receive that trick’s yields now. Yield modifiers apply.
card-directors_favor = Director’s Favor
effect-directors_favor = You may move an opponent’s marker instead of your own.

## Special cards: Workshop

card-trick_tweaking = Trick Tweaking
effect-trick_tweaking = The prepared trick gets 1 more marker.
card-test_run = Test Run
effect-test_run = You may take 1 marker fewer and receive the trick’s Fame, Coin and Shard yields now.
card-replaceable_parts = Replaceable Parts
effect-replaceable_parts = You may take 1 marker fewer and put one marker on another of your tricks of the same or a lower level, whether you have its components or not.
card-invention = Invention
effect-invention = You receive 1 Fame for each Advanced and Superior component the prepared trick requires.
card-ingenuity = Ingenuity
effect-ingenuity = You may prepare a trick even if you don’t have enough of one required component type; you then get only 1 marker.
card-unstable_prototype = Unstable Prototype
effect-unstable_prototype = You may return 1 to 3 components that the prepared trick requires: you get one more marker in total, and 1 Fame and 1 Coin for each component returned.
card-enhance_trick = Enhance Trick
effect-enhance_trick = You may spend 1 Shard on the prepared trick: its Fame and Coin yields are 1 higher for the rest of the game.
card-on_stage_preparation = On-stage Preparation
effect-on_stage_preparation = You may put one of the new markers straight onto a free Performance slot; links made this way pay nothing.
card-hidden_talent = Hidden Talent
effect-hidden_talent = If an Apprentice prepared the trick: during Return Characters you may return it to your supply in exchange for a Specialist, whose wage is due this turn.
card-freelancer = Freelancer
effect-freelancer = The Character may be placed at any other Location instead.

## Special cards: Market Row

card-component_sale = Component Sale
effect-component_sale = One Buy may take up to 4 components from the stock in any combination.
card-smuggled_goods = Smuggled Goods
effect-smuggled_goods = You may lose Fame equal to the total price minus 1 instead of paying Coins.
card-barter_with_power = Barter with Power
effect-barter_with_power = As one Buy you may return 1 Shard to take components from the stock worth up to 4 Coins in total, for free.
card-workshop_exhibition = Workshop Exhibition
effect-workshop_exhibition = You gain Fame equal to the Coins you paid for this Buy minus 1.
card-shoplifting = Shoplifting
effect-shoplifting = One bought component is taken from the stock itself, for free; a Basic component of your choice replaces it there.
card-logistics = Logistics
effect-logistics = The ordered component goes beside the Buy area and counts as stock this turn; it leaves when orders arrive.
card-traveling_merchants = Traveling Merchants
effect-traveling_merchants = You may pay the ordered component’s price plus 1 to receive one right away, for any number of Order actions.
card-dubious_sources = Dubious Sources
effect-dubious_sources = When the Quick Order slot is emptied at the end of the turn, its component goes to your Workshop.
card-business_share = Business Share
effect-business_share = Coins that opponents spend on Market Row this turn, after this Character was placed, are paid to you.
card-workshop_delivery = Workshop Delivery
effect-workshop_delivery = For this Buy, the component types you own count as stock too and cost 1 Coin less each.

## Special cards: Downtown

card-mass_recruitment = Mass Recruitment
effect-mass_recruitment = If you hire an Apprentice, you may pay 3 Coins to hire a second one, with no AP and no die.
card-hypnotic_motivation = Hypnotic Motivation
effect-hypnotic_motivation = You receive the hired Character now; you may put an assignment card from your hand under it and place it this phase.
card-headhunter = Headhunter
effect-headhunter = Hire any kind of Character, whatever the die shows (except X), for 1 AP less.
card-trick_overhaul = Trick Overhaul
effect-trick_overhaul = You may return another trick of yours; its markers and its symbol move to the new one. Only if you have the new trick’s components.
card-thirst_for_knowledge = Thirst for Knowledge
effect-thirst_for_knowledge = Learn a trick of any category, whatever the die shows (except X), for 1 AP less.
card-leaked_blueprints = Leaked Blueprints
effect-leaked_blueprints = A learned Level 1 or 2 trick comes with 1 marker, whether you have its components or not.
card-investments = Investments
effect-investments = You may spend any of the Coins received right away on up to three components from Market Row’s stock.
card-fame_and_fortune = Fame and Fortune
effect-fame_and_fortune = You also gain Fame equal to the die minus 1.
card-interest = Interest
effect-interest = Roll the chosen die once before setting it to X and take that amount too (X gives nothing). The action costs 1 AP less.
card-empower = Empower
effect-empower = Enhance Character gives this Character 3 AP instead of 1.

## Magicians and their abilities

magician-mechaniker = The Mechaniker
ability-mechaniker = Mechanical Enhancement
effect-mechaniker = Once per turn, one of your Apprentices gets +1 AP when placed anywhere but the Theater.
magician-electra = Electra
ability-electra = Supercharge
effect-electra = A Set Up may stack two markers of the same trick on one slot. The stack counts as one trick and pays link bonuses once; when performed, it also yields Fame and Coins equal to its level.
magician-priestess_of_mysticism = Priestess of Mysticism
ability-priestess_of_mysticism = Fate Weaving
effect-priestess_of_mysticism = For 1 Dark Alley AP: discard the Active prophecy (if any), make any Pending one Active, and draw a new one in its place.
magician-yoruba_spiritmaster = Yoruba Spiritmaster
ability-yoruba_spiritmaster = Soul Possession
effect-yoruba_spiritmaster = Once per turn, before an opponent chooses what to perform, pay 1 Shard and choose for them; the card must have one of their markers.
magician-great_optico = The Great Optico
ability-great_optico = Mimesis
effect-great_optico = Once per turn, one of your Permanent assignment cards works as a Special one that an opponent has revealed for the same Location (its bonus, or its +1 AP).
magician-gentleman = The Gentleman
ability-gentleman = Magic for the Masses
effect-gentleman = Whenever your Magician is placed Downtown, on Market Row or in the Dark Alley, you gain Fame equal to the number of tricks you own.
magician-master_of_chains = Master of Chains
ability-master_of_chains = Breaking Free
effect-master_of_chains = Before the Performance phase you may Reschedule one marker without placing a Character, and this one does pay link bonuses.
magician-red_lotus = The Red Lotus
ability-red_lotus = Trick Steal
effect-red_lotus = When you perform, each of your tricks may collect the yield of an opponent’s trick in that Performance instead of its own, if that trick’s level isn’t higher. The opponent gets 1 Fame less for it.

## Prophecies

prophecy-weary_troupe = Weary Troupe
effect-weary_troupe = Every Character has 1 base AP.
prophecy-shard_shower = Shard Shower
effect-shard_shower = Each time you receive Shards, you receive one more.
prophecy-shard_glory = Shard Glory
effect-shard_glory = Each time you receive Shards, you also gain 2 Fame.
prophecy-open_order_book = Open Order Book
effect-open_order_book = Buy actions may also take component types from the Order area.
prophecy-generous_dealers = Generous Dealers
effect-generous_dealers = Draw Further Cards costs 1 AP.
prophecy-encore = Encore
effect-encore = All performer bonuses (links, Specialists, card) are doubled.
prophecy-bank_windfall = Bank Windfall
effect-bank_windfall = Take Coins pays twice the die.
prophecy-surging_shards = Surging Shards
effect-surging_shards = Enhance Character gives 2 AP instead of 1.
prophecy-hurried_streets = Hurried Streets
effect-hurried_streets = Whenever you place a Character, you may place a second one right away.
prophecy-escape_craze = Escape Craze
effect-escape_craze = Setting up an Escape trick gives 2 Fame.
prophecy-dull_friday = Dull Friday
effect-dull_friday = Friday has the yield modifier −1 Fame, −1 Coin.
prophecy-open_residence = Open Residence
    .hyphenated = Open Resi{"\u00AD"}dence
effect-open_residence = Learn Trick costs 1 AP.
prophecy-mechanical_craze = Mechanical Craze
    .hyphenated = Mechan{"\u00AD"}ical Craze
effect-mechanical_craze = Setting up a Mechanical trick gives 2 Fame.
prophecy-applause_over_money = Applause over Money
effect-applause_over_money = In the Performance phase, Coin yields are received as Fame.
prophecy-poster_boys = Poster Boys
effect-poster_boys = If you advertised this turn, your Apprentices have +1 base AP.
prophecy-level_week = Level Week
effect-level_week = Thursday and Sunday have no yield modifier.
prophecy-optical_craze = Optical Craze
effect-optical_craze = Setting up an Optical trick gives 2 Fame.
prophecy-toll_gates = Toll Gates
effect-toll_gates = The +2 slots Downtown, on Market Row and in the Dark Alley cost 3 Coins to use.
prophecy-performers_luck = Performer’s Luck
    .hyphenated = Perform{"\u00AD"}er’s Luck
effect-performers_luck = The performer’s yield modifier applies to everyone in that Performance.
prophecy-veiled_plans = Veiled Plans
effect-veiled_plans = Assignment cards are not revealed together; each is revealed as its Character is placed.
prophecy-flat_prices = Flat Prices
effect-flat_prices = Every component costs 2 Coins when bought.
prophecy-bright_saturday = Bright Saturday
effect-bright_saturday = Saturday has the yield modifier +1 Fame, +1 Coin.
prophecy-spiritual_craze = Spiritual Craze
    .hyphenated = Spiri{"\u00AD"}tual Craze
effect-spiritual_craze = Setting up a Spiritual trick gives 2 Fame.
prophecy-easy_credit = Easy Credit
effect-easy_credit = Take Coins costs 1 AP.
prophecy-open_inn = Open Inn
effect-open_inn = Hire Character costs 1 AP.
prophecy-shards_on_stage = Shards on Stage
effect-shards_on_stage = Enhance Character may be used in the Theater.
prophecy-humble_places = Humble Places
effect-humble_places = Downtown, on Market Row and in the Dark Alley you must take the free slot with the lowest AP modifier.

## Turn Setup cards of the Duel: our own

turn_setup-snowfall = Snowfall
turn_setup-road_works = Road Works
turn_setup-night_watch = Night Watch
turn_setup-royal_visit = Royal Visit
turn_setup-public_holiday = Public Holiday
turn_setup-flooded_quay = Flooded Quay
turn_setup-gaslight_failure = Gaslight Failure
turn_setup-street_parade = Street Parade
turn_setup-porters_strike = Porters’ Strike
turn_setup-spring_cleaning = Spring Cleaning
turn_setup-thick_fog = Thick Fog
turn_setup-carnival = Carnival

## Powers: our own cards

power-bill_poster = Bill Poster
effect-bill_poster = Advertising costs you 1 Coin less.
power-humble_entrance = Humble Entrance
effect-humble_entrance = For the initiative order you count as having 2 Fame less.
power-thrifty_house = Thrifty House
effect-thrifty_house = If the wages you pay at the end of a turn are at least 4 Coins, they are 1 Coin lower.
power-bulk_buyer = Bulk Buyer
effect-bulk_buyer = A Buy of three components costs you 1 Coin less.
power-lucky_penny = Lucky Penny
effect-lucky_penny = Take Coins pays you 1 Coin more.
power-warm_welcome = Warm Welcome
effect-warm_welcome = Whenever you hire a Character, you gain 1 Coin.
power-proud_teacher = Proud Teacher
effect-proud_teacher = Whenever you learn a trick, you gain Fame equal to its level plus 1.
power-tidy_bench = Tidy Bench
effect-tidy_bench = Once per turn, when you prepare a trick, you gain 1 Coin.
power-mail_order = Mail Order
effect-mail_order = Order costs you no AP, and Quick Order 1 AP less.
power-marked_dice = Marked Dice
effect-marked_dice = Set Die costs you 1 AP less, but at least 1. Take Coins pays you at least 5 Coins.
power-window_shopper = Window Shopper
effect-window_shopper = Whenever you place a Character on Market Row, you gain 1 Coin.
power-underdog = Underdog
effect-underdog = If you are first when the initiative order is set, you gain 1 Coin.
power-coin_box = Collection Tin
effect-coin_box = Whenever another player learns a trick, hires a Character or takes Coins, put 1 Coin on this card. When you Take Coins, you collect them and 2 Coins more.
power-night_bank = Night Bank
effect-night_bank = Once per turn, before a Character’s first action Downtown, you may pay 3 Coins, reroll the first Bank die and gain what it shows.
power-quick_study = Quick Study
effect-quick_study = Learn Trick costs you 1 AP less, but at least 1.
power-friendly_innkeeper = Friendly Innkeeper
effect-friendly_innkeeper = Hire Character costs you 1 AP less, but at least 1.
power-fine_tools = Fine Tools
effect-fine_tools = Prepare costs you 1 AP less, but at least 1.
power-open_doors = Open Doors
effect-open_doors = When you learn a trick, every Residence die that doesn’t show X counts as any category, and you gain 3 Coins.
power-trade_routes = Trade Routes
effect-trade_routes = Advanced and Superior components cost you 2 Coins less each, but at least 1.
power-crowd_weaver = Crowd Weaver
effect-crowd_weaver = Once per turn, when a Set Up of yours makes a link, you are paid for one more.
power-stage_spark = Stage Spark
effect-stage_spark = You may use Enhance Character in the Theater, too.
power-second_wind = Second Wind
effect-second_wind = Once per turn, before a Character’s first action outside the Theater, you may pay 1 Coin for 1 AP.
power-faithful_fans = Faithful Fans
effect-faithful_fans = In another player’s Performance each of your markers yields 1 Fame more.
power-shard_polisher = Shard Polisher
effect-shard_polisher = Whenever you receive Shards, you gain 1 Coin.
power-master_crew = Master Crew
effect-master_crew = Your Specialists have 1 AP more.
power-tireless_magician = Tireless Magician
effect-tireless_magician = Your Magician has 3 AP more. Whenever you place your Magician, you gain 1 Fame.
power-spare_markers = Spare Markers
effect-spare_markers = Whenever you prepare a trick, you put 1 marker more on it and gain 1 Fame.
power-double_bill = Double Bill
effect-double_bill = A Performance card may hold two of your markers with the same symbol, and once per turn a Set Up gives you 1 Fame.
power-star_turn = Star Turn
effect-star_turn = In your own Performance each of your markers yields 1 Fame and 1 Coin more.
power-standing_ovation = Standing Ovation
effect-standing_ovation = Whenever you perform, you gain 3 Fame.
power-second_sight = Second Sight
effect-second_sight = Whenever you draw two Special cards to keep one, you keep both.
power-shard_fountain = Shard Fountain
effect-shard_fountain = Whenever you receive Shards, you get 1 more and gain 1 Fame.
power-living_legend = Living Legend
effect-living_legend = At the end of the game, you gain 1 Fame for each other Power you have learned.
power-hall_of_fame = Hall of Honor
effect-hall_of_fame = At the end of the game, you gain 1 Fame for each of your tricks.
power-golden_ledger = Golden Ledger
effect-golden_ledger = At the end of the game, you gain 1 more Fame for every 4 Coins.
power-improviser = Improviser
effect-improviser = You can prepare a trick while you lack one of its components. Whenever you prepare a trick, you gain 1 Fame.

## Plans of Dahlgaard’s Heir: our own

plan-quiet_rehearsal = Quiet Rehearsal
plan-letters_of_credit = Letters of Credit
plan-borrowed_secrets = Borrowed Secrets
plan-new_apparatus = New Apparatus
plan-opening_night = Opening Night
plan-full_house = Full House
plan-royal_box = Royal Box
plan-stage_whispers = Stage Whispers
plan-final_bow = Final Bow
