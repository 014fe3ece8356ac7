"""Trick Overhaul, a Special card of Downtown."""

from typing import ClassVar, Final

from trickerion.engine.boards.components import missing
from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.frames import Question
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Die, Seat, TrickNumber
from trickerion.engine.core.verbs import PASS, REPLACE_TRICK
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.learn_trick import (
    ChooseTrick,
    LearnTrick,
    learnable,
    trick_refusal,
)
from trickerion.engine.locations.location import Placement
from trickerion.engine.locations.workshop import own_tricks

PLAIN_LEARN: Final = LearnTrick()


class TrickOverhaul(Effect):
    """SPC-18: the learned trick may replace another trick of the player and take over its symbol
    and markers, provided the player has its components."""

    id: ClassVar[str] = "trick_overhaul"
    rules: ClassVar[tuple[str, ...]] = ("DT-1", "DT-3", "TRK-6", "SPC-18")

    def action_refusal(
        self, state: State, placement: Placement, action: Action, refusal: Refusal | None
    ) -> Refusal | None:
        if refusal is None or refusal.reason in ("wrong_die", "die_x"):
            return refusal
        can_replace = replace_refusal(state, placement.seat, action.die) is None
        return None if can_replace else refusal

    def do_instead(self, state: State, placement: Placement, action: Action) -> bool:
        if replace_refusal(state, placement.seat, action.die) is not None:
            return False
        state.push(ChooseOldTrick(placement.seat, action.die))
        return True


def new_trick_refusal(state: State, seat: Seat, die: Die, trick: TrickNumber) -> Refusal | None:
    """SPC-18: why a trick cannot be learned in place of another."""
    refusal = trick_refusal(state, seat, state.dice[die], trick)
    return refusal or missing(state.players[seat], trick)


def replace_refusal(state: State, seat: Seat, die: Die) -> Refusal | None:
    """SPC-18: a trick is replaced only if there is one to take its place."""
    for trick in learnable(state, seat, state.dice[die]):
        if new_trick_refusal(state, seat, die, trick) is None:
            return None
    return Refusal("SPC-18", "no_trick")


class ChooseOldTrick(Question):
    """SPC-18: which trick does the new one replace, if any?"""

    name: ClassVar[str] = "choose_old_trick"
    asked_by: ClassVar[str] = "trick_overhaul"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die")
    rule: ClassVar[str] = "SPC-18"
    verbs: ClassVar[tuple[Verb, ...]] = (REPLACE_TRICK, PASS)

    def __init__(self, seat: Seat, die: Die) -> None:
        super().__init__(seat)
        self.die = die

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        tricks = own_tricks(state.players[seat])
        return [*(REPLACE_TRICK.of(seat, trick) for trick in tricks), PASS.of(seat)]

    def may_run_dry(self) -> bool:
        return True

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return PLAIN_LEARN.face_refusal(state, self.seat, state.dice[self.die])
        if action.trick not in state.players[self.seat].tricks:
            return Refusal("SPC-18", "not_your_trick")
        return replace_refusal(state, self.seat, self.die)

    def choose(self, state: State, action: Action) -> None:
        if action.verb is PASS:
            state.replace(ChooseTrick(self.seat, self.die))
        else:
            symbol = state.players[self.seat].symbol_of(action.trick)
            state.replace(ChooseNewTrick(self.seat, self.die, symbol))


class ChooseNewTrick(ChooseTrick):
    """SPC-18: which trick replaces the one with that symbol? A different one, whose components
    the player has."""

    name: ClassVar[str] = "choose_new_trick"
    asked_by: ClassVar[str] = "trick_overhaul"
    rule: ClassVar[str] = "SPC-18"

    def may_run_dry(self) -> bool:
        return True

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return new_trick_refusal(state, self.seat, self.die, action.trick)
