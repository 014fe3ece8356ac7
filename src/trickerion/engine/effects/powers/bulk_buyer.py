"""Bulk Buyer, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.effects.hooks import Effect

BULK: Final = 3


class BulkBuyer(Effect):
    """A Buy of three components costs 1 Coin less."""

    id: ClassVar[str] = "bulk_buyer"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "MR-1", "MR-2")

    def buy_total(self, state: State, price: int, total: int) -> int:
        return total - 1 if total > 0 and total == BULK * price else total
