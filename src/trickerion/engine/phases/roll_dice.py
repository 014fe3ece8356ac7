"""Roll Dice (TURN-2)."""

from trickerion.engine.boards.turn_setups import turn_up_setup
from trickerion.engine.core.events import DICE_ROLLED, TURN_BEGAN
from trickerion.engine.core.names import NONE, name
from trickerion.engine.core.printed_facts import DIE_FACES
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Die


def roll_dice(state: State) -> None:
    """TURN-2, DUEL-2: all six dice; in the Duel a Turn Setup card first."""
    state.tell(TURN_BEGAN, NONE, state.turn)
    if state.setup_options.duel:
        turn_up_setup(state)
    for die in range(len(state.dice)):
        roll_die(state, die)
    if state.events is not None:
        state.tell(DICE_ROLLED, NONE, [name("face", face) for face in state.dice])


def roll_die(state: State, die: Die) -> None:
    state.dice[die] = DIE_FACES[die][state.draw(6)]
    state.supply_changes += 1
