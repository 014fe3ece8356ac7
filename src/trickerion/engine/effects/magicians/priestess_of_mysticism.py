"""Priestess of Mysticism: Fate Weaving."""

from typing import ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import DARK_ALLEY
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Location
from trickerion.engine.core.verbs import WEAVE_FATE
from trickerion.engine.effects.abilities import tell_ability
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.fortune_teller import activate, tell_prophecies
from trickerion.engine.locations.location import LocationAction, Placement


class WeaveFate(LocationAction):
    """MAG-3: any Pending prophecy becomes Active, a new one takes its place."""

    verb: Verb = WEAVE_FATE
    rule: str = "MAG-3"
    locations: tuple[Location, ...] = (DARK_ALLEY,)

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [
            WEAVE_FATE.of(placement.seat, place) for place in range(len(state.pending_prophecies))
        ]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        is_there = state.pending_prophecies[action.pending] != NONE
        return None if is_there else Refusal("MAG-3", "no_prophecies")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        tell_ability(state, placement.seat)
        activate(state, action.pending)
        tell_prophecies(state)


class PriestessOfMysticism(Effect):
    """MAG-3: for 1 AP at the Dark Alley another prophecy becomes Active, as often as AP allow."""

    id: ClassVar[str] = "priestess_of_mysticism"
    rules: ClassVar[tuple[str, ...]] = ("MAG-3", "SET-6", "END-6")
    needs_prophecies: ClassVar[bool] = True

    def deeds(self) -> tuple[LocationAction, ...]:
        return (WeaveFate(),)
