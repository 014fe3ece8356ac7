"""The Red Lotus: Trick Steal."""

from typing import ClassVar

from trickerion.engine.boards.markers import shown
from trickerion.engine.boards.yields import is_stolen, lying_markers, marker_at, trick_at
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import YIELD_STOLEN
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE, name
from trickerion.engine.core.packing import SLOT_PLACES, guest_on, marker_seat, spot_at, with_steal
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import LEVEL
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import PerformanceNumber, Seat
from trickerion.engine.core.verbs import PASS, STEAL, STEAL_GUEST
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.phases.performance import PayPerformance, paying_below


class RedLotus(Effect):
    """MAG-8: each of the performer's tricks may collect the yield of an opponent's trick of the
    same or a lower level instead of its own; that trick then pays 1 Fame less."""

    id: ClassVar[str] = "red_lotus"
    rules: ClassVar[tuple[str, ...]] = ("MAG-8", "PRF-6")

    def on_performance(self, state: State, seat: Seat, show: PerformanceCard) -> None:
        state.push(ChooseSteal(seat, show.card, 0))


def taking(seat: Seat, show: PerformanceCard, index: int) -> Action:
    """The answer that names a marker of the Performance."""
    if index < SLOT_PLACES:
        return STEAL.of(seat, spot_at(show.card, index))
    return STEAL_GUEST.of(seat, guest_on(show.card, show.guests[index - SLOT_PLACES]))


class ChooseSteal(Question):
    """MAG-8: whose yield does the performer's trick collect? `index` counts the markers of the
    Performance in the order they are paid; those that can't collect are skipped."""

    name: ClassVar[str] = "choose_steal"
    asked_by: ClassVar[str] = "red_lotus"
    fields: ClassVar[tuple[str, ...]] = ("seat", "performance", "index")
    rule: ClassVar[str] = "MAG-8"
    verbs: ClassVar[tuple[Verb, ...]] = (STEAL, STEAL_GUEST, PASS)

    def __init__(self, seat: Seat, performance: PerformanceNumber, index: int) -> None:
        super().__init__(seat)
        self.performance = performance
        self.index = index

    def settle(self, state: State) -> bool:
        show = shown(state, self.performance)
        if self.index == SLOT_PLACES + len(show.guests):
            state.pop()
            return True
        lying = marker_at(show, self.index)
        is_own = lying != NONE and marker_seat(lying) == self.seat
        if is_own and len(self.options(state, self.seat)) > 1:
            return False
        self._go_on(state)
        return True

    def _go_on(self, state: State) -> None:
        state.replace(ChooseSteal(self.seat, self.performance, self.index + 1))

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        show = shown(state, self.performance)
        return [*(taking(seat, show, index) for index, _ in lying_markers(show)), PASS.of(seat)]

    def _victim(self, show: PerformanceCard, action: Action) -> int:
        """The index of the marker that an answer names, NONE if there is none."""
        indexes = (index for index, _ in lying_markers(show))
        return next((i for i in indexes if taking(self.seat, show, i) is action), NONE)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        show = shown(state, self.performance)
        victim = self._victim(show, action)
        if victim == NONE or marker_seat(marker_at(show, victim)) == self.seat:
            return Refusal("MAG-8", "no_such_trick")
        level = LEVEL[trick_at(state, show, self.index)]
        if LEVEL[trick_at(state, show, victim)] > level:
            return Refusal("MAG-8", "level_above", level=level)
        is_taken = is_stolen(paying_below(state)[1].steals, victim)
        return Refusal("MAG-8", "yield_taken") if is_taken else None

    def choose(self, state: State, action: Action) -> None:
        self._go_on(state)
        if action.verb is PASS:
            return
        show = shown(state, self.performance)
        victim = self._victim(show, action)
        by = name("trick", trick_at(state, show, self.index))
        state.tell(YIELD_STOLEN, self.seat, trick_at(state, show, victim), by)
        place, paying = paying_below(state)
        steals = with_steal(paying.steals, self.index, victim)
        state.stack[place] = PayPerformance(paying.seat, paying.performance, paying.doubled, steals)
