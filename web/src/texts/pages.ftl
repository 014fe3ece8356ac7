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
ui-rule_read = Read the rule
ui-skip = Skip to the decision
ui-retry = Try again
ui-reload = Load the page anew
ui-ways_on = Ways on

## Start

start-play = Play against bots
start-play_hint = A table opens at once; the bots sit down with you.
start-name = Your name
start-name_default = Player
start-kind = Which game?
start-first = First game
start-first_more = The base game with a ready-made start: you only choose your magician. Five turns.
start-base = Base game
start-base_more = Five turns; you also choose your first trick, Specialist and components.
start-alley = Dark Alley
start-alley_more = Seven turns, a fifth Location, Special cards, magicians with abilities, the greatest tricks.
start-full = Dark Alley with prophecies
start-full_more = Everything in the box: each turn a prophecy changes a rule, known beforehand.
start-quick = Quick game: one turn less, and everybody starts richer
start-players = Against
start-people = People
start-bots = Bots
start-bot = Bot { $number }
start-opponents = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
start-level = Their level
bot-random = Stagehand
bot-apprentice = Apprentice
bot-specialist = Specialist
bot-magician = Magician
bot-random_more = A Stagehand does anything that is allowed, at random: for a first look around.
bot-apprentice_more = An Apprentice plans its turns but misjudges things: a fair first opponent.
bot-specialist_more = A Specialist plans each turn as a whole and tries its answers in its mind: for those who know the game.
bot-magician_more = A Magician looks further ahead and takes its time: of these levels it wins most games.
start-friends = Play with people
start-friends_hint = You sit down at once and get a link to send to the others; the game begins when all seats are taken.
start-open = Anybody may join from this page (else only with the link)
start-clock = Clock
clock-none = no clock: take your time
clock-move = { $minutes } minutes per move
clock-game = { $minutes } minutes per game
clock-slow = a day per move: a game over some weeks
start-create = Open the table
start-games = My games
start-no_games = Games you sit down to are listed here, to go on with from this browser.
start-no_games_account = Games you sit down to are listed here, on every device where you are signed in.
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
start-game_words = { $game } for { $players } players
start-is_beginner = with a ready-made start
start-is_quick = quick
pace-none = No clock
pace-move = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} per move, then a bot plays on
pace-game = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} per player for the whole game, then a bot plays on
pace-slow = { $days ->
    [one] A day
   *[other] { $days } days
} per move; nobody needs to be here at the same time
start-modules-base = Base game
start-modules-alley = Dark Alley
start-modules-full = Dark Alley with prophecies
start-learn = New here? Just begin: the table says at every step what is to be done, lights up where, explains what is not possible, and gives a hint when asked.

## The account: nobody needs one

account-title = Account and settings
account-link = Sign in, settings
account-link_in = Signed in as { $name }
account-sign_in = Sign in
account-sign_in_more = An account gathers your games, so that you can go on with them from any device.
account-new = Make an account
account-new_more = A name and a password are all it takes; nothing else is asked for.
account-new_instead = I have no account yet
account-have = I have an account
account-create = Make the account
account-name = Name
account-password = Password
account-password_new = At least 8 characters. Nobody can send you a new one, so write it down.
account-password_old = Large and small letters matter.
account-short = The password is too short: at least 8 characters.
account-hello = Welcome, { $name }
account-signed_in = Games you sit down to from now on are added by themselves. Sign in on another device, and they are there.
account-claim = Add them to the account
account-claim_more = { $count ->
    [one] One game of this browser is not in your account yet.
   *[other] { $count } games of this browser are not in your account yet.
}
account-claimed = { $added ->
    [0] No game was added.
    [one] One game was added.
   *[other] { $added } games were added.
}{ $missed ->
    [0] { "" }
    [one] { " " }One table is gone.
   *[other] { " " }{ $missed } tables are gone.
}
account-sign_out = Sign out
account-signed_out = You have signed out. The seats you took in this browser are still yours here.
account-lapsed = You have been signed out meanwhile; sign in again to see the games of your account.
account-browser = This browser
account-without = Without an account
account-without_more = You can play without one: this browser keeps the keys to your seats. To go on with a game elsewhere, open it, choose “Settings” and take the link to your seat along.

## Playing on from a record

play_on-title = Play on from here
play_on-more = A new table opens at this moment of the game, and its story may go another way.
play_on-you = You take the place of { $who }.
play_on-bots = Bots play { $names }.
play_on-dice = The dice and decks to come are new.
play_on-go = Open the table
import-title = Play on from a record
import-more = A record is the text file that “Download the record” gives: go on where it stops, or earlier.
import-file = The file
import-until = After how many of its { $actions } actions?
import-no_record = This file is not a record of a game.

