"""The Workshop: preparing tricks and using the Specialists' extensions (WS)."""

from typing import Final

from trickerion.catalog import board
from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import (
    APPRENTICES,
    ASSISTANT,
    ASSISTANTS_APPRENTICE,
    CHARACTER_COUNT,
    ENGINEER,
    MANAGER,
    PREPARE_COST,
)
from trickerion.engine.components import (
    ON_BOARD,
    ON_EXTENSION,
    counted,
    give_back,
    has_manager_slot,
    missing,
)
from trickerion.engine.effects import in_force
from trickerion.engine.events import APPRENTICE_MOVED, COMPONENTS_MOVED, TRICK_MOVED
from trickerion.engine.location import ARMED, LocationAction, Placement
from trickerion.engine.names import FIELDS, NONE
from trickerion.engine.pieces import SUPPLY, Lasting, Player
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.tricks import markers_to_prepare, put_markers
from trickerion.engine.verbs import MOVE_APPRENTICE, MOVE_COMPONENTS, MOVE_TRICK, PREPARE

NO_EXCHANGE: Final = FIELDS["exchange"].number("none")


def own_tricks(player: Player) -> list[int]:
    return [trick for trick in player.tricks if trick != NONE]


class Prepare(LocationAction):
    """WS-1: markers onto a trick card that holds none, if the components are there. With a Special
    card it may be done although no marker is left to put there."""

    verb: Verb = PREPARE
    kind: str = "prepare"
    has_fixed_cost: bool = False
    rule: str = "WS-1"

    def printed_cost(self, action: Action) -> int:
        return PREPARE_COST[action.a]

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        seat = placement.seat
        return [PREPARE.of(seat, trick) for trick in own_tricks(state.players[seat])]

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        player = state.players[placement.seat]
        symbol = player.symbol_of(action.a)
        if symbol == NONE:
            return Refusal("WS-1", "not_your_trick")
        if player.markers[symbol]:
            return Refusal("WS-1", "has_markers", left=player.markers[symbol])
        refusal = missing(player, action.a)
        for effect in in_force(state, placement.seat).component_refusal:
            refusal = effect.component_refusal(state, placement.seat, action.a, refusal)
        if refusal is not None or placement.bonus == ARMED:
            return refusal
        has_marker = markers_to_prepare(state, placement.seat, symbol)
        return None if has_marker else Refusal("TRK-5", "no_markers")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        seat = placement.seat
        symbol = state.players[seat].symbol_of(action.a)
        markers = markers_to_prepare(state, seat, symbol)
        put_markers(state, seat, symbol, markers)
        for effect in in_force(state, seat).on_prepared:
            effect.on_prepared(state, seat, symbol, markers)


class SpecialistAction(LocationAction):
    """WS-5: needs the Specialist in the team; any Character may take it."""

    specialist: int = NONE

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        player = state.players[placement.seat]
        if not player.has(self.specialist):
            specialist = board.SPECIALISTS[self.specialist - MANAGER]
            return Refusal("WS-5", "no_specialist", specialist=specialist.capitalize())
        return self.own_refusal(player, action)

    def own_refusal(self, player: Player, action: Action) -> Refusal | None:
        raise AssertionError(self.rule)


class MoveTrick(SpecialistAction):
    """WS-2: a trick to the Engineer's slot, or exchanged with the one there."""

    verb: Verb = MOVE_TRICK
    rule: str = "WS-2"
    specialist: int = ENGINEER

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        player = state.players[placement.seat]
        if not player.has(ENGINEER):
            return []
        return [MOVE_TRICK.of(placement.seat, trick) for trick in own_tricks(player)]

    def own_refusal(self, player: Player, action: Action) -> Refusal | None:
        symbol = player.symbol_of(action.a)
        if symbol == NONE:
            return Refusal("WS-2", "not_your_trick")
        return Refusal("WS-2", "already_there") if symbol == player.engineer_symbol else None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        player = state.players[placement.seat]
        player.engineer_symbol = player.symbol_of(action.a)
        state.tell(TRICK_MOVED, placement.seat, action.a)


