"""Hypnotic Motivation, a Special card of Downtown."""

from typing import ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import CHARACTER_JOINED
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import hired_after
from trickerion.engine.core.pieces import HOME, IDLE, PlayerBoard, UsedCard
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Seat
from trickerion.engine.core.verbs import ASSIGN, PASS
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.locations.fortune_teller import reveal_card, veiled
from trickerion.engine.locations.location import entry_of, placement_below
from trickerion.engine.phases.assignment import lay_card
from trickerion.engine.phases.end_turn import join_apprentice


class HypnoticMotivation(Effect):
    """SPC-17: the hired Character joins right away, and may get a card and be placed later by its
    player. Remembers the Character, and how many had been placed or were Idle at the time."""

    id: ClassVar[str] = "hypnotic_motivation"
    rules: ClassVar[tuple[str, ...]] = ("DT-4", "TURN-6", "SPC-17")
    remembers: ClassVar[str] = "hired"

    def on_hired(self, state: State, seat: Seat, specialist: Character) -> None:
        character = join_at_once(state, seat, specialist)
        if character != NONE and state.players[seat].hand:
            state.remember(
                entry_of(state, placement_below(state)), hired_when(state.players[seat], character)
            )
            state.push(AssignHired(seat, character))

    def holds_back(self, state: State, lasting: UsedCard, seat: Seat, character: Character) -> bool:
        when = hired_when(state.players[seat], character)
        return lasting.seat == seat and lasting.memory == when


def join_at_once(state: State, seat: Seat, specialist: Character) -> int:
    """SPC-17: move the hired Character from the Inn to the team; NONE for an Apprentice whose only
    slot is that of an Assistant still at the Inn, where both wait for END-2."""
    player = state.players[seat]
    if specialist == NONE:
        home = join_apprentice(state, seat)
        player.inn_apprentices -= home != NONE
        return home
    player.move(specialist, HOME)
    state.tell(CHARACTER_JOINED, seat, specialist)
    return specialist


def hired_when(player: PlayerBoard, character: Character) -> int:
    """A Character and how many Characters have been placed or declared Idle, as one number: the
    placement in which it was hired is over once that count has grown."""
    done = sum(where >= 0 or where == IDLE for where in player.where)
    return hired_after(character, done)


class AssignHired(Question):
    """SPC-17: which card goes below the hired Character, if any?"""

    name: ClassVar[str] = "assign_hired"
    asked_by: ClassVar[str] = "hypnotic_motivation"
    fields: ClassVar[tuple[str, ...]] = ("seat", "character")
    rule: ClassVar[str] = "SPC-17"
    verbs: ClassVar[tuple[Verb, ...]] = (ASSIGN, PASS)

    def __init__(self, seat: Seat, character: Character) -> None:
        super().__init__(seat)
        self.character = character

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        cards = sorted(set(state.players[seat].hand))
        return [*(ASSIGN.of(seat, self.character, card) for card in cards), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        if action.character != self.character:
            return Refusal("SPC-17", "not_hired")
        held = action.card in state.players[self.seat].hand
        return None if held else Refusal("SPC-17", "not_in_hand")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        if action.verb is ASSIGN:
            lay_card(state, self.seat, self.character, action.card)
            if not veiled(state):
                state.reveals += 1
                reveal_card(state, self.seat, self.character)
