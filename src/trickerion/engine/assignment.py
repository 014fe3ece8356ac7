"""The Assignment phase: all seats plan in secret and at the same time (TURN-5)."""

from bisect import insort
from typing import ClassVar

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import CHARACTER_COUNT
from trickerion.engine.events import (
    CARD_ASSIGNED,
    CARD_RECALLED,
    SEAT_READY,
    SEAT_RECONSIDERED,
)
from trickerion.engine.frames import Question
from trickerion.engine.names import NONE
from trickerion.engine.prophecies import reveal_all, veiled
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.verbs import ASSIGN, READY, RECALL, RECONSIDER


def assign(state: State) -> None:
    """TURN-5: everybody at once."""
    state.push(Assignment((1 << state.variant.players) - 1))


def lay_card(state: State, seat: int, character: int, card: int) -> None:
    """TURN-5: a card from hand goes face down under a Character."""
    player = state.players[seat]
    player.hand.remove(card)
    player.under[character] = card
    player.face_down |= 1 << character
    state.tell(CARD_ASSIGNED, seat, character, card)


class Assignment(Question):
    """TURN-5: at most one card under each Character; `waiting` holds the seats that are not
    done yet, a bit each. Until the last one is done a seat may change its mind (see `free_*`)."""

    name: ClassVar[str] = "assignment"
    fields: ClassVar[tuple[str, ...]] = ("waiting",)
    rule: ClassVar[str] = "TURN-5"
    verbs: ClassVar[tuple[Verb, ...]] = (ASSIGN, READY)
    is_exact: ClassVar[bool] = True

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def seats(self) -> list[int]:
        return [seat for seat in range(4) if self.waiting >> seat & 1]

    def candidates(self, state: State, seat: int) -> list[Action]:
        player = state.players[seat]
        cards = sorted(set(player.hand))
        actions = [
            ASSIGN.of(seat, character, card)
            for character in range(CHARACTER_COUNT)
            if player.has(character) and player.under[character] == NONE
            for card in cards
        ]
        actions.append(READY.of(seat))
        return actions

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is READY:
            return None
        player = state.players[action.seat]
        if not player.has(action.a):
            return Refusal("TURN-5", "not_in_team")
        if player.under[action.a] != NONE:
            return Refusal("TURN-5", "already_assigned")
        if action.b not in player.hand:
            return Refusal("TURN-5", "not_in_hand")
        return None

    def choose(self, state: State, action: Action) -> None:
        if action.verb is READY:
            self._ready(state, action.seat)
            return
        lay_card(state, action.seat, action.a, action.b)

    def _ready(self, state: State, seat: int) -> None:
        state.tell(SEAT_READY, seat)
        waiting = self.waiting & ~(1 << seat)
        if waiting:
            state.replace(Assignment(waiting))
        else:
            state.pop()
            end_of_planning(state)

    # Changing one's mind, until the last seat is done

    def free_candidates(self, state: State, seat: int) -> list[Action]:
        actions = [RECALL.of(seat, character) for character in range(CHARACTER_COUNT)]
        actions.append(RECONSIDER.of(seat))
        return actions

    def free_refusal(self, state: State, action: Action) -> Refusal | None:
        """TURN-5: a seat that is done reconsiders first; one that is not takes cards back."""
        is_waiting = self.waiting >> action.seat & 1
        if action.verb is RECONSIDER:
            return Refusal("TURN-5", "not_ready") if is_waiting else None
        if not is_waiting:
            return Refusal("TURN-5", "already_ready")
        if state.players[action.seat].under[action.a] == NONE:
            return Refusal("TURN-5", "no_card")
        return None

    def free_choose(self, state: State, action: Action) -> None:
        if action.verb is RECONSIDER:
            state.replace(Assignment(self.waiting | 1 << action.seat))
            state.tell(SEAT_RECONSIDERED, action.seat)
            return
        player = state.players[action.seat]
        card = player.under[action.a]
        player.under[action.a] = NONE
        player.face_down &= ~(1 << action.a)
        insort(player.hand, card)
        state.tell(CARD_RECALLED, action.seat, action.a, card)


def end_of_planning(state: State) -> None:
    """TURN-6: all cards are revealed; if they stay veiled, it is still seen where they lie."""
    if veiled(state):
        state.reveals += 1
    else:
        reveal_all(state)
