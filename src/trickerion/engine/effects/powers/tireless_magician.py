"""Tireless Magician, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.printed_facts import MAGICIAN
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat, Slot
from trickerion.engine.effects.hooks import Effect

MORE_AP: Final = 3


class TirelessMagician(Effect):
    """The Magician has 3 AP more, and placing the Magician gives 1 Fame."""

    id: ClassVar[str] = "tireless_magician"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "AP-1", "AP-6", "PRO-8")

    def base_ap(self, state: State, seat: Seat, character: Character, ap: int) -> int:
        return ap + MORE_AP if character == MAGICIAN else ap

    def on_placed(self, state: State, seat: Seat, character: Character, slot: Slot) -> None:
        if character == MAGICIAN:
            state.add_fame(seat, 1, self.id)
