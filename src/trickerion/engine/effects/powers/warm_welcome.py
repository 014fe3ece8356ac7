"""Warm Welcome, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat
from trickerion.engine.effects.hooks import Effect

WELCOME_COINS: Final = 1


class WarmWelcome(Effect):
    """Hiring a Character gives 1 Coin."""

    id: ClassVar[str] = "warm_welcome"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DT-4")

    def on_hired(self, state: State, seat: Seat, specialist: Character) -> None:
        state.add_coins(seat, WELCOME_COINS, self.id)
