"""Lucky Penny, a Power."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class LuckyPenny(Effect):
    """Take Coins pays 1 Coin more."""

    id: ClassVar[str] = "lucky_penny"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DT-5")

    def bank_coins(self, state: State, seat: Seat, coins: int) -> int:
        return coins + 1
