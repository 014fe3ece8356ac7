# The lessons. `lesson-ID` is a lesson's title, `lesson-ID-STEP` what a step is about; `-done` follows
# when its goal is reached, and other endings name a move that misses it. Loaded with the lessons.

## Around the lessons

learn-title = Lessons
learn-intro = Short lessons on the real board. The player with the most Fame (the laurel) wins, and tricks performed in the Theater bring most of it. You make the moves. Each step says what a move is for, and tells you what went wrong if you miss its goal. A lesson takes two to three minutes.
learn-progress = Finished: { $done } of { $all }
learn-done = Finished
learn-step = Step { $step } of { $steps }
learn-continue = Continue
learn-continue_differs = Continue with the lesson’s board
learn-again = Try again
learn-over = This Character is done, and the goal isn’t reached.
learn-no_hint = There’s no hint for this way of playing. Start this step over to get one.
learn-differs = Your way works too, but the next step can’t be played from it. So it starts from the lesson’s own board: tricks, Coins, components or dice may change. The log keeps your moves.
learn-step_done = This step is done. Choose “{ $button }”.
learn-lesson_done = This lesson is done. Next lesson: { $lesson }.
learn-all_done = That was the last lesson. You’re ready for a real game.
learn-missed = The goal is out of reach now. Choose “{ $button }”.
learn-next = Next lesson: { $lesson }
learn-all = All lessons
learn-play = Play your first game

## Places and action points

lesson-places = Places and action points
lesson-places-more = Place Characters, spend their AP, and get one more for a Shard.
lesson-places-place = Characters work at the Location on their card. An Apprentice brings { $apprentice_ap } AP (action points), a Specialist { $specialist_ap }, your Magician { $magician_ap }, and the number on the slot is added. Your opponent’s Magician is going Downtown too, so be quick: place your Magician there, on the best slot.
lesson-places-place-done = That’s the best slot, and your opponent can’t have it anymore. Your Magician now has AP to spend.
lesson-places-place-plain = This slot adds nothing. Take the one that adds the most while it’s free.
lesson-places-place-other = That Character can wait. The best slot Downtown goes to the first Magician there, so place yours now.
lesson-places-spend = AP pay for actions at this Location. Each die offers something: a trick at the Residence, a Character at the Inn, Coins at the Bank. Start with money: take the Coins from the Bank die that shows more.
lesson-places-spend-done = The Coins are yours. The die now shows X: it offers nothing more this turn, unless someone spends AP to reroll or set it.
lesson-places-spend-less = That was the smaller die. Both cost the same AP, so take the one that pays more.
lesson-places-spend-changed = Changing a die costs AP, and the die you want was fine as it was.
lesson-places-spend-over = Your Magician is done, but you didn’t take the Coins.
lesson-places-rest = You have AP left, but not enough for a trick, a Character or more Coins. You could still change a die, but you don’t need that now. AP can’t be saved. End this placement.
lesson-places-rest-done = Unspent AP are lost. A good plan uses nearly all of them.
lesson-places-enhance = Players take turns placing one Character each. Your opponent got the slot that adds nothing. Now place your Apprentice in the Workshop. It has too few AP to prepare Bullet Catch, but a Shard gives it one more: Enhance it, then prepare the trick.
lesson-places-enhance-done = The Shard made the difference. You can Enhance each Character once when you place it, except in the Theater.
lesson-places-enhance-market = The Engineer can go to Market Row later. Place the Apprentice in the Workshop.
lesson-places-enhance-over = The Apprentice is done, and Bullet Catch isn’t prepared. Enhance the Apprentice first.
lesson-places-end = You know how to place Characters and spend their AP.

## Downtown

