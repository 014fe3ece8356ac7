"""Grand Premiere, a Special card of the Theater."""

from typing import ClassVar

from trickerion.engine.boards.markers import shown
from trickerion.engine.boards.yields import lying_markers, trick_at
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import YIELD_DOUBLED
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import SLOT_PLACES, YIELDS, doubled_yield, marker_seat
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import PerformanceNumber, Seat, TrickNumber
from trickerion.engine.core.verbs import DOUBLE, PASS
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.phases.performance import PayPerformance, paying_below


def own_markers(show: PerformanceCard, seat: Seat) -> list[int]:
    """The indexes of a seat's markers in a Performance."""
    return [index for index, marker in lying_markers(show) if marker_seat(marker) == seat]


class GrandPremiere(Effect):
    """SPC-4: one yield of one of the player's tricks counts twice if that trick card has never been
    performed. So every performed trick is noted, even after the card goes back to its deck."""

    id: ClassVar[str] = "grand_premiere"
    rules: ClassVar[tuple[str, ...]] = ("PRF-6", "TRK-6", "SPC-4")
    serves_action: ClassVar[bool] = False

    def on_trick_performed(self, state: State, trick: TrickNumber) -> None:
        state.set_note(self.id, trick, 1)

    def on_performance(self, state: State, seat: Seat, show: PerformanceCard) -> None:
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

    def __init__(self, seat: Seat, performance: PerformanceNumber) -> None:
        super().__init__(seat)
        self.performance = performance

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        tricks = [trick for trick in state.players[seat].tricks if trick != NONE]
        actions = [DOUBLE.of(seat, trick, what) for trick in tricks for what in range(YIELDS)]
        return [*actions, PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        if action.trick not in state.players[self.seat].tricks:
            return Refusal("SPC-4", "not_your_trick")
        if not self._indexes(state, action.trick):
            return Refusal("SPC-4", "not_performed")
        if state.note(GrandPremiere.id, action.trick):
            return Refusal("SPC-4", "performed_before")
        return None

    def _indexes(self, state: State, trick: TrickNumber) -> list[int]:
        """The indexes of the trick's markers in this Performance."""
        show = shown(state, self.performance)
        return [i for i in own_markers(show, self.seat) if trick_at(state, show, i) == trick]

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is DOUBLE:
            show = shown(state, self.performance)
            indexes = self._indexes(state, action.trick)
            stacks = [i for i in indexes if i < SLOT_PLACES and show.is_stacked(i)]
            double(state, doubled_yield((stacks or indexes)[0], action.yield_))
            state.tell(YIELD_DOUBLED, self.seat, action.trick, action.yield_)


def double(state: State, doubled: int) -> None:
    """Make one yield of the Performance about to pay count twice."""
    place, paying = paying_below(state)
    state.stack[place] = PayPerformance(paying.seat, paying.performance, doubled, paying.steals)
