"""The Power cards of Magician Powers. The printed variant's are not public: these are our own.

A level asks for as much Fame as a trick of that level, and for a Power slot of that number or a
higher one. The texts are in `texts/<language>/cards.ftl`.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Power:
    """A Power card: its id and its level, from 1 to 3."""

    id: str
    level: int


POWER_THRESHOLDS: Final = (1, 16, 36)
"""POW-1: the Fame that a Power of each level asks for."""
POWER_SLOT_SHARDS: Final = (1, 2, 3, 4)
"""POW-3: the Shards that fill each Power slot, from the bottom up."""
POWERS_KEPT: Final = 8
"""POW-2: the Power cards that a player keeps."""
POWERS_DEALT: Final = 4
"""POW-2: the Power cards of each level that a player is dealt, if there are enough."""
START_SHARDS_WITH_POWERS: Final = 3

_LEVEL_1: Final = (
    *("bill_poster", "humble_entrance", "thrifty_house", "bulk_buyer", "lucky_penny"),
    *("warm_welcome", "proud_teacher", "tidy_bench", "mail_order", "marked_dice"),
    *("window_shopper", "underdog"),
)
_LEVEL_2: Final = (
    *("coin_box", "night_bank", "quick_study", "friendly_innkeeper", "fine_tools"),
    *("open_doors", "trade_routes", "crowd_weaver", "stage_spark", "second_wind"),
    *("faithful_fans", "shard_polisher"),
)
_LEVEL_3: Final = (
    *("master_crew", "tireless_magician", "spare_markers", "double_bill", "star_turn"),
    *("standing_ovation", "second_sight", "shard_fountain", "living_legend", "hall_of_fame"),
    *("golden_ledger", "improviser"),
)

POWERS: Final[tuple[Power, ...]] = tuple(
    Power(id, level + 1) for level, ids in enumerate((_LEVEL_1, _LEVEL_2, _LEVEL_3)) for id in ids
)
