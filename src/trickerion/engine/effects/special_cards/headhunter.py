"""Headhunter, a Special card of Downtown."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import FIELDS, NONE
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.printed_facts import X
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat
from trickerion.engine.core.verbs import CHOOSE_HIRELING
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.dice import set_die
from trickerion.engine.locations.hire_character import hire, hire_refusal
from trickerion.engine.locations.location import Placement

HIRELINGS: Final = FIELDS["hireling"].size


class Headhunter(Effect):
    """Hire any kind of Character with any die (not X), for 1 AP less (DA-5)."""

    id: ClassVar[str] = "headhunter"
    rules: ClassVar[tuple[str, ...]] = ("DT-4", "DA-5")

    def action_cost(self, state: State, seat: Seat, verb: Verb, ap: int) -> int:
        return max(0, ap - 1)

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        player = state.players[placement.seat]
        if refusal is None or refusal.reason in ("wrong_die", "die_x"):
            return refusal
        kinds = range(HIRELINGS)
        anybody = any(hireling_refusal(player, hireling) is None for hireling in kinds)
        return None if anybody else refusal

    def do_instead(self, state: State, placement: Placement, action: Action) -> bool:
        set_die(state, action.die, X, "used")
        state.push(ChooseHireling(placement.seat))
        return True


def hireling_refusal(player: PlayerBoard, hireling: Character) -> Refusal | None:
    """DT-4: why a kind of Character cannot be hired."""
    return hire_refusal(player, hireling or NONE)


class ChooseHireling(Question):
    """DT-4: who is hired?"""

    name: ClassVar[str] = "choose_hireling"
    asked_by: ClassVar[str] = "headhunter"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "DT-4"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_HIRELING,)

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [CHOOSE_HIRELING.of(seat, hireling) for hireling in range(HIRELINGS)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return hireling_refusal(state.players[self.seat], action.hireling)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        hire(state, self.seat, action.hireling or NONE)
