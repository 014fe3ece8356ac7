# Pages around the game: start, account, lobby, replays, settings, problems, rules.

## Everywhere

ui-title = trickerion
ui-page_title = { $page } · trickerion
ui-title_turn = ● Your turn · trickerion
ui-tagline = Rival stage magicians, secret plans, and a show built trick by trick.
ui-unofficial = An unofficial fan implementation of Trickerion: Legends of Illusion, with no art or text from the printed game.
ui-home = Start page
ui-close = Close
ui-cancel = Cancel
ui-loading = Loading …
ui-rules = Rules
ui-learn = Lessons
ui-puzzles = Puzzles
ui-rule_read = Read rule { $rule }
# A link to a rule: its id, and what its chapter is about.
ui-rule_named = Rule { $rule } ({ $chapter })
chapter-set = setup
chapter-turn = the turn
chapter-ap = action points
chapter-dt = Downtown
chapter-mr = Market Row
chapter-ws = Workshop
chapter-thr = Theater
chapter-trk = tricks and markers
chapter-cmp = components
chapter-prf = Performance
chapter-end = end of the turn
chapter-fin = final scoring
chapter-da = Dark Alley
chapter-mag = abilities
chapter-pro = prophecies
chapter-duel = the Duel
chapter-spc = Special cards
chapter-rul = rulings
ui-skip = Skip to your decision
ui-reload = Reload the page
ui-ways_on = Pages

## Start

welcome-title = Welcome
welcome-what = A strategy game for two to four magicians, in your browser: alone against bots, or with people anywhere.
welcome-long = A first game against a bot takes { $from } to { $to } minutes.
welcome-learn = Learn it in short lessons.
start-minutes = { $from }–{ $to } min
start-play = { $bots ->
    [one] Play against { $bots } bot
   *[other] Play against { $bots } bots
}
start-guided = Your first game
start-guided_more = Learn by playing: a stage director tells you what a good move is and why.
start-name = Your name
start-name_default = Player
start-kind = Game
start-first = First game
start-first_more = Ready-made start, no stage director: you only choose your magician. { $turns } turns.
start-base = Base game
start-base_more = { $turns } turns. You also choose your first trick, Specialist and components.
start-alley = Dark Alley
start-alley_more = { $turns_alley } turns, a fifth Location, Special cards, magicians with abilities, and the greatest tricks.
start-full = Dark Alley with prophecies
start-full_more = The Dark Alley, and each turn a prophecy that everyone saw coming changes a rule.
start-quick = Quick game: one turn fewer, and everyone starts with more
start-beginner = Beginner setup: a ready-made start for each magician
start-late_bonus = Late bonus: in final scoring, a marker on a trick can stand in for its components
start-duel = Duel of Magicians: closed slots and weekdays change every turn, and each Performance card has a neutral marker
start-duel_for_two = Only for two players.
start-powers = Magician Powers: Shards open slots for lasting Powers
start-powers_need_alley = Only with the Dark Alley.
start-players = Opponents
start-people = People
start-bots = Bots
start-tutor = Tutor: warns you before a move that loses much
start-opponents = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
start-level = Level
start-style = Style
bot-random_more = Makes random moves: good for a first look around.
bot-apprentice_more = Plans ahead but misjudges things: a fair first opponent.
bot-specialist_more = Plans the whole turn and simulates each option: for players who know the game.
bot-magician_more = Looks further ahead and takes its time: a tough opponent.
bot-legend_more = Compares many plans in many possible worlds: the strongest level.
start-friends = Play with people
start-friends_hint = You sit down right away and get a link to send to the others. The game begins when all seats are taken.
start-open = Anyone can join from this page (otherwise only with the link)
start-hints = Players may ask for hints
start-clock = Clock
clock-none = no clock
clock-move = { $minutes } minutes per decision
clock-game = { $minutes } minutes per game
clock-slow = a day per decision: a game over several weeks
start-create = Open the table
start-games = My games
start-no_games = Games you join are listed here, so you can continue them in this browser.
start-no_games_account = Games you join are listed here, on every device where you’re signed in.
start-resume = Continue
start-watch = Watch
start-join = Join
start-review = Replay
mine-result = { $place ->
    [1] won with { $fame } Fame (others: { $others })
   *[other] place { $place } of { $players } with { $fame } Fame (others: { $others })
}
start-tables = Open tables
start-no_tables = Nobody is waiting for players right now.
start-running = Games to watch
start-forget = Remove this game from the list
start-your_turn = your turn
start-over = over
start-closed = closed by an admin
start-turn = turn { $turn }
start-seats = { $taken } of { $players } seats taken
start-game_words = { $game }; { $players } players
start-is_beginner = beginner setup
start-is_quick = quick game
start-is_late_bonus = late bonus
start-is_duel = Duel of Magicians
start-is_powers = Magician Powers
pace-none = No clock
pace-move = { $minutes ->
    [one] { $minutes } minute per decision, then a bot takes over
   *[other] { $minutes } minutes per decision, then a bot takes over
}
pace-game = { $minutes ->
    [one] { $minutes } minute per player for the whole game, then a bot takes over
   *[other] { $minutes } minutes per player for the whole game, then a bot takes over
}
pace-slow = { $days ->
    [one] A day per decision; you don’t need to be here at the same time
   *[other] { $days } days per decision; you don’t need to be here at the same time
}
start-learn = New here? Just start. At every step the table tells you what to do, lights up your options, explains what isn’t possible, and gives you a hint if you ask.

