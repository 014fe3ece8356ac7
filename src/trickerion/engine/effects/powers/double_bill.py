"""Double Bill, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat, TrickNumber
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.powers.base import first_this_turn

SET_UP_FAME: Final = 1


class DoubleBill(Effect):
    """A Performance card may hold two markers of one symbol, and once per turn a Set Up gives 1
    Fame."""

    id: ClassVar[str] = "double_bill"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "THR-4", "TRK-3", "SPC-6")

    def symbol_limit(self, state: State, seat: Seat) -> int:
        return 2

    def on_set_up(self, state: State, seat: Seat, trick: TrickNumber) -> None:
        if first_this_turn(state, seat, self.id):
            state.add_fame(seat, SET_UP_FAME, self.id)
