"""The Special cards of the Market Row for its Buy action (SPC-21, SPC-22, SPC-27)."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import MARKET_ROW, PRICE
from trickerion.engine.components import no_room, receive
from trickerion.engine.effects import Effect
from trickerion.engine.frames import Frame, Question
from trickerion.engine.location import LocationAction, Placement, placement_below
from trickerion.engine.market_row import (
    BUYING,
    ChooseBargain,
    bargain,
    buy_price,
    buy_total,
    can_pay,
    list_price,
    too_dear,
)
from trickerion.engine.names import NONE
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.verbs import (
    BARTER,
    BUY_MIX,
    CHOOSE_PAYMENT,
    DONE,
    TAKE_COMPONENT,
)

MOST_MIXED: Final = 4
BARTER_VALUE: Final = 4
COINS: Final = 0
FAME: Final = 1


class PickComponents(Question):
    """Any mix of the stock, one by one: so many pieces so far, worth this total."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "pieces", "total")
    rule: ClassVar[str] = "SPC-22"
    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_COMPONENT, DONE)

    def __init__(self, seat: int, pieces: int = 0, total: int = 0) -> None:
        super().__init__(seat)
        self.pieces = pieces
        self.total = total

    def limit(self, state: State, ap: int, total: int) -> Refusal | None:
        """Why the card does not allow one more piece, for this total."""
        raise AssertionError(self.name)

    def end(self, state: State) -> None:
        """The last piece has been taken; the placement is on top."""

    def candidates(self, state: State, seat: int) -> list[Action]:
        picks = [TAKE_COMPONENT.of(seat, component) for component in range(len(PRICE))]
        return [*picks, DONE.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is DONE:
            return None if self.pieces else Refusal("SPC-22", "take_one")
        return self.pick_refusal(state, placement_below(state).ap, action.a)

    def pick_refusal(self, state: State, ap: int, component: int) -> Refusal | None:
        price = buy_price(state, self.seat, component)
        if price == NONE:
            return Refusal("MR-1", "not_in_stock")
        refusal = no_room(state.players[self.seat], component, 1)
        return refusal or self.limit(state, ap, self.total + price)

    def is_over(self, state: State, ap: int) -> bool:
        """Can nothing more be picked?"""
        return all(self.pick_refusal(state, ap, component) for component in range(len(PRICE)))

    def choose(self, state: State, action: Action) -> None:
        if action.verb is DONE:
            state.pop()
            self.end(state)
            return
        total = self.total + buy_price(state, self.seat, action.a)
        state.replace(type(self)(self.seat, self.pieces + 1, total))
        receive(state, self.seat, action.a, 1)

    def settle(self, state: State) -> bool:
        if not self.is_over(state, placement_below(state).ap):
            return False
        state.pop()
        self.end(state)
        return True


class ComponentSale(Effect):
    """SPC-22: one Buy takes up to 4 components in any combination of the stock, each type at its
    price, with Bargain on the total. The ordinary Buy is one such combination."""

    id: ClassVar[str] = "component_sale"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "MR-2", "SPC-21", "SPC-22")

    def deeds(self) -> tuple[LocationAction, ...]:
        return (BuyMix(),)


class BuyMix(LocationAction):
    """SPC-22: a Buy of any combination; at least one piece must be possible."""

    verb: Verb = BUY_MIX
    kind: str = "buy"
    rule: str = "SPC-22"
    locations: tuple[int, ...] = (MARKET_ROW,)

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [BUY_MIX.of(placement.seat)]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        is_vain = ChooseMix(placement.seat).is_over(state, self.ap_left(state, placement))
        return Refusal("SPC-22", "nothing_to_take") if is_vain else None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.push(ChooseMix(placement.seat))


class ChooseMix(PickComponents):
    """SPC-22: which components? What is picked can always be paid, with what Bargain can save."""

    name: ClassVar[str] = "choose_mix"
    asked_by: ClassVar[str] = "component_sale"

    def limit(self, state: State, ap: int, total: int) -> Refusal | None:
        if self.pieces == MOST_MIXED:
            return Refusal("SPC-22", "most_components", most=MOST_MIXED)
        return too_dear(state, self.seat, total, ap)

    def end(self, state: State) -> None:
        bargain(state, ChooseBargain(self.seat, NONE, 0, self.total))


class BarterWithPower(Effect):
    """SPC-22: as one Buy, 1 Shard for any mix of the stock worth up to 4 Coins at current prices;
    nothing is paid, and there is no Bargain."""

    id: ClassVar[str] = "barter_with_power"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "SPC-21", "SPC-22")

    def deeds(self) -> tuple[LocationAction, ...]:
        return (Barter(),)

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        """DA-4: an ordinary Buy would not be served by it."""
        return refusal if action.verb is BARTER else refusal or Refusal("DA-4", "card_waits")


