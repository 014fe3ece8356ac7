# The stage director of the guided first game; loaded with the table of such a game.

guide-then = { $told } { $next }
guide-director = Stage director
guide-welcome = Welcome! I’m your stage director. You have { $turns } turns; the player with the most Fame at the end wins, and most Fame comes from performing tricks. Coins, Shards and Characters you have at the end score as well.
guide-magician = Choose a magician: your tricks will be of its category. Mechanical tricks are easy on your purse.

guide-advertise = Put up a poster: { $fame } for { $price }. At the end, { $coins } score only { $coins_fame }, and you’ll still have enough for wages ({ $wages }).
guide-no_poster = Skip the poster this time: you’ll need your Coins for wages ({ $wages }), and every Coin you can’t pay costs Fame.
guide-no_poster_goods = Skip the poster this time: besides wages ({ $wages }), you’ll need your Coins for components. Without them there’s no show.

guide-plan = A good plan for this turn: { $jobs }.
guide-assign = Assign these cards
guide-plan_why = Tricks only pay when they’re performed, so try to put on a show every turn while somebody gets the next trick ready.
guide-final = Think of the end: { $shard_fame } per Shard, { $coins_fame } per { $coins }, { $apprentice_fame } per Apprentice, { $specialist_fame } per Specialist. Hire help and keep some Coins.
guide-plan_last = This is the last turn: learning and buying no longer pay off. Shows do, and so does what’s left for the final scoring.
guide-plan_done = The plan is complete. Finish planning to see what your opponent is up to.
guide-jobs = { $told }; { $next }
guide-job_show = Theater cards for { $character_the }, who sets up { $trick }, and for the Magician, who then performs
guide-job_prepare = a Workshop card to prepare { $trick }
guide-job_refill = a Workshop card to prepare { $trick } again once its last marker is set up
guide-job_buy = a Market Row card to buy { $goods } for { $trick }
guide-job_order = a Market Row card to order { $goods } for { $trick }
guide-job_learn = a Downtown card to learn another trick
guide-job_coins = a Downtown card to take Coins from the Bank
guide-job_hire = a Downtown card to hire { $hireling_a }, worth { $fame } at the end
guide-job_ahead = a Market Row card for { $character_the }, to order or buy for your next trick
guide-job_help = a Theater card for { $character_the }, to set up more markers on the same day
guide-job_town = a Downtown card for { $character_the }, to hire help or take Coins
guide-job_slot = { $job } (only the { $modifier } slot gives enough AP: place { $character_the } before your opponent takes it)
guide-job_rest = the others stay home, which saves their wages
guide-job_rest_free = the others stay home, as there’s nothing useful for them to do

guide-place = Slots fill up, so go first where you need to be. The number on a slot is added to the AP of the Character placed there.
guide-place_contested = Place { $character_the } first: only the { $modifier } slot { $location_in } gives enough AP, and { $who } wants to go there too.
guide-place_prepare = First prepare { $trick } in the Workshop, so you can set it up and perform it this turn.
guide-place_helper = Send { $character_the } to the Theater before your Magician: only markers that are on a Performance card can be performed. Late weekdays pay more.
guide-days = But earlier days perform first, and a performed card loses all its markers: yours pay you, but you can’t perform them yourself anymore.
guide-days_rival = { $who } performs before you, on { $weekday }. If that’s the card with your markers, they pay you and come off it, and your Magician has nothing left to perform.
guide-place_gone = { $who } has taken the { $modifier } slot { $location_in }, and on the slots that are left { $character_the } has too few AP to do anything. Leave { $character_the } Idle.
guide-place_idle = No slot is left where { $character_the } could do anything useful. Leave { $character_the } Idle.
guide-idle_saves = That saves a wage of { $wage }.
guide-place_magician = Your markers are on stage. Put your Magician on the performance slot of a day with your helpers: Specialists there add to your bonus.
guide-place_unready = Your Magician has nothing to perform yet. Set up a marker first, or use the Magician’s AP backstage.
guide-marked = Marked for you: { $slot }.

guide-learn = Learn another trick: pick a lit die of the Residence. Two tricks in a show pay almost twice as much as one.
guide-bank = Take Coins from the Bank: wages are due at the end of the turn, and every Coin you can’t pay costs Fame.
guide-hire = Hire help at the Inn: another Character means more actions every turn, for a wage, and Fame at the end ({ $apprentice_fame } for an Apprentice, { $specialist_fame } for a Specialist).
guide-hire_last = Hire help at the Inn: at the end, an Apprentice scores { $apprentice_fame } and a Specialist { $specialist_fame }.
guide-bank_last = Take Coins from the Bank: what’s left after the wages scores { $coins_fame } per { $coins }.
guide-trick = Choose a trick you can prepare soon: one whose components you own or can buy on the Market Row.
guide-trick_why = A cheap trick performed early beats a grand one performed once.
guide-trick_owned = Learn { $trick }: you have its components, so you can prepare it soon.
guide-trick_sale = Learn { $trick }: what it takes ({ $goods }) is on sale on the Market Row.
guide-buy = Buy { $goods } for { $trick }. Components stay with you, so you pay only once.
guide-order = For { $trick } you need { $goods }, and not all of that is on sale. Order it for next turn, or use Quick Order if you can’t wait.
guide-shop_ahead = You have what your tricks need. Buy ahead for the next one, or save your Coins.
guide-prepare = Prepare { $trick }: you get markers to set up in the Theater.
guide-set_up = Set up a marker on a Performance card, ideally next to others.
guide-set_up_why = Where two equal corners meet in a circle there’s a link, and links pay you at once.
guide-spot = Look for a slot where a corner of your marker meets an equal one in a circle. If there’s none, any slot will do.
guide-spot_rival = { $who } performs before you, on { $weekday }: better use a card without { $whose } markers.
guide-perform = Perform { $performance }: each of your markers on it pays you.
guide-link_fame = Take the Fame: your wages are covered.
guide-link_coins = Take the Coins: you’re short for this turn’s wages, and unpaid wages cost Fame.
guide-leave_location = There’s nothing more to gain here. End this placement.

## After the game

guide-end_score = You scored { $fame }: { $sources }.
guide-from_shows = { $fame } from Performances
guide-from_links = { $fame } from links
guide-from_posters = { $fame } from posters
guide-from_final = { $fame } in the final scoring
guide-from_start = { $fame } from the setup
guide-from_wages = { $fame } for unpaid wages
guide-source_shows = Performances
guide-source_links = links
guide-source_posters = posters
guide-source_final = the final scoring
guide-source_helpers = the Characters in the final scoring
guide-source_shards = leftover Shards
guide-source_coins = leftover Coins
guide-source_wages = paid wages
guide-end_won = You won, above all because of { $source } ({ $lead } more than { $who }).
guide-end_lost = { $who } won, above all because of { $source } ({ $lead } more than you).
guide-end_next = Next time try a stronger opponent, or the Dark Alley.
guide-tip_shows = Next time, have a trick on stage every turn and perform late in the week with helpers on the same day.
guide-tip_links = Next time, look for slots where corners match before you set up: every link pays at once.
guide-tip_posters = Next time, put up more posters while you’re early in the initiative order.
guide-tip_final = Next time, think of the final scoring earlier: it decides close games.
guide-tip_helpers = Next time, hire more help: every Character scores at the end.
guide-tip_shards = Next time, collect more Shards: links in circles with a Shard bring them.
guide-tip_coins = Next time, keep more Coins for the end: what’s left after the wages scores.
guide-tip_wages = Next time, keep enough Coins for wages, or let a Character stay home.
