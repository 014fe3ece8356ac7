# The words around the game: pages, buttons, notices.

## Everywhere

ui-title = trickerion
ui-tagline = Rival stage magicians, secret plans, and a show assembled trick by trick.
ui-unofficial = An unofficial fan implementation of Trickerion: Legends of Illusion, with no art or text of the printed game.
ui-home = To the start page
ui-back = Back
ui-close = Close
ui-nothing = nothing
ui-ways = { $count } ways
ui-loading = One moment …
ui-rules = Rules
ui-skip = Skip to the decision
ui-retry = Try again

## Start

start-play = Play against bots
start-play_hint = A table opens at once; the bots sit down with you.
start-name = Your name
start-name_default = Player
start-kind = Which game?
start-first = First game
start-first_more = Base game with a ready-made start: only choose your magician.
start-base = Base game
start-base_more = Five turns, all set-up choices.
start-alley = Dark Alley
start-alley_more = Seven turns, Special cards, abilities, Level 3 tricks.
start-full = Dark Alley with prophecies
start-full_more = Everything in the box.
start-quick = Quick game (one turn less, a richer start)
start-players = Players
start-people = People
start-bots = Bots
start-bot = Bot { $number }
start-level = Their level
bot-random = Stagehand (plays at random)
bot-apprentice = Apprentice
bot-specialist = Specialist
bot-magician = Magician
bot-legend = Legend
start-friends = Play with people
start-friends_hint = You get a link to send to the others.
start-open = Anybody may join from this page
start-clock = Clock
clock-none = no clock
clock-move = { $minutes } minutes per move
clock-game = { $minutes } minutes per game
clock-slow = a day per move
start-create = Open the table
start-games = My games
start-no_games = Games you sit down to are listed here, to go on with from this browser.
start-resume = Go on
start-watch = Watch
start-join = Join
start-review = Look back
start-tables = Open tables
start-no_tables = Nobody waits for players right now.
start-running = Games to watch
start-forget = Forget this game
start-your_turn = your turn
start-waiting = waiting for players
start-over = over
start-turn = turn { $turn }
start-seats = { $taken } of { $players } seats taken
start-modules-base = base game
start-modules-alley = Dark Alley
start-modules-full = Dark Alley, prophecies
start-learn = New here? Choose “First game”: the table says at every step what you can do, lights up where, and explains what is not possible.

## The lobby of a table

lobby-title = The table fills
lobby-invite = Send this link to the others:
lobby-copy = Copy the link
lobby-copied = Copied
lobby-sit = Sit down
lobby-free = free seat
lobby-bot = bot, { $level }
lobby-you = you
lobby-wait = The game begins when all seats are taken.
lobby-stand = Stand up
lobby-full = All seats are taken; you can watch.
lobby-keep = Your own link, to come back from another device (keep it to yourself):

## The table

table-you = You
table-asked = { $who }, it is your decision:
table-waits = Waiting for { $names }.
table-planning = { $names } still planning. You can change your mind until the last one is done.
table-watching = You are watching. { $names } to decide.
table-over = The game is over: { $who } wins with { $fame }.
table-past = You look back at an earlier moment.
table-now = Back to now
table-ap = { $ap } AP left
table-undo = Undo
table-restart = Restart turn
table-hint = Hint
table-hinting = thinking …
table-hint_says = A good player would: { $action }
table-do_it = Do it
table-more = More
table-all = All options
table-fewer = Close the list
table-unpick = Choose something else
table-confirm = Confirm
table-not_yet = Not yet
table-confirm_unsure = { $action }? What comes to light then cannot be taken back.
table-confirm_passes = { $action }? That ends your turn; it cannot be taken back once the next player acts.
table-wages = Wages at the end of the turn: { $due }, in your purse: { $coins }.
table-wages_short = Wages due { $due }, you have { $coins }
table-wages_ok = Wages due: { $due }
table-lost = The line to the server is broken; what you do is sent as soon as it is back.
table-retry = Try now
table-bot_plays = A bot plays in your seat.
table-take_back = Take your seat back
table-leave = Let a bot play on for me
table-undo_asked = { $who } asks everybody to go back.
table-agree = Agree
table-decline = Decline
table-ask_undo = Ask everybody to go back to here
table-log = Log
table-chat = Chat
table-text = Text view
table-settings = Settings
table-menu = Menu
table-decks = Trick decks
table-say = Say something
table-send = Send
table-no_chat = Nothing has been said yet.
table-left = { $who } has left; a bot plays on.
table-came_back = { $who } is back.
table-taken_back = { $who } takes back what was done.
table-undo_declined = { $who } does not agree to go back.
table-undo_agreed = { $who } agrees to go back.
table-spectator = spectator
table-here = here
table-away = away
table-is_bot = bot
table-moment = Show the board at this moment
table-options = What you can do
table-why_not = Not possible now
table-rule = Rule { $rule }
table-after = Afterwards: { $sums }
table-after_ap = { $ap } AP left
table-after_coins = { $coins }
table-links = links with { $spots }
table-pays = pays { $pays } each
table-card = { $name }: { $effect }
table-record = Download the record
table-turn_summary = Turn { $turn } in figures
table-summary_nothing = nothing changed
table-your_turn = Your turn
table-clock = { $minutes }:{ $seconds }
table-free = Also allowed
table-marker_up = Which corner points up?

