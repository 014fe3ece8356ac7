"""Traveling Merchants, a Special card of the Market Row."""

from typing import ClassVar

from trickerion.engine.boards.components import no_room, receive
from trickerion.engine.core.actions import Action
from trickerion.engine.core.frames import Offer
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component, Seat
from trickerion.engine.core.verbs import ACCEPT
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.market_row import list_price, pay


class TravelingMerchants(Effect):
    """SPC-24: after each Order of this placement the player may buy one of that component right
    away, for its price plus 1."""

    id: ClassVar[str] = "traveling_merchants"
    rules: ClassVar[tuple[str, ...]] = ("MR-3", "SPC-24")
    serves_action: ClassVar[bool] = False

    def on_ordered(self, state: State, seat: Seat, component: Component) -> None:
        player = state.players[seat]
        is_dear = player.coins < merchants_price(state, seat, component)
        if not is_dear and no_room(player, component, 1) is None:
            state.push(ChooseMerchants(seat, component))


def merchants_price(state: State, seat: Seat, component: Component) -> int:
    return list_price(state, seat, component) + 1


class ChooseMerchants(Offer):
    """SPC-24: does the player buy one of the ordered component right away?"""

    name: ClassVar[str] = "choose_merchants"
    asked_by: ClassVar[str] = "traveling_merchants"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component")
    rule: ClassVar[str] = "SPC-24"

    def __init__(self, seat: Seat, component: Component) -> None:
        super().__init__(seat)
        self.component = component

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ACCEPT:
            price = merchants_price(state, self.seat, self.component)
            pay(state, self.seat, price, TravelingMerchants.id)
            receive(state, self.seat, self.component, 1)