class MoveComponents(SpecialistAction):
    """WS-3: a pile to a Manager's slot, or exchanged with one there; a pile of 3 loses 1."""

    verb: Verb = MOVE_COMPONENTS
    rule: str = "WS-3"
    specialist: int = MANAGER

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        player = state.players[placement.seat]
        if not player.has(MANAGER):
            return []
        managed = [c for c in range(12) if player.managed[c]]
        return [
            MOVE_COMPONENTS.of(placement.seat, component, exchange)
            for component in range(12)
            if player.pieces[component] and not player.managed[component]
            for exchange in (*managed, NO_EXCHANGE)
        ]

    def own_refusal(self, player: Player, action: Action) -> Refusal | None:
        if not player.pieces[action.a]:
            return Refusal("WS-3", "no_pile")
        if player.managed[action.a]:
            return Refusal("WS-3", "already_there")
        if action.b == NO_EXCHANGE:
            return None if has_manager_slot(player) else Refusal("WS-3", "no_free_slot")
        return None if player.managed[action.b] else Refusal("WS-3", "not_exchangeable")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        player = state.players[placement.seat]
        if action.b != NO_EXCHANGE:
            player.managed[action.b] = ON_BOARD
        player.managed[action.a] = ON_EXTENSION
        state.tell(COMPONENTS_MOVED, placement.seat, action.a, action.b)
        if counted(player, action.a) > board.MAX_PER_COMPONENT:
            give_back(state, placement.seat, action.a, 1)


class MoveApprentice(SpecialistAction):
    """WS-4: an Apprentice, its card and its place on the board to the Assistant's empty slot."""

    verb: Verb = MOVE_APPRENTICE
    rule: str = "WS-4"
    specialist: int = ASSISTANT

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        player = state.players[placement.seat]
        if not player.has(ASSISTANT) or player.has(ASSISTANTS_APPRENTICE):
            return []
        return [MOVE_APPRENTICE.of(placement.seat, apprentice) for apprentice in APPRENTICES]

    def own_refusal(self, player: Player, action: Action) -> Refusal | None:
        if action.a not in APPRENTICES:
            return Refusal("WS-4", "not_on_board")
        if not player.has(action.a):
            return Refusal("WS-4", "not_in_team")
        return Refusal("WS-4", "place_taken") if player.has(ASSISTANTS_APPRENTICE) else None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        seat, new, old = placement.seat, ASSISTANTS_APPRENTICE, action.a
        player = state.players[seat]
        slot = player.where[old]
        if slot >= 0:
            state.occupants[state.occupant_key(seat, slot)] = seat * CHARACTER_COUNT + new
        player.where[new], player.where[old] = slot, SUPPLY
        player.under[new], player.under[old] = player.under[old], NONE
        if player.is_face_down(old):
            player.face_down ^= 1 << old | 1 << new
        rename_placed(state, seat * CHARACTER_COUNT + old, seat * CHARACTER_COUNT + new)
        if placement.character == old:
            state.replace(placement.by(new))
        state.tell(APPRENTICE_MOVED, seat, old)


def rename_placed(state: State, old: int, new: int) -> None:
    """A Character that was placed this turn has another home now."""
    state.placed = [new if code == old else code for code in state.placed]
    seat, old_home = divmod(old, CHARACTER_COUNT)
    state.lasting = [
        Lasting(entry.card, seat, new % CHARACTER_COUNT, entry.memory)
        if (entry.seat, entry.character) == (seat, old_home)
        else entry
        for entry in state.lasting
    ]


ACTIONS: Final[tuple[LocationAction, ...]] = (
    Prepare(),
    MoveTrick(),
    MoveComponents(),
    MoveApprentice(),
)
