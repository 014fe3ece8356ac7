"""Test Run, a Special card of the Workshop."""

from typing import ClassVar

from trickerion.engine.boards.yields import printed_yield
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.core.verbs import ACCEPT, PASS
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.prepared_trick import PreparedTrick, take_one_less


class TestRun(Effect):
    """SPC-10: for 1 marker less the trick yields right away, as printed and enhanced."""

    id: ClassVar[str] = "test_run"
    rules: ClassVar[tuple[str, ...]] = ("WS-1", "SPC-9", "SPC-10")

    def on_prepared(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
        if markers:
            state.push(ChooseTestRun(seat, symbol))


class ChooseTestRun(PreparedTrick):
    """SPC-10: does the player give up one marker for the trick's yields?"""

    name: ClassVar[str] = "choose_test_run"
    asked_by: ClassVar[str] = "test_run"
    rule: ClassVar[str] = "SPC-10"
    verbs: ClassVar[tuple[Verb, ...]] = (ACCEPT, PASS)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [ACCEPT.of(seat), PASS.of(seat)]

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is PASS:
            return
        take_one_less(state, self.seat, self.symbol)
        trick = state.players[self.seat].tricks[self.symbol]
        fame, coins, shards = printed_yield(state, trick)
        state.add_fame(self.seat, fame, TestRun.id)
        state.add_coins(self.seat, coins, TestRun.id)
        state.add_shards(self.seat, shards, TestRun.id)
