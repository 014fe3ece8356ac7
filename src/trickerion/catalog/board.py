"""The boards as printed: components, dice, Character slots, player boards, the start."""

from typing import Final

CATEGORIES: Final = ("spiritual", "mechanical", "optical", "escape")
"""The corners of every trick marker, clockwise (TRK-1)."""

SYMBOLS: Final = ("spade", "heart", "diamond", "club")
MARKERS_PER_SYMBOL: Final = 4

COMPONENT_GRADES: Final = ("basic", "advanced", "superior")
COMPONENT_PRICES: Final = (1, 2, 3)
COMPONENTS: Final = (
    ("wood", "metal", "glass", "fabric"),
    ("rope", "petroleum", "saw", "animal"),
    ("padlock", "mirror", "disguise", "cog"),
)

DICE: Final[dict[str, tuple[str | int, ...]]] = {
    "residence_a": ("escape", "mechanical", "optical", "spiritual", "any", "x"),
    "residence_b": ("escape", "mechanical", "optical", "spiritual", "any", "x"),
    "inn_a": ("assistant", "manager", "engineer", "x", "x", "x"),
    "inn_b": ("apprentice", "apprentice", "apprentice", "apprentice", "apprentice", "x"),
    "bank_a": (3, 4, 4, 5, 6, "x"),
    "bank_b": (3, 4, 4, 5, 6, "x"),
}

STREET_SLOTS: Final = (2, 1, 1, 0)
"""The AP modifiers of the four slots at Downtown, Market Row and Dark Alley alike."""

STREETS: Final = ("downtown", "market_row", "dark_alley")
WORKSHOP_SLOTS: Final = (0, 0)
WEEKDAYS: Final = ("thursday", "friday", "saturday", "sunday")
BACKSTAGE_SLOTS: Final = ((1, 1), (0, 0), (0, 0), (-1, -1))
WEEKDAY_YIELDS: Final = (-1, 0, 0, 1)

TRICK_SLOTS: Final = 3
COMPONENT_SLOTS: Final = 6
APPRENTICE_SLOTS: Final = 3
MAX_PER_COMPONENT: Final = 3
ENGINEER_TRICK_SLOTS: Final = 1
MANAGER_COMPONENT_SLOTS: Final = 2
ASSISTANT_APPRENTICE_SLOTS: Final = 1

DISKS: Final = {"magician": 1, "manager": 1, "engineer": 1, "assistant": 1, "apprentice": 4}
SPECIALISTS: Final = ("manager", "engineer", "assistant")
BASE_ACTION_POINTS: Final = {"magician": 3, "specialist": 2, "apprentice": 1}
WAGES: Final = {"magician": 0, "specialist": 2, "apprentice": 1}

LOCATIONS: Final = ("theater", "workshop", "market_row", "downtown", "dark_alley")
HAND_WITHOUT_DARK_ALLEY: Final = {"theater": 3, "workshop": 2, "market_row": 2, "downtown": 2}
HAND_WITH_DARK_ALLEY: Final = {
    "theater": 2,
    "workshop": 1,
    "market_row": 1,
    "downtown": 1,
    "dark_alley": 1,
}

START_FAME: Final = 5
START_SHARDS: Final = 1
START_COINS: Final = (10, 12, 14, 16)
INITIATIVE_SLOTS_WITH_2_PLAYERS: Final = (1, 3)
START_COMPONENT_VALUE: Final = 2
START_MANAGER_VALUE: Final = 2
START_STOCK: Final = ("wood", "metal", "glass", "fabric")

TURNS: Final = {"base": 5, "dark_alley": 7}


def board() -> dict[str, object]:
    """All of this as plain data, for `trickerion data board`."""
    return {
        "components": {
            grade: {"price": price, "types": list(types)}
            for grade, price, types in zip(
                COMPONENT_GRADES, COMPONENT_PRICES, COMPONENTS, strict=True
            )
        },
        "dice": {die: list(faces) for die, faces in DICE.items()},
        "character_slots": _character_slots(),
        "marker_corners_clockwise": list(CATEGORIES),
        "symbols": list(SYMBOLS),
        "markers_per_symbol": MARKERS_PER_SYMBOL,
        "player_board": {
            "trick_slots": TRICK_SLOTS,
            "component_slots": COMPONENT_SLOTS,
            "apprentice_slots": APPRENTICE_SLOTS,
            "max_per_component": MAX_PER_COMPONENT,
            "engineer_trick_slots": ENGINEER_TRICK_SLOTS,
            "manager_component_slots": MANAGER_COMPONENT_SLOTS,
            "assistant_apprentice_slots": ASSISTANT_APPRENTICE_SLOTS,
        },
        "disks_per_player": DISKS,
        "base_action_points": BASE_ACTION_POINTS,
        "wages": WAGES,
        "hand_without_dark_alley": HAND_WITHOUT_DARK_ALLEY,
        "hand_with_dark_alley": HAND_WITH_DARK_ALLEY,
        "start": {
            "fame": START_FAME,
            "shards": START_SHARDS,
            "coins_by_initiative_slot": list(START_COINS),
            "initiative_slots_with_2_players": list(INITIATIVE_SLOTS_WITH_2_PLAYERS),
            "workshop_component_value": START_COMPONENT_VALUE,
            "manager_component_value": START_MANAGER_VALUE,
            "market_stock": list(START_STOCK),
        },
        "turns": TURNS,
    }


def _character_slots() -> dict[str, object]:
    theater = {
        day: {"backstage": list(slots), "performance_slots": 1, "yield": modifier}
        for day, slots, modifier in zip(WEEKDAYS, BACKSTAGE_SLOTS, WEEKDAY_YIELDS, strict=True)
    }
    return {
        **{street: list(STREET_SLOTS) for street in STREETS},
        "note": "of the two +1 slots, one is closed with 3 players and both with 2",
        "workshop_per_player": list(WORKSHOP_SLOTS),
        "theater": theater,
    }
