"""The English of the table, and nothing else: a text for every event, action and question."""

from typing import Final

CATEGORIES: Final = {
    "spiritual": "Spiritual",
    "mechanical": "Mechanical",
    "optical": "Optical",
    "escape": "Escape",
}
CHARACTERS: Final = {
    "magician": "Magician",
    "manager": "Manager",
    "engineer": "Engineer",
    "assistant": "Assistant",
    "apprentice_1": "Apprentice 1",
    "apprentice_2": "Apprentice 2",
    "apprentice_3": "Apprentice 3",
    "assistants_apprentice": "Assistant's Apprentice",
}
SHORT_CHARACTERS: Final = CHARACTERS | {
    "apprentice_1": "Appr. 1",
    "apprentice_2": "Appr. 2",
    "apprentice_3": "Appr. 3",
    "assistants_apprentice": "Asst's Appr.",
}
THE_CHARACTERS: Final = {
    name: text if text.startswith("Apprentice") else f"the {text}"
    for name, text in CHARACTERS.items()
}
LOCATIONS: Final = {
    "theater": "Theater",
    "workshop": "Workshop",
    "market_row": "Market Row",
    "downtown": "Downtown",
    "dark_alley": "Dark Alley",
}
DICE: Final = {
    "residence_a": "Residence die A",
    "residence_b": "Residence die B",
    "inn_a": "Inn die A",
    "inn_b": "Inn die B",
    "bank_a": "Bank die A",
    "bank_b": "Bank die B",
}
SHORT_DICE: Final = {die: text.replace(" die", "") for die, text in DICE.items()}
FACES: Final = CATEGORIES | {
    "any": "any category",
    "assistant": "Assistant",
    "manager": "Manager",
    "engineer": "Engineer",
    "apprentice": "Apprentice",
    "x": "X",
}
SHORT_FACES: Final = FACES | {"any": "any"}
THEATERS: Final = {
    "riverside": "Riverside",
    "grand_magorian": "Grand Magorian",
    "magnus_pantheon": "Magnus Pantheon",
}
SHORT_THEATERS: Final = THEATERS | {
    "grand_magorian": "G. Magorian",
    "magnus_pantheon": "M. Pantheon",
}
WEEKDAYS: Final = {
    "thursday": "Thursday",
    "friday": "Friday",
    "saturday": "Saturday",
    "sunday": "Sunday",
}
PHASES: Final = {
    "set_up": "Set-up",
    "roll_dice": "Roll Dice",
    "set_initiative": "Set Initiative",
    "advertise": "Advertise",
    "assignment": "Assignment",
    "place_characters": "Place Characters",
    "performance": "Performance",
    "end_turn": "End Turn",
    "over": "The end",
}
SYMBOLS: Final = {"spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣"}
TRICK_PLACES: Final = {"board": "a slot of the board", "extension": "the Engineer's slot"}
PILES: Final = {"board": "the board", "extension": "a Manager's slot"}
PAYS: Final = {"fame": "Fame", "coins": "Coins"}
BRINGS: Final = {
    "manager": "components worth 2 Coins, each pile counts one more",
    "engineer": "a second Level 1 trick, prepared with one marker more",
    "assistant": "an Apprentice who draws no wage",
}

UNITS: Final = {
    "fame": ("Fame", "Fame"),
    "coins": ("Coin", "Coins"),
    "shards": ("Shard", "Shards"),
    "markers": ("marker", "markers"),
    "links": ("link", "links"),
}
CHANGES: Final = {
    "fame": ("gains", "loses"),
    "coins": ("receives", "pays"),
    "shards": ("receives", "pays"),
}

WHY: Final = {
    "set_up": "set-up",
    "advertise": "advertising",
    "learn_trick": "missing Fame for a trick",
    "bank": "Bank",
    "buy": "components",
    "enhance": "Enhance",
    "link": "link",
    "yield": "yield",
    "link_bonus": "performer, links",
    "specialist_bonus": "performer, Specialist",
    "card_bonus": "performer, card",
    "wages": "wages",
    "unpaid_wages": "unpaid wages",
    "final_shards": "Shards left",
    "final_coins": "Coins left",
    "final_apprentices": "Apprentices",
    "final_specialists": "Specialists",
}

