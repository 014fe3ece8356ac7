"""The question of Special cards that take components of several types from the stock."""

from typing import ClassVar

from trickerion.engine.boards.components import no_room, receive
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import PRICE
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component, Seat
from trickerion.engine.core.verbs import DONE, TAKE_COMPONENT
from trickerion.engine.locations.location import placement_below
from trickerion.engine.locations.market_row import buy_price


class PickComponents(Question):
    """Any mix of the stock, one piece at a time; `pieces` and `total` count what was picked."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "pieces", "total")
    rule: ClassVar[str] = "SPC-22"
    verbs: ClassVar[tuple[Verb, ...]] = (TAKE_COMPONENT, DONE)

    def __init__(self, seat: Seat, pieces: int = 0, total: int = 0) -> None:
        super().__init__(seat)
        self.pieces = pieces
        self.total = total

    def limit(self, state: State, ap: int, total: int) -> Refusal | None:
        """Why the card does not allow another piece at this total."""
        raise AssertionError(self.name)

    def end(self, state: State) -> None:
        """The last piece has been taken; the placement is on top."""

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        picks = [TAKE_COMPONENT.of(seat, component) for component in range(len(PRICE))]
        return [*picks, DONE.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is DONE:
            return None if self.pieces else Refusal("SPC-22", "take_one")
        return self.pick_refusal(state, placement_below(state).ap, action.component)

    def pick_refusal(self, state: State, ap: int, component: Component) -> Refusal | None:
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
        total = self.total + buy_price(state, self.seat, action.component)
        state.replace(type(self)(self.seat, self.pieces + 1, total))
        receive(state, self.seat, action.component, 1)

    def settle(self, state: State) -> bool:
        if not self.is_over(state, placement_below(state).ap):
            return False
        state.pop()
        self.end(state)
        return True
