"""Hurried Streets, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.effects.hooks import Effect


class HurriedStreets(Effect):
    """PRO-5: a player may place two Characters in a row; the second placement is optional."""

    id: ClassVar[str] = "hurried_streets"
    rules: ClassVar[tuple[str, ...]] = ("TURN-6", "PRO-5")

    def placements(self, state: State, placements: int) -> int:
        return 2
