"""Investments, a Special card of Downtown."""

from typing import ClassVar, Final

from trickerion.engine.boards.components import no_room, receive
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import PRICE
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Die, Seat
from trickerion.engine.core.verbs import DONE, TAKE_COMPONENT
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.market_row import pay, stock_price

MOST_INVESTMENTS: Final = 3


class Investments(Effect):
    """SPC-20: the Coins received may be spent right away on up to three components in stock."""

    id: ClassVar[str] = "investments"
    rules: ClassVar[tuple[str, ...]] = ("DT-5", "MR-1", "SPC-20")

    def on_coins_taken(self, state: State, seat: Seat, die: Die, coins: int) -> None:
        state.push(Invest(seat, coins, MOST_INVESTMENTS))


class Invest(Question):
    """SPC-20: which component to buy next, with what is left of the Coins received?"""

    name: ClassVar[str] = "invest"
    asked_by: ClassVar[str] = "investments"
    fields: ClassVar[tuple[str, ...]] = ("seat", "coins", "pieces")
    rule: ClassVar[str] = "SPC-20"
    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_COMPONENT, DONE)

    def __init__(self, seat: Seat, coins: int, pieces: int) -> None:
        super().__init__(seat)
        self.coins = coins
        self.pieces = pieces

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        components = (TAKE_COMPONENT.of(seat, component) for component in range(len(PRICE)))
        return [*components, DONE.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is DONE:
            return None
        price = stock_price(state, self.seat, action.component)
        if price == NONE:
            return Refusal("MR-1", "not_in_stock")
        if price > self.coins:
            return Refusal("SPC-20", "needs_coins", needs=price, left=self.coins)
        return no_room(state.players[self.seat], action.component, 1)

    def settle(self, state: State) -> bool:
        if self.pieces and len(self.options(state, self.seat)) > 1:
            return False
        state.pop()
        return True

    def choose(self, state: State, action: Action) -> None:
        if action.verb is DONE:
            state.pop()
            return
        price = stock_price(state, self.seat, action.component)
        state.replace(Invest(self.seat, self.coins - price, self.pieces - 1))
        pay(state, self.seat, price, Investments.id)
        receive(state, self.seat, action.component, 1)
