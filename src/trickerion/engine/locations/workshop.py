"""The Workshop: preparing tricks and using the Specialists' extensions (WS)."""

from typing import Final

from trickerion.catalog import board
from trickerion.engine.boards.components import (
    ON_BOARD,
    ON_EXTENSION,
    counted,
    give_back,
    has_manager_slot,
    meets,
    missing,
)
from trickerion.engine.boards.tricks import markers_to_prepare, put_markers
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import APPRENTICE_MOVED, COMPONENTS_MOVED, TRICK_MOVED
from trickerion.engine.core.names import FIELDS, NONE
from trickerion.engine.core.packing import disk
from trickerion.engine.core.pieces import SUPPLY, PlayerBoard, UsedCard
from trickerion.engine.core.printed_facts import (
    APPRENTICES,
    ASSISTANT,
    ASSISTANTS_APPRENTICE,
    ENGINEER,
    MANAGER,
    PREPARE_COST,
)
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat
from trickerion.engine.core.verbs import MOVE_APPRENTICE, MOVE_COMPONENTS, MOVE_TRICK, PREPARE
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.locations.location import ARMED, LocationAction, Placement

NO_EXCHANGE: Final = FIELDS["exchange"].number("none")


def own_tricks(player: PlayerBoard) -> list[int]:
    return [trick for trick in player.tricks if trick != NONE]


class Prepare(LocationAction):
    """WS-1: put markers on a trick card that holds none, if its components are there. With a
    Special card this is allowed even if no marker is left."""

    verb: Verb = PREPARE
    kind: str = "prepare"
    rule: str = "WS-1"

    def printed_cost(self, action: Action) -> int:
        return PREPARE_COST[action.trick]

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        seat = placement.seat
        return [PREPARE.of(seat, trick) for trick in own_tricks(state.players[seat])]

    def options(self, state: State, placement: Placement) -> list[Action]:
        seat = placement.seat
        player = state.players[seat]
        needs_all = not in_force(state, seat).component_refusal
        actions = []
        for trick in own_tricks(player):
            if needs_all and not meets(player, trick):
                continue
            if self.cost(state, seat, PREPARE_COST[trick]) <= placement.ap:
                action = PREPARE.of(seat, trick)
                if self.refusal(state, placement, action) is None:
                    actions.append(action)
        return actions

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        player = state.players[placement.seat]
        symbol = player.symbol_of(action.trick)
        if symbol == NONE:
            return Refusal("WS-1", "not_your_trick")
        if player.markers[symbol]:
            return Refusal("WS-1", "has_markers", left=player.markers[symbol])
        refusal = missing(player, action.trick)
        for effect in in_force(state, placement.seat).component_refusal:
            refusal = effect.component_refusal(state, placement.seat, action.trick, refusal)
        if refusal is not None or placement.bonus == ARMED:
            return refusal
        has_marker = markers_to_prepare(state, placement.seat, symbol)
        return None if has_marker else Refusal("TRK-5", "no_markers")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        seat = placement.seat
        symbol = state.players[seat].symbol_of(action.trick)
        markers = markers_to_prepare(state, seat, symbol)
        put_markers(state, seat, symbol, markers)
        for effect in in_force(state, seat).on_prepared:
            effect.on_prepared(state, seat, symbol, markers)


class SpecialistAction(LocationAction):
    """WS-5: requires the Specialist in the team; any Character may take it."""

    specialist: Character = NONE

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        player = state.players[placement.seat]
        if not player.has(self.specialist):
            specialist = board.SPECIALISTS[self.specialist - MANAGER]
            return Refusal("WS-5", "no_specialist", specialist=specialist)
        return self.own_refusal(player, action)

    def own_refusal(self, player: PlayerBoard, action: Action) -> Refusal | None:
        raise AssertionError(self.rule)


