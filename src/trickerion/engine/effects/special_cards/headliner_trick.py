"""Headliner Trick, a Special card of the Theater."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class HeadlinerTrick(Effect):
    """SPC-2: every link of one Set Up pays its maker twice, the Shard included."""

    id: ClassVar[str] = "headliner_trick"
    rules: ClassVar[tuple[str, ...]] = ("THR-5", "SPC-2")

    def link_pay(self, state: State, seat: Seat, amount: int) -> int:
        return 2 * amount
