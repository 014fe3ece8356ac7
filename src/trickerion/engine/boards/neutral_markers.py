"""The neutral markers of the Duel (DUEL-4, DUEL-5)."""

from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import FIRST_NEUTRAL, SLOT_PLACES
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import DUEL_SLOTS
from trickerion.engine.core.state import State
from trickerion.engine.core.types import PackedMarker, PerformanceNumber


def is_neutral(marker: PackedMarker) -> bool:
    """DUEL-5: does a marker belong to nobody?"""
    return marker >= FIRST_NEUTRAL


def empty_slots(state: State, card: PerformanceNumber) -> list[PackedMarker]:
    """The slots of a Performance card without players' markers; the Duel's have a neutral one."""
    return DUEL_SLOTS[card][:] if state.setup_options.duel else [NONE] * SLOT_PLACES


def new_show(state: State, card: PerformanceNumber) -> PerformanceCard:
    """A Performance card as it comes into the Theater."""
    return PerformanceCard(card, empty_slots(state, card), 0, [])
