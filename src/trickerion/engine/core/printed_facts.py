"""The printed facts as the engine's numbers: one list per fact, indexed by card number."""

from typing import Final

from trickerion.catalog import (
    MAGICIANS,
    NEUTRAL_MARKERS,
    PERFORMANCES,
    POWERS,
    SPECIAL_ASSIGNMENTS,
    TRICKS,
    TURN_SETUPS,
    TurnSetup,
    board,
)
from trickerion.catalog.powers import POWER_SLOT_SHARDS
from trickerion.engine.core.names import NONE, number
from trickerion.engine.core.packing import NEUTRAL, SLOT_PLACES, marker
from trickerion.engine.core.types import PerformanceNumber, Place, Slot, Weekday

MAGICIAN: Final = 0
MANAGER: Final = 1
ENGINEER: Final = 2
ASSISTANT: Final = 3
APPRENTICES: Final = (4, 5, 6)
"""The three board slots for Apprentices."""
ASSISTANTS_APPRENTICE: Final = 7
ALL_APPRENTICES: Final = (4, 5, 6, 7)

THEATER: Final = 0
WORKSHOP: Final = 1
MARKET_ROW: Final = 2
DOWNTOWN: Final = 3
DARK_ALLEY: Final = 4

FIRST_SPECIAL: Final = 5
"""Assignment cards below this number are permanent and have the number of their Location."""
CARD_LOCATION: Final = [
    *range(FIRST_SPECIAL),
    *(number("card", card.location) for card in SPECIAL_ASSIGNMENTS),
]
CARD_ENHANCES: Final = ["", "", "", "", "", *(card.enhances for card in SPECIAL_ASSIGNMENTS)]
DECKS: Final = (THEATER, WORKSHOP, MARKET_ROW, DOWNTOWN)
"""The Locations of the four Special decks, in the decks' order."""

FAVORITE: Final = [number("category", magician.favorite) for magician in MAGICIANS]

CATEGORY: Final = [number("category", trick.category) for trick in TRICKS]
LEVEL: Final = [trick.level for trick in TRICKS]
THRESHOLD: Final = [trick.threshold for trick in TRICKS]
PREPARE_COST: Final = [trick.prepare_cost for trick in TRICKS]
MARKERS: Final = [trick.markers for trick in TRICKS]
FAME: Final = [trick.fame for trick in TRICKS]
COINS: Final = [trick.coins for trick in TRICKS]
SHARDS: Final = [trick.shards for trick in TRICKS]
NEEDS: Final = [
    [(number("component", name), count) for name, count in trick.components.items()]
    for trick in TRICKS
]
"""For each trick the components it requires, as (component, count)."""

PRICE: Final = [
    price
    for price, types in zip(board.COMPONENT_PRICES, board.COMPONENTS, strict=True)
    for _ in types
]

X: Final = number("face", "x")
ANY: Final = number("face", "any")
DIE_FACES: Final = [[number("face", str(face)) for face in faces] for faces in board.DICE.values()]
RESIDENCE_DICE: Final = (0, 1)
INN_DICE: Final = (2, 3)
BANK_DICE: Final = (4, 5)
FACE_COINS: Final = {number("face", str(coins)): coins for coins in (3, 4, 5, 6)}
FACE_SPECIALIST: Final = {
    number("face", name): number("character", name) for name in board.SPECIALISTS
}

BASE_AP: Final = [3, 2, 2, 2, 1, 1, 1, 1]
WAGE: Final = [0, 2, 2, 2, 1, 1, 1, 0]

THEATER_SLOT: Final = 12
WORKSHOP_SLOT: Final = 24
"""Slots from this number on are in a player's own Workshop."""
SLOT_LOCATION: Final = [
    *([DOWNTOWN] * 4 + [MARKET_ROW] * 4 + [DARK_ALLEY] * 4),
    *([THEATER] * 12 + [WORKSHOP] * 2),
]
FIRST_SLOT: Final = [SLOT_LOCATION.index(location) for location in range(5)]
SLOT_COUNT: Final = [SLOT_LOCATION.count(location) for location in range(5)]
"""By Location."""
SLOT_AP: Final = [
    *board.STREET_SLOTS * 3,
    *(ap for backstage in board.BACKSTAGE_SLOTS for ap in (*backstage, 0)),
    *board.WORKSHOP_SLOTS,
]
CLOSED_SLOTS: Final = [(), (), (1, 2), (2,), ()]
"""SET-11: which of the four street slots are closed, by number of players."""
OPEN_SLOTS: Final = [
    [
        [
            slot
            for slot in range(FIRST_SLOT[location], FIRST_SLOT[location] + SLOT_COUNT[location])
            if location in (THEATER, WORKSHOP) or slot - FIRST_SLOT[location] not in closed
        ]
        for location in range(5)
    ]
    for closed in CLOSED_SLOTS
]
"""SET-11: the slots of each Location that are not closed, by number of players."""

