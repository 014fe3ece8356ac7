"""Market Row: buying from the stock and ordering more (MR)."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import PRICE
from trickerion.engine.components import no_room, receive
from trickerion.engine.effects import in_force
from trickerion.engine.events import COMPONENT_ORDERED, COMPONENT_QUICK_ORDERED
from trickerion.engine.frames import Question
from trickerion.engine.location import LocationAction, Placement
from trickerion.engine.names import NONE
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.verbs import BARGAIN, BUY, CHOOSE_ORDER_PLACE, ORDER, QUICK_ORDER

QUICK_ORDER_SURCHARGE: Final = 1
LEAST_PRICE: Final = 1
"""MR-2: Bargain never brings the total below this."""


def price(state: State, seat: int, component: int) -> int:
    """MR-1, MR-4, MR-5: a component's cheapest price, 0 if it is not in stock."""
    if component in state.buy:
        price = PRICE[component]
    elif component == state.quick_order:
        price = PRICE[component] + QUICK_ORDER_SURCHARGE
    else:
        price = 0
    for effect in in_force(state, seat):
        price = effect.component_price(state, seat, component, price)
    return price


def fewest_bargains(state: State, seat: int, total: int) -> int:
    """How many Bargains a purse needs to pay a total price."""
    return max(0, total - state.players[seat].coins)


def most_bargains(ap: int, total: int) -> int:
    """MR-2: 1 AP each, and the total never falls below 1."""
    return max(0, min(ap, total - LEAST_PRICE))


class Buy(LocationAction):
    """MR-1: 1 to 3 components of one type in stock."""

    verb: ClassVar[Verb] = BUY
    rule: ClassVar[str] = "MR-1"

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        stock = sorted({*state.buy, state.quick_order} - {NONE})
        return [BUY.of(placement.seat, component, n) for component in stock for n in (1, 2, 3)]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if not 1 <= action.b <= 3:
            return Refusal("MR-1", "buy_range")
        seat = placement.seat
        total = price(state, seat, action.a) * action.b
        if not total:
            return Refusal("MR-1", "not_in_stock")
        refusal = no_room(state.players[seat], action.a, action.b)
        if refusal is not None:
            return refusal
        bargains = most_bargains(placement.ap - self.cost(state, seat, self.ap), total)
        if fewest_bargains(state, seat, total) > bargains:
            coins = state.players[seat].coins
            return Refusal("MR-1", "needs_coins", needs=total - bargains, left=coins)
        return None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        total = price(state, placement.seat, action.a) * action.b
        question = ChooseBargain(placement.seat, action.a, action.b, total)
        fewest = fewest_bargains(state, placement.seat, total)
        if fewest == most_bargains(placement.ap, total):
            question.pay(state, placement, fewest)
        else:
            state.push(question)


class ChooseBargain(Question):
    """MR-2: how many AP go into Bargain? Each takes 1 Coin off the total price."""

    name: ClassVar[str] = "choose_bargain"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component", "pieces", "total")
    rule: ClassVar[str] = "MR-2"
    verbs: ClassVar[tuple[Verb, ...]] = (BARGAIN,)

    def __init__(self, seat: int, component: int, pieces: int, total: int) -> None:
        super().__init__(seat)
        self.component = component
        self.pieces = pieces
        self.total = total

    def _range(self, state: State) -> tuple[int, int]:
        placement = state.stack[-2]
        assert isinstance(placement, Placement)
        fewest = fewest_bargains(state, self.seat, self.total)
        return fewest, most_bargains(placement.ap, self.total)

    def candidates(self, state: State, seat: int) -> list[Action]:
        fewest, most = self._range(state)
        return [BARGAIN.of(seat, bargains) for bargains in range(fewest, most + 1)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        fewest, most = self._range(state)
        if fewest <= action.a <= most:
            return None
        return Refusal("MR-2", "bargain_range", least=fewest, most=most)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        placement = state.stack[-1]
        assert isinstance(placement, Placement)
        self.pay(state, placement, action.a)

    def pay(self, state: State, placement: Placement, bargains: int) -> None:
        """The bargains cost AP, the rest of the price Coins; the components arrive."""
        state.replace(placement.spend(bargains))
        state.add_coins(self.seat, bargains - self.total, "buy")
        receive(state, self.seat, self.component, self.pieces)


class Order(LocationAction):
    """MR-3: a type not yet in the Order area, on a free Order place of choice."""

    verb: ClassVar[Verb] = ORDER
    rule: ClassVar[str] = "MR-3"

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [ORDER.of(placement.seat, component) for component in range(len(PRICE))]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if action.a in state.orders:
            return Refusal("MR-3", "already_ordered")
        return None if NONE in state.orders else Refusal("MR-3", "no_order_place")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        if state.orders.count(NONE) == 1:
            put_order(state, placement.seat, action.a, state.orders.index(NONE))
        else:
            state.push(ChooseOrderPlace(placement.seat, action.a))


def put_order(state: State, seat: int, component: int, place: int) -> None:
    state.orders[place] = component
    state.tell(COMPONENT_ORDERED, seat, component, place)


class ChooseOrderPlace(Question):
    """MR-3: above which Buy place does the order lie?"""

    name: ClassVar[str] = "choose_order_place"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component")
    rule: ClassVar[str] = "MR-3"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_ORDER_PLACE,)

    def __init__(self, seat: int, component: int) -> None:
        super().__init__(seat)
        self.component = component

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [CHOOSE_ORDER_PLACE.of(seat, place) for place in range(len(state.orders))]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return None if state.orders[action.a] == NONE else Refusal("MR-3", "place_taken")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        put_order(state, self.seat, self.component, action.a)


class QuickOrder(LocationAction):
    """MR-4: any type on the Quick Order slot, replacing what lies there."""

    verb: ClassVar[Verb] = QUICK_ORDER
    rule: ClassVar[str] = "MR-4"
    ap: ClassVar[int] = 2

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [QUICK_ORDER.of(placement.seat, component) for component in range(len(PRICE))]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        return Refusal("MR-4", "already_there") if action.a == state.quick_order else None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.quick_order = action.a
        state.tell(COMPONENT_QUICK_ORDERED, placement.seat, action.a)


ACTIONS: Final = (Buy(), Order(), QuickOrder())
