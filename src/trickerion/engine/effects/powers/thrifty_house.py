"""Thrifty House, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect

COINS_SAVED: Final = 1


class ThriftyHouse(Effect):
    """The wages of a turn are 1 Coin lower."""

    id: ClassVar[str] = "thrifty_house"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "END-1")

    def wages(self, state: State, seat: Seat, coins: int) -> int:
        return max(0, coins - COINS_SAVED)