## When something is wrong

problem-title = The show is interrupted
problem-start = Start or find a game
way-unknown_table = Ask for the link again, or look among your games on the start page.
way-unknown_token = If it was sent to you, it may be incomplete: copy all of it, with what stands after the #.
way-spectators_off = If you have a seat here, open it with the link to your seat, or sign in.
way-other_rules = Nothing is lost: the host can continue it with the version it was started with.
way-offline = Is the server running, and are you connected? This page tries again by itself.

## The lobby of a table

lobby-title = The table fills
lobby-invite = Send this link to the others:
lobby-copy = Copy the link
lobby-copied = Copied
lobby-sit = Sit down
lobby-free = a free seat
lobby-bot = bot, { $level }
lobby-you = you
lobby-wait = { $free ->
    [one] One seat is still free
   *[other] { $free } seats are still free
}
lobby-begins = The game begins when all seats are taken.
lobby-seats = Seats
lobby-join = Join this game
lobby-lost_invitation = Others can join with the link you sent them.
lobby-stand = Stand up
lobby-full = All seats are taken; you can watch.

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
hint-fame = for the Fame this turn
hint-coins = for the Coins
hint-shards = for the Shards
hint-cards = for the Special cards
hint-team = for more hands
hint-shows = for the shows to come
hint-work = to get ready for the next show
hint-bonuses = for the bonuses at the end
table-do_it = Do it
table-more = More
table-all = All options
table-fewer = Close the list
table-picked = { $what }: now choose { $next }.
table-next = Now choose { $next }.
ui-or = { " or " }
next-slot = a lit slot
next-character = a Character
next-card = a card
next-die = a die
next-face = the face it shall show
next-supply = a component of the supply
next-stock = a component on sale
next-component = a pile of components
next-order_place = a place for it
next-trick = a trick
next-trick_place = a place for it
next-pile = a place for it
next-spot = a lit slot on a Performance card
next-up = the corner that points up
next-guest = a marker outside the slots
next-performance = a Performance card
next-deck = a deck
next-pending = a prophecy
next-count = how many
next-yield = what it yields
table-unpick = Choose something else
table-confirm = Confirm
table-not_yet = Not yet
table-confirm_unsure = { $action }? What comes to light then cannot be taken back.
table-confirm_ready = Without a card: { $names }. The plans are laid open now. Done?
table-confirm_passes = { $action }? That ends your turn; it cannot be taken back once the next player acts.
table-wages = Wages at the end of the turn: { $due }, in your purse: { $coins }.
table-wages_short = Wages due { $due }, you have { $coins }
table-wages_ok = Wages due: { $due }
table-lost = The line to the server is broken; what you do is sent as soon as it is back.
table-retry = Try now
table-bot_plays = A bot plays in your seat. You can take it back at any time.
table-take_back = Take your seat back
table-leave = Let a bot play on for me
table-undo_asked = { $who } asks everybody to go back.
table-agree = Agree
table-decline = Decline
table-ask_undo = Ask everybody to go back to here
table-ask_undo_more = Chance repeats itself: the dice and cards will come up the same way again. If something was rolled, drawn or revealed since this point, the game will be marked as practice for good.
table-ask_undo_alone = Chance repeats itself: the dice and cards will come up the same way again. Nobody else has to agree, so the game will be marked as practice for good.
table-ask_undo_send = Ask everybody
table-undo_marks = If something was revealed since then, the game will be marked as practice.
marks-title = About this game
mark-position = Custom start
mark-position_more = This game didn't begin at set-up but from a position somebody supplied. Everything hidden was reshuffled, but the position itself may favor a player.
mark-record = Continued
mark-record_more = This game didn't begin at set-up but continues another game. Everything hidden was reshuffled.
mark-practice = Practice
mark-practice_more = An undo went back past something that was rolled, drawn or revealed, or nobody else had to agree to it. What came next was known.
table-log = Log
table-chat = Chat
table-text = Text view
table-settings = Settings
table-menu = Menu
table-menu_marked = Menu, and what is special about this game
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
table-time_left = The time { $who } has left
table-moment = Show the board at this moment
table-options = What you can do
table-why_not = Not possible now
table-rule = Rule { $rule }
table-after = Afterwards: { $sums }
table-after_ap = { $ap } AP left
table-after_mark = → { $sums }
table-links = links with { $spots }
table-pays = pays { $pays } each
table-card = { $name }: { $effect }
table-record = Download the record
table-turn_summary = Turn { $turn } in figures
table-summary_nothing = nothing changed
table-your_turn = Your turn
live-asked = Your turn: { $question }
live-said = { $who } says: { $text }
live-more = { $count } more in the log.
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
settings-sound = A sound when it is my turn and I look elsewhere
settings-notify = Then a notification of the system, too
settings-notify_refused = The browser does not allow notifications here; you can allow them in its settings for this page.
settings-help = Say at each step what it is about
settings-confirm = Ask before what cannot be taken back

