"""Marked Dice, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.core.verbs import SET_DIE
from trickerion.engine.effects.powers.base import CheaperAction

LOADED_COINS: Final = 5


class MarkedDice(CheaperAction):
    """Set Die costs 1 AP less, and Take Coins pays at least 5 Coins."""

    id: ClassVar[str] = "marked_dice"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DT-5", "DT-6", "DA-5")
    verb: ClassVar[Verb] = SET_DIE

    def bank_coins(self, state: State, seat: Seat, coins: int) -> int:
        return max(coins, LOADED_COINS)