## The account

account-link = Sign in, settings
account-link_in = Signed in as { $name }

## Playing on from a record

play_on-title = Play on from here
play_on-more = Opens a new table at this point of the game.
play_on-who = { $has_bots ->
    [yes] You play as { $who }; bots play { $names }. Dice and decks are reshuffled from here on.
   *[no] You play as { $who }. Dice and decks are reshuffled from here on.
}
play_on-go = Open the table
import-title = Continue or review a record
import-more = A record is the text file you get from “Download the record”. Continue where it ends, or at an earlier point; a finished game can be reviewed. Everyone with the link of a review can see it.
import-file = File
import-until = Continue after how many of its { $actions } actions?
import-no_record = This file isn’t a game record.
import-unplayable = The record can’t be replayed: { $detail }

## Problems

problem-title = The show is interrupted
problem-start = Start or find a game
way-unknown_table = Ask for the link again, or look for the game under “My games” on the start page.
way-unknown_token = If somebody sent it to you, it may be incomplete: copy all of it, including everything after the #.
way-removed = The owner of the table or an admin of this server did that.
way-not_signed_in = Your account was signed out here. Sign in again, then open the table.
way-spectators_off = If you have a seat here, open it with the link to your seat, or sign in.
way-other_rules = Nothing is lost: the host can continue it with the version it was started with.
way-offline = Check that the server is running and that you’re online. This page keeps trying.

## The lobby of a table

lobby-title = Waiting for players
lobby-invite = Send this link to the others:
lobby-share = Share
lobby-code = QR code
lobby-code_of = QR code of the link
lobby-fill = Fill a seat with a bot
lobby-copy = Copy link
lobby-copied = Copied
lobby-sit = Take a seat
lobby-free = free seat
lobby-bot = bot, { $level }
lobby-hints = Players may ask for hints.
lobby-no_hints = No hints.
lobby-you = you
lobby-wait = { $free ->
    [one] One seat is still free
   *[other] { $free } seats are still free
}
lobby-begins = The game begins when all seats are taken.
lobby-seats = Seats
lobby-join = Join this game
lobby-lost_invitation = Others can join with the link you sent them.
lobby-stand = Give up my seat
lobby-full = All seats are taken; you can watch.

## Settings

settings-language = Language
settings-theme = Theme
settings-theme-auto = system
settings-theme-matinee = Matinee (light)
settings-theme-gaslight = Gaslight (dark)
settings-motion = Animation
settings-motion-auto = system
settings-motion-off = off
settings-sound = Sounds
settings-volume = Volume
settings-notify = Show a system notification when it’s my turn and this tab is in the background
settings-notify_refused = Your browser blocks notifications from this page; you can allow them in its settings.
settings-help = Explain each step
settings-plan = Show the plan of the game above the boards
settings-tutor = Tutor: warn me before a move that loses much (in games against bots, with hints)
settings-confirm = Ask before anything that can’t be undone
settings-ask_again = Ask every question again

## The end, and replays

