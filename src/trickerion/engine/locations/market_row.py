"""Market Row: buying from the stock and ordering more (MR)."""

from typing import ClassVar, Final

from trickerion.engine.boards.components import no_room, receive, room
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import COMPONENT_ORDERED, COMPONENT_QUICK_ORDERED
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import bit_set, contains, has_bit, with_bit
from trickerion.engine.core.pieces import UsedCard
from trickerion.engine.core.printed_facts import PRICE
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import BitSet, Component, Seat
from trickerion.engine.core.verbs import BARGAIN, BUY, CHOOSE_ORDER_PLACE, ORDER, QUICK_ORDER
from trickerion.engine.effects.in_force import CARD_EFFECTS, in_force
from trickerion.engine.locations.location import (
    LocationAction,
    Placement,
    open_card,
    placement_below,
)

QUICK_ORDER_SURCHARGE: Final = 1
LEAST_PRICE: Final = 1
"""MR-2: Bargain never brings the total below this."""


def list_price(state: State, seat: Seat, component: Component) -> int:
    """MR-1: 1/2/3 Coins for a Basic, Advanced or Superior component."""
    price = PRICE[component]
    for effect in in_force(state, seat).list_price:
        price = effect.list_price(state, component, price)
    return price


def stock_price(state: State, seat: Seat, component: Component) -> int:
    """MR-1, MR-4, MR-5: a component's lowest price in the stock, NONE if it is not in stock."""
    if contains(state.buy, component) or lying_beside(state, component) is not None:
        return list_price(state, seat, component)
    if component == state.quick_order:
        return list_price(state, seat, component) + QUICK_ORDER_SURCHARGE
    return NONE


def lying_beside(state: State, component: Component) -> UsedCard | None:
    """MR-1: the used card that puts a component in stock this turn, next to the Buy area."""
    for lasting in state.lasting:
        if CARD_EFFECTS[lasting.card].stock_beside(lasting) == component:
            return lasting
    return None


def buy_price(state: State, seat: Seat, component: Component) -> int:
    """MR-1: the same for a Buy action, which may have more stock."""
    price = stock_price(state, seat, component)
    for effect in in_force(state, seat).buy_price:
        price = effect.buy_price(state, seat, component, price)
    return price


def stock_for_buying(state: State, seat: Seat) -> BitSet:
    """MR-1: the types that have a `buy_price`."""
    if in_force(state, seat).buy_price or state.lasting:
        return bit_set([c for c in range(len(PRICE)) if buy_price(state, seat, c) != NONE])
    stock = types_in(state.buy)
    return stock if state.quick_order == NONE else with_bit(stock, state.quick_order)


def types_in(components: list[Component]) -> BitSet:
    """The types among some components; a free place is NONE."""
    types = 0
    for component in components:
        if component != NONE:
            types = with_bit(types, component)
    return types


def buy_total(state: State, seat: Seat, component: Component, pieces: int) -> int:
    """MR-1: the total price of a Buy before Bargain."""
    return total_at(state, seat, buy_price(state, seat, component), pieces)


def total_at(state: State, seat: Seat, price: int, pieces: int) -> int:
    """MR-1: the same for several pieces at this price each."""
    total = price * pieces
    for effect in in_force(state, seat).buy_total:
        total = effect.buy_total(state, price, total)
    return total


def pay(state: State, seat: Seat, coins: int, why: str) -> None:
    """Coins are spent at the Market Row; a card may collect them."""
    state.add_coins(seat, -coins, why)
    for lasting in state.lasting:
        if CARD_EFFECTS[lasting.card].on_spent(state, lasting, seat, coins):
            return


def can_pay(purse: int, total: int, ap: int) -> bool:
    """MR-1, MR-2: can a purse pay a total price if all these AP go into Bargain?"""
    return fewest_bargains(purse, total) <= most_bargains(ap, total)


def fewest_bargains(purse: int, total: int) -> int:
    """How many Bargains a purse needs to afford a total price."""
    return max(0, total - purse)


def most_bargains(ap: int, total: int) -> int:
    """MR-2: 1 AP each, and the total never falls below 1."""
    return max(0, min(ap, total - LEAST_PRICE))


class Buy(LocationAction):
    """MR-1: 1 to 3 components of one type in stock."""

    verb: Verb = BUY
    kind: str = "buy"
    rule: str = "MR-1"

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        seat = placement.seat
        return [
            BUY.of(seat, component, pieces)
            for component in range(len(PRICE))
            if buy_price(state, seat, component) != NONE
            for pieces in (1, 2, 3)
        ]

    def options(self, state: State, placement: Placement) -> list[Action]:
        seat = placement.seat
        player = state.players[seat]
        ap = self.ap_left(state, placement)
        stock = stock_for_buying(state, seat)
        actions = []
        for component, row in enumerate(BUY.rows[seat]):
            if has_bit(stock, component):
                price = buy_price(state, seat, component)
                for pieces in range(1, room(player, component) + 1):
                    if can_pay(player.coins, total_at(state, seat, price, pieces), ap):
                        actions.append(row[pieces])
        return actions

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if not 1 <= action.count <= 3:
            return Refusal("MR-1", "buy_range")
        seat = placement.seat
        price = buy_price(state, seat, action.component)
        if price == NONE:
            return Refusal("MR-1", "not_in_stock")
        refusal = no_room(state.players[seat], action.component, action.count)
        if refusal is not None:
            return refusal
        total = total_at(state, seat, price, action.count)
        return too_dear(state, seat, total, self.ap_left(state, placement))

    def do(self, state: State, placement: Placement, action: Action) -> None:
        total = buy_total(state, placement.seat, action.component, action.count)
        bargain(state, ChooseBargain(placement.seat, action.component, action.count, total))


