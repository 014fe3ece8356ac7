"""What a seat's command adds to the log, or why it is refused."""

from typing import Final

from msgspec import Struct

from trickerion import Action, Game, IllegalAction
from trickerion.bots import LEVELS
from trickerion.server.protocol.messages import (
    ActCommand,
    Agree,
    AskUndo,
    Back,
    Change,
    CommandRefused,
    Decline,
    LeaveSeat,
    Restart,
    Say,
    Undo,
)
from trickerion.server.protocol.refusal_codes import Code
from trickerion.server.tables.entry import EntryKind
from trickerion.server.tables.game_state import GameState
from trickerion.server.tables.undo import check_answer, request_text, undo_text

LEVEL_NAMES: Final = tuple(LEVELS)


class Draft(Struct, frozen=True):
    """An entry before it has a version and a time."""

    kind: EntryKind
    text: str = ""
    action: Action | None = None
    """The parsed text, for actions; the rules have yet to allow it."""


def draft(state: GameState, seat: int, command: Change, takeover: str) -> Draft:
    """The entry that a command asks for, or a CommandRefused."""
    match command:
        case ActCommand():
            action = read_action(command.action, seat)
            return Draft("act", str(action), action)
        case Undo() | Restart():
            return Draft("undo", undo_text(state, seat, isinstance(command, Restart)))
        case AskUndo():
            return Draft("ask_undo", request_text(state, command.to))
        case Agree() | Decline():
            is_agreeing = isinstance(command, Agree)
            check_answer(state, seat, is_agreeing)
            return Draft("agree" if is_agreeing else "decline")
        case LeaveSeat():
            return Draft("leave", _takeover_level(state, seat, command.level or takeover))
        case Back():
            if state.bots[seat] is None:
                raise CommandRefused("not_left", "No bot is playing your seat.")
            return Draft("back")
        case Say():
            return Draft("say", command.text)


def read_action(written: dict[str, str | int] | str, seat: int) -> Action:
    """A seat's action as a client wrote it; a line may omit the leading seat."""
    try:
        if isinstance(written, dict):
            action = Action.from_dict(written)
        else:
            words = written.split()
            is_full = bool(words) and words[0] in ("p1", "p2", "p3", "p4")
            action = Action.parse(written if is_full else f"p{seat + 1} {written}")
    except ValueError as error:
        raise CommandRefused("malformed", str(error)[:200]) from error
    if action.seat != seat:
        # Why another seat's action is illegal could reveal that seat's secrets.
        raise CommandRefused("not_your_seat", f"You play p{seat + 1}.")
    return action


def illegal(game: Game, error: IllegalAction) -> CommandRefused:
    """The refusal of an action that the rules forbid."""
    why = error.refusal
    code: Code = "over" if game.over else "illegal"
    more = {"rule": why.rule, "reason": why.reason, "figures": why.figures}
    refused = CommandRefused(code, str(why), **more)
    refused.logged = {"rule": why.rule}
    return refused


def unknown_table() -> CommandRefused:
    """The refusal of everything at a table that was deleted or never existed."""
    return CommandRefused("unknown_table", "There is no such table.")


def _takeover_level(state: GameState, seat: int, level: str) -> str:
    if state.bots[seat] is not None:
        raise CommandRefused("already_left", "A bot is already playing your seat.")
    if level not in LEVEL_NAMES:
        raise CommandRefused("bad_options", f"The bots are {', '.join(LEVEL_NAMES)}.")
    return level
