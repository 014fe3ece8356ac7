"""Spare Markers, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.effects.hooks import Effect

SPARE_FAME: Final = 1


class SpareMarkers(Effect):
    """Preparing a trick gives 1 marker more, and 1 Fame."""

    id: ClassVar[str] = "spare_markers"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "WS-1", "TRK-5", "SPC-9")

    def markers(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> int:
        return markers + 1

    def on_prepared(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
        state.add_fame(seat, SPARE_FAME, self.id)
