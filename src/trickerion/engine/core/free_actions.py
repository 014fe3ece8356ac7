"""What a seat may do besides answering its question (TURN-5, TURN-8)."""

from typing import Final

from trickerion.engine.boards.components import give_back
from trickerion.engine.boards.tricks import return_trick
from trickerion.engine.core.actions import Action
from trickerion.engine.core.frames import Question
from trickerion.engine.core.names import NONE
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Seat
from trickerion.engine.core.verbs import RECALL, RECONSIDER, RETURN_COMPONENT, RETURN_TRICK
from trickerion.engine.phases.assignment import Assignment
from trickerion.engine.phases.turn import phase

MIND_CHANGES: Final = (RECALL, RECONSIDER)
RETURN_PHASES: Final = ("place_characters", "performance", "end_turn")


def free_options(state: State, seat: Seat) -> list[Action]:
    """Every legal action of a seat that does not answer its question."""
    if not state.stack:
        return []
    return [a for a in _candidates(state, seat) if free_refusal(state, a) is None]


def _candidates(state: State, seat: Seat) -> list[Action]:
    question = state.stack[-1]
    if isinstance(question, Assignment):
        return question.free_candidates(state, seat)
    player = state.players[seat]
    tricks = [RETURN_TRICK.of(seat, trick) for trick in player.tricks if trick != NONE]
    return tricks + [RETURN_COMPONENT.of(seat, c) for c in range(12) if player.pieces[c]]


def free_refusal(state: State, action: Action) -> Refusal | None:
    """TURN-5: cards are taken back in the Assignment phase only. TURN-8: tricks and components
    are returned before any decision of three phases."""
    question = state.stack[-1]
    assert isinstance(question, Question)
    if action.verb in MIND_CHANGES:
        if isinstance(question, Assignment):
            return question.free_refusal(state, action)
        return Refusal("TURN-5", "not_assigning")
    if phase(state) not in RETURN_PHASES or not question.asks(action.seat):
        return Refusal("TURN-8", "not_deciding")
    if not question.allows_returns:
        return Refusal("TURN-8", "keep_first")
    return _not_owned(state, action) or _still_needed(state, question, action)


def _not_owned(state: State, action: Action) -> Refusal | None:
    player = state.players[action.seat]
    if action.verb is RETURN_TRICK:
        return None if action.trick in player.tricks else Refusal("TRK-6", "not_your_trick")
    return None if player.pieces[action.component] else Refusal("CMP-4", "no_pile")


def _still_needed(state: State, question: Question, action: Action) -> Refusal | None:
    """TURN-8, RUL-2: a trick that pending work needs can't be returned, nor can anything that would
    leave the question without an answer."""
    if action.verb is RETURN_TRICK:
        symbol = state.players[action.seat].symbol_of(action.trick)
        if any(frame.holds(state, action.seat, symbol) for frame in state.stack):
            return Refusal("TURN-8", "still_needed")
    if not question.may_run_dry():
        return None
    after = State(state.setup_options, state.seed)
    state.copy_to(after)
    free_choose(after, action)
    has_answer = bool(question.options(after, action.seat))
    return None if has_answer else Refusal("TURN-8", "still_needed")


def free_choose(state: State, action: Action) -> None:
    question = state.stack[-1]
    if isinstance(question, Assignment):
        question.free_choose(state, action)
    elif action.verb is RETURN_TRICK:
        return_trick(state, action.seat, state.players[action.seat].symbol_of(action.trick))
    else:
        give_back(state, action.seat, action.component, 1)
