"""Shoplifting, a Special card of the Market Row."""

from typing import ClassVar, Final

from trickerion.catalog import board
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import STOCK_CHANGED
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import number
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component, Seat, StockPlace
from trickerion.engine.core.verbs import SHOPLIFT, TAKE_COMPONENT
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.special_cards.logistics import BESIDE, lay_beside
from trickerion.engine.locations.location import Placement
from trickerion.engine.locations.market_row import lying_beside

QUICK_ORDER_SLOT: Final = number("stock_place", "quick_order")
BASICS: Final = [number("component", basic) for basic in board.COMPONENTS[0]]


class Shoplifting(Effect):
    """SPC-23: one piece of a Buy is free, and it is the token of the stock itself: a Basic of
    choice takes its place there."""

    id: ClassVar[str] = "shoplifting"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "END-3", "SPC-21", "SPC-23")

    def buy_total(self, state: State, price: int, total: int) -> int:
        return total - price

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        """SPC-23: components only in the Order area (PRO-10) have no token to take."""
        if refusal is None and not places_of(state, action.component):
            return Refusal("SPC-23", "not_in_stock")
        return refusal

    def on_paid(self, state: State, seat: Seat, component: Component, coins: int) -> None:
        places = places_of(state, component)
        if len(places) > 1:
            state.push(ChooseToken(seat, component))
        else:
            state.push(ChooseBasicToken(seat, component, places[0]))


def places_of(state: State, component: Component) -> list[int]:
    """SPC-23: the stock places that hold tokens of a type."""
    slots = (*state.buy, state.quick_order)
    places = [place for place, lies in enumerate(slots) if lies == component]
    return places if lying_beside(state, component) is None else [*places, BESIDE]


class ChooseToken(Question):
    """SPC-23: which token of the stock is taken?"""

    name: ClassVar[str] = "choose_token"
    asked_by: ClassVar[str] = "shoplifting"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component")
    rule: ClassVar[str] = "SPC-23"
    verbs: ClassVar[tuple[Verb, ...]] = (SHOPLIFT,)

    def __init__(self, seat: Seat, component: Component) -> None:
        super().__init__(seat)
        self.component = component

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [SHOPLIFT.of(seat, place) for place in places_of(state, self.component)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        is_there = action.stock_place in places_of(state, self.component)
        return None if is_there else Refusal("SPC-23", "not_lying_there")

    def choose(self, state: State, action: Action) -> None:
        state.replace(ChooseBasicToken(self.seat, self.component, action.stock_place))


class ChooseBasicToken(Question):
    """SPC-23: which Basic takes the token's place?"""

    name: ClassVar[str] = "choose_basic_token"
    asked_by: ClassVar[str] = "shoplifting"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component", "stock_place")
    rule: ClassVar[str] = "SPC-23"
    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_COMPONENT,)

    def __init__(self, seat: Seat, component: Component, stock_place: StockPlace) -> None:
        super().__init__(seat)
        self.component = component
        self.stock_place = stock_place

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [TAKE_COMPONENT.of(seat, basic) for basic in BASICS]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return None if action.component in BASICS else Refusal("SPC-23", "not_basic")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        lasting = lying_beside(state, self.component)
        if self.stock_place == BESIDE and lasting is not None:
            lay_beside(state, lasting, action.component)
            return
        if self.stock_place == QUICK_ORDER_SLOT:
            state.quick_order = action.component
        else:
            state.buy[self.stock_place] = action.component
        state.supply_changes += 1
        state.tell(STOCK_CHANGED, self.seat, self.stock_place, action.component)
