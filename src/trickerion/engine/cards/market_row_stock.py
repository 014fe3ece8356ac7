"""The Special cards of the Market Row for its stock, its orders and others' money (SPC-23 to
SPC-26)."""

from typing import ClassVar, Final

from trickerion.catalog import board
from trickerion.engine.actions import Action, Verb
from trickerion.engine.components import no_room, receive
from trickerion.engine.effects import Effect
from trickerion.engine.events import STOCK_CHANGED
from trickerion.engine.frames import Frame, Question
from trickerion.engine.location import Placement, entry_of, placement_below
from trickerion.engine.market_row import list_price, lying_beside, pay
from trickerion.engine.names import NONE, number
from trickerion.engine.offers import Offer
from trickerion.engine.pieces import Lasting
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.verbs import ACCEPT, SHOPLIFT, TAKE_COMPONENT

QUICK_ORDER_SLOT: Final = number("stock_place", "quick_order")
BESIDE: Final = number("stock_place", "logistics_place")
BASICS: Final = [number("component", basic) for basic in board.COMPONENTS[0]]


class Logistics(Effect):
    """SPC-24: the ordered component goes beside the Buy area and is stock for everybody this turn;
    it needs no free Order place and may be ordered already."""

    id: ClassVar[str] = "logistics"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "MR-3", "MR-5", "END-3", "SPC-24")
    remembers: ClassVar[str] = "component"

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        return None

    def do_instead(self, state: State, placement: Placement, action: Action) -> bool:
        lay_beside(state, entry_of(state, placement), action.a)
        return True

    def stock_beside(self, lasting: Lasting) -> int:
        return lasting.memory - 1


def lay_beside(state: State, lasting: Lasting, component: int) -> None:
    """Beside the Buy area lies this component now."""
    state.remember(lasting, component + 1)
    state.tell(STOCK_CHANGED, lasting.seat, BESIDE, component)


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
        """SPC-23: what is only in the Order area (PRO-10) has no token to take."""
        if refusal is None and not places_of(state, action.a):
            return Refusal("SPC-23", "not_in_stock")
        return refusal

    def on_paid(self, state: State, seat: int, component: int, coins: int) -> None:
        places = places_of(state, component)
        if len(places) > 1:
            state.push(ChooseToken(seat, component))
        else:
            state.push(ChooseReplacement(seat, component, places[0]))


def places_of(state: State, component: int) -> list[int]:
    """SPC-23: where the tokens of a type lie in the stock."""
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

    def __init__(self, seat: int, component: int) -> None:
        super().__init__(seat)
        self.component = component

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [SHOPLIFT.of(seat, place) for place in places_of(state, self.component)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        is_there = action.a in places_of(state, self.component)
        return None if is_there else Refusal("SPC-23", "not_lying_there")

    def choose(self, state: State, action: Action) -> None:
        state.replace(ChooseReplacement(self.seat, self.component, action.a))


class ChooseReplacement(Question):
    """SPC-23: which Basic takes the token's place?"""

    name: ClassVar[str] = "choose_basic_token"
    asked_by: ClassVar[str] = "shoplifting"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component", "stock_place")
    rule: ClassVar[str] = "SPC-23"
    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_COMPONENT,)

    def __init__(self, seat: int, component: int, stock_place: int) -> None:
        super().__init__(seat)
        self.component = component
        self.stock_place = stock_place

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [TAKE_COMPONENT.of(seat, basic) for basic in BASICS]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return None if action.a in BASICS else Refusal("SPC-23", "not_basic")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        lasting = lying_beside(state, self.component)
        if self.stock_place == BESIDE and lasting is not None:
            lay_beside(state, lasting, action.a)
            return
        if self.stock_place == QUICK_ORDER_SLOT:
            state.quick_order = action.a
        else:
            state.buy[self.stock_place] = action.a
        state.tell(STOCK_CHANGED, self.seat, self.stock_place, action.a)


class TravelingMerchants(Effect):
    """SPC-24: after each Order of this placement one such component may be had at once, for its
    price plus 1."""

    id: ClassVar[str] = "traveling_merchants"
    rules: ClassVar[tuple[str, ...]] = ("MR-3", "SPC-24")
    serves_action: ClassVar[bool] = False

    def on_ordered(self, state: State, seat: int, component: int) -> None:
        player = state.players[seat]
        is_dear = player.coins < merchants_price(state, seat, component)
        if not is_dear and no_room(player, component, 1) is None:
            state.push(ChooseMerchants(seat, component))


def merchants_price(state: State, seat: int, component: int) -> int:
    return list_price(state, seat, component) + 1


class ChooseMerchants(Offer):
    """SPC-24: is one of the ordered component bought at once?"""

    name: ClassVar[str] = "choose_merchants"
    asked_by: ClassVar[str] = "traveling_merchants"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component")
    rule: ClassVar[str] = "SPC-24"

    def __init__(self, seat: int, component: int) -> None:
        super().__init__(seat)
        self.component = component

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ACCEPT:
            price = merchants_price(state, self.seat, self.component)
            pay(state, self.seat, price, TravelingMerchants.id)
            receive(state, self.seat, self.component, 1)


class DubiousSources(Effect):
    """SPC-25: what lies on the Quick Order slot in END-3 comes to the owner's Workshop, if it has
    a place; of several such cards to the one placed last."""

    id: ClassVar[str] = "dubious_sources"
    rules: ClassVar[tuple[str, ...]] = ("MR-4", "CMP-1", "CMP-2", "END-3", "SPC-25")
    remembers: ClassVar[str] = "yes"

    def on_quick_ordered(self, state: State, seat: int, component: int) -> None:
        state.remember(entry_of(state, placement_below(state)), 1)

    def on_orders_arrive(self, state: State, lasting: Lasting) -> None:
        waiting = [e for e in state.lasting if e.card == lasting.card and e.memory]
        if not waiting or waiting[-1] is not lasting or state.quick_order == NONE:
            return
        if no_room(state.players[lasting.seat], state.quick_order, 1) is None:
            receive(state, lasting.seat, state.quick_order, 1)


class BusinessShare(Effect):
    """SPC-26: what opponents pay at the Market Row after this Character was placed comes to its
    owner; of several such cards to the first placed that is not the spender's."""

    id: ClassVar[str] = "business_share"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "SPC-20", "SPC-24", "SPC-26")
    serves_action: ClassVar[bool] = False

    def on_spent(self, state: State, lasting: Lasting, spender: int, coins: int) -> bool:
        if lasting.seat == spender:
            return False
        state.add_coins(lasting.seat, coins, self.id)
        return True


CARDS: Final[tuple[Effect, ...]] = (
    Logistics(),
    Shoplifting(),
    TravelingMerchants(),
    DubiousSources(),
    BusinessShare(),
)

FRAMES: Final[tuple[type[Frame], ...]] = (ChooseToken, ChooseReplacement, ChooseMerchants)
