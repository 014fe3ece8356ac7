# The table while a game is played: who must do what, buttons, help, notices, the text view.

## Who must do what

table-planning = Still planning: { $names }. You can change your plan until everyone is done.
table-watching = You’re watching. Waiting for { $names }.
table-over = The game is over: { $who } wins with { $fame }.
table-past = You’re looking at an earlier moment.
table-bot_plays = A bot is playing for you. You can take your seat back at any time.
table-ap = { $ap } AP left
table-more_ap = +{ $ap }
table-plan = { $short ->
    [yes] Plan: { $ap } before slots, wages { $wages }, more than you have
    [show] Plan: { $ap } before slots, wages { $wages }, you need the show’s Coins
   *[no] Plan: { $ap } before slots, wages { $wages }
}
table-ap_range = { $least }–{ $most } AP
table-ap_from = { $least }+ AP
table-wages = Wages at the end of the turn: { $due }. You have { $coins }.
table-wages_short = Wages { $due }, you have { $coins }
# Performances of this turn may still bring Coins.
table-wages_show = Wages { $due }, you have { $coins } before the show
# The same in figures, after a long question.
table-wages_brief = Wages { $due }, Coins { $coins }
table-your_turn = Your turn

## Choosing

table-options = Your options
table-choose_more = { $heading } …
table-ways = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
table-advised = recommended: { $what }
table-picked = Selected: { $what }. Now choose { $next }.
table-picked_die = Selected: { $what }. Choose what to do with it.
table-next = Now choose { $next }.
next-slot = a lit slot
next-character = a Character
next-card = a card
next-die = a die
next-face = a face
next-supply = a component from the supply
next-stock = a component on sale
next-component = a pile of components
next-order_place = an Order place
next-trick = a trick
next-trick_place = a trick slot
next-pile = a component slot
next-spot = a lit slot on a Performance card
next-up = the corner that points up
next-guest = a marker outside the slots
next-performance = a Performance card
next-deck = a deck
next-pending = a prophecy
next-count = how many
next-yield = a yield
table-unpick = Choose something else
table-repeat_plan = Same as last turn
table-after = You’ll have { $sums }
table-after_mark = → { $sums }
button-buy = Buy { $components }
button-bargain = { $count } AP: pay { $price }
table-first = Part of “{ $heading }”: choose that first, or { $touch ->
    [yes] tap here
   *[no] click here
} to start it.
table-why_not = Not possible now
refused-because = Not allowed: { $reason }.
table-rule = Rule { $rule }

## Confirming

table-confirm = Confirm
table-not_yet = Not yet
table-confirm_reveals = { $action }? This reveals hidden information, so it can’t be undone.
table-confirm_ready = No card assigned: { $names }. Plans will be revealed. Finish anyway?
table-confirm_stage = { $action }? The Magician performs there and takes no actions. You can’t undo it once the next player acts.
table-confirm_perform = { $action }? You can’t undo it once the game continues.
table-confirm_idle = { $action }? You can’t undo it once the game continues.
table-confirm_no_slot = No free slot is left for { $character_the }: it stays Idle this turn.
table-confirm_unspent = You haven’t used any of the { $ap } AP. End this placement anyway?
table-unask = Don’t ask again
table-confirm_result = Result: { $foreseen }.
table-confirm_parts = Your share: { $parts }.

## The parts of what a Performance pays the performer

foreseen-part = { $part } { $sums }
part-yield = your tricks
part-link_bonus = links
part-specialist_bonus = Specialists
part-card_bonus = the card

## Buttons

table-undo = Undo
table-restart = Start over
table-hint = Hint
table-director_hide = Hide the director
table-director_show = Show the director
table-hinting = Thinking …
table-do_it = Do it
table-close_hint = Close
tutor-title = Tutor
tutor-about = Tutor: are you sure about “{ $action }”?
tutor-again = Choose again
tutor-anyway = Play it anyway
tutor-checking = The tutor is looking …
tutor-retype = Enter it again to play it anyway.
table-more = More
table-all = All options
table-fewer = Close the list
table-more_below = { $count } more ▾
table-now = Back to the present
table-take_back = Take your seat back
table-leave = Let a bot play for me
table-log = Log
table-chat = Chat
table-text = Text view
table-people = People
table-settings = Settings
table-menu = Menu
table-menu_marked = Menu, with notes about this game
table-decks = Trick decks
table-record = Download the record
marks-title = About this game

