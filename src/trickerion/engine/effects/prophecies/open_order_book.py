"""Open Order Book, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component, Seat
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.market_row import list_price


class OpenOrderBook(Effect):
    """PRO-10: components in the Order area are in stock for Buy actions, at their list price."""

    id: ClassVar[str] = "open_order_book"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "MR-5", "PRO-10")

    def buy_price(self, state: State, seat: Seat, component: Component, price: int) -> int:
        return list_price(state, seat, component) if component in state.orders else price
