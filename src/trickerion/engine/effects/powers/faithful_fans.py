"""Faithful Fans, a Power."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, TrickNumber
from trickerion.engine.effects.hooks import Effect


class FaithfulFans(Effect):
    """A marker in another player's Performance yields 1 Fame more."""

    id: ClassVar[str] = "faithful_fans"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "PRF-6")

    def marker_bonus(
        self, state: State, seat: Seat, trick: TrickNumber, performer: Seat
    ) -> tuple[int, int]:
        return (0, 0) if performer == seat else (1, 0)