## Undo by consent

table-undo_asked = { $who } asks everyone to undo.
table-undo_marks = If something was revealed since then, the game will be marked as practice.
table-undo_agreed = { $who } agrees to the undo.
table-taken_back = { $who } undoes an action.
table-agree = Agree
table-decline = Decline
table-ask_undo = Ask everyone to undo to this point
table-undo_here = Undo to this point
table-ask_undo_more = Dice and cards will come up the same way again. If anything was rolled, drawn or revealed since this point, the game will be marked as practice for good.
table-ask_undo_alone = Dice and cards will come up the same way again. Nobody else has to agree, so the game will be marked as practice for good.
table-ask_undo_send = Ask everyone

## People, chat, log

table-here = here
table-away = away
table-is_bot = bot
table-time_left = Time left for { $who }
table-say = Write a message
table-send = Send
table-report = Report this message by { $who }
table-no_chat = No messages yet.
table-moment = Show the board at this moment
table-turn_summary = Turn { $turn } at a glance
table-lost = Connection lost. Your moves will be sent once it’s back.
table-retry = Try now

## For screen readers

live-asked = Your turn: { $question }
live-said = { $who } says: { $text }
live-more = { $count ->
    [one] { $count } more entry in the log.
   *[other] { $count } more entries in the log.
}

## The seat

seat-link = Link to your seat
seat-link_more = It opens your seat on another device, without a password. Anyone who has it can play for you, so keep it to yourself.
seat-leave = Leaving the table
seat-leave_more = You can close this page at any time; the table waits for you. If you don’t want the others to wait, let a bot play for you. You can take your seat back whenever you like.
slow-title = Notify me when it’s my turn
slow-more = If you aren’t at the table, the server notifies you once each time you have to decide, by e-mail (if this server sends any) or by calling a webhook. Leave both fields empty to turn notifications off.
slow-email = E-mail
slow-webhook = Webhook (web address)
slow-keep = Save
slow-webhook_set = Saved. Your webhook will be called.
slow-email_off = Notifications are off.
slow-email_unconfirmed = Check your inbox to confirm this address. No e-mail? An address that has unsubscribed, or was asked too often today, gets none.
slow-email_confirmed = Saved. You’ll get an e-mail when it’s your turn.
slow-email_unsubscribed = This address has unsubscribed. To get e-mail again, open the unsubscribe link in any e-mail you got from this server.

## The text view

text-title = Text view
text-command = Type a number, the first letters of an option, or an action in record notation (place manager market_row.1). Put “why” in front to ask whether it’s allowed.
text-do = Do it
text-options = You can:
text-allowed = That’s allowed.
text-empty = Enter the number of an option, or an action.
text-no_number = There’s no such number; the list has { $count }.
text-sure = { $action }? You can’t undo this. Press Enter again to confirm.
text-several = “{ $typed }” could mean several things; type more of it.
text-nonsense = “{ $word }” isn’t an action in this game.
text-fields = “{ $kind }” must be followed by: { $fields }.
text-no_fields = “{ $kind }” takes nothing after it.
text-malformed = That isn’t an action: { $detail }
text-near = Did you mean one of these?
text-news = Latest events:
text-player = { $who }: { $fame }, { $coins }, { $shards }; { $permanent } permanent and { $special } Special cards; wages due: { $wages }
text-tricks = Tricks: { $tricks }
text-components = Components: { $components }
text-team = Team: { $team }
text-hand = Hand: { $hand }
text-dice = Dice: { $dice }
text-die = { $die } { $face }
text-market = Market: for sale { $stock }; ordered { $orders }
text-card = { $card }: { $markers }
text-marker = { $place }: { $owned }, { $category } corner up
text-prophecy = Prophecies: Active { $active }; Pending { $pending }
# A thing with a note: “Hellhound (2 markers)”.
text-note = { $name } ({ $note })

## When things that can’t be used now are used

