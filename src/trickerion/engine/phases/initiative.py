"""Set Initiative (TURN-3), and the initiative slots (SET-10)."""

from trickerion.catalog.board import INITIATIVE_SLOTS_WITH_2_PLAYERS
from trickerion.engine.core.events import INITIATIVE_SET
from trickerion.engine.core.names import NONE
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.effects.in_force import in_force


def set_initiative(state: State) -> None:
    """TURN-3: ascending Fame; players tied on Fame take the reverse of their previous order."""
    if state.turn == state.setup_options.first_turn:
        return
    order: list[Seat] = []
    for seat in state.initiative:
        fame = counted_fame(state, seat)
        ahead = [other for other in order if counted_fame(state, other) < fame]
        order.insert(len(ahead), seat)
    state.initiative = order
    state.tell(INITIATIVE_SET, NONE, order[:])
    for seat in order:
        for effect in in_force(state, seat).on_initiative_set:
            effect.on_initiative_set(state, seat)


def counted_fame(state: State, seat: Seat) -> int:
    """TURN-3: the Fame that counts for the order."""
    fame = state.players[seat].fame
    for effect in in_force(state, seat).initiative_fame:
        fame = effect.initiative_fame(state, seat, fame)
    return fame


def position_of(state: State, seat: Seat) -> int:
    """A player's position in the initiative order, counted from 0."""
    position = 0
    while state.initiative[position] != seat:
        position += 1
    return position


def initiative_slot(state: State, seat: Seat) -> int:
    """SET-10: the number of a player's initiative slot; with 2 players slots 1 and 3 are used."""
    position = position_of(state, seat)
    if len(state.initiative) == 2:
        return INITIATIVE_SLOTS_WITH_2_PLAYERS[position]
    return position + 1
