"""Spare Markers, a Power."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.effects.hooks import Effect


class SpareMarkers(Effect):
    """Preparing a trick gives 1 marker more."""

    id: ClassVar[str] = "spare_markers"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "WS-1", "TRK-5", "SPC-9")

    def markers(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> int:
        return markers + 1
