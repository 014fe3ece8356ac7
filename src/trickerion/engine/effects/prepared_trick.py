"""Shared by Special cards that change the trick just prepared."""

from typing import ClassVar

from trickerion.engine.core.events import MARKERS_RETURNED
from trickerion.engine.core.frames import TrickQuestion
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol


def take_one_less(state: State, seat: Seat, symbol: Symbol) -> None:
    """SPC-9: one of the markers just put on a trick card goes back to the supply."""
    state.players[seat].add_markers(symbol, -1)
    state.tell(MARKERS_RETURNED, seat, symbol, 1)


class PreparedTrick(TrickQuestion):
    """A card's question about the trick just prepared."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "symbol")
