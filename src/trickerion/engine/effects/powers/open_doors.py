"""Open Doors, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.printed_facts import ANY
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Face, Seat, Symbol
from trickerion.engine.effects.hooks import Effect

LESSON_COINS: Final = 3


class OpenDoors(Effect):
    """Every Residence die counts as any category, and learning a trick gives 3 Coins."""

    id: ClassVar[str] = "open_doors"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DT-1")

    def residence_face(self, state: State, seat: Seat, face: Face) -> int:
        return ANY

    def on_learned(self, state: State, seat: Seat, symbol: Symbol) -> None:
        state.add_coins(seat, LESSON_COINS, self.id)
