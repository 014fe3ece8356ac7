"""Smuggled Goods, a Special card of the Market Row."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import Question
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component, Seat
from trickerion.engine.core.verbs import CHOOSE_PAYMENT
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.location import Placement
from trickerion.engine.locations.market_row import (
    BUYING,
    ChooseBargain,
    bargain,
    buy_total,
    can_pay,
)

COINS: Final = 0
FAME: Final = 1


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
        total = buy_total(state, placement.seat, action.component, action.count)
        ap = BUYING.ap_left(state, placement)
        return None if can_pay(fame_purse(state, placement.seat), total, ap) else refusal

    def do_instead(self, state: State, placement: Placement, action: Action) -> bool:
        seat, component, pieces = placement.seat, action.component, action.count
        total = buy_total(state, seat, component, pieces)
        if not can_pay(fame_purse(state, seat), total, placement.ap):
            return False
        if can_pay(state.players[seat].coins, total, placement.ap):
            state.push(ChoosePayment(seat, component, pieces, total))
        else:
            bargain(state, ChooseFameBargain(seat, component, pieces, total))
        return True


def fame_purse(state: State, seat: Seat) -> int:
    """SPC-22: the highest price that Fame can pay."""
    return state.players[seat].fame + 1


class ChoosePayment(Question):
    """SPC-22: is the Buy paid with Coins or with Fame?"""

    name: ClassVar[str] = "choose_payment"
    asked_by: ClassVar[str] = "smuggled_goods"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component", "pieces", "total")
    rule: ClassVar[str] = "SPC-22"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_PAYMENT,)

    def __init__(self, seat: Seat, component: Component, pieces: int, total: int) -> None:
        super().__init__(seat)
        self.component = component
        self.pieces = pieces
        self.total = total

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [CHOOSE_PAYMENT.of(seat, COINS), CHOOSE_PAYMENT.of(seat, FAME)]

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        way = ChooseFameBargain if action.payment == FAME else ChooseBargain
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