class MoveTrick(SpecialistAction):
    """WS-2: a trick to the Engineer's slot, or exchanged with the one there."""

    verb: Verb = MOVE_TRICK
    rule: str = "WS-2"
    specialist: Character = ENGINEER

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        player = state.players[placement.seat]
        if not player.has(ENGINEER):
            return []
        return [MOVE_TRICK.of(placement.seat, trick) for trick in own_tricks(player)]

    def own_refusal(self, player: PlayerBoard, action: Action) -> Refusal | None:
        symbol = player.symbol_of(action.trick)
        if symbol == NONE:
            return Refusal("WS-2", "not_your_trick")
        return Refusal("WS-2", "already_there") if symbol == player.engineer_symbol else None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        player = state.players[placement.seat]
        player.engineer_symbol = player.symbol_of(action.trick)
        state.tell(TRICK_MOVED, placement.seat, action.trick)


class MoveComponents(SpecialistAction):
    """WS-3: a pile to a Manager's slot, or exchanged with one there; a pile of 3 loses 1."""

    verb: Verb = MOVE_COMPONENTS
    rule: str = "WS-3"
    specialist: Character = MANAGER

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

    def own_refusal(self, player: PlayerBoard, action: Action) -> Refusal | None:
        if not player.pieces[action.component]:
            return Refusal("WS-3", "no_pile")
        if player.managed[action.component]:
            return Refusal("WS-3", "already_there")
        if action.exchange == NO_EXCHANGE:
            return None if has_manager_slot(player) else Refusal("WS-3", "no_free_slot")
        return None if player.managed[action.exchange] else Refusal("WS-3", "not_exchangeable")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        player = state.players[placement.seat]
        if action.exchange != NO_EXCHANGE:
            player.set_pile(action.exchange, ON_BOARD)
        player.set_pile(action.component, ON_EXTENSION)
        state.tell(COMPONENTS_MOVED, placement.seat, action.component, action.exchange)
        if counted(player, action.component) > board.MAX_PER_COMPONENT:
            give_back(state, placement.seat, action.component, 1)


class MoveApprentice(SpecialistAction):
    """WS-4: an Apprentice, its card and its place on the board to the Assistant's empty slot."""

    verb: Verb = MOVE_APPRENTICE
    rule: str = "WS-4"
    specialist: Character = ASSISTANT

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        player = state.players[placement.seat]
        if not player.has(ASSISTANT) or player.has(ASSISTANTS_APPRENTICE):
            return []
        return [MOVE_APPRENTICE.of(placement.seat, apprentice) for apprentice in APPRENTICES]

    def own_refusal(self, player: PlayerBoard, action: Action) -> Refusal | None:
        if action.character not in APPRENTICES:
            return Refusal("WS-4", "not_on_board")
        if not player.has(action.character):
            return Refusal("WS-4", "not_in_team")
        return Refusal("WS-4", "place_taken") if player.has(ASSISTANTS_APPRENTICE) else None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        seat, new, old = placement.seat, ASSISTANTS_APPRENTICE, action.character
        player = state.players[seat]
        slot = player.where[old]
        if slot >= 0:
            state.occupants[state.occupant_key(seat, slot)] = disk(seat, new)
        player.move(new, slot)
        player.move(old, SUPPLY)
        player.pass_card_on(old, new)
        rename_placed(state, seat, old, new)
        if placement.character == old:
            state.replace(placement.by(new))
        state.tell(APPRENTICE_MOVED, seat, old)


def rename_placed(state: State, seat: Seat, old: Character, new: Character) -> None:
    """Update a Character placed this turn that has moved on the player board."""
    before = disk(seat, old)
    state.placed = [disk(seat, new) if placed == before else placed for placed in state.placed]
    state.lasting = [
        UsedCard(entry.card, seat, new, entry.memory)
        if (entry.seat, entry.character) == (seat, old)
        else entry
        for entry in state.lasting
    ]


ACTIONS: Final[tuple[LocationAction, ...]] = (
    Prepare(),
    MoveTrick(),
    MoveComponents(),
    MoveApprentice(),
)
