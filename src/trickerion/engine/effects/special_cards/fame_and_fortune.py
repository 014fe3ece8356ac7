"""Fame and Fortune, a Special card of Downtown."""

from typing import ClassVar

from trickerion.engine.core.printed_facts import FACE_COINS
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Die, Seat
from trickerion.engine.effects.hooks import Effect


class FameAndFortune(Effect):
    """PRO-6: Take Coins also pays Fame: the printed die minus 1."""

    id: ClassVar[str] = "fame_and_fortune"
    rules: ClassVar[tuple[str, ...]] = ("DT-5", "PRO-6")

    def on_coins_taken(self, state: State, seat: Seat, die: Die, coins: int) -> None:
        state.add_fame(seat, FACE_COINS[state.dice[die]] - 1, self.id)
