"""Surging Shards, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class SurgingShards(Effect):
    """Enhance Character gives 2 AP instead of 1."""

    id: ClassVar[str] = "surging_shards"
    rules: ClassVar[tuple[str, ...]] = ("AP-2", "PRO-7", "SPC-19")

    def enhance_ap(self, state: State, seat: Seat, ap: int) -> int:
        return 2
