"""The English words of the table: names of things, units, reasons; sentences are in `phrases`."""

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
YIELDS: Final = PAYS | {"shards": "Shards"}
HIRELINGS: Final = {name: FACES[name] for name in ("apprentice", *BRINGS)}
PENDING: Final = {"left": "left", "middle": "middle", "right": "right"}
USES: Final = {"bonus": "its bonus", "ap": "1 AP more"}
STOCK_PLACES: Final = {
    **{str(place): f"on Buy place {place}" for place in (1, 2, 3, 4)},
    "quick_order": "on the Quick Order slot",
    "logistics_place": "beside the Buy area",
}
ENHANCES: Final = {
    "set_up_trick": "Set Up Trick",
    "perform": "Perform",
    "reschedule": "Reschedule",
    "prepare": "Prepare",
    "hire_character": "Hire Character",
    "learn_trick": "Learn Trick",
    "take_coins": "Take Coins",
    "buy": "Buy",
    "order": "Order",
    "quick_order": "Quick Order",
    "any": "any action",
}
"""The actions that Special cards serve."""
PROPHECIES: Final = {
    "weary_troupe": "Weary Troupe",
    "shard_shower": "Shard Shower",
    "shard_glory": "Shard Glory",
    "open_order_book": "Open Order Book",
    "generous_dealers": "Generous Dealers",
    "encore": "Encore",
    "bank_windfall": "Bank Windfall",
    "surging_shards": "Surging Shards",
    "hurried_streets": "Hurried Streets",
    "escape_craze": "Escape Craze",
    "dull_friday": "Dull Friday",
    "open_residence": "Open Residence",
    "mechanical_craze": "Mechanical Craze",
    "applause_over_money": "Applause over Money",
    "poster_boys": "Poster Boys",
    "level_week": "Level Week",
    "optical_craze": "Optical Craze",
    "toll_gates": "Toll Gates",
    "performers_luck": "Performer's Luck",
    "veiled_plans": "Veiled Plans",
    "flat_prices": "Flat Prices",
    "bright_saturday": "Bright Saturday",
    "spiritual_craze": "Spiritual Craze",
    "easy_credit": "Easy Credit",
    "open_inn": "Open Inn",
    "shards_on_stage": "Shards on Stage",
    "humble_places": "Humble Places",
}
NO_PROPHECY: Final = "none"

UNITS: Final = {
    "fame": ("Fame", "Fame"),
    "coins": ("Coin", "Coins"),
    "shards": ("Shard", "Shards"),
    "markers": ("marker", "markers"),
    "links": ("link", "links"),
    "payments": ("payment", "payments"),
    "cards": ("card", "cards"),
}
CHANGES: Final = {
    "fame": ("gains", "loses"),
    "coins": ("receives", "pays"),
    "shards": ("receives", "pays"),
}
OWN_CHANGES: Final = {
    "fame": ("gain", "lose"),
    "coins": ("receive", "pay"),
    "shards": ("receive", "pay"),
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
    "final_special_cards": "Special cards left",
    "final_trick": "Level 3 trick",
}

HOW: Final = {"used": "", "rerolled": " (rerolled)", "set": " (set)"}
EXCHANGED: Final = ", exchanged with the {component} there"

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
    "final_special_cards": "Special cards left",
    "final_trick": "Level 3 tricks",
    "before": "Before the record",
    "total": "In all",
}
