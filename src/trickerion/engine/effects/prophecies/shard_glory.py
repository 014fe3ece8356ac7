"""Shard Glory, a prophecy."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect

SHARD_FAME: Final = 2


class ShardGlory(Effect):
    """PRO-1: a player who receives Shards also gets 2 Fame."""

    id: ClassVar[str] = "shard_glory"
    rules: ClassVar[tuple[str, ...]] = ("THR-5", "PRF-2", "PRF-4", "PRO-1")

    def on_shards_received(self, state: State, seat: Seat) -> None:
        state.add_fame(seat, SHARD_FAME, self.id)