def too_dear(state: State, seat: Seat, total: int, ap: int) -> Refusal | None:
    """MR-1: why a total price cannot be paid, even if all the AP left go into Bargain."""
    coins = state.players[seat].coins
    if can_pay(coins, total, ap):
        return None
    return Refusal("MR-1", "needs_coins", needs=total - most_bargains(ap, total), left=coins)


def bargain(state: State, question: "ChooseBargain") -> None:
    """MR-2: the placement on top has bought; ask about Bargain if there is a choice, then pay."""
    fewest, most = question.bargains(state)
    if fewest == most:
        question.pay(state, fewest)
    else:
        state.push(question)


class ChooseBargain(Question):
    """MR-2: how many AP go into Bargain? Each takes 1 Coin off the total price. If `component`
    is NONE, the components have already arrived."""

    name: ClassVar[str] = "choose_bargain"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component", "pieces", "total")
    rule: ClassVar[str] = "MR-2"
    verbs: ClassVar[tuple[Verb, ...]] = (BARGAIN,)

    def __init__(self, seat: Seat, component: Component, pieces: int, total: int) -> None:
        super().__init__(seat)
        self.component = component
        self.pieces = pieces
        self.total = total

    def purse(self, state: State) -> int:
        """The highest affordable price."""
        return state.players[self.seat].coins

    def bargains(self, state: State) -> tuple[int, int]:
        """The fewest and the most bargains allowed."""
        fewest = fewest_bargains(self.purse(state), self.total)
        return fewest, most_bargains(placement_below(state).ap, self.total)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        fewest, most = self.bargains(state)
        return [BARGAIN.of(seat, bargains) for bargains in range(fewest, most + 1)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        fewest, most = self.bargains(state)
        if fewest <= action.count <= most:
            return None
        return Refusal("MR-2", "bargain_range", least=fewest, most=most)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        self.pay(state, action.count)

    def pay(self, state: State, bargains: int) -> None:
        """Bargains cost AP, the rest of the price Coins; then the components arrive."""
        state.replace(placement_below(state).spend(bargains))
        coins = self.hand_over(state, self.total - bargains)
        if self.component != NONE:
            receive(state, self.seat, self.component, self.pieces)
        for effect in in_force(state, self.seat).on_paid:
            effect.on_paid(state, self.seat, self.component, coins)

    def hand_over(self, state: State, price: int) -> int:
        """Pay the price and return the Coins it took."""
        pay(state, self.seat, price, "buy")
        return price


class Order(LocationAction):
    """MR-3: a type not yet in the Order area, on a free Order place of choice."""

    verb: Verb = ORDER
    kind: str = "order"
    rule: str = "MR-3"

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return ORDER.every(placement.seat)

    def options(self, state: State, placement: Placement) -> list[Action]:
        if not contains(state.orders, NONE):
            return []
        ordered = types_in(state.orders)
        orders = ORDER.actions[placement.seat]
        return [orders[c] for c in range(len(PRICE)) if not has_bit(ordered, c)]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if contains(state.orders, action.component):
            return Refusal("MR-3", "already_ordered")
        return None if contains(state.orders, NONE) else Refusal("MR-3", "no_order_place")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        if state.orders.count(NONE) == 1:
            put_order(state, placement.seat, action.component, state.orders.index(NONE))
        else:
            state.push(ChooseOrderPlace(placement.seat, action.component))


def put_order(state: State, seat: Seat, component: Component, place: int) -> None:
    state.orders[place] = component
    state.supply_changes += 1
    state.tell(COMPONENT_ORDERED, seat, component, place)
    open_card(placement_below(state)).on_ordered(state, seat, component)


class ChooseOrderPlace(Question):
    """MR-3: above which Buy place does the order go?"""

    name: ClassVar[str] = "choose_order_place"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component")
    rule: ClassVar[str] = "MR-3"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_ORDER_PLACE,)

    def __init__(self, seat: Seat, component: Component) -> None:
        super().__init__(seat)
        self.component = component

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [CHOOSE_ORDER_PLACE.of(seat, place) for place in range(len(state.orders))]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return None if state.orders[action.order_place] == NONE else Refusal("MR-3", "place_taken")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        put_order(state, self.seat, self.component, action.order_place)


class QuickOrder(LocationAction):
    """MR-4: put any type on the Quick Order slot, replacing what is there (even the same type)."""

    verb: Verb = QUICK_ORDER
    is_exact: bool = True
    kind: str = "quick_order"
    rule: str = "MR-4"
    ap: int = 2

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return QUICK_ORDER.every(placement.seat)

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.quick_order = action.component
        state.supply_changes += 1
        state.tell(COMPONENT_QUICK_ORDERED, placement.seat, action.component)
        for effect in in_force(state, placement.seat).on_quick_ordered:
            effect.on_quick_ordered(state, placement.seat, action.component)


BUYING: Final = Buy()
ACTIONS: Final[tuple[LocationAction, ...]] = (BUYING, Order(), QuickOrder())
