"""Bank Windfall, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class BankWindfall(Effect):
    """PRO-6: Take Coins pays twice the die, but not twice what a card adds."""

    id: ClassVar[str] = "bank_windfall"
    rules: ClassVar[tuple[str, ...]] = ("DT-5", "PRO-6")

    def bank_coins(self, state: State, seat: Seat, coins: int) -> int:
        return 2 * coins
