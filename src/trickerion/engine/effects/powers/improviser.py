"""Improviser, a Power."""

from typing import ClassVar

from trickerion.engine.boards.components import counted
from trickerion.engine.core.printed_facts import NEEDS
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol, TrickNumber
from trickerion.engine.effects.hooks import Effect


class Improviser(Effect):
    """A trick can be prepared while one component is missing; preparing gives 1 Fame."""

    id: ClassVar[str] = "improviser"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "WS-1", "SPC-11")

    def component_refusal(
        self, state: State, seat: Seat, trick: TrickNumber, refusal: Refusal | None
    ) -> Refusal | None:
        player = state.players[seat]
        missing = sum(max(0, needs - counted(player, c)) for c, needs in NEEDS[trick])
        return None if missing <= 1 else refusal

    def on_prepared(self, state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
        state.add_fame(seat, 1, self.id)
