"""Toll Gates, a prophecy."""

from typing import ClassVar, Final

from trickerion.engine.core.printed_facts import SLOT_AP, SLOT_LOCATION
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat, Slot
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.prophecies.base import STREETS

TOLL: Final = 3
TOLL_SLOT_AP: Final = 2


class TollGates(Effect):
    """PRO-4: the +2 slots of the three streets cost 3 Coins, paid to the supply."""

    id: ClassVar[str] = "toll_gates"
    rules: ClassVar[tuple[str, ...]] = ("AP-6", "PRO-4")

    def placement_refusal(
        self, state: State, seat: Seat, character: Character, slot: Slot
    ) -> Refusal | None:
        coins = state.players[seat].coins
        if self._has_toll(slot) and coins < TOLL:
            return Refusal("PRO-4", "needs_coins", needs=TOLL, left=coins)
        return None

    def on_placed(self, state: State, seat: Seat, character: Character, slot: Slot) -> None:
        if self._has_toll(slot):
            state.add_coins(seat, -TOLL, self.id)

    def _has_toll(self, slot: Slot) -> bool:
        return SLOT_LOCATION[slot] in STREETS and SLOT_AP[slot] == TOLL_SLOT_AP
