"""Arranged Fiasco, a Special card of the Theater."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class ArrangedFiasco(Effect):
    """SPC-4: each of the performer's markers yields 1 Fame more, each of the others' 1 less."""

    id: ClassVar[str] = "arranged_fiasco"
    rules: ClassVar[tuple[str, ...]] = ("PRF-6", "SPC-4")
    serves_action: ClassVar[bool] = False

    def fame_yield(self, state: State, seat: Seat, owner: Seat) -> int:
        return 1 if owner == seat else -1
