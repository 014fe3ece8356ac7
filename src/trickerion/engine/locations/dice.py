"""The dice of Downtown: actions that use one up, Reroll Die and Set Die (DT-6)."""

from typing import Final

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import DIE_CHANGED
from trickerion.engine.core.names import NONE
from trickerion.engine.core.printed_facts import DIE_FACES, X
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Die, Face, Seat
from trickerion.engine.core.verbs import REROLL, SET_DIE
from trickerion.engine.locations.location import LocationAction, Placement
from trickerion.engine.phases.roll_dice import roll_die


def set_die(state: State, die: Die, face: Face, how: str) -> None:
    state.dice[die] = face
    state.supply_changes += 1
    state.tell(DIE_CHANGED, NONE, die, face, how)


def reroll(state: State, die: Die) -> None:
    roll_die(state, die)
    state.tell(DIE_CHANGED, NONE, die, state.dice[die], "rerolled")


class DieAction(LocationAction):
    """Uses up a die: it must not show X, and shows X afterwards."""

    ap: int = 3
    dice: tuple[Die, ...] = ()

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return [self.verb.of(placement.seat, die) for die in self.dice]

    def options(self, state: State, placement: Placement) -> list[Action]:
        seat = placement.seat
        return [
            self.verb.of(seat, die)
            for die in self.dice
            if state.dice[die] != X and self.can_use(state, seat, state.dice[die])
        ]

    def can_use(self, state: State, seat: Seat, face: Face) -> bool:
        """Can the face of the die be used?"""
        return self.face_refusal(state, seat, face) is None

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if action.die not in self.dice:
            return Refusal(self.rule, "wrong_die")
        if state.dice[action.die] == X:
            return Refusal(self.rule, "die_x")
        return self.face_refusal(state, placement.seat, state.dice[action.die])

    def face_refusal(self, state: State, seat: Seat, face: Face) -> Refusal | None:
        """Why the face of the die cannot be used."""
        return None


DISTINCT_FACES: Final = [sorted(set(faces)) for faces in DIE_FACES]


class RerollDie(LocationAction):
    """DT-6: roll one die again, dice on X included."""

    verb: Verb = REROLL
    is_exact: bool = True
    rule: str = "DT-6"
    ap: int = 1

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        return REROLL.every(placement.seat)

    def do(self, state: State, placement: Placement, action: Action) -> None:
        reroll(state, action.die)


class SetDie(LocationAction):
    """DT-6: set one die to another of its own faces, dice on X included."""

    verb: Verb = SET_DIE
    is_exact: bool = True
    rule: str = "DT-6"
    ap: int = 2

    def candidates(self, state: State, placement: Placement) -> list[Action]:
        actions = []
        for die, row in enumerate(SET_DIE.rows[placement.seat]):
            shown = state.dice[die]
            for face in DISTINCT_FACES[die]:
                if face != shown:
                    actions.append(row[face])
        return actions

    def refusal(self, state: State, placement: Placement, action: Action) -> Refusal | None:
        if action.face not in DIE_FACES[action.die]:
            return Refusal("DT-6", "no_such_face")
        if state.dice[action.die] == action.face:
            return Refusal("DT-6", "same_face")
        return None

    def do(self, state: State, placement: Placement, action: Action) -> None:
        set_die(state, action.die, action.face, "set")
