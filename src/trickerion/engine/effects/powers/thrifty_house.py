"""Thrifty House, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect

LEAST_WAGES: Final = 4
COINS_SAVED: Final = 1


class ThriftyHouse(Effect):
    """Wages of at least 4 Coins are 1 Coin lower."""

    id: ClassVar[str] = "thrifty_house"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "END-1")

    def wages(self, state: State, seat: Seat, coins: int) -> int:
        return coins - COINS_SAVED if coins >= LEAST_WAGES else coins
