"""Components in the Workshop: piles on the board and on the Manager's slots (CMP)."""

from typing import ClassVar, Final

from trickerion.catalog.board import COMPONENT_SLOTS, MANAGER_COMPONENT_SLOTS, MAX_PER_COMPONENT
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import COMPONENTS_RETURNED, COMPONENTS_TAKEN
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import name
from trickerion.engine.core.pieces import PlayerBoard
from trickerion.engine.core.printed_facts import MANAGER, NEEDS
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Component, PileSide, Seat, TrickNumber
from trickerion.engine.core.verbs import CHOOSE_PILE

ON_BOARD: Final = 0
ON_EXTENSION: Final = 1


def counted(player: PlayerBoard, component: Component) -> int:
    """CMP-2: a pile on a Manager's slot counts as one component more."""
    pieces = player.pieces[component]
    return pieces + player.managed[component] if pieces else 0


def has_board_slot(player: PlayerBoard) -> bool:
    """CMP-1: six piles on the board."""
    piles = 0
    for component in range(len(player.pieces)):
        if player.pieces[component] and not player.managed[component]:
            piles += 1
    return piles < COMPONENT_SLOTS


def has_manager_slot(player: PlayerBoard) -> bool:
    """CMP-1: two piles on the Manager's extension, if there is one."""
    return player.has(MANAGER) and sum(player.managed) < MANAGER_COMPONENT_SLOTS


def room(player: PlayerBoard, component: Component) -> int:
    """CMP-1, CMP-2: how many more pieces of a type fit into the Workshop."""
    if player.pieces[component]:
        return MAX_PER_COMPONENT - counted(player, component)
    if has_board_slot(player):
        return MAX_PER_COMPONENT
    return MAX_PER_COMPONENT - 1 if has_manager_slot(player) else 0


def no_room(player: PlayerBoard, component: Component, pieces: int) -> Refusal | None:
    """CMP-1, CMP-2: why that many pieces do not fit; None if they do."""
    left = room(player, component)
    if pieces <= left:
        return None
    if left == 0 and not player.pieces[component]:
        return Refusal("CMP-1", "no_pile_room")
    return Refusal("CMP-2", "too_many", left=left)


def missing(player: PlayerBoard, trick: TrickNumber) -> Refusal | None:
    """WS-1: which component a trick lacks; None if its requirements are met."""
    for component, needs in NEEDS[trick]:
        has = counted(player, component)
        if has < needs:
            return Refusal(
                "WS-1",
                "missing_component",
                needs=needs,
                component=name("component", component),
                left=has,
            )
    return None


def meets(player: PlayerBoard, trick: TrickNumber) -> bool:
    """Does the Workshop hold the components a trick requires?"""
    for component, needs in NEEDS[trick]:
        if counted(player, component) < needs:
            return False
    return True


def put(state: State, seat: Seat, component: Component, pieces: int, pile: PileSide) -> None:
    """Add new pieces to a pile, or start one on the board or the extension."""
    player = state.players[seat]
    if not player.pieces[component]:
        player.set_pile(component, pile)
    player.add_pieces(component, pieces)
    state.tell(COMPONENTS_TAKEN, seat, component, pieces, player.managed[component])


def receive(state: State, seat: Seat, component: Component, pieces: int) -> None:
    """CMP-1: for a new type the owner chooses between board and Manager's slots."""
    player = state.players[seat]
    if player.pieces[component]:
        put(state, seat, component, pieces, ON_BOARD)
        return
    extension = has_manager_slot(player) and pieces < MAX_PER_COMPONENT
    if extension and has_board_slot(player):
        state.push(ChoosePile(seat, component, pieces))
    else:
        put(state, seat, component, pieces, ON_EXTENSION if extension else ON_BOARD)


def give_back(state: State, seat: Seat, component: Component, pieces: int) -> None:
    """CMP-4: pieces go back to the supply; the Manager's extra one is not a piece."""
    player = state.players[seat]
    player.add_pieces(component, -pieces)
    if not player.pieces[component]:
        player.set_pile(component, ON_BOARD)
    state.tell(COMPONENTS_RETURNED, seat, component, pieces)


class ChoosePile(Question):
    """CMP-1: where does a pile of a new type go?"""

    name: ClassVar[str] = "choose_pile"
    fields: ClassVar[tuple[str, ...]] = ("seat", "component", "pieces")
    rule: ClassVar[str] = "CMP-1"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_PILE,)

    def __init__(self, seat: Seat, component: Component, pieces: int) -> None:
        super().__init__(seat)
        self.component = component
        self.pieces = pieces

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        return [CHOOSE_PILE.of(seat, ON_BOARD), CHOOSE_PILE.of(seat, ON_EXTENSION)]

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        put(state, self.seat, self.component, self.pieces, action.pile)
