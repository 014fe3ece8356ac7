"""Weary Troupe, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat
from trickerion.engine.effects.hooks import Effect


class WearyTroupe(Effect):
    """PRO-8: every Character has 1 base AP; all bonuses still add."""

    id: ClassVar[str] = "weary_troupe"
    rules: ClassVar[tuple[str, ...]] = ("AP-1", "PRO-8")

    def base_ap(self, state: State, seat: Seat, character: Character, ap: int) -> int:
        return 1
