"""Trade Routes, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.printed_facts import PRICE
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component
from trickerion.engine.effects.hooks import Effect

BASIC_PRICE: Final = 1
COINS_OFF: Final = 2


class TradeRoutes(Effect):
    """Advanced and Superior components cost 2 Coins less, but at least 1."""

    id: ClassVar[str] = "trade_routes"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "MR-1", "PRO-3")

    def list_price(self, state: State, component: Component, price: int) -> int:
        is_basic = PRICE[component] == BASIC_PRICE
        return price if is_basic else max(BASIC_PRICE, price - COINS_OFF)
