"""Electra: Supercharge."""

from typing import ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import THEATER
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Location
from trickerion.engine.core.verbs import SET_UP_STACK
from trickerion.engine.effects.abilities import tell_ability
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.location import LocationAction, Placement
from trickerion.engine.locations.theater import SetUpTrick


class SetUpStack(SetUpTrick):
    """MAG-2: set up two markers of one trick on one slot with a single Set Up."""

    verb: Verb = SET_UP_STACK
    rule: str = "MAG-2"
    locations: tuple[Location, ...] = (THEATER,)
    pieces: int = 2

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        player = state.players[placement.seat]
        symbol = player.symbol_of(action.trick)
        if symbol != NONE and player.markers[symbol] < self.pieces:
            left = player.markers[symbol]
            return Refusal("MAG-2", "needs_markers", needs=self.pieces, left=left)
        return super().refusal(state, placement, action)

    def do(self, state: State, placement: Placement, action: Action) -> None:
        tell_ability(state, placement.seat)
        super().do(state, placement, action)


class Electra(Effect):
    """MAG-2: two markers may be set up as one trick, which yields its level more in Fame and in
    Coins."""

    id: ClassVar[str] = "electra"
    rules: ClassVar[tuple[str, ...]] = ("MAG-2", "PRF-2", "PRF-6")

    def deeds(self) -> tuple[LocationAction, ...]:
        return (SetUpStack(),)

    def stack_yield(self, state: State, level: int) -> int:
        return level
