"""Durable Components, a Special card of the Theater."""

from typing import ClassVar

from trickerion.engine.boards.tricks import free_markers, put_markers
from trickerion.engine.boards.yields import lying_markers
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE, number
from trickerion.engine.core.packing import has_bit, marker_seat, marker_symbol, with_bit
from trickerion.engine.core.pieces import PerformanceCard, UsedCard
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.core.verbs import CHOOSE_TRICK, PASS
from trickerion.engine.effects.hooks import Effect


class DurableComponents(Effect):
    """SPC-4: after all Performances, one marker of this Performance may go back to its trick; the
    card remembers the symbols that were performed."""

    id: ClassVar[str] = "durable_components"
    rules: ClassVar[tuple[str, ...]] = ("PRF-5", "TRK-5", "SPC-4")
    remembers: ClassVar[str] = "symbols"
    serves_action: ClassVar[bool] = False

    def on_performed(self, state: State, seat: Seat, show: PerformanceCard) -> None:
        symbols = 0
        for _, marker in lying_markers(show):
            if marker_seat(marker) == seat:
                symbols = with_bit(symbols, marker_symbol(marker))
        card = number("card", self.id)
        used = next(one for one in state.lasting if one.card == card and one.seat == seat)
        state.remember(used, symbols)

    def after_performances(self, state: State, lasting: UsedCard) -> None:
        if lasting.memory:
            state.push(ChooseDurable(lasting.seat, lasting.memory))


class ChooseDurable(Question):
    """SPC-4: to which trick does a performed marker return, if to any? `symbols` are
    those that were performed, a bit each."""

    name: ClassVar[str] = "choose_durable"
    asked_by: ClassVar[str] = "durable_components"
    fields: ClassVar[tuple[str, ...]] = ("seat", "symbols")
    rule: ClassVar[str] = "SPC-4"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_TRICK, PASS)

    def __init__(self, seat: Seat, symbols: int) -> None:
        super().__init__(seat)
        self.symbols = symbols

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        tricks = [trick for trick in state.players[seat].tricks if trick != NONE]
        return [*(CHOOSE_TRICK.of(seat, trick) for trick in tricks), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        symbol = state.players[self.seat].symbol_of(action.trick)
        if symbol == NONE:
            return Refusal("SPC-4", "not_your_trick")
        if not has_bit(self.symbols, symbol):
            return Refusal("SPC-4", "not_performed")
        return None if free_markers(state, self.seat, symbol) else Refusal("TRK-5", "no_markers")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is CHOOSE_TRICK:
            put_markers(state, self.seat, state.players[self.seat].symbol_of(action.trick), 1)
