"""Encore, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class Encore(Effect):
    """PRO-2: the performer's bonuses for links, Specialists and card are doubled, not yields."""

    id: ClassVar[str] = "encore"
    rules: ClassVar[tuple[str, ...]] = ("PRF-4", "PRO-1", "PRO-2")

    def performer_bonus(self, state: State, seat: Seat, amount: int) -> int:
        return 2 * amount
