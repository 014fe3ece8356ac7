"""Leaked Blueprints, a Special card of Downtown."""

from typing import ClassVar

from trickerion.engine.boards.tricks import put_markers
from trickerion.engine.core.printed_facts import LEVEL
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.effects.hooks import Effect


class LeakedBlueprints(Effect):
    """SPC-19: a learned trick of Level 1 or 2 arrives with 1 marker."""

    id: ClassVar[str] = "leaked_blueprints"
    rules: ClassVar[tuple[str, ...]] = ("DT-1", "SPC-19")

    def on_learned(self, state: State, seat: Seat, symbol: Symbol) -> None:
        if LEVEL[state.players[seat].tricks[symbol]] <= 2:
            put_markers(state, seat, symbol, 1)
