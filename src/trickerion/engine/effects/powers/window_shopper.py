"""Window Shopper, a Power."""

from typing import ClassVar

from trickerion.engine.core.printed_facts import MARKET_ROW, SLOT_LOCATION
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat, Slot
from trickerion.engine.effects.hooks import Effect


class WindowShopper(Effect):
    """Placing a Character at the Market Row gives 1 Coin."""

    id: ClassVar[str] = "window_shopper"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "AP-6")

    def on_placed(self, state: State, seat: Seat, character: Character, slot: Slot) -> None:
        if SLOT_LOCATION[slot] == MARKET_ROW:
            state.add_coins(seat, 1, self.id)
