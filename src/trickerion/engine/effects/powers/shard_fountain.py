"""Shard Fountain, a Power."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class ShardFountain(Effect):
    """Receiving Shards gives one more, and 1 Fame."""

    id: ClassVar[str] = "shard_fountain"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "PRO-1")

    def shards_received(self, state: State, seat: Seat, shards: int) -> int:
        return shards + 1

    def on_shards_received(self, state: State, seat: Seat) -> None:
        state.add_fame(seat, 1, self.id)
