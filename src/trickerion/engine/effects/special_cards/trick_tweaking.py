"""Trick Tweaking, a Special card of the Workshop."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.effects.hooks import Effect


class TrickTweaking(Effect):
    """SPC-9: one marker more, before TRK-5."""

    id: ClassVar[str] = "trick_tweaking"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-9")

    def markers(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> int:
        return markers + 1
