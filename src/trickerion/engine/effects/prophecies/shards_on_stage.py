"""Shards on Stage, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class ShardsOnStage(Effect):
    """Enhance Character may be used in the Theater too."""

    id: ClassVar[str] = "shards_on_stage"
    rules: ClassVar[tuple[str, ...]] = ("AP-2", "THR-3", "PRO-7")

    def can_enhance_in_theater(self, state: State, seat: Seat) -> bool:
        return True
