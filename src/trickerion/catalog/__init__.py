"""The catalog: every printed fact of the game as typed tables, and nothing else."""

from trickerion.catalog.duel import NEUTRAL_MARKERS, TURN_SETUPS, PrintedMarker, TurnSetup
from trickerion.catalog.heir import DIFFICULTIES, PLANS, Difficulty, Plan
from trickerion.catalog.magicians import MAGICIANS, Magician
from trickerion.catalog.performances import PERFORMANCES, Performance
from trickerion.catalog.powers import POWERS, Power
from trickerion.catalog.prophecies import PROPHECIES, Prophecy
from trickerion.catalog.special_assignments import SPECIAL_ASSIGNMENTS, SpecialAssignment
from trickerion.catalog.tricks import TRICKS, Trick

__all__ = [
    "DIFFICULTIES",
    "MAGICIANS",
    "NEUTRAL_MARKERS",
    "PERFORMANCES",
    "PLANS",
    "POWERS",
    "PROPHECIES",
    "SPECIAL_ASSIGNMENTS",
    "TRICKS",
    "TURN_SETUPS",
    "Difficulty",
    "Magician",
    "Performance",
    "Plan",
    "Power",
    "PrintedMarker",
    "Prophecy",
    "SpecialAssignment",
    "Trick",
    "TurnSetup",
]
