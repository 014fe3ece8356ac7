"""Announcing and using a magician's ability."""

from trickerion.engine.core.events import ABILITY_USED
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat


def tell_ability(state: State, seat: Seat) -> None:
    state.tell(ABILITY_USED, seat, state.players[seat].magician)


def use_ability(state: State, seat: Seat) -> None:
    """Mark a once-per-turn ability as used."""
    state.players[seat].ability_used = 1
    tell_ability(state, seat)
