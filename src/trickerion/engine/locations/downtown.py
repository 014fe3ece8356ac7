"""Downtown: its actions, with Take Coins (DT-5)."""

from typing import Final

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.printed_facts import BANK_DICE, FACE_COINS, X
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Die
from trickerion.engine.core.verbs import TAKE_COINS
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.locations.dice import DieAction, RerollDie, SetDie, set_die
from trickerion.engine.locations.hire_character import HireCharacter
from trickerion.engine.locations.learn_trick import LearnTrick
from trickerion.engine.locations.location import LocationAction, Placement


class TakeCoins(DieAction):
    """DT-5: take the Coins that a Bank die shows."""

    verb: Verb = TAKE_COINS
    kind: str = "take_coins"
    rule: str = "DT-5"
    dice: tuple[Die, ...] = BANK_DICE

    def do(self, state: State, placement: Placement, action: Action) -> None:
        seat, die = placement.seat, action.die
        coins = FACE_COINS[state.dice[die]]
        for effect in in_force(state, seat).bank_coins:
            coins = effect.bank_coins(state, seat, coins)
        state.add_coins(seat, coins, "bank")
        for effect in in_force(state, seat).on_coins_taken:
            effect.on_coins_taken(state, seat, die, coins)
        set_die(state, die, X, "used")


ACTIONS: Final[tuple[LocationAction, ...]] = (
    LearnTrick(),
    HireCharacter(),
    TakeCoins(),
    RerollDie(),
    SetDie(),
)
