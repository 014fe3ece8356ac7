"""The Mechaniker: Mechanical Enhancement."""

from typing import ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.printed_facts import ALL_APPRENTICES, THEATER
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.verbs import ABILITY
from trickerion.engine.effects.abilities import use_ability
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.location import ACTED, LocationAction, Placement


class MechanicalEnhancement(LocationAction):
    """MAG-1: before the first action (AP-6)."""

    verb: Verb = ABILITY
    rule: str = "MAG-1"
    ap: int = 0
    leaves: int = 0

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [ABILITY.of(placement.seat)]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if placement.character not in ALL_APPRENTICES:
            return Refusal("MAG-1", "apprentices_only")
        if placement.location == THEATER:
            return Refusal("MAG-1", "not_in_theater")
        if state.players[placement.seat].ability_used:
            return Refusal("MAG-1", "ability_used")
        return Refusal("AP-6", "before_acting") if placement.acted & ACTED else None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        use_ability(state, placement.seat)
        state.replace(placement.spend(-1, 0))


class Mechaniker(Effect):
    """MAG-1: once per turn +1 AP for an Apprentice just placed, but not in the Theater."""

    id: ClassVar[str] = "mechaniker"
    rules: ClassVar[tuple[str, ...]] = ("MAG-1", "AP-6")

    def deeds(self) -> tuple[LocationAction, ...]:
        return (MechanicalEnhancement(),)
