"""Workshop Delivery, a Special card of the Market Row."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component, Seat
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.market_row import list_price


class WorkshopDelivery(Effect):
    """SPC-27: the player's types are in stock for this Buy, at 1 Coin below the list price."""

    id: ClassVar[str] = "workshop_delivery"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "MR-5", "SPC-21", "SPC-27")

    def buy_price(self, state: State, seat: Seat, component: Component, price: int) -> int:
        is_owned = state.players[seat].pieces[component] > 0
        return list_price(state, seat, component) - 1 if is_owned else price