lesson-downtown = Downtown
lesson-downtown-more = Learn a trick, change a die, hire a Specialist.
lesson-downtown-learn = Better tricks earn more Fame. A Residence die that isn’t on X lets you learn a trick of its category, or of your favorite: Mechanical. If you have less Fame than a trick asks for, you pay the rest in Coins. Place your Magician on the best slot and learn a second-level (◆◆) Mechanical trick.
lesson-downtown-learn-done = You paid the missing Fame in Coins. You don’t need the components to learn a trick; you need them only to prepare it.
lesson-downtown-learn-level = A first-level trick needs less, but earns less too. You can afford the second level already.
lesson-downtown-learn-category = A fine trick, but this time learn a Mechanical one. Any Residence die will do, because it’s your favorite category.
lesson-downtown-learn-other = Place your Magician first: on the best slot it can learn a trick and still has AP left.
lesson-downtown-learn-over = Your Magician is done and hasn’t learned a trick.
lesson-downtown-set_die = Your Magician has AP left. Downtown you can reroll a die or, for more AP, set it to the face you want. It keeps that face until somebody uses it this turn. Set the Bank die to its highest face.
lesson-downtown-set_die-done = Now the die pays as much as it can. Dice that show X can be changed in the same way.
lesson-downtown-set_die-over = The AP are gone, and the Bank die doesn’t show its highest face. Rerolling leaves that to luck; setting doesn’t.
lesson-downtown-hire = A bigger team means more AP every turn. An Inn die shows the Assistant, a Specialist. On the slot that’s left, your Engineer is one AP short of hiring, but you have a Shard. Place the Engineer Downtown, Enhance it, and hire the Assistant.
lesson-downtown-hire-done = The Assistant waits at the Inn and joins your team at the end of the turn, together with a board extension: a slot for one more Apprentice, who draws no wage.
lesson-downtown-hire-apprentice = An Apprentice costs less, but brings fewer AP and no extension. Hire the Assistant.
lesson-downtown-hire-coins = Coins are always useful, but a Specialist works for you every turn. Hire the Assistant.
lesson-downtown-hire-workshop = The Workshop can wait. Place the Engineer Downtown.
lesson-downtown-hire-over = The Engineer has no AP left. Enhance it before its first action, then hire.
lesson-downtown-end = A new trick, a better die, and a Specialist on the way.

## Market Row

lesson-market_row = Market Row
lesson-market_row-more = Buy, Order, Quick Order and Bargain.
lesson-market_row-buy = Tricks need components. Chinese Sticks needs wood and rope, as its card shows. Wood is in stock, and a single Buy can take several pieces of one type. Place your Engineer on the best slot and buy the wood for Chinese Sticks. When you’re asked about Bargain, put no AP into it yet.
lesson-market_row-buy-done = The stock never runs out, and preparing a trick doesn’t use your components up. You keep them.
lesson-market_row-buy-useless = Chinese Sticks doesn’t need that. Buy wood.
lesson-market_row-buy-magician = You’ll need the Magician’s AP later. Place the Engineer first, on the best slot.
lesson-market_row-buy-workshop = Without components there’s nothing to prepare. Place the Engineer on Market Row.
lesson-market_row-buy-plain = The Engineer needs more AP for what comes next. Take the slot that adds the most.
lesson-market_row-buy-over = The Engineer is done, and you don’t have the wood.
lesson-market_row-order = Other components have to be ordered. An Order arrives at the end of the turn: it replaces the component below it, and from then on everyone can buy it. Levitation needs petroleum. Order it, above something you won’t need.
lesson-market_row-order-done = Petroleum will be in stock next turn. Your opponent can buy it too.
lesson-market_row-order-useless = This time order petroleum: Levitation needs it, and it isn’t in stock.
lesson-market_row-order-over = The Engineer is done, and petroleum isn’t ordered.
lesson-market_row-quick_order = Chinese Sticks still needs rope, and you don’t want to wait. A Quick Order takes more AP, but puts a component into stock right away, for the rest of this turn and at a higher price. Quick Order rope.
lesson-market_row-quick_order-done = Rope is in stock until the end of the turn, for everyone.
lesson-market_row-quick_order-useless = Chinese Sticks needs rope. Quick Order that.
lesson-market_row-quick_order-over = The AP are gone. Keep enough of them for the Quick Order.
lesson-market_row-bargain = At this price, the rope takes your last Coins, and your Engineer’s wage is due at the end of the turn. Bargain: each AP you add to a Buy makes it a Coin cheaper. Place your Magician on Market Row, buy both pieces of rope in one Buy, and put as many AP into Bargain as you can.
lesson-market_row-bargain-done = Now you have all the components for Chinese Sticks, and enough Coins for your Engineer’s wage.
lesson-market_row-bargain-one = One piece isn’t enough for Chinese Sticks. Buy both in one Buy, then Bargain.
lesson-market_row-bargain-overpaid = You have the rope, but too few Coins for the wage: your Magician had another AP for Bargain.
lesson-market_row-bargain-workshop = You don’t have the rope yet. Place the Magician on Market Row first.
lesson-market_row-bargain-over = Your Magician is done, and you don’t have the rope.
lesson-market_row-end = Now you know how to get any component, either right away or by next turn.

