"""The order of a turn, as data (TURN-1), and the last turn (FIN-1)."""

from collections.abc import Callable
from typing import ClassVar, Final

from trickerion.engine.core.frames import Work
from trickerion.engine.core.state import State
from trickerion.engine.phases.advertise import advertise
from trickerion.engine.phases.end_turn import end_turn
from trickerion.engine.phases.final_scoring import final_scoring
from trickerion.engine.phases.initiative import set_initiative
from trickerion.engine.phases.learn_powers import LearnPowers, learn_powers
from trickerion.engine.phases.performance import perform
from trickerion.engine.phases.placement import place_characters
from trickerion.engine.phases.roll_dice import roll_dice

PHASES: Final[tuple[tuple[str, Callable[[State], None]], ...]] = (
    ("roll_dice", roll_dice),
    ("set_initiative", set_initiative),
    ("advertise", advertise),
    ("assignment", learn_powers),
    ("place_characters", place_characters),
    ("performance", perform),
    ("end_turn", end_turn),
)
"""TURN-1: each phase and its first function; a phase ends when its frames have left the stack."""


class Turn(Work):
    """TURN-1: the next phase, turn after turn until the last one is over (FIN-1)."""

    name: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("next_phase",)

    def __init__(self, next_phase: int) -> None:
        self.next_phase = next_phase

    def resume(self, state: State) -> None:
        if self.next_phase < len(PHASES):
            state.replace(Turn(self.next_phase + 1))
            PHASES[self.next_phase][1](state)
        elif state.turn <= state.setup_options.last_turn:
            state.replace(Turn(0))
        else:
            state.pop()
            final_scoring(state)


def phase(state: State) -> str:
    """The name of the phase: `set_up` before the first turn, `over` after the last. POW-4: while
    Powers are learned, at the beginning of the Assignment phase, it is `learn_powers`."""
    if not state.stack:
        return "over"
    turn = state.stack[0]
    if not isinstance(turn, Turn):
        return "set_up"
    is_learning = len(state.stack) > 1 and isinstance(state.stack[1], LearnPowers)
    return "learn_powers" if is_learning else PHASES[turn.next_phase - 1][0]