## One's seat

seat-link = The link to your seat
seat-link_more = It opens your seat on another device, without a password. Whoever has it plays for you, so keep it to yourself.
seat-leave = Leaving the table
seat-leave_more = You may close the page at any time; the table waits. If you do not want the others to wait, let a bot play on; you can take your seat back whenever you like.
slow-title = Notify me when it's my turn
slow-more = If you aren't at the table, the server notifies you once per turn, by e-mail (if this server sends any) or by calling a webhook. Leave both fields empty to turn notifications off.
slow-email = E-mail
slow-webhook = Webhook (web address)
slow-keep = Save
slow-webhook_set = Saved. Your webhook will be called.
slow-email_off = Notifications are off.
slow-email_unconfirmed = Check your inbox to confirm this address. No e-mail? An address that has unsubscribed, or was asked too often today, gets none.
slow-email_confirmed = Saved. You'll get an e-mail when it's your turn.
slow-email_unsubscribed = This address has unsubscribed. To get e-mail again, open the unsubscribe link in any e-mail you got from this server.

## The text view

text-title = The game in words
text-command = Type a number, or an action as records write it (place manager market_row.1); “why” before it asks whether it is allowed
text-do = Do it
text-options = You can:
text-allowed = That is allowed.
text-empty = Type a number of the list, or an action.
text-no_number = There is no such number; the list has { $count }.
text-sure = { $action }? That cannot be taken back: press Enter once more if it is meant.
text-several = “{ $typed }” can mean several things; write more of it.
text-nonsense = “{ $word }” is no action of this game.
text-fields = “{ $kind }” is followed by: { $fields }.
text-no_fields = “{ $kind }” stands alone.
text-malformed = That is not an action: { $detail }
text-near = Did you mean one of these?
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
end-again = The same game again
end-board = The final board
end-scores = The scores
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

rules-title = The rules
rules-search = Search rules and cards: wages, links …
rules-found = { $count ->
    [one] One entry
   *[other] { $count } entries, the best first
}
rules-none = Nothing is found for “{ $query }”.
rules-try = Try a single word, the name of a card, or the id of a rule.
rules-ruling = ruling
rules-ruling_more = a point where the printed rulebooks are silent or disagree
rules-see = See
rules-tricks = Tricks
rules-performances = Performance cards
rules-magicians = Magicians
rules-specials = Special cards
rules-prophecys = Prophecies
rules-chapters = Chapters
rules-trick = A trick of Level { $level }, { $category }, from { $threshold } Fame on. Needs { $needs }. Prepared for { $ap } AP it holds { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}; each yields { $yields } when performed.
rules-performance = { $slots } slots, { $links ->
    [one] 1 link circle
   *[other] { $links } link circles
}, { $shards ->
    [0] none
    [one] one
   *[other] { $shards }
} of them with a Shard. Its performer gains { $bonus }.
rules-short = The game in short
rules-short_aim = You are a magician. Whoever has the most Fame after the last turn (turn { $turns }; with the Dark Alley turn { $turns_alley }) wins.
rules-short_turn = Each turn: dice are rolled for Downtown, the player with the least Fame becomes first, everybody may pay for a poster that brings Fame, plans are made in secret, Characters are placed one by one, magicians perform, wages are paid.
rules-short_plan = To plan, put an assignment card under each Character: it says to which Location that one will go. A Magician has { $magician_ap } action points (AP), a Specialist { $specialist_ap }, an Apprentice { $apprentice_ap }, and the slot adds to them.
rules-short_places = Downtown you learn tricks, hire people and take Coins; on Market Row you buy the components of your tricks; in the Workshop you prepare a trick, which puts markers on its card.
rules-short_theater = In the Theater you set up markers on Performance cards. Where two equal corners meet in a circle, a link is made and pays at once: Fame or Coins, and a Shard where one is shown.
rules-short_perform = A Magician on a performance slot performs one card: all markers on it yield for their owners, and the performer gets the card’s bonus and Fame for the links. Thursday yields less, Sunday more.
rules-short_end = At the end of a turn a placed Apprentice costs { $apprentice_wage }, a placed Specialist { $specialist_wage }; each Coin missing costs Fame. So a good turn learns, buys, prepares, sets up and performs, and keeps enough Coins for the wages.

## Refusals: a plain sentence