## Workshop

lesson-workshop = Workshop
lesson-workshop-more = Prepare tricks, with help from the Engineer and the Manager.
lesson-workshop-prepare = Preparing a trick puts markers on its card, and markers are what you perform with. You need the components on the card, but you keep them. Place your Apprentice in the Workshop and prepare Chinese Sticks.
lesson-workshop-prepare-done = The markers are on the card, and the components are still yours. Once all markers have left the card, you can prepare the trick again.
lesson-workshop-prepare-rings = Good, but in this lesson that trick comes later, with an extra marker. Prepare Chinese Sticks.
lesson-workshop-prepare-magician = Keep the Magician for bigger things. The Apprentice has enough AP for Chinese Sticks.
lesson-workshop-prepare-downtown = The Engineer can go Downtown later. Place the Apprentice in the Workshop.
lesson-workshop-prepare-over = The Apprentice is done, and Chinese Sticks isn’t prepared.
lesson-workshop-engineer = A trick on the Engineer’s slot gets an extra marker when you prepare it. That slot is empty, and moving a trick there takes an AP. Place your Magician in the Workshop, move Linking Rings to the Engineer’s slot, then prepare it.
lesson-workshop-engineer-done = You got an extra marker. It doesn’t matter where the Engineer is.
lesson-workshop-engineer-early = Too early: you get the extra marker only if the trick is on the Engineer’s slot. Move it first.
lesson-workshop-engineer-moved = That was another trick. Move Linking Rings to the Engineer’s slot.
lesson-workshop-engineer-mummy = That trick comes next. Start with Linking Rings: move it, then prepare it.
lesson-workshop-engineer-downtown = The Engineer can go Downtown later. Place the Magician in the Workshop.
lesson-workshop-engineer-over = Your Magician is done, and Linking Rings doesn’t have the extra marker.
lesson-workshop-manager = A pile on the Manager’s slots counts as one piece more. You have too little fabric for Burning Mummy, but it’s on a Manager’s slot, so it’s enough. Spend your Magician’s last AP: prepare Burning Mummy.
lesson-workshop-manager-done = The Manager’s slot made up for the missing fabric.
lesson-workshop-manager-moved = Moving a trick took the last AP. Prepare Burning Mummy instead.
lesson-workshop-manager-over = The last AP is gone, and Burning Mummy isn’t prepared.
lesson-workshop-end = All your tricks are prepared.

## Set Up and links