EVENTS: Final = {
    # What a seat does, without its name; without a seat, the whole sentence.
    "fame_changed": "{change} ({why})",
    "coins_changed": "{change} ({why})",
    "shards_changed": "{change} ({why})",
    "magician_chosen": "plays {magician}",
    "specialist_chosen": "takes the {specialist}",
    "initiative_set": "Initiative order: {order}",
    "turn_began": "Turn {turn} begins",
    "dice_rolled": "The dice are rolled: {faces}",
    "card_assigned": "puts {card} under {the_character}",
    "card_recalled": "takes {card} back from under {the_character}",
    "seat_ready": "is done with the assignment",
    "seat_reconsidered": "thinks again about the assignment",
    "assignment_revealed": "reveals {card} under {the_character}",
    "character_placed": "places {the_character} on {slot}, {ap} AP",
    "character_idle": "leaves {the_character} Idle",
    "character_enhanced": "enhances the Character by {ap} AP",
    "placement_ended": "ends the placement with {ap} AP unspent",
    "trick_learned": "takes the trick {trick} with {symbol} on {trick_place}",
    "trick_returned": "returns the trick {trick}",
    "character_hired": "hires at the Inn: {face}",
    "die_changed": "{die} now shows {face}{how}",
    "components_taken": "takes {pieces} {component} onto {pile}",
    "components_returned": "returns {pieces} {component}",
    "components_moved": "moves the {component} to a Manager's slot{exchange}",
    "component_ordered": "orders {component} on Order place {order_place}",
    "component_quick_ordered": "puts {component} on the Quick Order slot",
    "orders_arrived": "Orders arrive; in the Buy area: {stock}",
    "trick_prepared": "prepares {trick} with {markers}",
    "trick_moved": "moves {trick} to the Engineer's slot",
    "apprentice_moved": "moves {character} to the Assistant's slot",
    "marker_set_up": "sets up {trick} on {spot}, {up} corner up",
    "marker_rescheduled": "reschedules {trick} to {spot}, {up} corner up",
    "link_created": "links {spot} with slot {neighbour}",
    "performance_began": "performs {performance} on {weekday}",
    "trick_performed": "shows {trick}",
    "markers_returned": "gets {markers} of {symbol} back",
    "performance_skipped": "does not perform on {weekday}",
    "character_joined": "welcomes {the_character} to the team",
    "performance_card_shown": "New Performance card: {performance}",
    "performance_card_discarded": "The Performance card {performance} leaves",
    "game_ended": "The game is over: {winner} wins",
}
HOW: Final = {"used": "", "rerolled": " (rerolled)", "set": " (set)"}
EXCHANGED: Final = ", exchanged with the {component} there"

ACTIONS: Final = {
    "magician": "{magician} ({favorite}){start}",
    "specialist": "{specialist}: {brings}",
    "component": "{component}, worth {price}",
    "trick": "{trick}{price}: needs {needs}; {prepare} AP for {markers}; yields {yields}",
    "advertise": "Advertise: pay {price}, gain 2 Fame",
    "pass": "{passing}",
    "assign": "{card} under {the_character}",
    "recall": "Take the card under {the_character} back",
    "ready": "Done: the plan stands",
    "reconsider": "Think again about the assignment",
    "place": "Place {the_character} on {slot} ({modifier})",
    "idle": "Leave {the_character} Idle",
    "enhance": "Enhance: pay 1 Shard for 1 AP more",
    "done": "End this placement",
    "learn": "Learn a trick with {die} ({face})",
    "hire": "Hire with {die}: {face}",
    "take_coins": "Take {face} Coins with {die}",
    "reroll": "Reroll {die} ({face})",
    "set_die": "Set {die} to {new}",
    "trick_slot": "On {trick_place}",
    "buy": "Buy {count} {component} for {price}",
    "bargain": "{count} AP into Bargain: pay {price}",
    "order": "Order {component} ({price} each)",
    "quick_order": "Quick Order {component} ({price} each)",
    "order_place": "Order place {order_place}, to replace {below}",
    "pile": "On {pile}",
    "prepare": "Prepare {trick}",
    "move_trick": "Move {trick} to the Engineer's slot",
    "move_components": "Move the {component} to a Manager's slot{exchange}",
    "move_apprentice": "Move {character} to the Assistant's slot",
    "set_up": "Set up {symbol} {trick}, {left} on its card",
    "reschedule": "Reschedule {symbol} {trick} from {spot}",
    "spot": "{spot}, {up} corner up",
    "link": "Take {amount}",
    "perform": "Perform {performance}",
    "return_trick": "Return the trick {trick} to its deck",
    "return_component": "Return 1 {component} to the supply",
}
SHORT_ACTIONS: Final = {
    # Under a heading that says the rest.
    "assign": "{card}",
    "place": "{short_slot}",
    "idle": "leave Idle",
    "spot": "slot {place}, {up} corner up",
    "reroll": "{short_die} ({face})",
    "set_die": "{short_die}: {new}",
    "buy": "{count} {component}, {price}",
    "order": "{component}, {price}",
    "quick_order": "{component}, {price}",
    "recall": "take back from {the_character}",
    "reconsider": "think again",
    "return_trick": "return {trick}",
    "return_component": "return 1 {component}",
}
COST: Final = " - {ap} AP"
PASSES: Final = {
    "choose_advertise": "Do not advertise",
    "choose_performance": "Do not perform",
}
MISSING_FAME: Final = " (for missing Fame pay {price})"
START: Final = ": {trick}, {components}, {specialist}{extra}"

