"""Learn Trick, at the Dahlgaard Residence Downtown (DT-1 to DT-3)."""

from typing import ClassVar, Final

from trickerion.catalog import TRICKS
from trickerion.engine.boards.tricks import has_board_trick_slot, has_engineer_slot, receive_trick
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import TrickQuestion
from trickerion.engine.core.names import NONE, name
from trickerion.engine.core.pieces import IN_BOX
from trickerion.engine.core.printed_facts import (
    ANY,
    CATEGORY,
    FAVORITE,
    RESIDENCE_DICE,
    THRESHOLD,
    X,
)
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Die, Face, Seat, Symbol, TrickNumber
from trickerion.engine.core.verbs import CHOOSE_TRICK, LEARN
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.locations.dice import DieAction, set_die
from trickerion.engine.locations.location import Placement

TRICKS_OF: Final = [[t for t in range(len(TRICKS)) if CATEGORY[t] == c] for c in range(4)]


class LearnTrick(DieAction):
    """DT-1: pick a Residence die, then the trick."""

    verb: Verb = LEARN
    kind: str = "learn_trick"
    rule: str = "DT-1"
    dice: tuple[Die, ...] = RESIDENCE_DICE

    def face_refusal(self, state: State, seat: Seat, face: Face) -> Refusal | None:
        player = state.players[seat]
        if not has_board_trick_slot(player) and not has_engineer_slot(player):
            return Refusal("DT-3", "no_trick_slot")
        return self.no_trick(state, seat, face)

    def no_trick(self, state: State, seat: Seat, face: Face) -> Refusal | None:
        """DT-2: is there a trick that can be learned?"""
        for trick in learnable(state, seat, face):
            if can_learn(state, seat, trick):
                return None
        return Refusal("DT-2", "no_trick")

    def do(self, state: State, placement: Placement, action: Action) -> None:
        state.push(ChooseTrick(placement.seat, action.die))


def residence_face(state: State, seat: Seat, face: Face) -> Face:
    """DT-1: the category that a Residence die counts as."""
    for effect in in_force(state, seat).residence_face:
        face = effect.residence_face(state, seat, face)
    return face


def learnable(state: State, seat: Seat, face: Face) -> list[TrickNumber]:
    """DT-1: the tricks of the die's category and of the favorite one."""
    favorite = FAVORITE[state.players[seat].magician]
    face = residence_face(state, seat, face)
    if face == ANY:
        return list(range(len(TRICKS)))
    return TRICKS_OF[face] if face == favorite else TRICKS_OF[face] + TRICKS_OF[favorite]


def can_learn(state: State, seat: Seat, trick: TrickNumber) -> bool:
    """DT-2: does a `learnable` trick have no `trick_refusal`?"""
    if state.trick_owner[trick] != NONE:
        return False
    player = state.players[seat]
    return THRESHOLD[trick] - player.fame <= player.coins


def trick_refusal(state: State, seat: Seat, face: Face, trick: TrickNumber) -> Refusal | None:
    """DT-1, DT-2: why a trick cannot be learned with a die that shows this face."""
    player = state.players[seat]
    owner = state.trick_owner[trick]
    if owner != NONE:
        reason = "trick_boxed" if owner == IN_BOX else "trick_taken"
        return Refusal("SET-2", reason)
    category = CATEGORY[trick]
    shown = residence_face(state, seat, face)
    if shown not in (ANY, category) and category != FAVORITE[player.magician]:
        return Refusal("DT-1", "wrong_category", category=name("category", category))
    missing = THRESHOLD[trick] - player.fame
    if missing > player.coins:
        return Refusal("DT-2", "needs_coins", needs=missing, left=player.coins)
    return None


class ChooseTrick(TrickQuestion):
    """DT-1, DT-2: which trick? Missing Fame is paid in Coins; the die is set to X. `symbol` is that
    of the trick the new one replaces; NONE if it takes the first unused symbol."""

    name: ClassVar[str] = "choose_trick"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die", "symbol")
    rule: ClassVar[str] = "DT-1"
    verbs: ClassVar[tuple[Verb, ...]] = (CHOOSE_TRICK,)

    def __init__(self, seat: Seat, die: Die, symbol: Symbol = NONE) -> None:
        super().__init__(seat, symbol)
        self.die = die

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        tricks = learnable(state, seat, state.dice[self.die])
        return [CHOOSE_TRICK.of(seat, t) for t in tricks if can_learn(state, seat, t)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return trick_refusal(state, self.seat, state.dice[self.die], action.trick)

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        missing = THRESHOLD[action.trick] - state.players[self.seat].fame
        state.add_coins(self.seat, -max(0, missing), "learn_trick")
        set_die(state, self.die, X, "used")
        receive_trick(state, self.seat, action.trick, self.symbol)
