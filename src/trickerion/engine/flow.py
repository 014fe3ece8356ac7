"""The engine's heartbeat: who is asked, is this answer legal, and on to the next question."""

from typing import Final

from trickerion.engine.actions import Action
from trickerion.engine.frames import Question, Work
from trickerion.engine.free import MIND_CHANGES, RETURNS, free_choose, free_refusal
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import State

FREE_VERBS: Final = (*MIND_CHANGES, *RETURNS)


def run(state: State) -> None:
    """Work through the stack until somebody has to decide, or the game is over."""
    stack = state.stack
    while stack:
        top = stack[-1]
        if isinstance(top, Work):
            top.resume(state)
        elif isinstance(top, Question) and not top.settle(state):
            return


def question(state: State) -> Question | None:
    """The question on the table; None when the game is over."""
    if not state.stack:
        return None
    top = state.stack[-1]
    assert isinstance(top, Question)
    return top


def refusal(state: State, action: Action) -> Refusal | None:
    """Why an action is not legal now; None if it is."""
    asked = question(state)
    if asked is None:
        return Refusal("FIN-1", "game_over")
    if action.seat >= len(state.players):
        return Refusal("SET-1", "not_in_game", seat=action.seat + 1)
    if action.verb in FREE_VERBS:
        return free_refusal(state, action)
    if action.seat not in asked.seats():
        who = " and ".join(f"p{seat + 1}" for seat in asked.seats())
        return Refusal(asked.rule, "not_asked", seat=action.seat + 1, asked=who)
    if not asked.accepts(state, action):
        return Refusal(asked.rule, "other_question", question=asked.name.replace("_", " "))
    return asked.refusal(state, action)


def play(state: State, action: Action) -> None:
    """Let a legal action happen, and go on to the next question."""
    if action.verb in FREE_VERBS:
        free_choose(state, action)
    else:
        top = state.stack[-1]
        assert isinstance(top, Question)
        top.choose(state, action)
    run(state)
