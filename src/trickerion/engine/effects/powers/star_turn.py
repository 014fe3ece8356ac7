"""Star Turn, a Power."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, TrickNumber
from trickerion.engine.effects.hooks import Effect


class StarTurn(Effect):
    """A marker in its owner's own Performance yields 1 Fame and 1 Coin more."""

    id: ClassVar[str] = "star_turn"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "PRF-6")

    def marker_bonus(
        self, state: State, seat: Seat, trick: TrickNumber, performer: Seat
    ) -> tuple[int, int]:
        return (1, 1) if performer == seat else (0, 0)
