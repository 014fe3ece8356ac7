"""Names and numbers: the engine works with small numbers, everything outside it with names.

A field has the same name and the same list of values wherever it appears: in an action, an event,
a pending frame, a saved position. `FIELDS` is the one table that says which values it can have.
"""

from collections.abc import Iterable
from typing import Final

from trickerion.catalog import (
    MAGICIANS,
    PERFORMANCES,
    PLANS,
    POWERS,
    PROPHECIES,
    SPECIAL_ASSIGNMENTS,
    TRICKS,
    TURN_SETUPS,
    board,
)
from trickerion.engine.core.reading import shown

NONE: Final = -1
"""No card, no trick, nobody: the empty value of every numbered field."""


class Domain:
    """A closed list of names; a name's number is its index in the list."""

    __slots__ = ("field", "names", "numbers", "size")

    def __init__(self, field: str, names: Iterable[str]) -> None:
        self.field = field
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.size = len(self.names)

    def number(self, name: object) -> int:
        """The number of a name; a ValueError lists the valid ones."""
        number = self.numbers.get(name) if isinstance(name, str) else None
        if number is None:
            known = ", ".join(self.names[:12]) + (", ..." if self.size > 12 else "")
            raise ValueError(f"{self.field}: {shown(name)} is not one of {known}")
        return number


CHARACTERS: Final = (
    "magician",
    "manager",
    "engineer",
    "assistant",
    "apprentice_1",
    "apprentice_2",
    "apprentice_3",
    "assistants_apprentice",
)
"""A Character is named by its home on the player board; Apprentices are interchangeable. The
last one lives on the Assistant's extension and draws no wage (END-1)."""

SLOTS: Final = (
    *(f"{street}.{i}" for street in board.STREETS for i in (1, 2, 3, 4)),
    *(f"{day}.{place}" for day in board.WEEKDAYS for place in ("1", "2", "performance")),
    "workshop.1",
    "workshop.2",
)

_COMPONENTS = tuple(name for grade in board.COMPONENTS for name in grade)
_FACES = (*board.CATEGORIES, "any", "assistant", "manager", "engineer", "apprentice")
_COORDINATES = ("00", "01", "02", "10", "11", "12")
_CARDS = (*board.LOCATIONS, *(card.id for card in SPECIAL_ASSIGNMENTS))
_GUESTS = tuple(
    f"{card.id}.p{seat}.{symbol}"
    for card in PERFORMANCES
    for seat in (1, 2, 3, 4)
    for symbol in board.SYMBOLS
)
_SPOTS = tuple(f"{card.id}.{xy}" for card in PERFORMANCES for xy in _COORDINATES)
_INDEXES = (*_COORDINATES, *(f"guest_{number}" for number in range(1, 26)))
_PHASES = (
    *("roll_dice", "set_initiative", "advertise", "assignment"),
    *("place_characters", "performance", "end_turn"),
)
_SET_UP_CHOICES = (
    *("magician", "first_trick", "specialist"),
    *("board_components", "manager_components", "preparation"),
)
_END_TURN_STEPS = (
    *("wages", "characters", "orders", "performance_cards"),
    *("posters", "prophecies", "cards"),
)

_TURN_SETUPS = tuple(card.id for card in TURN_SETUPS)

_DOMAINS = (
    Domain("magician", (magician.id for magician in MAGICIANS)),
    Domain("trick", (trick.id for trick in TRICKS)),
    Domain("specialist", board.SPECIALISTS),
    Domain("component", _COMPONENTS),
    Domain("exchange", (*_COMPONENTS, "none")),
    Domain("character", CHARACTERS),
    Domain("card", _CARDS),
    Domain("slot", SLOTS),
    Domain("die", board.DICE),
    Domain("face", (*_FACES, "3", "4", "5", "6", "x")),
    Domain("count", ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")),
    Domain("performance", (card.id for card in PERFORMANCES)),
    Domain("spot", _SPOTS),
    Domain("neighbour", _SPOTS),
    Domain("up", board.CATEGORIES),
    Domain("symbol", board.SYMBOLS),
    Domain("category", board.CATEGORIES),
    Domain("weekday", board.WEEKDAYS),
    Domain("pay", ("fame", "coins")),
    Domain("pile", ("board", "extension")),
    Domain("order_place", ("1", "2", "3", "4")),
    Domain("prophecy", (prophecy.id for prophecy in PROPHECIES)),
    Domain("pending", ("left", "middle", "right")),
    Domain("deck", ("theater", "workshop", "market_row", "downtown")),
    Domain("use", ("bonus", "ap")),
    Domain("guest", _GUESTS),
    Domain("first", _CARDS),
    Domain("second", _CARDS),
    Domain("other_performance", (card.id for card in PERFORMANCES)),
    Domain("yield", ("fame", "coins", "shards")),
    Domain("payment", ("coins", "fame")),
    Domain("stock_place", ("1", "2", "3", "4", "quick_order", "logistics_place")),
    Domain("hireling", ("apprentice", *board.SPECIALISTS)),
    Domain("bonus", ("spent", "open", "armed", "running")),
    Domain("index", _INDEXES),
    Domain("next_phase", (*_PHASES, "next_turn")),
    Domain("next_choice", _SET_UP_CHOICES),
    Domain("next_weekday", (*board.WEEKDAYS, "done")),
    Domain("next_step", (*_END_TURN_STEPS, "done")),
    Domain("turn_setup", _TURN_SETUPS),
    Domain("next_turn_setup", _TURN_SETUPS),
    Domain("power", (power.id for power in POWERS)),
    Domain("power_slot", ("1", "2", "3", "4")),
    Domain("plan", (plan.id for plan in PLANS)),
)

FIELDS: Final[dict[str, Domain]] = {domain.field: domain for domain in _DOMAINS}


def number(field: str, name: object) -> int:
    return FIELDS[field].number(name)


def name(field: str, value: int) -> str:
    return FIELDS[field].names[value]


def encode(field: str, value: int) -> str | int | None:
    """A field's value in JSON: its name, or the number if the field has no names."""
    domain = FIELDS.get(field)
    if domain is None:
        return value
    return None if value == NONE else domain.names[value]


def decode(field: str, value: object) -> int:
    """The number of a name read from JSON, NONE for null."""
    return NONE if value is None else number(field, value)
