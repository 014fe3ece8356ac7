"""New Twist, a Special card of the Theater."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class NewTwist(Effect):
    """SPC-6: the Performance card may already hold one marker of that symbol."""

    id: ClassVar[str] = "new_twist"
    rules: ClassVar[tuple[str, ...]] = ("TRK-3", "SPC-6")

    def symbol_limit(self, state: State, seat: Seat) -> int:
        return 2
