"""The cards of the Duel of Magicians. The printed variant's are not public: these are our own.

Each Turn Setup card closes two slots of each street and two weekdays. At every Location each pair
is closed by two cards, and no card closes the best slot of every street. The neutral markers point
each category at about as many link circles, so that they favor nobody's tricks.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class TurnSetup:
    """What a Turn Setup card closes for its turn: slots numbered from 1, and weekdays."""

    id: str
    downtown: tuple[int, int]
    market_row: tuple[int, int]
    dark_alley: tuple[int, int]
    weekdays: tuple[str, str]


@dataclass(frozen=True, slots=True)
class PrintedMarker:
    """A marker printed on a Performance card: its slot, and the category that points up."""

    performance: str
    slot: str
    up: str


# fmt: off
TURN_SETUPS: Final[tuple[TurnSetup, ...]] = (
    TurnSetup("snowfall", (1, 2), (3, 4), (1, 3), ("friday", "sunday")),
    TurnSetup("road_works", (3, 4), (1, 3), (2, 4), ("thursday", "sunday")),
    TurnSetup("night_watch", (1, 3), (2, 4), (1, 4), ("friday", "saturday")),
    TurnSetup("royal_visit", (2, 4), (1, 4), (2, 3), ("thursday", "friday")),
    TurnSetup("public_holiday", (1, 4), (2, 3), (1, 2), ("saturday", "sunday")),
    TurnSetup("flooded_quay", (2, 3), (1, 2), (3, 4), ("thursday", "saturday")),
    TurnSetup("gaslight_failure", (1, 2), (2, 4), (1, 4), ("friday", "saturday")),
    TurnSetup("street_parade", (3, 4), (1, 4), (2, 3), ("thursday", "friday")),
    TurnSetup("porters_strike", (1, 3), (2, 3), (1, 2), ("saturday", "sunday")),
    TurnSetup("spring_cleaning", (2, 4), (1, 2), (3, 4), ("thursday", "saturday")),
    TurnSetup("thick_fog", (1, 4), (3, 4), (1, 3), ("friday", "sunday")),
    TurnSetup("carnival", (2, 3), (1, 3), (2, 4), ("thursday", "sunday")),
)

NEUTRAL_MARKERS: Final[tuple[PrintedMarker, ...]] = (
    PrintedMarker("riverside_3", "11", "spiritual"),
    PrintedMarker("riverside_5", "12", "spiritual"),
    PrintedMarker("riverside_7", "00", "escape"),
    PrintedMarker("riverside_8", "11", "optical"),
    PrintedMarker("grand_magorian_1", "10", "mechanical"),
    PrintedMarker("grand_magorian_2", "01", "optical"),
    PrintedMarker("grand_magorian_3", "11", "escape"),
    PrintedMarker("grand_magorian_4", "02", "mechanical"),
    PrintedMarker("magnus_pantheon_1", "01", "escape"),
    PrintedMarker("magnus_pantheon_2", "11", "mechanical"),
    PrintedMarker("magnus_pantheon_3", "12", "optical"),
    PrintedMarker("magnus_pantheon_4", "10", "spiritual"),
)
# fmt: on
