"""Flat Prices, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component
from trickerion.engine.effects.hooks import Effect


class FlatPrices(Effect):
    """PRO-3: every component has a list price of 2 Coins, before Quick Order, Bargain and cards."""

    id: ClassVar[str] = "flat_prices"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "MR-4", "PRO-3")

    def list_price(self, state: State, component: Component, price: int) -> int:
        return 2
