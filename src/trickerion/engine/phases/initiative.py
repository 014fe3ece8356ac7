"""Set Initiative (TURN-3), and the initiative slots (SET-10)."""

from trickerion.catalog.board import INITIATIVE_SLOTS_WITH_2_PLAYERS
from trickerion.engine.core.events import INITIATIVE_SET
from trickerion.engine.core.names import NONE
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat


def set_initiative(state: State) -> None:
    """TURN-3: ascending Fame; players tied on Fame take the reverse of their previous order."""
    if state.turn == state.setup_options.first_turn:
        return
    before = state.initiative
    state.initiative = sorted(
        before, key=lambda seat: (state.players[seat].fame, -before.index(seat))
    )
    state.tell(INITIATIVE_SET, NONE, state.initiative[:])


def initiative_slot(state: State, seat: Seat) -> int:
    """SET-10: the number of a player's initiative slot; with 2 players slots 1 and 3 are used."""
    position = state.initiative.index(seat)
    if state.setup_options.players == 2:
        return INITIATIVE_SLOTS_WITH_2_PLAYERS[position]
    return position + 1