class Barter(LocationAction):
    """SPC-22: a Buy for 1 Shard; at least one piece must be possible."""

    verb: Verb = BARTER
    kind: str = "buy"
    rule: str = "SPC-22"
    locations: tuple[int, ...] = (MARKET_ROW,)

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [BARTER.of(placement.seat)]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if not state.players[placement.seat].shards:
            return Refusal("SPC-22", "needs_shard")
        is_vain = ChooseBarter(placement.seat).is_over(state, 0)
        return Refusal("SPC-22", "nothing_to_take") if is_vain else None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.add_shards(placement.seat, -1, BarterWithPower.id)
        state.push(ChooseBarter(placement.seat))


class ChooseBarter(PickComponents):
    """SPC-22: which components, worth up to 4 Coins in all?"""

    name: ClassVar[str] = "choose_barter"
    asked_by: ClassVar[str] = "barter_with_power"

    def limit(self, state: State, ap: int, total: int) -> Refusal | None:
        if total <= BARTER_VALUE:
            return None
        left = BARTER_VALUE - self.total
        return Refusal("SPC-22", "too_dear", needs=total - self.total, left=left)


class SmuggledGoods(Effect):
    """SPC-22: a Buy may be paid with Fame, the price after Bargain minus 1; that much Fame is
    needed."""

    id: ClassVar[str] = "smuggled_goods"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "MR-2", "SPC-22")

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        if refusal is None or refusal.reason != "needs_coins":
            return refusal
        total = buy_total(state, placement.seat, action.a, action.b)
        ap = BUYING.ap_left(state, placement)
        return None if can_pay(fame_purse(state, placement.seat), total, ap) else refusal

    def do_instead(self, state: State, placement: Placement, action: Action) -> bool:
        seat, component, pieces = placement.seat, action.a, action.b
        total = buy_total(state, seat, component, pieces)
        if not can_pay(fame_purse(state, seat), total, placement.ap):
            return False
        if can_pay(state.players[seat].coins, total, placement.ap):
            state.push(ChoosePayment(seat, component, pieces, total))
        else:
            bargain(state, ChooseFameBargain(seat, component, pieces, total))
        return True


def fame_purse(state: State, seat: int) -> int:
    """SPC-22: the highest price that Fame can pay."""
    return state.players[seat].fame + 1


class ChoosePayment(Question):
    """SPC-22: is the Buy paid with Coins or with Fame?"""

    name: ClassVar[str] = "choose_payment"
    asked_by: ClassVar[str] = "smuggled_goods"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component", "pieces", "total")
    rule: ClassVar[str] = "SPC-22"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_PAYMENT,)

    def __init__(self, seat: int, component: int, pieces: int, total: int) -> None:
        super().__init__(seat)
        self.component = component
        self.pieces = pieces
        self.total = total

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [CHOOSE_PAYMENT.of(seat, COINS), CHOOSE_PAYMENT.of(seat, FAME)]

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        way = ChooseFameBargain if action.a == FAME else ChooseBargain
        bargain(state, way(self.seat, self.component, self.pieces, self.total))


class ChooseFameBargain(ChooseBargain):
    """MR-2, SPC-22: how many AP go into Bargain, before the price is paid with Fame?"""

    name: ClassVar[str] = "choose_fame_bargain"
    asked_by: ClassVar[str] = "smuggled_goods"

    def purse(self, state: State) -> int:
        return fame_purse(state, self.seat)

    def hand_over(self, state: State, price: int) -> int:
        state.add_fame(self.seat, 1 - price, SmuggledGoods.id)
        return 0


class WorkshopExhibition(Effect):
    """SPC-22: Fame for the Coins paid for one Buy, minus 1."""

    id: ClassVar[str] = "workshop_exhibition"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "SPC-22")

    def on_paid(self, state: State, seat: int, component: int, coins: int) -> None:
        state.add_fame(seat, max(0, coins - 1), self.id)


class WorkshopDelivery(Effect):
    """SPC-27: types one owns are stock for this Buy, at 1 Coin less each than their list price."""

    id: ClassVar[str] = "workshop_delivery"
    rules: ClassVar[tuple[str, ...]] = ("MR-1", "MR-5", "SPC-21", "SPC-27")

    def buy_price(self, state: State, seat: int, component: int, price: int) -> int:
        is_owned = state.players[seat].pieces[component] > 0
        return list_price(state, seat, component) - 1 if is_owned else price


CARDS: Final[tuple[Effect, ...]] = (
    ComponentSale(),
    SmuggledGoods(),
    BarterWithPower(),
    WorkshopExhibition(),
    WorkshopDelivery(),
)

FRAMES: Final[tuple[type[Frame], ...]] = (
    ChooseMix,
    ChooseBarter,
    ChoosePayment,
    ChooseFameBargain,
)
