"""The catalog: every printed fact of the game as typed tables, and nothing else."""

from trickerion.catalog.duel import NEUTRAL_MARKERS, TURN_SETUPS, NeutralMarker, TurnSetup
from trickerion.catalog.magicians import MAGICIANS, Magician
from trickerion.catalog.performances import PERFORMANCES, Performance
from trickerion.catalog.powers import POWERS, Power
from trickerion.catalog.prophecies import PROPHECIES, Prophecy
from trickerion.catalog.special_assignments import SPECIAL_ASSIGNMENTS, SpecialAssignment
from trickerion.catalog.tricks import TRICKS, Trick

__all__ = [
    "MAGICIANS",
    "NEUTRAL_MARKERS",
    "PERFORMANCES",
    "POWERS",
    "PROPHECIES",
    "SPECIAL_ASSIGNMENTS",
    "TRICKS",
    "TURN_SETUPS",
    "Magician",
    "NeutralMarker",
    "Performance",
    "Power",
    "Prophecy",
    "SpecialAssignment",
    "Trick",
    "TurnSetup",
]