lesson-set_up = Set Up and links
lesson-set_up-more = Bring markers to the Theater and link them.
lesson-set_up-backstage = In the Theater, all your Characters must be on one weekday, and nobody else may be on it. Backstage, Thursday adds an AP and Sunday takes one away. You have several markers to set up. Place your Engineer backstage on Thursday.
lesson-set_up-backstage-done = More AP for you, and Thursday is yours this turn.
lesson-set_up-backstage-sunday = On Sunday the Engineer has fewer AP. Take Thursday.
lesson-set_up-backstage-plain = This day adds no AP. Take Thursday.
lesson-set_up-backstage-other = Your Magician can go Downtown later. Place the Engineer in the Theater.
lesson-set_up-link = Two equal corners that meet in a circle make a link, and links pay. Your opponent’s marker has its Mechanical corner, the gear, on the left. Set up Linking Rings left of it, with the gear pointing right: { $touch ->
    [yes] tap
   *[no] click
} the trick, then the slot, then choose which corner points up.
lesson-set_up-link-done = A link! This circle shows a Shard, so each of you gets one.
lesson-set_up-link-below = The corners that meet here are different. Take the slot on the left of your opponent’s marker.
lesson-set_up-link-lonely = There’s no marker to link with. This one pays when somebody performs the card, but not now.
lesson-set_up-link-over = The Engineer is done without a link.
lesson-set_up-payment = Every link you create pays right away, as much as the level of the trick you set up. You choose between Fame and Coins: Fame wins the game, Coins pay for everything else. Choose what you like.
lesson-set_up-payment-done = Paid. A trick of a higher level earns more with every link.
lesson-set_up-any_corner = The card can’t hold a second marker of Linking Rings. But any two equal corners make a link, whatever the trick. Set up Enchanted Butterflies below your opponent’s marker, with the Spiritual corner, the moon, pointing up.
lesson-set_up-any_corner-done = Two Spiritual corners meet, although neither of your tricks is Spiritual.
lesson-set_up-any_corner-rings = That was Linking Rings again. Set up Enchanted Butterflies below your opponent’s marker.
lesson-set_up-any_corner-lonely = No link here. Take the slot below your opponent’s marker, with the Spiritual corner up.
lesson-set_up-any_corner-over = The Engineer is done without a second link.
lesson-set_up-end = Your markers are on a card, and their links have already paid.

## Performances and weekdays

lesson-perform = Performances and weekdays
lesson-perform-more = Choose a day, fill a card, and perform it.
lesson-perform-day = To perform, your Magician must be on a performance slot. The weekday changes what each of your markers yields: Thursday takes a Fame and a Coin away, Sunday adds them. Place your Magician on the performance slot of the best day.
lesson-perform-day-done = Each of your markers will yield more. The risk: Sunday comes last, and somebody else may perform your card before you do.
lesson-perform-day-backstage = Backstage, your Magician only works. Take the performance slot.
lesson-perform-day-thursday = On Thursday each of your markers yields less.
lesson-perform-day-earlier = This day doesn’t change your yields. Sunday adds to them.
lesson-perform-day-assistant = Place the Magician first, on the best day. The Assistant then joins it.
lesson-perform-day-over = Your Magician isn’t on a performance slot.
lesson-perform-helper = A Specialist backstage brings the performer a bonus: Fame for the Assistant, Coins for the Manager, a Shard for the Engineer. It has to be on your day; { $touch ->
    [yes] tap
   *[no] click
} another day to see why. Place your Assistant backstage on Sunday.
lesson-perform-helper-done = The bonus is safe. Sunday costs the Assistant an AP, but it still has one.
lesson-perform-helper-over = The Assistant should help your Magician. Place it backstage on Sunday.
lesson-perform-fill = A full card makes a better show. Linking Rings is on a card together with your opponent’s marker. Set up Enchanted Butterflies on the same card, with a link if you can.
lesson-perform-fill-done = Now your show has two tricks of yours.
lesson-perform-fill-other = This marker isn’t in the show that you’re about to perform. Set up Enchanted Butterflies on the card with Linking Rings.
lesson-perform-fill-over = The Assistant is done, and Enchanted Butterflies isn’t set up.
lesson-perform-show = Everyone with markers on a performed card gets their yields. The performer also gets the bonuses: for links, for Specialists backstage, and what the card shows. You may choose any card with a marker of yours. Perform the one with two of your tricks.
lesson-perform-show-done = Applause! The markers went back to their owners, and the turn ended. The log lists everything you earned.
lesson-perform-show-other = That card has only one of your tricks and no links. Perform the other one.
lesson-perform-show-skipped = You can skip your Performance, but then you earn nothing.
lesson-perform-end = You’ve given your first show.