QUESTIONS: Final = {
    "choose_magician": "choose your magician.",
    "choose_specialist": "choose your first Specialist.",
    "choose_first_trick": "choose your first trick, a Level 1 trick of your favorite category.",
    "choose_engineers_trick": "choose a Level 1 trick of any category for the Engineer's slot.",
    "take_components": "take components worth {value} for {pile}.",
    "choose_advertise": "advertise for {price} and gain 2 Fame?",
    "assignment": "put cards under your Characters, then say you are done{others}.",
    "place_character": "place one Character, or leave one Idle.",
    "act": "{the_character} on {slot} has {ap} AP to spend.",
    "choose_trick": "which trick do you learn with {die} ({face})?",
    "choose_trick_slot": "where does {trick} go?",
    "choose_bargain": "{pieces} {component} cost {total}; how many AP go into Bargain?",
    "choose_order_place": "above which Buy place do you order {component}?",
    "choose_pile": "where do the {pieces} {component} go?",
    "choose_spot": "where do you set up {symbol} {trick}, and which corner points up?",
    "move_marker": "where does the marker from {spot} go, and which corner points up?",
    "choose_link_pay": "a link pays {level}, in Fame or in Coins? ({links} to be paid)",
    "choose_performance": "which card do you perform on {weekday}?",
}
WAITING: Final = "; {names} still planning"

HEADINGS: Final = {
    "learn": "Residence, Inn and Bank",
    "hire": "Residence, Inn and Bank",
    "take_coins": "Residence, Inn and Bank",
    "reroll": "Reroll a die",
    "set_die": "Set a die",
    "buy": "Buy",
    "order": "Order for the end of the turn",
    "quick_order": "Quick Order, for sale at once",
}
GROUPS: Final = {
    "assign": "Under {the_character}",
    "place": "Place {the_character}",
    "idle": "Place {the_character}",
    "spot": "{performance}",
    "trick": "{category}, Level {level}",
}
OTHER: Final = "Or"
FREE: Final = "Also allowed"
FORESEEN: Final = {
    "ap": ": {ap} AP",
    "stage": ": yields {modifier}",
    "links": " - links with {neighbours}",
    "pays": ", pays {level}",
    "pays_each": ", pays {level} each",
    "shard": ", 1 Shard to {names}",
    "gains": " - {gains}",
}

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
    "resume": "Go on with: trickerion play --load {file}",
    "not_kept": "The game could not be kept: {reason}.",
    "goodbye": "Goodbye.",
    "no_part": "The parts of the board are {parts}.",
    "no_category": "The categories are {categories}.",
    "no_log": "Nothing has happened yet.",
    "finish": "The game is over. save FILE keeps it, board and log look back, Enter leaves.",
    "wins": "{who} wins with {fame}.",
    "ask_players": "How many players, 2 to 4? [2]",
    "ask_people": "How many of them are people, 1 to {players}? The others are bots. [1]",
    "from_to": "Type a number from {least} to {most}, or Enter for {default}.",
}

SCORES: Final = {
    "by_source": "Fame from",
    "by_turn": "Fame in",
    "turn": "Turn {turn}",
    "end": "Final scoring",
    "set_up": "Set-up",
    "advertise": "Advertising",
    "link": "Links made",
    "yield": "Tricks performed",
    "link_bonus": "Performer: links",
    "specialist_bonus": "Performer: Specialists",
    "card_bonus": "Performer: cards",
    "unpaid_wages": "Unpaid wages",
    "final_shards": "Shards left",
    "final_coins": "Coins left",
    "final_apprentices": "Apprentices",
    "final_specialists": "Specialists",
    "before": "Before the record",
    "total": "In all",
}

HELP: Final = (
    "Type a number or a letter from the list, or one of these:",
    "  ACTION             an action as records write it: place manager market_row.1",
    "  why ACTION         may I? If not, which rule forbids it",
    "  undo               take back your last action",
    "  Enter              list what you can do",
    "  board [PART]       draw the table, or only one of its parts:",
    "                     downtown market_row workshops theater players workshop",
    "  tricks [CATEGORY]  browse the open decks: spiritual mechanical optical escape",
    "  log [N]            what happened last",
    "  save FILE          write the game to a file",
    "  load FILE          go on with a game from a file",
    "  help, quit         quitting keeps the game and says how to go on",
    "F is Fame, C Coins, ✦ Shards. S is Spiritual, M Mechanical, O Optical, E Escape; M2 is a "
    "Mechanical trick of Level 2. Of a trick you see its markers that are ready, what it yields, "
    "the AP for preparing it and the markers that gives, and ✓ or ✗: are its components in the "
    "Workshop? A Location in brackets is the card under a Character still to be placed.",
    "On a Performance card ◇01 is the free slot 01 (column 0, row 1); ▲♠↑S is a spade marker "
    "with its Spiritual corner up. The letters beside a link circle ○ (✧ with a Shard) are the "
    "corners meeting there: two equal letters make a link, drawn ◉ (✦).",
)
