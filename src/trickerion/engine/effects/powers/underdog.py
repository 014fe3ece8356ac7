"""Underdog, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect

UNDERDOG_COINS: Final = 1


class Underdog(Effect):
    """Gain 1 Coin if you are first when the initiative order is set."""

    id: ClassVar[str] = "underdog"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "TURN-3")

    def on_initiative_set(self, state: State, seat: Seat) -> None:
        if state.initiative[0] == seat:
            state.add_coins(seat, UNDERDOG_COINS, self.id)
