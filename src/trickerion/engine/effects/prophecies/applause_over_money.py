"""Applause over Money, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.effects.hooks import Effect


class ApplauseOverMoney(Effect):
    """PRO-2: the Coins that tricks yield, after all modifiers, are received as Fame."""

    id: ClassVar[str] = "applause_over_money"
    rules: ClassVar[tuple[str, ...]] = ("PRF-2", "PRF-6", "PRO-2", "SPC-5")

    def paid_yield(self, state: State, fame: int, coins: int) -> tuple[int, int]:
        return fame + coins, 0
