# What the terminal says about the game it runs.

note-welcome = Seed { $seed }. Type help for a list of commands.
note-hand_over = { $who }, press Enter when nobody else is looking.
note-go_on = Press Enter to continue, or type undo.
note-unknown = I don’t understand “{ $typed }”. Type a number from the list, an action, or help.
note-no_command = “{ $typed }” is not a command here; help lists them.
note-no_option = There is no option { $typed }. Press Enter to list your options.
note-not_an_action = That’s not a valid action: { $detail }.
note-not_your_seat = { $who } is at the keyboard and plays { $seat } only.
note-refused = Not allowed. { $refusal }.
note-legal = Allowed: { $action }.
note-no_hint = It’s not your decision.
note-why_what = Which action? For example: why place manager market_row.1
note-taken_back = Undone: { $action }.
note-undo_nothing = Nothing to undo yet.
note-undo_other = Nothing to undo: the last action was { $whose }.
note-undo_reveal = That can’t be undone: it rolled dice or revealed hidden information.
note-undo_plans = Take cards back one at a time, for example: recall magician
note-saved = Saved to { $file }.
note-loaded = Loaded { $file }.
note-which_file = Which file? { $command } FILE
note-not_saved = Not saved: { $reason }.
note-not_loaded = Not loaded; this game continues: { $reason }.
note-not_a_record = { $file } already exists and is not a saved game
note-no_file = { $file } is not a file
note-too_long = { $file } is too long for a saved game
note-cannot_load = Can’t load { $file }: { $reason }.
note-kept = This game was saved to { $file }.
note-resume = To continue: { $command } --load { $file }
note-not_kept = The game could not be saved: { $reason }.
note-goodbye = Goodbye.
note-no_part = The parts of the board are { $parts }.
note-no_dark_alley = This game is played without the Dark Alley.
note-no_prophecies = This game is played without prophecies.
note-no_deck = Type all or one of the decks: { $decks }.
note-no_special = You have no Special cards. Type cards all to see every card.
note-prophecy_pile = { $left } in the pile; past: { $past }.
note-which_rule = Which rule? For example: rule THR-4
note-no_rule = There is no rule { $rule }. See { $near }.
note-no_category = The categories are { $categories }.
note-no_log = Nothing has happened yet.
note-finish = The game is over. Type save FILE to keep it, board or log to look back, or press Enter to leave.
note-finish_there = The game is over. Type board or log to look back, or press Enter to leave.
note-wins = { $who } wins with { $fame }.
note-hint = { $action } ({ $notation })

## Before the game

note-ask_players = How many players, { $least } to { $most }? [{ $default }]
note-ask_people = How many of them are people, { $least } to { $most }? The others are bots. [{ $default }]
note-ask_modules = Dark Alley: 0 without, 1 with it, 2 with it and prophecies? [{ $default }]
note-from_to = Type a number from { $least } to { $most }, or press Enter for { $default }.
note-player = Player { $number }
note-too_many_people = { $people } people can’t play at { $seats } seats.
note-no_bot = { $bot } is not a bot; there are { $bots }.
note-no_style = { $style } is not a style; there are { $styles }.
note-bot_failed = { $what }. An easy bot plays on in its seat.

## At a table on a server

note-joined = The server commits to its dice: { $commitment }. Type say TEXT to talk to the others.
note-seated = The link to your seat, from any device (keep it to yourself): { $link }
note-wait_for_players = Waiting for all seats to be taken.
note-said = { $who }: { $text }
note-disconnected = The game continues without you: { $reason }
note-undo_asked = { $who } asks everyone to undo { $actions }.
note-undo_answer = Type agree or decline.
note-undo_done = Undone by agreement: { $actions }.
note-return_there = To come back: { $command } --join { $link }
note-kept_there = the server keeps this game
note-table = { $number }) { $title }: { $seats }
note-table_marked = { $number }) { $title }: { $seats } ({ $marks })
note-no_tables = There are no open tables on { $host }.
note-which_table = Which table? [{ $default }]
note-no_address = { $url } is not an address such as http://host:8080/t/ID
note-no_seat = That link doesn’t open a seat.
note-no_answer = { $host } doesn’t answer.
note-unreachable = Can’t reach { $host }: { $reason }

## Questions and options

asked-line = { $who }: { $question }
asked-pairs = { $question } The pairs: { $pairs }.
asked-pair = { $first } or { $second }
# An option with what it costs, and with what it would bring.
option-cost = { $option } - { $ap } AP
option-foreseen = { $option } - { $foreseen }
foreseen-ap = { $ap } AP
foreseen-stage = yields { $modifier }
foreseen-level = { $links ->
    [1] pays { $level }
   *[other] pays { $level } each
}
foreseen-payments = { $payments } of { $level }
foreseen-shards = { $shards } to { $names }
owned-marker = { $whose } { $symbol }
note-tutor_anyway = Type { $yes } to do it anyway, or press Enter to choose again.