## Wages and the end of the turn

lesson-end_turn = Wages and the end of the turn
lesson-end_turn-more = Pay your team, watch the city move on, and advertise.
lesson-end_turn-idle = After the shows, you pay { $specialist_wage } for each Specialist you placed and { $apprentice_wage } for each Apprentice. Every Coin you can’t pay costs Fame. Idle Characters cost nothing. Your show will earn enough for the Engineer and the Apprentice, but not for the Manager. Leave the Manager Idle.
lesson-end_turn-idle-done = The Manager stays home, and its card goes back to your hand at the end of the turn.
lesson-end_turn-idle-apprentice = That saves too little. The Manager costs more than the Apprentice: leave the Manager Idle.
lesson-end_turn-idle-placed = Now you can’t pay all wages. Leave the Manager Idle.
lesson-end_turn-idle-early = You’ll place the Apprentice in a moment. First leave the Manager Idle.
lesson-end_turn-idle-over = The Manager isn’t Idle, so your wages are too high.
lesson-end_turn-work = The Apprentice is worth its wage. Place it in the Workshop and prepare Chinese Sticks, so that you have markers for the next turn.
lesson-end_turn-work-done = That was the last Character, so the shows begin.
lesson-end_turn-work-idle = An Idle Apprentice costs nothing, but you can afford this one.
lesson-end_turn-work-rings = You have a marker of Linking Rings in the Theater already. Prepare Chinese Sticks.
lesson-end_turn-work-over = The Apprentice is done, and Chinese Sticks isn’t prepared.
lesson-end_turn-show = Perform your card. Then the turn ends: everyone pays wages, the Characters come home, the rope ordered on Market Row arrives, and the last Performance card makes room for a new one. Follow it in the log.
lesson-end_turn-show-done = Your show paid the wages. The rope is in stock, a Performance card left together with the marker on it, and a new turn has begun.
lesson-end_turn-show-skipped = Without the Coins from your show you can’t pay the wages. Perform your card.
lesson-end_turn-advertise = The player with the least Fame goes first, and that’s you. It also makes your poster cheap: the later your place in the initiative order, the more a poster costs. Buy Fame with a Coin: advertise.
lesson-end_turn-advertise-done = More Fame for a single Coin. Next turn you may be later in the order.
lesson-end_turn-advertise-passed = A poster won’t get any cheaper. Advertise.
lesson-end_turn-end = You’ve seen a turn end and the next one begin.

## Planning a turn

