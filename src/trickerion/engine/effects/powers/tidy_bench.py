"""Tidy Bench, a Power."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.effects.hooks import Effect


class TidyBench(Effect):
    """Preparing a trick gives 1 Coin."""

    id: ClassVar[str] = "tidy_bench"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "WS-1")

    def on_prepared(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
        state.add_coins(seat, 1, self.id)