end-title = The curtain falls
end-again = Play again
end-rematch = Rematch with the same people
end-join = Join the rematch
end-rematch_open = There’s a new table for everyone who played here.
end-board = Show the final board
end-scores = Scores
end-replay = Replay
end-review = Review this game
replay-title = Replay
replay-of = Action { $action } of { $actions }
replay-controls = Replay controls
replay-moves = Moves by turn
replay-speed = Speed
replay-first = First
replay-first_key = First (Home)
replay-previous_turn = Previous turn
replay-previous_turn_key = Previous turn (Page Up)
replay-previous = Previous
replay-previous_key = Previous (left arrow)
replay-next = Next
replay-next_key = Next (right arrow)
replay-next_turn = Next turn
replay-next_turn_key = Next turn (Page Down)
replay-last = Last
replay-last_key = Last (End)
replay-play = Play
replay-play_key = Play or pause (Space)
replay-pause = Pause
replay-eyes = View as
replay-everybody = a spectator
replay-begins = The game begins.
line-show = Legend’s line
line-more = Lets the strongest bot play on from here to the end of the turn.
line-thinking = The legend is thinking …
line-shown = The legend’s line after action { $action }.
line-back = Back to the game

## Rules

rules-lessons = Learn by playing: short lessons on the board
rules-title = Rules
rules-pages = Pages of the rulebook
rules-search = Search rules, cards and pages: wages, links …
rules-found = { $count ->
    [one] { $count } result
   *[other] { $count } results, best first
}
rules-none = Nothing found for “{ $query }”.
rules-try = Try a single word, the name of a card, or the id of a rule.
rules-show = Show on the board
rules-example = Show on the board: { $title }
rules-step = Step { $step } of { $steps }.
rules-start = Before the first step.
rules-back = Back to the examples
# The players of the examples.
example_player-ada = Ada
example_player-ben = Ben
example_player-cleo = Cleo
example_player-dan = Dan
rules-see = See also:
rules-tricks = Tricks
rules-performances = Performance cards
rules-magicians = Magicians
rules-specials = Special cards
rules-prophecys = Prophecies
rules-chapters = Chapters
rules-trick = { $category } trick, Level { $level }, from { $threshold } Fame. Needs { $needs }. Preparing it costs { $ap } and gives { $markers }; each yields { $yields } when performed.
# With its final scoring bonus.
rules-trick_bonus = { $told } Final scoring: { $bonus }.
rules-performance = { $shards ->
    [0] Slots: { $slots }. Link circles: { $links }. Performer bonus: { $bonus }.
   *[other] Slots: { $slots }. Link circles: { $links }, with a Shard: { $shards }. Performer bonus: { $bonus }.
}
rules-short = The game in brief
rules-short_aim = You are a magician. The player with the most Fame after the last turn wins (turn { $turns }; with the Dark Alley, turn { $turns_alley }).
rules-short_turn = Each turn, the dice Downtown are rolled, the player with the least Fame goes first, everyone may buy a poster for Fame, everyone plans in secret, Characters are placed one at a time, Magicians perform, and wages are paid.
rules-short_plan = To plan, put an assignment card under each Character to choose the Location it goes to. A Magician has { $magician_ap } action points (AP), a Specialist { $specialist_ap }, an Apprentice { $apprentice_ap }; the slot adds to them.
rules-short_places = Downtown you learn tricks, hire Characters and take Coins. On Market Row you buy components for your tricks. In the Workshop you prepare a trick, which puts markers on its card.
rules-short_theater = In the Theater you set up markers on Performance cards. Where two matching corners meet in a circle, they form a link that pays right away: Fame or Coins, plus a Shard if the circle shows one.
rules-short_perform = A Magician on a performance slot performs one card. Every marker on it yields for its owner, and the performer gets the card’s bonus and Fame for its links. Thursday yields less, Sunday more.
rules-short_end = At the end of the turn, each placed Apprentice costs { $apprentice_wage } and each placed Specialist { $specialist_wage }; Coins you can’t pay cost you Fame. So a good turn learns, buys, prepares, sets up or performs, and leaves enough Coins for wages.

## Dahlgaard’s Heir

start-solo = Solo: Dahlgaard’s Heir
start-solo_hint = Play alone against Dahlgaard’s Heir, which follows fixed rules. The log names the rule behind each of its choices.
start-solo_difficulty = Difficulty
start-solo_best = Your best results
start-solo_won = won { $fame } to { $heir }
start-solo_lost = lost { $fame } to { $heir }
start-solo_modules = Always with the Dark Alley, prophecies and the Duel’s cards; never with other people, bots or the quick game.
start-solo_play = Play solo
modules-solo = Dahlgaard’s Heir
end-solo_best = Your best result at this difficulty with this magician.
