"""Dahlgaard's Heir, the opponent of the solo game: difficulties and plans.

The difficulties are the printed variant's as far as they are publicly known. Its plan cards are
not: these are our own.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Difficulty:
    """What a difficulty gives the Heir (HEIR-1, HEIR-5 to HEIR-9); the tables are by AP."""

    id: str
    specialists: int
    apprentices: int
    dice: tuple[int, ...]
    special_cards: tuple[int, ...]
    markers: tuple[int, ...]
    backstage_fame: int
    backstage_coins: int
    fame_for_coins: int
    trick_fame: int
    character_fame: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan card: the Locations of the Heir's Characters from left to right, the Magician first,
    and which of them has 1 AP more, counted from 1."""

    id: str
    kind: str
    locations: tuple[str, ...]
    stronger: int


DIFFICULTIES: Final[tuple[Difficulty, ...]] = (
    Difficulty("easy", 1, 1, (1, 1, 1, 2, 2), (1, 1, 1, 2, 2), (1, 2, 2), 0, 0, 2, 5, 0),
    Difficulty("normal", 1, 2, (1, 1, 1, 2, 3), (1, 1, 2, 2, 3), (1, 2, 3), 0, 2, 3, 7, 1),
    Difficulty("hard", 2, 1, (1, 1, 2, 3, 3), (1, 2, 2, 3, 3), (2, 3, 4), 1, 0, 3, 10, 2),
)

START_FAME: Final = 5
COINS_PER_EXCHANGE: Final = 10
SHARD_FAME: Final = 1
SPECIAL_CARD_FAME: Final = 2
CHARACTERS_WITHOUT_FAME: Final = 6
MOST_APPRENTICES: Final = 4
SMALL_TEAM: Final = 5
"""HEIR-5: up to this many Characters, an Apprentice comes before the Bank."""

LEFT_OUT: Final = ("performers_luck", "humble_places", "veiled_plans")
"""HEIR-10: the prophecies that the solo game is played without."""


def _plan(id: str, kind: str, locations: str, stronger: int) -> Plan:
    return Plan(id, kind, tuple(locations.split()), stronger)


# fmt: off
PLANS: Final[tuple[Plan, ...]] = (
    _plan("quiet_rehearsal", "set_up",
          "downtown theater market_row workshop workshop dark_alley workshop workshop", 4),
    _plan("letters_of_credit", "set_up",
          "downtown market_row workshop theater workshop workshop dark_alley workshop", 2),
    _plan("borrowed_secrets", "set_up",
          "dark_alley theater workshop market_row workshop downtown workshop workshop", 4),
    _plan("new_apparatus", "set_up",
          "market_row theater workshop downtown workshop workshop market_row workshop", 1),
    _plan("opening_night", "perform",
          "theater theater market_row workshop downtown workshop workshop dark_alley", 3),
    _plan("full_house", "perform",
          "theater theater workshop market_row workshop downtown workshop workshop", 4),
    _plan("royal_box", "perform",
          "theater theater workshop workshop market_row workshop downtown workshop", 5),
    _plan("stage_whispers", "perform",
          "theater theater dark_alley workshop workshop market_row workshop downtown", 3),
    _plan("final_bow", "perform",
          "theater theater workshop dark_alley market_row workshop workshop downtown", 4),
)
# fmt: on
