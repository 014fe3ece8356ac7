"""Night Bank, a Power."""

from typing import ClassVar, Final

from trickerion.engine.core.printed_facts import BANK_DICE, DOWNTOWN, FACE_COINS
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.effects.powers.base import UsedPower
from trickerion.engine.locations.dice import reroll
from trickerion.engine.locations.location import Placement

STAKE: Final = 3


class NightBank(UsedPower):
    """Once per turn Downtown: pay 3 Coins, roll a Bank die and gain what it shows."""

    id: ClassVar[str] = "night_bank"
    rules: ClassVar[tuple[str, ...]] = ("POW-6", "DT-5", "AP-6")

    def use_refusal(self, state: State, placement: Placement) -> Refusal | None:
        if placement.location != DOWNTOWN:
            return Refusal("POW-6", "not_at", location="downtown")
        coins = state.players[placement.seat].coins
        return Refusal("POW-6", "needs_coins", needs=STAKE, left=coins) if coins < STAKE else None

    def use(self, state: State, placement: Placement) -> None:
        die = BANK_DICE[0]
        state.add_coins(placement.seat, -STAKE, self.id)
        reroll(state, die)
        state.add_coins(placement.seat, FACE_COINS.get(state.dice[die], 0), self.id)
