"""What a command adds to the log, and why it is refused."""

from typing import Any

import pytest

from tests.server.memory_tables import state_of
from trickerion import Game, Options
from trickerion.server.protocol.messages import (
    ActCommand,
    Back,
    Change,
    CommandRefused,
    LeaveSeat,
)
from trickerion.server.tables.commands import draft
from trickerion.server.tables.game_state import GameState


def refusal(state: GameState, seat: int, command: Change) -> str:
    with pytest.raises(CommandRefused) as refused:
        draft(state, seat, command, "random")
    return refused.value.code


def drafted(state: GameState, seat: int, command: Change) -> tuple[str, str]:
    found = draft(state, seat, command, "random")
    return found.kind, found.text


def test_a_seat_is_left_and_taken_back_once() -> None:
    state = state_of(Game.new(Options(players=2), 1), (None, "random"))
    assert drafted(state, 0, LeaveSeat("l", "apprentice")) == ("leave", "apprentice")
    assert drafted(state, 0, LeaveSeat("l")) == ("leave", "random")
    assert refusal(state, 0, LeaveSeat("l", "genius")) == "bad_options"
    assert refusal(state, 1, LeaveSeat("l")) == "already_left"
    assert refusal(state, 0, Back("b")) == "not_left"
    assert drafted(state, 1, Back("b")) == ("back", "")


def test_an_action_is_read_with_and_without_its_seat() -> None:
    state = state_of(Game.new(Options(players=2), 1), (None, None))
    (asked,) = state.game.to_act
    action = state.game.options(asked)[0]
    line = str(action)
    for written in (line, line.partition(" ")[2], action.to_dict()):
        assert drafted(state, asked, ActCommand("a", 0, written)) == ("act", line)
    assert refusal(state, 1 - asked, ActCommand("a", 0, line)) == "not_your_seat"
    unheard_of: list[Any] = ["", "p9 ready", "fly", {"kind": "fly"}]
    for nonsense in unheard_of:
        assert refusal(state, asked, ActCommand("a", 0, nonsense)) == "malformed"
