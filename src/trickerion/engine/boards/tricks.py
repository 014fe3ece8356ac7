"""Tricks in the Workshop and their markers (DT-3, TRK-5, TRK-6)."""

from typing import ClassVar

from trickerion.catalog.board import MARKERS_PER_SYMBOL, TRICK_SLOTS
from trickerion.engine.boards.components import ON_BOARD, ON_EXTENSION
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import TRICK_LEARNED, TRICK_PREPARED, TRICK_RETURNED
from trickerion.engine.core.frames import TrickQuestion
from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.printed_facts import ENGINEER, MARKERS
from trickerion.engine.core.state import State
from trickerion.engine.core.types import PileSide, Seat, Symbol, TrickNumber
from trickerion.engine.core.verbs import CHOOSE_TRICK_SLOT
from trickerion.engine.effects.in_force import cards_with, in_force


def has_board_trick_slot(player: PlayerBoard, leaving: Symbol = NONE) -> bool:
    """DT-3: three trick slots on the board; the trick of a symbol may be about to leave."""
    tricks = 4 - player.tricks.count(NONE) - (player.engineer_symbol != NONE)
    if leaving not in (NONE, player.engineer_symbol):
        tricks -= 1
    return tricks < TRICK_SLOTS


def has_engineer_slot(player: PlayerBoard, leaving: Symbol = NONE) -> bool:
    """DT-3: one trick slot on the Engineer's extension, if there is one."""
    return player.engineer_symbol in (NONE, leaving) and player.has(ENGINEER)


def receive_trick(state: State, seat: Seat, trick: TrickNumber, symbol: Symbol = NONE) -> None:
    """DT-1: a new trick goes on a free trick slot of choice, with an unused symbol or, if one is
    given, in place of the trick of that symbol."""
    player = state.players[seat]
    on_board = has_board_trick_slot(player, symbol)
    if on_board and has_engineer_slot(player, symbol):
        state.push(ChooseTrickSlot(seat, trick, symbol))
        return
    learn_trick(state, seat, trick, ON_BOARD if on_board else ON_EXTENSION, symbol)


def learn_trick(
    state: State, seat: Seat, trick: TrickNumber, pile: PileSide, symbol: Symbol
) -> None:
    """The learned trick takes its slot; then cards apply."""
    symbol = put_trick(state, seat, trick, pile, symbol)
    for effect in in_force(state, seat).on_learned:
        effect.on_learned(state, seat, symbol)


def put_trick(
    state: State, seat: Seat, trick: TrickNumber, pile: PileSide, symbol: Symbol = NONE
) -> int:
    """DT-1, DT-3: a trick takes a slot and the first unused symbol. If a symbol is given, the
    trick that has it goes back to its deck first; its markers stay and count for the new one."""
    player = state.players[seat]
    if symbol == NONE:
        symbol = player.tricks.index(NONE)
    else:
        leave_trick(state, seat, symbol)
    player.set_trick(symbol, trick)
    state.trick_owner[trick] = seat
    state.trick_changes += 1
    if pile == ON_EXTENSION:
        player.engineer_symbol = symbol
    state.tell(TRICK_LEARNED, seat, trick, symbol, pile)
    return symbol


def in_theater(state: State, seat: Seat, symbol: Symbol) -> int:
    """The number of markers of a symbol on Performance cards."""
    return sum([show.pieces_of(seat, symbol) for show in state.theater])


def markers_to_prepare(state: State, seat: Seat, symbol: Symbol) -> int:
    """WS-1: the printed number, +1 on the Engineer's slot, never more than TRK-5 leaves."""
    player = state.players[seat]
    markers = MARKERS[player.tricks[symbol]] + (player.engineer_symbol == symbol)
    for effect in in_force(state, seat).markers:
        markers = effect.markers(state, seat, symbol, markers)
    return min(markers, free_markers(state, seat, symbol))


def free_markers(state: State, seat: Seat, symbol: Symbol) -> int:
    """TRK-5: the markers of a symbol that are neither on the trick card nor in the Theater."""
    used = state.players[seat].markers[symbol] + in_theater(state, seat, symbol)
    return MARKERS_PER_SYMBOL - used


def put_markers(state: State, seat: Seat, symbol: Symbol, markers: int) -> None:
    """Markers go from the supply onto the trick card."""
    player = state.players[seat]
    player.add_markers(symbol, markers)
    state.tell(TRICK_PREPARED, seat, player.tricks[symbol], markers)


def return_trick(state: State, seat: Seat, symbol: Symbol) -> None:
    """TRK-6: a trick goes back to its deck, all its markers to the supply, its symbol is free."""
    for show in state.theater:
        show.remove(seat, symbol)
    player = state.players[seat]
    player.add_markers(symbol, -player.markers[symbol])
    leave_trick(state, seat, symbol)


def leave_trick(state: State, seat: Seat, symbol: Symbol) -> None:
    """TRK-6: a trick card goes back to its deck, and effects forget what they remembered of it."""
    player = state.players[seat]
    trick = player.tricks[symbol]
    player.set_trick(symbol, NONE)
    if player.engineer_symbol == symbol:
        player.engineer_symbol = NONE
    state.trick_owner[trick] = NONE
    state.trick_changes += 1
    for effect in cards_with("on_trick_left"):
        effect.on_trick_left(state, trick)
    state.tell(TRICK_RETURNED, seat, trick)


class ChooseTrickSlot(TrickQuestion):
    """DT-1: on which slot does the new trick go?"""

    name: ClassVar[str] = "choose_trick_slot"
    fields: ClassVar[tuple[str, ...]] = ("seat", "trick", "symbol")
    rule: ClassVar[str] = "DT-1"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_TRICK_SLOT,)

    def __init__(self, seat: Seat, trick: TrickNumber, symbol: Symbol) -> None:
        super().__init__(seat, symbol)
        self.trick = trick

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [CHOOSE_TRICK_SLOT.of(seat, ON_BOARD), CHOOSE_TRICK_SLOT.of(seat, ON_EXTENSION)]

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        learn_trick(state, self.seat, self.trick, action.pile, self.symbol)
