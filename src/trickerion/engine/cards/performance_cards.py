"""The Theater's Special cards for Perform (SPC-4), with the questions they ask. They are in force
while the Magician placed with them performs."""

from typing import ClassVar, Final

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import SLOT_PLACES
from trickerion.engine.effects import Effect
from trickerion.engine.events import YIELD_DOUBLED
from trickerion.engine.frames import Frame, Question
from trickerion.engine.names import NONE, number
from trickerion.engine.performance import PayPerformance, paying_below
from trickerion.engine.pieces import Lasting, Show, marker_seat, marker_symbol
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.theater import shown
from trickerion.engine.tricks import free_markers, put_markers
from trickerion.engine.verbs import CHOOSE_TRICK, DOUBLE, PASS
from trickerion.engine.yields import YIELDS, lying_markers, trick_at


def own_markers(show: Show, seat: int) -> list[int]:
    """The indexes of a seat's markers in a Performance."""
    return [index for index, marker in lying_markers(show) if marker_seat(marker) == seat]


class DurableComponents(Effect):
    """SPC-4: when all have performed, one marker of this Performance may go back to its trick; the
    card remembers the symbols that were performed."""

    id: ClassVar[str] = "durable_components"
    rules: ClassVar[tuple[str, ...]] = ("PRF-5", "TRK-5", "SPC-4")
    remembers: ClassVar[str] = "symbols"
    serves_action: ClassVar[bool] = False

    def on_performed(self, state: State, seat: int, show: Show) -> None:
        symbols = 0
        for _, marker in lying_markers(show):
            if marker_seat(marker) == seat:
                symbols |= 1 << marker_symbol(marker)
        card = number("card", self.id)
        used = next(one for one in state.lasting if one.card == card and one.seat == seat)
        state.remember(used, symbols)

    def after_performances(self, state: State, lasting: Lasting) -> None:
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

    def __init__(self, seat: int, symbols: int) -> None:
        super().__init__(seat)
        self.symbols = symbols

    def candidates(self, state: State, seat: int) -> list[Action]:
        tricks = [trick for trick in state.players[seat].tricks if trick != NONE]
        return [*(CHOOSE_TRICK.of(seat, trick) for trick in tricks), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        symbol = state.players[self.seat].symbol_of(action.a)
        if symbol == NONE:
            return Refusal("SPC-4", "not_your_trick")
        if not self.symbols >> symbol & 1:
            return Refusal("SPC-4", "not_performed")
        return None if free_markers(state, self.seat, symbol) else Refusal("TRK-5", "no_markers")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is CHOOSE_TRICK:
            put_markers(state, self.seat, state.players[self.seat].symbol_of(action.a), 1)


class ArrangedFiasco(Effect):
    """SPC-4: each of the performer's markers yields 1 Fame more, each of the others' 1 less."""

    id: ClassVar[str] = "arranged_fiasco"
    rules: ClassVar[tuple[str, ...]] = ("PRF-6", "SPC-4")
    serves_action: ClassVar[bool] = False

    def fame_yield(self, state: State, seat: int, owner: int) -> int:
        return 1 if owner == seat else -1


class GrandPremiere(Effect):
    """SPC-4: one yield of one own trick counts twice if that trick card has never been performed;
    so every trick performed is noted, and stays so when the card goes back to its deck."""

    id: ClassVar[str] = "grand_premiere"
    rules: ClassVar[tuple[str, ...]] = ("PRF-6", "TRK-6", "SPC-4")
    serves_action: ClassVar[bool] = False

    def on_trick_performed(self, state: State, trick: int) -> None:
        state.set_note(self.id, trick, 1)

    def on_performance(self, state: State, seat: int, show: Show) -> None:
        tricks = [trick_at(state, show, index) for index in own_markers(show, seat)]
        if any(not state.note(self.id, trick) for trick in tricks):
            state.push(ChoosePremiere(seat, show.card))


class ChoosePremiere(Question):
    """SPC-4: which yield of which trick counts twice, if any?"""

    name: ClassVar[str] = "choose_premiere"
    asked_by: ClassVar[str] = "grand_premiere"
    fields: ClassVar[tuple[str, ...]] = ("seat", "performance")
    rule: ClassVar[str] = "SPC-4"
    verbs: ClassVar[tuple[Verb, ...]] = (DOUBLE, PASS)

    def __init__(self, seat: int, performance: int) -> None:
        super().__init__(seat)
        self.performance = performance

    def candidates(self, state: State, seat: int) -> list[Action]:
        tricks = [trick for trick in state.players[seat].tricks if trick != NONE]
        actions = [DOUBLE.of(seat, trick, what) for trick in tricks for what in range(YIELDS)]
        return [*actions, PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        if action.a not in state.players[self.seat].tricks:
            return Refusal("SPC-4", "not_your_trick")
        if not self._indexes(state, action.a):
            return Refusal("SPC-4", "not_performed")
        if state.note(GrandPremiere.id, action.a):
            return Refusal("SPC-4", "performed_before")
        return None

    def _indexes(self, state: State, trick: int) -> list[int]:
        """Where the trick's markers lie in this Performance."""
        show = shown(state, self.performance)
        return [i for i in own_markers(show, self.seat) if trick_at(state, show, i) == trick]

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is DOUBLE:
            stacked = shown(state, self.performance).stacked
            indexes = self._indexes(state, action.a)
            index = next((i for i in indexes if i < SLOT_PLACES and stacked >> i & 1), indexes[0])
            double(state, index * YIELDS + action.b)
            state.tell(YIELD_DOUBLED, self.seat, action.a, action.b)


def double(state: State, doubled: int) -> None:
    """The Performance that is about to pay counts one yield twice."""
    place, paying = paying_below(state)
    state.stack[place] = PayPerformance(paying.seat, paying.performance, doubled, paying.steals)


CARDS: Final[tuple[Effect, ...]] = (DurableComponents(), ArrangedFiasco(), GrandPremiere())

FRAMES: Final[tuple[type[Frame], ...]] = (ChooseDurable, ChoosePremiere)
