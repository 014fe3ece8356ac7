"""Proud Teacher, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.printed_facts import LEVEL
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, Symbol
from trickerion.engine.effects.hooks import Effect

MORE_FAME: Final = 1


class ProudTeacher(Effect):
    """Learning a trick gives Fame equal to its level, and 1 more."""

    id: ClassVar[str] = "proud_teacher"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DT-1")

    def on_learned(self, state: State, seat: Seat, symbol: Symbol) -> None:
        level = LEVEL[state.players[seat].tricks[symbol]]
        state.add_fame(seat, level + MORE_FAME, self.id)
