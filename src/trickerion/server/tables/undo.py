"""Undo, by a seat alone or with everyone's consent (R10).

These are the checks before an entry of the log is made; `fold` carries it out.
"""

from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.tables.entry import OF_PLANS, PLANNING
from trickerion.server.tables.fold import own_plans
from trickerion.server.tables.game_state import GameState, game_at
from trickerion.server.tables.viewers import LoggedEntry


def undoable(state: GameState, seat: int) -> int:
    """How many of its actions a seat can undo alone."""
    game = state.game
    if not state.is_planning:
        return 0 if game.over else game.undoable(seat)
    return len(own_plans(state.log.actions, seat)) if seat in game.to_act else 0


def undo_text(state: GameState, seat: int, is_restart: bool) -> str:
    """The text of an undo's entry; a CommandRefused if there is nothing to undo."""
    game = state.game
    if game.over:
        raise CommandRefused("over", "The game is over.")
    if state.is_planning and seat not in game.to_act:
        raise CommandRefused("undo_planning", "Your plans are final; reconsider them first.")
    steps = undoable(state, seat)
    if not steps:
        raise CommandRefused(
            "undo_nothing",
            "You've done nothing since the last roll, reveal or other seat's action.",
        )
    return f"{OF_PLANS if state.is_planning else ''}{steps if is_restart else 1}"


# By consent


def request_text(state: GameState, to: int) -> str:
    """The text of the entry that asks everyone to keep the first `to` actions only."""
    if state.log.request is not None:
        raise CommandRefused("already_asked", "Another undo is waiting for an answer.")
    return str(before_plans(state, to))


def check_answer(state: GameState, seat: int, is_agreeing: bool) -> None:
    """A CommandRefused if there is nothing that a seat could agree to or decline."""
    request = state.log.request
    if request is None:
        raise CommandRefused("no_request", "Nobody has asked for an undo.")
    if is_agreeing and seat in request.agreed:
        raise CommandRefused("already_asked", "You have already agreed.")


def check_known(state: GameState, log: list[LoggedEntry], seat: int, to: int) -> None:
    """TURN-5: a seat can't ask to undo what it may not know; the answer would reveal that someone
    has planned."""
    if not any(log[entry.version - 1].seen[seat] for entry in state.log.actions[to:]):
        raise CommandRefused("undo_too_far", "There is nothing to undo after that.")


def requested_versions(state: GameState, log: list[LoggedEntry]) -> list[int]:
    """The version by viewer that the requested undo leads to; empty without a request."""
    if state.log.request is None:
        return []
    kept = [log[entry.version - 1].seen for entry in state.log.actions[: state.log.request.to]]
    viewers = range(len(state.bots) + 1)
    return [max((seen[viewer] for seen in kept), default=0) for viewer in viewers]


def before_plans(state: GameState, to: int) -> int:
    """TURN-5: an undo into planning starts the plans over, so nobody learns who had planned what
    by then."""
    if game_at(state, to).phase != "assignment":
        return to
    history = state.game.history
    while to > 0 and history[to - 1].kind in (*PLANNING, "ready", "reconsider"):
        to -= 1
    return to
