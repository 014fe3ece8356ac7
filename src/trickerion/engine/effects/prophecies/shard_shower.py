"""Shard Shower, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class ShardShower(Effect):
    """PRO-1: a player who receives Shards gets one more."""

    id: ClassVar[str] = "shard_shower"
    rules: ClassVar[tuple[str, ...]] = ("THR-5", "PRF-2", "PRF-4", "PRO-1")

    def shards_received(self, state: State, seat: Seat, shards: int) -> int:
        return shards + 1
