"""Enhance Trick, a Special card of the Workshop."""

from typing import ClassVar

from trickerion.engine.core.actions import Action
from trickerion.engine.core.frames import Offer
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol, TrickNumber
from trickerion.engine.core.verbs import ACCEPT
from trickerion.engine.effects.hooks import Effect


class EnhanceTrick(Effect):
    """SPC-13: for 1 Shard the prepared trick permanently yields 1 Fame and 1 Coin more."""

    id: ClassVar[str] = "enhance_trick"
    rules: ClassVar[tuple[str, ...]] = ("PRF-6", "SPC-13", "TRK-6")

    def on_prepared(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
        if state.players[seat].shards:
            state.push(ChooseEnhancement(seat, state.players[seat].tricks[symbol]))

    def trick_yield(self, state: State, trick: TrickNumber) -> int:
        return state.note(self.id, trick)

    def on_trick_left(self, state: State, trick: TrickNumber) -> None:
        state.set_note(self.id, trick, 0)


class ChooseEnhancement(Offer):
    """SPC-13: is a Shard spent on the prepared trick?"""

    name: ClassVar[str] = "choose_enhancement"
    asked_by: ClassVar[str] = "enhance_trick"
    fields: ClassVar[tuple[str, ...]] = ("seat", "trick")
    rule: ClassVar[str] = "SPC-13"

    def __init__(self, seat: Seat, trick: TrickNumber) -> None:
        super().__init__(seat)
        self.trick = trick

    def holds(self, state: State, seat: Seat, symbol: Symbol) -> bool:
        return state.players[seat].tricks[symbol] == self.trick

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ACCEPT:
            state.add_shards(self.seat, -1, EnhanceTrick.id)
            state.set_note(EnhanceTrick.id, self.trick, state.note(EnhanceTrick.id, self.trick) + 1)
