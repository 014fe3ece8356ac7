"""Shard Polisher, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect

POLISH_COINS: Final = 1


class ShardPolisher(Effect):
    """Receiving Shards gives 1 Coin."""

    id: ClassVar[str] = "shard_polisher"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "PRO-1")

    def on_shards_received(self, state: State, seat: Seat) -> None:
        state.add_coins(seat, POLISH_COINS, self.id)
