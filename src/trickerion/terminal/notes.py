"""What the table says for itself, in English: notes and help."""

from typing import Final

NOTES: Final = {
    "welcome": "Seed {seed}. Type help for all that can be typed.",
    "hand_over": "{name}, press Enter when only you look.",
    "go_on": "Enter to go on, undo to take back.",
    "unknown": "I do not know {typed}: type a number from the list, an action or help.",
    "no_command": "{typed} is no command here; help lists them.",
    "no_option": "There is no option {typed}; Enter lists what you can do.",
    "not_your_seat": "{who} is at the keyboard and plays p{seat} only.",
    "refused": "Not allowed. {refusal}",
    "legal": "Allowed: {sentence}.",
    "no_hint": "You are not asked now.",
    "why_what": "Say which action: why place manager market_row.1",
    "taken_back": "Taken back: {sentence}.",
    "undo_nothing": "Nothing to take back: nothing has been done yet.",
    "undo_other": "Nothing to take back: the last action was that of {who}.",
    "undo_reveal": "That cannot be taken back: it rolled dice or revealed something hidden.",
    "saved": "Saved in {file}.",
    "loaded": "Loaded {file}.",
    "which_file": "Say which file: {command} FILE",
    "not_saved": "Not saved: {reason}.",
    "not_loaded": "Not loaded, the game here goes on: {reason}.",
    "not_a_record": "{file} is there already and is not a saved game",
    "no_file": "{file} is not a file",
    "too_long": "{file} is too long for a saved game",
    "kept": "The game here is kept in {file}.",
    "resume": "Go on with: {command} --load {file}",
    "not_kept": "The game could not be kept: {reason}.",
    "goodbye": "Goodbye.",
    "no_part": "The parts of the board are {parts}.",
    "no_dark_alley": "This game is played without the Dark Alley.",
    "no_prophecies": "This game is played without prophecies.",
    "no_deck": "Say all or one of the decks: {decks}.",
    "no_special": "You hold no Special cards. cards all shows all there are.",
    "prophecy_pile": "{left} in the pile; past: {past}.",
    "which_rule": "Say which rule: rule THR-4",
    "no_category": "The categories are {categories}.",
    "no_log": "Nothing has happened yet.",
    "finish": "The game is over. save FILE keeps it, board and log look back, Enter leaves.",
    "wins": "{who} wins with {fame}.",
    "ask_players": "How many players, 2 to 4? [2]",
    "ask_people": "How many of them are people, 1 to {players}? The others are bots. [1]",
    "ask_modules": "Dark Alley: 0 without, 1 with it, 2 with it and prophecies? [0]",
    "joined": "The server promises its dice: {commitment}. say TEXT talks to the others.",
    "seated": "Your seat, from any device (keep it to yourself): {link}",
    "wait_for_players": "Waiting until all seats are taken.",
    "wait_for": "Waiting for {names}.",
    "said": "{name}: {text}",
    "left": "{name} has left; a bot plays on.",
    "came_back": "{name} is back.",
    "line_lost": "The game goes on without you: {reason}.",
    "undo_plans": "Plans are taken back card by card: recall magician.",
    "return_there": "Come back with: {command} --join {link}",
    "kept_there": "the server keeps this game",
    "no_tables": "No table is open on {host}.",
    "which_table": "Which table? [1]",
    "position": "custom start",
    "position_more": "This game didn't begin at set-up but from a position somebody supplied. "
    "Everything hidden was reshuffled, but the position itself may favor a player.",
    "record": "continued",
    "record_more": "This game didn't begin at set-up but continues another game. Everything "
    "hidden was reshuffled.",
    "practice": "practice",
    "practice_more": "This is a practice game now: an undo went back past something that was "
    "rolled, drawn or revealed, or nobody else had to agree to it. What came next was known.",
    "finish_there": "The game is over. board and log look back, Enter leaves.",
    "from_to": "Type a number from {least} to {most}, or Enter for {default}.",
}

HELP: Final = (
    "Type a number or a letter from the list, or one of these:",
    "  ACTION             an action as records write it: place manager market_row.1",
    "  why ACTION         may I? If not, which rule forbids it",
    "  rule ID            a rule in words: rule THR-4; [r] marks a ruling",
    "  undo               take back your last action",
    "  Enter              list what you can do",
    "  board [PART]       draw the table, or only one of its parts:",
    "                     downtown market_row workshops theater players workshop,",
    "                     with the Dark Alley also dark_alley prophecies",
    "  tricks [CATEGORY]  browse the open decks: spiritual mechanical optical escape",
    "  hint               what a good player would do in your place",
    "  cards              your Special cards and everybody's ability",
    "  cards all          all Special cards; or those of a deck: cards theater",
    "  prophecies         the Active one and the Pending ones",
    "  log [N]            what happened last",
    "  save FILE          write the game to a file",
    "  load FILE          go on with a game from a file",
    "  help, quit         quitting keeps the game and says how to go on",
    "F is Fame, C Coins, ✦ Shards. S is Spiritual, M Mechanical, O Optical, E Escape; M2 is a "
    "Mechanical trick of Level 2. Of a trick you see its markers that are ready, what it yields, "
    "the AP for preparing it and the markers that gives, and ✓ or ✗: are its components in the "
    "Workshop? A Location in brackets is the card under a Character still to be placed; ↑ after a "
    "yield: the trick has been enhanced.",
    "On a Performance card ◇01 is the free slot 01 (column 0, row 1); ▲♠↑S is a spade marker "
    "with its Spiritual corner up. The letters beside a link circle ○ (✧ with a Shard) are the "
    "corners meeting there: two equal letters make a link, drawn ◉ (✦). ² in place of ↑ is a "
    "stack of two markers; markers after + lie outside the slots.",
    "With the Dark Alley 6+2 cards are 6 permanent and 2 Special ones. A Special card under a "
    "placed Character is used for its bonus or for 1 AP more. At the end of a turn the left "
    "Pending prophecy becomes Active.",
)