WEEKDAY_YIELD: Final = list(board.WEEKDAY_YIELDS)


def weekday_of(slot: Slot) -> Weekday:
    return (slot - THEATER_SLOT) // 3


def is_performance_slot(slot: Slot) -> bool:
    return THEATER_SLOT <= slot < WORKSHOP_SLOT and slot % 3 == 2


UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3

COORDINATES: Final = ("00", "01", "02", "10", "11", "12")


def _direction(here: str, there: str) -> int:
    """Which corner of a marker on `here` points at the circle shared with `there` (TRK-1)."""
    if here[0] == there[0]:
        return DOWN if there[1] > here[1] else UP
    return RIGHT if there[0] > here[0] else LEFT


class LinkCircle:
    """A link circle seen from one of its two slots."""

    __slots__ = ("corner", "neighbour", "neighbour_corner", "shard")

    def __init__(self, here: str, there: str, shard: bool) -> None:
        self.neighbour = COORDINATES.index(there)
        self.corner = _direction(here, there)
        self.neighbour_corner = _direction(there, here)
        self.shard = shard


def _circles(card: PerformanceNumber, place: Place) -> list[LinkCircle]:
    here = COORDINATES[place]
    circles = []
    for link in PERFORMANCES[card].links:
        first, second = link.slots
        if first == here:
            circles.append(LinkCircle(first, second, link.shard))
        elif second == here:
            circles.append(LinkCircle(second, first, link.shard))
    return circles


CARD_SLOTS: Final = [[COORDINATES.index(slot) for slot in card.slots] for card in PERFORMANCES]
CIRCLES: Final = [
    [_circles(card, place) for place in range(SLOT_PLACES)] for card in range(len(PERFORMANCES))
]
"""CIRCLES[card][place]: the link circles that touch a slot."""

ORIENTATIONS: Final = [
    [
        [sorted({(category - circle.corner) % 4 for circle in circles}) for category in range(4)]
        for circles in card
    ]
    for card in CIRCLES
]
"""ORIENTATIONS[card][place][category]: which category may point up there (TRK-2)."""

# The Duel


def _free_markers(card: PerformanceNumber) -> list[int]:
    """DUEL-4: the slots of a Performance card with its neutral marker, if it has one."""
    markers = [NONE] * SLOT_PLACES
    for printed in NEUTRAL_MARKERS:
        if printed.performance == PERFORMANCES[card].id:
            place = COORDINATES.index(printed.slot)
            markers[place] = marker(NEUTRAL, 0, number("up", printed.up))
    return markers


DUEL_SLOTS: Final = [_free_markers(card) for card in range(len(PERFORMANCES))]
"""DUEL-4: for each Performance card its slots without the players' markers."""
DUEL_CARDS: Final = [number("performance", printed.performance) for printed in NEUTRAL_MARKERS]
"""DUEL-4: the Performance cards of the Duel."""


def _open_slots(card: TurnSetup) -> list[list[Slot]]:
    streets = {DOWNTOWN: card.downtown, MARKET_ROW: card.market_row, DARK_ALLEY: card.dark_alley}
    slots = []
    for location, every in enumerate(OPEN_SLOTS[4]):
        shut = streets.get(location, ())
        slots.append([slot for slot in every if slot - FIRST_SLOT[location] + 1 not in shut])
    days = [number("weekday", day) for day in card.weekdays]
    slots[THEATER] = [slot for slot in slots[THEATER] if weekday_of(slot) not in days]
    return slots


DUEL_OPEN_SLOTS: Final = [_open_slots(card) for card in TURN_SETUPS]
"""DUEL-2: the slots of each Location that a Turn Setup card leaves open."""
DUEL_WEEKDAYS: Final = [
    [day for day, name in enumerate(board.WEEKDAYS) if name not in card.weekdays]
    for card in TURN_SETUPS
]
"""DUEL-2: the weekdays that a Turn Setup card leaves open."""
EVERY_WEEKDAY: Final = list(range(len(board.WEEKDAYS)))

THEATERS: Final = ("riverside", "grand_magorian", "magnus_pantheon")
CARD_THEATER: Final = [THEATERS.index(card.theater) for card in PERFORMANCES]
CARD_BONUS: Final = [
    (card.bonus.fame, card.bonus.coins, card.bonus.shards) for card in PERFORMANCES
]

# Magician Powers

POWER_LEVEL: Final = [power.level for power in POWERS]
SHARDS_OF_SLOT: Final = [sum(POWER_SLOT_SHARDS[: slot + 1]) for slot in range(4)]
"""POW-3: how many Shards a player needs for each Power slot to be open."""
