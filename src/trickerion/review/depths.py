"""How thorough a review is."""

from dataclasses import dataclass
from typing import Final

from trickerion.bots import appraisal
from trickerion.bots.appraisal import Depth


@dataclass(frozen=True, slots=True)
class ReviewDepth:
    """What is computed for each action of a game."""

    decision: Depth
    """How decisions are appraised."""
    futures: int
    """How many futures are played out from each position."""
    outcomes: int
    """How many outcomes of a chance event the actual one is compared with."""


DEPTHS: Final = {
    "quick": ReviewDepth(appraisal.DEPTHS["quick"], futures=2, outcomes=4),
    "normal": ReviewDepth(appraisal.DEPTHS["normal"], futures=8, outcomes=16),
    "deep": ReviewDepth(appraisal.DEPTHS["deep"], futures=32, outcomes=48),
}