code-offline = The server cannot be reached.
code-malformed = The server did not understand this; load the page anew, and it should.
code-reload = The server has been renewed while this page was open.
code-unknown_table = There is no such table. The link may be incomplete, or the table is gone.
code-unknown_token = This link does not open a seat here.
code-other_site = The server refused a request from another site. If you host it behind a proxy, set its public address.
code-not_found = There is nothing at this address.
code-spectators_off = Nobody may watch at this table.
code-other_rules = This game was started under older rules and can’t be continued on this server.
code-spectator = You are watching; only players can do that.
code-not_your_seat = That is another player’s decision.
code-not_started = The game has not begun yet.
code-over = The game is over.
code-stale = The table has moved on meanwhile; look again and decide.
code-illegal = That is not allowed now.
code-undo_planning = You are done with your plan: change your mind first, then take cards back.
code-undo_nothing = There is nothing of yours to take back.
code-undo_too_far = There is nothing after that to take back.
code-no_request = Nobody has asked to go back.
code-already_asked = That has been asked already.
code-already_left = A bot plays in your seat; take it back first.
code-not_left = No bot plays in your seat.
code-out_of_time = Your time for the game is used up.
code-too_fast = That was too fast; try again in a moment.
code-spent = You’ve done that as often as one player can. You can still play on.
code-too_many = That is too much at once.
code-busy = The server could not do it just now; try again.
code-seat_taken = Somebody else was faster: the seat is taken.
code-table_full = All seats are taken; you can watch.
code-invitation_needed = This table is by invitation only; ask for the whole link.
code-bad_name = Choose a name of 1 to 40 letters.
code-bad_options = These options do not go together; choose others.
code-bad_record = From there nobody can play on: the record cannot be read, or the game is over at that moment.
code-name_taken = This name is taken.
code-bad_password = Name and password do not fit.
code-not_signed_in = Sign in first.
code-running = The game is still running; its replay opens when it is over.
code-bad_address = That is not an address: an e-mail has an @, a web address begins with https://.
code-no_mail = This server doesn't send e-mail. You can use a webhook instead.

sheet-hide = Look at the table
sheet-show = Choose

## Help at each step

help-choose_magician = You play for Fame: the most of it wins. Your magician’s category is the kind of tricks you can always learn.
help-choose_specialist = A Specialist works for you from the start: more actions, for a wage of { $specialist_wage } per turn.
help-choose_first_trick = A trick needs the components on its card to be prepared; performed, it yields what stands at its foot.
help-take_components = Components are what tricks are made of. What your first trick needs is a good choice.
help-choose_advertise = A poster is Fame for Coins; the further back in the initiative order, the dearer it is. Keep Coins for wages and components.
help-assignment = Click or drag a card, then a Character, to send it there. Theater: perform. Workshop: prepare. Market Row: buy. Downtown: learn, hire, earn. No card: at home, no wage.
help-place_character = Click a Character, then a lit slot: what stands on it is added to the Character’s action points (AP). Whoever is left Idle does nothing and needs no wage.
help-act = Spend the AP on what is lit: click it to see what it costs and brings. What is left over is lost.
help-choose_spot = Click a lit slot, then say how the marker lies: the corner of its own category must point at a circle. Where two equal corners meet in a circle, a link is made and pays you at once.
help-choose_performance = All markers on the card you choose yield for their owners; the performer gets the bonus at its foot.
help-choose_link_pay = Fame wins the game, Coins pay wages and components.
help-choose_trick = Learning below the Fame a trick asks for costs the missing Fame in Coins.
help-choose_bargain = Each AP put into Bargain lowers the price.
help-act-downtown = Residence: learn a trick of that category. Inn: hire that Character. Bank: take that many Coins. A die on X offers nothing. Unspent AP are lost.
help-act-market_row = Buy from the Buy area what your tricks need; what is ordered can be bought from next turn on. Unspent AP are lost.
help-act-workshop = Prepare a trick whose components you have: it gets markers to set up in the Theater. Components are never used up. Unspent AP are lost.
help-act-theater = Set up markers of prepared tricks on a Performance card: links pay. A Magician on this weekday’s star performs a card with your markers. Unspent AP are lost.
help-act-dark_alley = Draw Special cards for the turns to come, or turn the prophecies. Unspent AP are lost.
help-move_marker = Moving a marker makes no link pay; it is for a better card or better neighbours.
help-choose_order_place = What is ordered takes the place of what lies below it, at the end of the turn.
help-choose_trick_slot = Any free place will do; on the Engineer’s slot a trick gets one marker more when it is prepared.
help-choose_pile = On the Manager’s slots a pile counts as one more.
help-choose_engineers_trick = A second trick from the start; prepared on the Engineer’s slot it gets one marker more.
help-use_card = The bonus is what the card says; the AP is for anything this Location offers. Either way the card is used up.
help-choose_keep = Special cards are played like other assignment cards; in the end each one in hand is worth Fame.
