"""The Assignment phase: all seats plan in secret and at the same time (TURN-5)."""

from typing import ClassVar

from trickerion.engine.core.actions import Action, Verb
from trickerion.engine.core.events import (
    CARD_ASSIGNED,
    CARD_RECALLED,
    SEAT_READY,
    SEAT_RECONSIDERED,
)
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import (
    CHARACTER_COUNT,
    first_bits,
    has_bit,
    members,
    with_bit,
    without_bit,
)
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import CardNumber, Character, Seat
from trickerion.engine.core.verbs import ASSIGN, READY, RECALL, RECONSIDER
from trickerion.engine.heir.plan import turn_up_plan
from trickerion.engine.locations.fortune_teller import reveal_all, veiled


def assign(state: State) -> None:
    """TURN-5: all players plan at the same time. HEIR-3: the Heir's plan is turned up first."""
    if state.setup_options.heir:
        turn_up_plan(state)
    state.push(Assignment(first_bits(state.setup_options.players)))


def distinct(hand: list[CardNumber]) -> list[CardNumber]:
    """The cards of a sorted hand, each one once."""
    cards: list[CardNumber] = []
    last = NONE
    for card in hand:
        if card != last:
            cards.append(card)
        last = card
    return cards


def lay_card(state: State, seat: Seat, character: Character, card: CardNumber) -> None:
    """TURN-5: a card from hand goes face down under a Character."""
    player = state.players[seat]
    player.lay_card(character, card)
    state.tell(CARD_ASSIGNED, seat, character, card)


class Assignment(Question):
    """TURN-5: at most one card under each Character; `waiting` holds the seats that are not
    done yet, a bit each. Until the last one is done a seat may change its mind (see `free_*`)."""

    name: ClassVar[str] = "assignment"
    fields: ClassVar[tuple[str, ...]] = ("waiting",)
    rule: ClassVar[str] = "TURN-5"
    verbs: ClassVar[tuple[Verb, ...]] = (ASSIGN, READY)

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def seats(self) -> list[Seat]:
        return list(members(self.waiting))

    def asks(self, seat: Seat) -> bool:
        return seat >= 0 and has_bit(self.waiting, seat)

    def options(self, state: State, seat: Seat) -> list[Action]:
        player = state.players[seat]
        cards = distinct(player.hand)
        actions = []
        for character, row in enumerate(ASSIGN.rows[seat]):
            if player.has(character) and player.under[character] == NONE:
                for card in cards:
                    actions.append(row[card])
        actions.append(READY.of(seat))
        return actions

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is READY:
            return None
        player = state.players[action.seat]
        if not player.has(action.character):
            return Refusal("TURN-5", "not_in_team")
        if player.under[action.character] != NONE:
            return Refusal("TURN-5", "already_assigned")
        if action.card not in player.hand:
            return Refusal("TURN-5", "not_in_hand")
        return None

    def choose(self, state: State, action: Action) -> None:
        if action.verb is READY:
            self._ready(state, action.seat)
            return
        lay_card(state, action.seat, action.character, action.card)

    def _ready(self, state: State, seat: Seat) -> None:
        state.tell(SEAT_READY, seat)
        waiting = without_bit(self.waiting, seat)
        if waiting:
            state.replace(Assignment(waiting))
        else:
            state.pop()
            end_of_planning(state)

    # Changing plans, until the last seat is done

    def free_candidates(self, state: State, seat: Seat) -> list[Action]:
        actions = [RECALL.of(seat, character) for character in range(CHARACTER_COUNT)]
        actions.append(RECONSIDER.of(seat))
        return actions

    def free_refusal(self, state: State, action: Action) -> Refusal | None:
        """TURN-5: a finished seat must reconsider before it takes cards back."""
        is_waiting = has_bit(self.waiting, action.seat)
        if action.verb is RECONSIDER:
            return Refusal("TURN-5", "not_ready") if is_waiting else None
        if not is_waiting:
            return Refusal("TURN-5", "already_ready")
        if state.players[action.seat].under[action.character] == NONE:
            return Refusal("TURN-5", "no_card")
        return None

    def free_choose(self, state: State, action: Action) -> None:
        if action.verb is RECONSIDER:
            state.replace(Assignment(with_bit(self.waiting, action.seat)))
            state.tell(SEAT_RECONSIDERED, action.seat)
            return
        player = state.players[action.seat]
        card = player.under[action.character]
        player.set_card(action.character, NONE)
        player.take_in_hand([card])
        state.tell(CARD_RECALLED, action.seat, action.character, card)


def end_of_planning(state: State) -> None:
    """TURN-6: all cards are revealed; if plans are veiled, everyone still sees who has a card."""
    if veiled(state):
        state.reveals += 1
    else:
        reveal_all(state)
