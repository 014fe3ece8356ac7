"""What a seat may do beside the decision it is asked for (TURN-5, TURN-8)."""

from typing import Final

from trickerion.engine.acting import Act
from trickerion.engine.actions import Action
from trickerion.engine.assignment import Assignment
from trickerion.engine.components import give_back
from trickerion.engine.location import ARMED
from trickerion.engine.names import NONE
from trickerion.engine.placement import PlaceCharacter
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State
from trickerion.engine.tricks import return_trick
from trickerion.engine.verbs import RECALL, RECONSIDER, RETURN_COMPONENT, RETURN_TRICK

MIND_CHANGES: Final = (RECALL, RECONSIDER)
RETURNS: Final = (RETURN_TRICK, RETURN_COMPONENT)


def free_options(state: State, seat: int) -> list[Action]:
    """Every legal action of a seat that does not answer its question."""
    if not state.stack:
        return []
    return [a for a in _candidates(state, seat) if free_refusal(state, a) is None]


def _candidates(state: State, seat: int) -> list[Action]:
    question = state.stack[-1]
    if isinstance(question, Assignment):
        return question.free_candidates(state, seat)
    player = state.players[seat]
    tricks = [RETURN_TRICK.of(seat, trick) for trick in player.tricks if trick != NONE]
    return tricks + [RETURN_COMPONENT.of(seat, c) for c in range(12) if player.pieces[c]]


def free_refusal(state: State, action: Action) -> Refusal | None:
    """TURN-5: cards are taken back in the Assignment phase only. TURN-8: tricks and components
    are returned when to act, between two actions."""
    question = state.stack[-1]
    if action.verb in MIND_CHANGES:
        if isinstance(question, Assignment):
            return question.free_refusal(state, action)
        return Refusal("TURN-5", "not_assigning")
    if not isinstance(question, (PlaceCharacter, Act)) or question.seat != action.seat:
        return Refusal("TURN-8", "not_between_actions")
    if isinstance(question, Act) and question.bonus == ARMED:
        return Refusal("TURN-8", "not_between_actions")
    player = state.players[action.seat]
    if action.verb is RETURN_TRICK:
        mine = action.a in player.tricks
        return None if mine else Refusal("TRK-6", "not_your_trick")
    return None if player.pieces[action.a] else Refusal("CMP-4", "no_pile")


def free_choose(state: State, action: Action) -> None:
    question = state.stack[-1]
    if isinstance(question, Assignment):
        question.free_choose(state, action)
    elif action.verb is RETURN_TRICK:
        return_trick(state, action.seat, state.players[action.seat].symbol_of(action.a))
    else:
        give_back(state, action.seat, action.a, 1)