later-slot = Characters are placed in the Place Characters phase
later-character = each Character is placed once per turn, in the Place Characters phase
later-card = cards go under Characters in the Assignment phase
later-die = dice are used by a Character Downtown
later-stock = a Character on Market Row can buy it
later-order_place = a Character on Market Row can order
later-quick_place = a Character on Market Row can place a Quick Order
later-deck = a Character in the Dark Alley can draw cards
later-pending = a Character in the Dark Alley can have the prophecies moved
later-spot = a Character backstage in the Theater can set up and move markers
later-guest = a Character backstage in the Theater can move markers
later-performance = cards are performed from Thursday to Sunday, after all Characters are placed
later-trick = tricks are prepared in the Workshop and set up in the Theater
later-trick_place = a trick you learn Downtown goes here
later-component = components are moved in the Workshop
later-pile = components you buy go here

## Help at each step

# Why something isn’t offered.
help-no_poster = You couldn’t advertise: it costs { $price }, and you have { $coins }.
help-enhance_first = Enhance is only possible before a Character’s first action.
help-enhance_theater = Enhance isn’t possible in the Theater.
help-enhance_shard = Enhance would cost a Shard, and you have none.

help-choose_magician = Pick a magician: you can always learn tricks of its favorite category. Tricks bring Fame, and the player with the most Fame wins.
help-choose_specialist = Pick a Specialist, who works for you from the start: more actions each turn, for a wage of { $specialist_wage } when placed.
help-choose_first_trick = Pick a trick: the sooner you have its components, the sooner it can be performed and pays what’s at the bottom of its card.
help-take_components = Take what your first trick needs, so that you can prepare it without going shopping first.
help-choose_advertise = A poster buys Fame with Coins, and the later you are in the initiative order, the more it costs. Keep Coins for wages and components: unpaid wages cost Fame.
help-assignment = { $touch ->
    [yes] Tap a card, then a Character,
   *[no] Click a card, then a Character (or drag the card onto it),
} to send it there. Downtown: learn, hire, take Coins. Market Row: buy. Workshop: prepare. Theater: set up and perform, which is what brings Fame. Without a card a Character stays home and draws no wage.
help-place_character = { $touch ->
    [yes] Tap
   *[no] Click
} a Character, then a lit slot; the number on it is added to the Character’s action points (AP). Slots fill up, so go first where you need to be. An Idle Character draws no wage.
help-act = { $touch ->
    [yes] Tap
   *[no] Click
} anything that’s lit to see what it costs and brings. Use all your AP: unspent ones are lost.
help-choose_spot = { $touch ->
    [yes] Tap
   *[no] Click
} a lit slot, then choose which corner points up. Where two matching corners meet in a circle, you create a link and are paid right away.
help-choose_performance = Choose the card with most of your markers: every marker yields for its owner, and you get the performer bonus at the bottom.
help-choose_link_pay = Fame wins the game; Coins pay for wages and components. Take Coins only if you’ll need them.
help-choose_trick = Look for a trick whose components you own or can buy soon. If you have less Fame than it asks for, you pay the difference in Coins.
help-choose_bargain = Each AP you put into Bargain lowers the price. Bargain if you have no better use for your AP here.
help-act-downtown = Residence: learn a trick of that category. Inn: hire that Character. Bank: take that many Coins. More tricks make bigger shows, and more Characters do more each turn.
help-act-market_row = Buy what your tricks need from the Buy area; components stay with you for good. Orders can be bought from next turn on.
help-act-workshop = Prepare a trick whose components you have: its markers are what you put on stage. Components are never used up.
help-act-theater = Set up markers of prepared tricks on Performance cards; links pay right away, and every marker pays when its card is performed. To perform, send your Magician to a performance slot.
help-act-dark_alley = Draw Special cards, which do more than your other cards, or have your fortune told to move the prophecies in your favor.
help-move_marker = Move the marker to a card that will be performed, or next to better neighbors. A moved marker gets no payment for links.
help-choose_order_place = At the end of the turn, the order replaces what’s below it: cover what you need least.
help-choose_trick_slot = Any free slot will do. On the Engineer’s slot, a trick gets an extra marker when you prepare it, so keep that one for your best trick.
help-choose_pile = On the Manager’s slots, a pile counts as one more: put there what your tricks need most of.
help-choose_engineers_trick = A second trick from the start. On the Engineer’s slot, it gets an extra marker when you prepare it.
help-use_card = The bonus is described on the card; the AP can be spent on anything here. Either way, the card is used up.
help-choose_keep = If you have AP left, you can draw another pair first: { $touch ->
    [yes] tap
   *[no] click
} a lit deck. Special cards are played like other assignment cards, and each one left in hand at the end is worth Fame.
