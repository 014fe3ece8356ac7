"""Tidy Bench, a Power."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.powers.base import first_this_turn


class TidyBench(Effect):
    """Once per turn, preparing a trick gives 1 Coin."""

    id: ClassVar[str] = "tidy_bench"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "WS-1")

    def on_prepared(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
        if first_this_turn(state, seat, self.id):
            state.add_coins(seat, 1, self.id)