## Settings

settings-theme = Light
settings-theme-auto = as the system
settings-theme-matinee = matinee (light)
settings-theme-gaslight = gaslight (dark)
settings-motion = Motion
settings-motion-auto = as the system
settings-motion-fast = fast
settings-motion-off = off
settings-sound = A sound when it is my turn
settings-help = Say at each step what it is about
settings-confirm = Ask before what cannot be taken back

## The text view

text-title = The game in words
text-command = Type a number, or an action as records write it (place manager market_row.1); “why” before it asks whether it is allowed
text-do = Do it
text-options = You can:
text-allowed = That is allowed.
text-news = What happened last:
text-player = { $who }: { $fame }, { $coins }, { $shards }; { $permanent } permanent and { $special } Special cards; wages due { $wages }
text-tricks = Tricks: { $tricks }
text-components = Components: { $components }
text-team = Team: { $team }
text-hand = Hand: { $hand }
text-dice = Dice: { $dice }
text-market = Market: for sale { $stock }; ordered { $orders }
text-card = { $card }: { $markers }
text-prophecy = Prophecies: Active { $active }; Pending { $pending }

## The end, and replays

end-title = The curtain falls
end-again = Play again
end-board = The final board
end-replay = Replay
replay-title = Replay
replay-of = Action { $action } of { $actions }
replay-first = To the beginning
replay-previous = One back
replay-next = One on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-eyes = Seen by
replay-everybody = a spectator
replay-begins = The game begins.

## Rules

rules-title = The rules, as the software plays them
rules-search = Search the rules and cards
rules-none = Nothing is found for “{ $query }”.
rules-ruling = ruling
rules-ruling_more = a point where the printed rulebooks are silent or disagree
rules-cards = Special cards
rules-prophecies = Prophecies
rules-magicians = Magicians
rules-chapters = Chapters

## Refusals: a plain sentence

code-offline = The server cannot be reached.
code-malformed = The server did not understand this; load the page anew.
code-reload = The server has been renewed; load the page anew.
code-unknown_table = There is no such table. The link may be incomplete, or the table is gone.
code-unknown_token = This link does not open a seat here.
code-not_found = There is nothing at this address.
code-spectators_off = Nobody may watch at this table.
code-spectator = You are watching; only players can do that.
code-not_your_seat = That is another player’s decision.
code-not_started = The game has not begun yet.
code-over = The game is over.
code-stale = The table has moved on meanwhile; look again and decide.
code-illegal = That is not allowed now.
code-undo_planning = While plans are made, take cards back one by one.
code-undo_nothing = There is nothing of yours to take back.
code-undo_too_far = There is nothing after that to take back.
code-no_request = Nobody has asked to go back.
code-already_asked = That has been asked already.
code-already_left = A bot plays in your seat; take it back first.
code-not_left = No bot plays in your seat.
code-out_of_time = Your time for the game is used up.
code-too_fast = That was too fast; try again in a moment.
code-too_many = That is too much at once.
code-busy = The server could not do it just now; try again.
code-seat_taken = Somebody else was faster: the seat is taken.
code-table_full = All seats are taken; you can watch.
code-invitation_needed = This table is by invitation only; ask for the whole link.
code-bad_name = Choose a name of 1 to 40 letters.
code-bad_options = These options do not go together.
code-bad_record = The record cannot be read.
code-name_taken = This name is taken.
code-bad_password = Name and password do not fit.
code-not_signed_in = Sign in first.
code-running = The game is still running; its replay opens when it is over.
code-bad_address = That is not an address.

sheet-hide = Look at the table
sheet-show = Choose

## Help at each step

help-choose_magician = You play for Fame. Your magician’s category is the kind of tricks you learn most easily.
help-choose_specialist = A Specialist works for you from the start: more actions, for a wage of 2 Coins per turn.
help-choose_first_trick = A trick needs the components on its card to be prepared; performed, it yields what stands at its foot.
help-take_components = Components are what tricks are made of. What your first trick needs is a good choice.
help-choose_advertise = A poster is Fame for Coins: you pay your place in the initiative order.
help-assignment = Each card sends a Character to that Location: click or drag a card, then a Character. Theater performs, Workshop prepares, Market Row sells, Downtown teaches, hires, pays.
help-place_character = Click one of your Characters, then a lit slot. The slot’s number adds to its action points (AP).
help-act = Spend the AP on what is lit: click it to see what it costs and brings. What is left over is lost.
help-choose_spot = Where two equal corners meet in a circle, a link is made: it pays you at once.
help-choose_performance = All markers on the card you choose yield for their owners; the performer gets the bonus at its foot.
help-choose_link_pay = Fame wins the game, Coins pay wages and components.
help-choose_trick = Learning below the Fame a trick asks for costs the missing Fame in Coins.
help-choose_bargain = Each AP put into Bargain takes 1 Coin off the price.