lesson-plan = Planning a turn
lesson-plan-more = Assign cards with a show in mind, and place in the right order.
lesson-plan-set_up = Plan backward from your show. Linking Rings has markers on its card, but they earn nothing there. Somebody must set one up, and somebody must perform. Start with the Set Up: put a Theater card under your Engineer.
lesson-plan-set_up-done = The Engineer can set up, and backstage it earns you a Shard when you perform.
lesson-plan-set_up-workshop = There’s nothing to prepare: Linking Rings has its markers, and Chinese Sticks lacks rope.
lesson-plan-set_up-later = Useful another time. Now your markers have to get to the Theater.
lesson-plan-set_up-ready = Don’t finish planning yet: your Characters need cards.
lesson-plan-perform = A Magician on a performance slot can’t set up, but it’s the only Character who can perform. Put a Theater card under your Magician.
lesson-plan-perform-done = The Engineer sets up, the Magician performs: that’s a show in one turn.
lesson-plan-perform-elsewhere = Then nobody performs this turn. Put a Theater card under your Magician.
lesson-plan-perform-ready = Don’t finish planning yet: your Magician needs a card.
lesson-plan-apprentice = The Apprentice has few AP. Where are they enough for something useful? Look at Chinese Sticks: it lacks rope, and rope isn’t in stock. Choose the card that helps.
lesson-plan-apprentice-done = An Order takes few AP, and next turn you can buy the rope.
lesson-plan-apprentice-workshop = Chinese Sticks can’t be prepared without rope, and Linking Rings still has its markers.
lesson-plan-apprentice-downtown = Learning, hiring and taking Coins cost more AP than an Apprentice has, except on the best slot. Your opponent may be faster.
lesson-plan-apprentice-theater = Your Engineer can set up alone. Think of the trick that lacks a component.
lesson-plan-apprentice-ready = Don’t finish planning yet: your Apprentice needs a card.
lesson-plan-ready = Check the wages: { $specialist_wage } for the Engineer, { $apprentice_wage } for the Apprentice. You have enough Coins, even without the show. Then all plans are revealed at the same time. Finish planning.
lesson-plan-ready-done = Your opponent’s Magician is going to the Theater too, and you’re first to place.
lesson-plan-ready-recalled = Your plan was good. Finish it as it was.
lesson-plan-first = Now the order counts: nobody can join you on your weekday. Sunday pays best, and even on Sunday your Engineer has an AP for a Set Up. Your opponent may want that day too. Take it now.
lesson-plan-first-done = Sunday is yours. Your Magician can follow later, because nobody else may come here now.
lesson-plan-first-market = Meanwhile, your opponent may take Sunday. Go to the Theater first.
lesson-plan-first-day = This day is yours now, but your show would pay more on Sunday.
lesson-plan-first-over = Place somebody in the Theater, on Sunday.
lesson-plan-end = Set up, perform, and think of the next show: that’s a good turn. You’re ready for a first game. The next lessons are about the Dark Alley.

## The Dark Alley

lesson-dark_alley = The Dark Alley
lesson-dark_alley-more = Draw Special cards and use one.
lesson-dark_alley-draw = The Dark Alley offers Special Assignment cards, in a deck for each of the other Locations. Drawing means: look at two cards, keep one. The first draw of a placement is the cheapest. Place your Apprentice on the best slot and choose Draw First Card with any deck.
lesson-dark_alley-draw-done = You’ve drawn two cards that only you can see. Next, choose one of them.
lesson-dark_alley-draw-further = That draw costs more. Begin with Draw First Card.
lesson-dark_alley-draw-plain = On this slot you could draw only once. Take the one that adds the most.
lesson-dark_alley-draw-other = That Character can wait. Place the Apprentice in the Dark Alley.
lesson-dark_alley-draw-over = The Apprentice is done and hasn’t drawn a card.
lesson-dark_alley-keep = You play a Special card like any assignment card, at its Location, and it has an extra bonus. Cards that are still in your hand when the game ends are worth Fame. Read both and keep the one you like better.
lesson-dark_alley-keep-done = The card is in your hand. The other one is now at the bottom of its deck.
lesson-dark_alley-further = You have AP left for Draw Further Cards, which costs more but can be repeated. Draw from any deck and keep a card.
lesson-dark_alley-further-done = Two Special cards in one visit. You can assign them from the next turn on.
lesson-dark_alley-further-over = The Apprentice is done without a second card.
lesson-dark_alley-use = Your Engineer has a Special card, Trick Tweaking: a trick gets one more marker when prepared. Place the Engineer in the Workshop and use the card for its bonus. Choose to use it with the next action, then prepare Linking Rings.
lesson-dark_alley-use-done = One more marker than printed. At the end of the turn, the used card goes back under its deck.
lesson-dark_alley-use-ap = Now the card gives an AP instead of its bonus. That can be better, but not here.
lesson-dark_alley-use-without = You prepared without the card’s bonus. First choose to use the card with the next action, then prepare.
lesson-dark_alley-use-magician = The Magician can wait. Place the Engineer in the Workshop.
lesson-dark_alley-use-over = The Engineer is done without the bonus of its card.
lesson-dark_alley-end = You know how to get Special cards and how to use them.

