"""The beginner setup: a fixed start for each favorite category (SET-13)."""

from typing import Final

from trickerion.engine.boards.components import ON_BOARD, ON_EXTENSION, put
from trickerion.engine.boards.tricks import put_trick
from trickerion.engine.core.names import NONE, number
from trickerion.engine.core.printed_facts import FAVORITE
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.phases.setup_choices import prepare_first_trick, take_specialist


class BeginnerStart:
    """SET-13: the fixed start of one favorite category."""

    def __init__(self, trick: str, component: str, specialist: str, extra: str = "") -> None:
        self.trick = number("trick", trick)
        self.component = number("component", component)
        self.specialist = number("specialist", specialist)
        self.extra_component = number("component", extra) if specialist == "manager" else NONE
        self.extra_trick = number("trick", extra) if specialist == "engineer" else NONE


BEGINNER_STARTS: Final = {
    number("category", "optical"): BeginnerStart(
        "enchanted_butterflies", "fabric", "manager", "animal"
    ),
    number("category", "mechanical"): BeginnerStart("linking_rings", "metal", "assistant"),
    number("category", "escape"): BeginnerStart(
        "barricaded_barrels", "wood", "engineer", "stocks_escape"
    ),
    number("category", "spiritual"): BeginnerStart("mind_reading", "glass", "manager", "rope"),
}


def beginner_start(state: State, seat: Seat) -> None:
    """SET-13: everything but the magician is fixed."""
    start = BEGINNER_STARTS[FAVORITE[state.players[seat].magician]]
    put_trick(state, seat, start.trick, ON_BOARD)
    take_specialist(state, seat, start.specialist)
    put(state, seat, start.component, 2, ON_BOARD)
    if start.extra_component != NONE:
        put(state, seat, start.extra_component, 1, ON_EXTENSION)
    if start.extra_trick != NONE:
        put_trick(state, seat, start.extra_trick, ON_EXTENSION)
    prepare_first_trick(state, seat)
