"""Hire Character, at the Inn Downtown (DT-4)."""

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import CHARACTER_HIRED
from trickerion.engine.core.names import NONE
from trickerion.engine.core.pieces import INN, SUPPLY, PlayerBoard
from trickerion.engine.core.printed_facts import (
    ALL_APPRENTICES,
    APPRENTICES,
    ASSISTANT,
    FACE_SPECIALIST,
    INN_DICE,
    X,
)
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Die, Face, Seat
from trickerion.engine.core.verbs import HIRE
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.locations.dice import DieAction, set_die
from trickerion.engine.locations.location import Placement


def apprentices(player: PlayerBoard) -> int:
    """How many Apprentices are in the team or at the Inn."""
    team = sum(player.has(apprentice) for apprentice in ALL_APPRENTICES)
    return team + player.inn_apprentices


def apprentice_slots(player: PlayerBoard) -> int:
    """DT-4: three on the board, one more with an Assistant, even one still at the Inn."""
    return len(APPRENTICES) + (player.where[ASSISTANT] != SUPPLY)


class HireCharacter(DieAction):
    """DT-4: the Character an Inn die shows goes from the supply to the Inn."""

    verb: Verb = HIRE
    kind: str = "hire_character"
    rule: str = "DT-4"
    dice: tuple[Die, ...] = INN_DICE

    def face_refusal(self, state: State, seat: Seat, face: Face) -> Refusal | None:
        return hire_refusal(state.players[seat], FACE_SPECIALIST.get(face, NONE))

    def do(self, state: State, placement: Placement, action: Action) -> None:
        face = state.dice[action.die]
        set_die(state, action.die, X, "used")
        hire(state, placement.seat, FACE_SPECIALIST.get(face, NONE))


def hire_refusal(player: PlayerBoard, specialist: Character) -> Refusal | None:
    """DT-4: each Specialist only once; an Apprentice (NONE) needs a free apprentice slot."""
    if specialist != NONE:
        hired = player.where[specialist] != SUPPLY
        return Refusal("DT-4", "already_hired") if hired else None
    if apprentices(player) >= apprentice_slots(player):
        return Refusal("DT-4", "no_apprentice_slot")
    return None


def hire(state: State, seat: Seat, specialist: Character) -> None:
    """DT-4: a Specialist, or with NONE an Apprentice, goes to the Inn; then cards apply."""
    send_to_inn(state, seat, specialist)
    for effect in in_force(state, seat).on_hired:
        effect.on_hired(state, seat, specialist)


def send_to_inn(state: State, seat: Seat, specialist: Character) -> None:
    """DT-4: it joins in END-2."""
    hireling = 0 if specialist == NONE else specialist
    state.tell(CHARACTER_HIRED, seat, hireling)
    player = state.players[seat]
    if specialist == NONE:
        player.inn_apprentices += 1
    else:
        player.move(specialist, INN)