## Prophecies and abilities

lesson-prophecies = Prophecies and abilities
lesson-prophecies-more = Use the Active prophecy and your magician’s ability, and choose what comes next.
lesson-prophecies-active = One prophecy is Active and changes the rules for everyone. This turn it’s Open Residence: learning takes so few AP that an Apprentice can do it. Place the Apprentice that has the Downtown card, and learn any trick.
lesson-prophecies-active-done = Other turns, that takes more AP than most Characters have. Always look at the Active prophecy before you plan.
lesson-prophecies-active-other = First make use of the prophecy: place the Apprentice Downtown.
lesson-prophecies-active-over = The Apprentice is done and hasn’t learned a trick.
lesson-prophecies-ability = Each magician has an ability. Your Mechaniker gives one Apprentice another AP each turn, except in the Theater. Preparing Bullet Catch takes more AP than an Apprentice has. Place your other Apprentice in the Workshop, use the ability, then prepare the trick.
lesson-prophecies-ability-done = Your ability costs nothing and comes back every turn. Other magicians have very different ones.
lesson-prophecies-ability-engineer = The Engineer comes next. Place the Apprentice in the Workshop.
lesson-prophecies-ability-over = The Apprentice is done, and Bullet Catch isn’t prepared. Use the ability before the first action.
lesson-prophecies-fortune = At the end of the turn, the left Pending prophecy becomes Active. Weary Troupe would leave your Magician with very few AP. Fortune Telling moves them all: the middle one goes to the left. Place your Engineer in the Dark Alley and bring Bright Saturday to the left.
lesson-prophecies-fortune-done = Next turn, shows on Saturday pay more. Everyone can see it coming, so be quick.
lesson-prophecies-fortune-over = Bright Saturday isn’t on the left. Fortune Telling brings it there.
lesson-prophecies-end = You know what prophecies and abilities change.

## The Duel of Magicians

lesson-duel = Duel of Magicians
lesson-duel-more = Read the Turn Setup cards and link with a neutral marker.
lesson-duel-day = In the Duel, a new Turn Setup card closes slots and weekdays every turn. This turn it’s Road Works; the Theater names it, and closed slots are boarded up. { $touch ->
    [yes] Tap
   *[no] Click
} Thursday to see why. Then place your Apprentice backstage on an open day.
lesson-duel-day-done = Only two weekdays are open, so one day is left for your opponent.
lesson-duel-day-other = The Engineer comes later. Place the Apprentice in the Theater.
lesson-duel-link = The marker with the gray center is neutral: it’s printed on its card, belongs to nobody and yields nothing. But it links. Its Optical corner, the eye, points down at a Shard. Set up Enchanted Butterflies below it, with the eye pointing up.
lesson-duel-link-done = A link, and the Shard is yours alone: the neutral marker has no owner.
lesson-duel-link-plain = That’s a link, but its circle has no Shard. Take the slot below the neutral marker.
lesson-duel-link-lonely = The corners don’t match, or there’s nothing to link with. Take the slot below the neutral marker, with the Optical corner up.
lesson-duel-link-over = The Apprentice is done without a link.
lesson-duel-payment = A link with a neutral marker pays you like any other: Fame or Coins, as much as the level of your trick. Choose what you like.
lesson-duel-payment-done = Paid. The neutral marker stays on its card for good, so it may link again.
lesson-duel-next = The next card is already known: Snowfall will close the best two slots Downtown. Use them while they’re open: place your Engineer on the best slot Downtown.
lesson-duel-next-done = The best slot, in the last turn before it closes. When you plan, look at both cards.
lesson-duel-next-plain = This slot adds less. The best one is still open, and will be closed next turn.
lesson-duel-end = You know how the town changes in a Duel.

