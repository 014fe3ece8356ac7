"""The Gentleman: Magic for the Masses."""

from typing import ClassVar

from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import (
    DARK_ALLEY,
    DOWNTOWN,
    MAGICIAN,
    MARKET_ROW,
    SLOT_LOCATION,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat, Slot
from trickerion.engine.effects.hooks import Effect


class Gentleman(Effect):
    """MAG-6: Fame for all tricks owned when the Magician is placed on a street."""

    id: ClassVar[str] = "gentleman"
    rules: ClassVar[tuple[str, ...]] = ("MAG-6",)

    def on_placed(self, state: State, seat: Seat, character: Character, slot: Slot) -> None:
        if character == MAGICIAN and SLOT_LOCATION[slot] in (DOWNTOWN, MARKET_ROW, DARK_ALLEY):
            tricks = 4 - state.players[seat].tricks.count(NONE)
            state.add_fame(seat, tricks, self.id)
