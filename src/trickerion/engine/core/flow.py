"""The main loop: who must decide, whether an action is legal, and how play continues."""

from trickerion.engine.core.actions import Action
from trickerion.engine.core.frames import Question
from trickerion.engine.core.free_actions import free_choose, free_refusal
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State


def run(state: State) -> None:
    """Work through the stack until a player has to decide or the game is over."""
    stack = state.stack
    while stack and stack[-1].proceed(state):
        pass


def question(state: State) -> Question | None:
    """The pending question; None when the game is over, and between two questions."""
    if not state.stack:
        return None
    top = state.stack[-1]
    return top if isinstance(top, Question) else None


def refusal(state: State, action: Action) -> Refusal | None:
    """Why an action is not legal now; None if it is."""
    asked = question(state)
    if asked is None:
        return Refusal("FIN-1", "game_over")
    if action.seat >= state.setup_options.players:
        return Refusal("SET-1", "not_in_game", seat=action.seat + 1)
    if action.verb.is_free:
        return free_refusal(state, action)
    if not asked.asks(action.seat):
        others = " ".join(str(seat + 1) for seat in asked.seats())
        return Refusal(asked.rule, "not_asked", seat=action.seat + 1, asked=others)
    if not asked.accepts(state, action):
        return Refusal(asked.rule, "other_question")
    return asked.refusal(state, action)


def play(state: State, action: Action) -> None:
    """Carry out a legal action and continue to the next question."""
    if action.verb.is_free:
        free_choose(state, action)
    else:
        top = state.stack[-1]
        assert isinstance(top, Question)
        top.choose(state, action)
    run(state)