lesson-powers = Magician Powers
lesson-powers-more = Learn a Power, use it, and weigh it against the Shard that keeps it.
lesson-powers-learn = Your Shards fill Power slots from the bottom up, and a full slot is open. You have two open slots: Tidy Bench lies beside the lower one, the upper one is free. Before planning, you may learn one Power from your hand. Learn Quick Study: it makes Learn Trick cheaper.
lesson-powers-learn-done = Quick Study lies beside the upper slot, because a second-level Power needs the second slot or a higher one. It works as long as that slot stays open.
lesson-powers-learn-replaced = A slot holds one Power, so the one that lay there is back in your hand. Use the free slot: learn Quick Study.
lesson-powers-learn-other = A good Power, but you want a new trick this turn. Learn Quick Study.
lesson-powers-learn-none = You learned nothing, so the upper slot stays empty this turn. Learn Quick Study.
lesson-powers-use = The plans are made, and your opponent took the best slot Downtown. On the one that’s left, your Manager would be one AP short of Learn Trick, but Quick Study saves that AP. Place the Manager Downtown and learn any trick.
lesson-powers-use-done = Without the Power, this trick would have cost you a Shard. Quick Study helps every turn, as long as you keep your Shards.
lesson-powers-use-spent = That Shard came from the upper slot. The slot has closed, Quick Study is back in your hand, and Learn Trick costs as much as ever. Keep your Shards for now.
lesson-powers-use-elsewhere = That Character can wait. Use Quick Study first: place the Manager Downtown.
lesson-powers-use-over = The Manager is done and hasn’t learned a trick.
lesson-powers-spend = You won’t learn another trick this turn, so Quick Study can rest. Your Apprentice is one AP short of preparing Bullet Catch. A Shard helps, but it leaves from the top: the upper slot closes. Place the Apprentice in the Workshop, Enhance it and prepare the trick.
lesson-powers-spend-done = Quick Study is back in your hand. With a new Shard you can learn it again, before planning. The lower slot stayed open, so Tidy Bench paid you for preparing.
lesson-powers-spend-magician = Your Magician can go to the Theater later. Place the Apprentice in the Workshop.
lesson-powers-spend-over = The Apprentice is done, and Bullet Catch isn’t prepared. Enhance the Apprentice first.
lesson-powers-end = Shards score no Fame in this variant. Save them for Powers, or spend them when an AP is worth more.

lesson-heir = Dahlgaard’s Heir
lesson-heir-more = Play alone: read the Heir’s plan and get ahead of it.
lesson-heir-race = In the solo game your opponent is an heir of old Dahlgaard. Nobody plays the Heir: it follows rules, and its plan is open. This turn its Magician goes Downtown, and so does your Engineer. A Location that you both still want is contested, and the Heir goes there first. Be faster: place your Engineer on the best slot Downtown.
lesson-heir-race-done = The best slot is yours. Nothing is contested Downtown anymore.
lesson-heir-race-theater = The Theater has two open days, one for each of you. There’s only one best slot Downtown: place the Engineer.
lesson-heir-race-plain = This slot adds less. Take the best one before the Heir does.
lesson-heir-reply = Use the Engineer’s AP as you like and end the placement. Then the Heir places a Character. You both still want the Theater, so that’s where the Heir goes. The log names the rule behind everything it does.
lesson-heir-reply-done = The Heir is Busy, so it took the latest open day. It set up a marker right away: its tricks are always prepared.
lesson-heir-day = A Set Up plan makes the Heir Busy; with a Perform plan it may be Ready and takes the earliest day. So you know which day it leaves to you. Place your Apprentice backstage on Friday.
lesson-heir-day-done = Friday is yours. Read the plan, then decide where you have to be first.
lesson-heir-end = That was the last lesson. The rest comes with playing.
