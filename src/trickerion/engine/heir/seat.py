"""The seat of Dahlgaard's Heir, and what its difficulty gives it (HEIR-1)."""

from typing import Final

from trickerion.catalog import DIFFICULTIES, Difficulty
from trickerion.engine.core.events import HEIR_RULE
from trickerion.engine.core.names import NONE, encode
from trickerion.engine.core.options import HEIR_SEAT, Options
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Location, Seat

PLAYER: Final = 0
"""The seat of the one who plays."""
HEIR: Final = HEIR_SEAT
"""The seat of the Heir: it decides by the rules, so nobody sits there."""

_DIFFICULTIES: Final = {difficulty.id: difficulty for difficulty in DIFFICULTIES}


def is_heir(options: Options, seat: Seat) -> bool:
    """Is this the seat of Dahlgaard's Heir?"""
    return seat == HEIR and options.heir != ""


def difficulty(state: State) -> Difficulty:
    return _DIFFICULTIES[state.setup_options.heir]


def tell_rule(
    state: State, rule: str, step: str, amount: int = 0, location: Location = NONE
) -> None:
    """Say by which rule the Heir decides."""
    if state.events is not None:
        state.tell(HEIR_RULE, NONE, rule, step, amount, encode("card", location))
