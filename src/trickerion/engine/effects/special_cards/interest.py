"""Interest, a Special card of Downtown."""

from typing import ClassVar

from trickerion.engine.core.actions import Verb
from trickerion.engine.core.printed_facts import FACE_COINS
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Die, Seat
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.dice import reroll


class Interest(Effect):
    """SPC-20: roll the die again and take that amount too, not doubled, for 1 AP less (DA-5)."""

    id: ClassVar[str] = "interest"
    rules: ClassVar[tuple[str, ...]] = ("DT-5", "DA-5", "PRO-6", "SPC-20")

    def action_cost(self, state: State, seat: Seat, verb: Verb, ap: int) -> int:
        return max(0, ap - 1)

    def on_coins_taken(self, state: State, seat: Seat, die: Die, coins: int) -> None:
        reroll(state, die)
        state.add_coins(seat, FACE_COINS.get(state.dice[die], 0), self.id)
