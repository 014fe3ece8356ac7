"""Double Bill, a Power."""

from typing import ClassVar

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.hooks import Effect


class DoubleBill(Effect):
    """A Performance card may hold two markers of one symbol."""

    id: ClassVar[str] = "double_bill"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "TRK-3", "SPC-6")

    def symbol_limit(self, state: State, seat: Seat) -> int:
        return 2
