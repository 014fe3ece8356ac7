"""Tricks in the Workshop and their markers (DT-3, TRK-5, TRK-6)."""

from typing import ClassVar

from trickerion.catalog.board import MARKERS_PER_SYMBOL, TRICK_SLOTS
from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import ENGINEER, MARKERS
from trickerion.engine.components import ON_BOARD, ON_EXTENSION
from trickerion.engine.events import TRICK_LEARNED, TRICK_PREPARED, TRICK_RETURNED
from trickerion.engine.frames import Question
from trickerion.engine.names import NONE
from trickerion.engine.state import Player, State
from trickerion.engine.verbs import CHOOSE_TRICK_SLOT


def has_board_trick_slot(player: Player) -> bool:
    """DT-3: three trick slots on the board."""
    tricks = 4 - player.tricks.count(NONE)
    return tricks - (player.engineer_symbol != NONE) < TRICK_SLOTS


def has_engineer_slot(player: Player) -> bool:
    """DT-3: one trick slot on the Engineer's extension, if there is one."""
    return player.engineer_symbol == NONE and player.has(ENGINEER)


def receive_trick(state: State, seat: int, trick: int) -> None:
    """DT-1: a new trick goes on a free trick slot of choice."""
    player = state.players[seat]
    if has_board_trick_slot(player) and has_engineer_slot(player):
        state.push(ChooseTrickSlot(seat, trick))
    else:
        put_trick(state, seat, trick, ON_BOARD if has_board_trick_slot(player) else ON_EXTENSION)


def put_trick(state: State, seat: int, trick: int, pile: int) -> None:
    """DT-1, DT-3: a trick takes a slot and the first unused symbol."""
    player = state.players[seat]
    symbol = player.tricks.index(NONE)
    player.tricks[symbol] = trick
    state.trick_owner[trick] = seat
    if pile == ON_EXTENSION:
        player.engineer_symbol = symbol
    state.tell(TRICK_LEARNED, seat, trick, symbol, pile)


def in_theater(state: State, seat: int, symbol: int) -> int:
    """How many markers of a symbol lie on Performance cards."""
    owner = seat * 4 + symbol
    markers = 0
    for show in state.theater:
        for marker in show.markers:
            if marker >> 2 == owner:
                markers += 1
    return markers


def markers_to_prepare(state: State, seat: int, symbol: int) -> int:
    """WS-1: the printed number, +1 on the Engineer's slot, never more than TRK-5 leaves."""
    player = state.players[seat]
    printed = MARKERS[player.tricks[symbol]] + (player.engineer_symbol == symbol)
    return min(printed, MARKERS_PER_SYMBOL - in_theater(state, seat, symbol))


def put_markers(state: State, seat: int, symbol: int, markers: int) -> None:
    """Markers go from the supply onto the trick card."""
    player = state.players[seat]
    player.markers[symbol] += markers
    state.tell(TRICK_PREPARED, seat, player.tricks[symbol], markers)


def return_trick(state: State, seat: int, symbol: int) -> None:
    """TRK-6: a trick goes back to its deck, all its markers to the supply, its symbol is free."""
    player = state.players[seat]
    trick = player.tricks[symbol]
    owner = seat * 4 + symbol
    for show in state.theater:
        show.markers = [NONE if marker >> 2 == owner else marker for marker in show.markers]
    player.tricks[symbol] = NONE
    player.markers[symbol] = 0
    if player.engineer_symbol == symbol:
        player.engineer_symbol = NONE
    state.trick_owner[trick] = NONE
    state.tell(TRICK_RETURNED, seat, trick)


class ChooseTrickSlot(Question):
    """DT-1: on which slot does the new trick go?"""

    name: ClassVar[str] = "choose_trick_slot"
    fields: ClassVar[tuple[str, ...]] = ("seat", "trick")
    rule: ClassVar[str] = "DT-1"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_TRICK_SLOT,)

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick = trick

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [CHOOSE_TRICK_SLOT.of(seat, ON_BOARD), CHOOSE_TRICK_SLOT.of(seat, ON_EXTENSION)]

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        put_trick(state, self.seat, self.trick, action.a)
