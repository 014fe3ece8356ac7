"""Master of Chains: Breaking Free."""

from typing import ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import Question
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.core.verbs import PASS, RESCHEDULE, RESCHEDULE_GUEST
from trickerion.engine.effects.abilities import use_ability
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.reschedule import (
    MoveGuest,
    MoveMarker,
    guest_moves,
    guest_refusal,
    marker_moves,
    marker_refusal,
)


class MasterOfChains(Effect):
    """MAG-7: after the last placement the owner may move one marker, and its new links pay."""

    id: ClassVar[str] = "master_of_chains"
    rules: ClassVar[tuple[str, ...]] = ("MAG-7", "THR-5", "THR-6")

    def before_performances(self, state: State, seat: Seat) -> None:
        question = ChooseEscape(seat)
        if len(question.options(state, seat)) > 1:
            state.push(question)


class ChooseEscape(Question):
    """MAG-7: which of the seat's markers breaks free, if any?"""

    name: ClassVar[str] = "choose_escape"
    asked_by: ClassVar[str] = "master_of_chains"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "MAG-7"
    verbs: ClassVar[tuple[Verb, ...]] = (RESCHEDULE, RESCHEDULE_GUEST, PASS)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [*marker_moves(state, seat), *guest_moves(state, seat), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        if action.verb is RESCHEDULE:
            return marker_refusal(state, self.seat, action.spot)
        return guest_refusal(state, self.seat, action.guest)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is PASS:
            return
        use_ability(state, self.seat)
        if action.verb is RESCHEDULE:
            state.push(MoveMarker(self.seat, action.spot, 1))
        else:
            state.push(MoveGuest(self.seat, action.guest, 1))
