"""Trade Routes, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.printed_facts import PRICE
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component
from trickerion.engine.effects.hooks import Effect

BASIC_PRICE: Final = 1


class TradeRoutes(Effect):
    """Advanced and Superior components cost 1 Coin less."""

    id: ClassVar[str] = "trade_routes"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "MR-1", "PRO-3")

    def list_price(self, state: State, component: Component, price: int) -> int:
        return price - 1 if PRICE[component] > BASIC_PRICE else price
