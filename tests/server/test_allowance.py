"""R22: nobody talks or changes their mind without end."""

from typing import Any

import pytest

from trickerion import Game, Options
from trickerion.server.allowance import PER_GAME, PER_PHASE, TALK, Allowance
from trickerion.server.protocol import Refusal
from trickerion.server.standing import Entry


def entry(kind: Any, text: str = "", seat: int = 0) -> Entry:
    return Entry(1, seat, kind, text, None, 0.0, 0)


def refused(allowance: Allowance, seat: int, kind: Any, text: str = "") -> bool:
    try:
        allowance.check(seat, kind, text)
    except Refusal as refusal:
        return refusal.code == "spent"
    return False


def test_talk_is_counted_by_seat_before_the_game_and_in_it() -> None:
    allowance, game = Allowance(2), Game.new(Options(players=2), 1)
    for number in range(TALK):
        assert not refused(allowance, 0, "say")
        allowance.count(entry("say"), 0, 0, None if number % 2 else game)
    assert refused(allowance, 0, "say")
    assert not refused(allowance, 1, "say")
    assert not refused(allowance, 0, "undo", "1")


@pytest.mark.parametrize("line", ["p1 recall engineer", "p1 reconsider"])
def test_plans_that_are_changed_are_counted_and_plans_that_are_made_are_not(line: str) -> None:
    allowance, game = Allowance(2), Game.new(Options(players=2), 1)
    for _ in range(PER_PHASE):
        assert not refused(allowance, 0, "act", line)
        allowance.count(entry("act", line), 0, 0, game)
        allowance.count(entry("act", "p2 assign engineer theater", seat=1), 1, 0, game)
    assert refused(allowance, 0, "act", line)
    assert not refused(allowance, 1, "act", line)
    assert not refused(allowance, 0, "act", "p1 assign engineer theater")


def test_every_action_of_an_undo_counts() -> None:
    """A restart of a whole turn is as long as it is; consent of the others makes it no shorter."""
    allowance, game = Allowance(2), Game.new(Options(players=2), 1)
    allowance.count(entry("undo", "150"), 0, PER_PHASE - 1, game)
    assert not refused(allowance, 0, "undo")
    allowance.count(entry("undo", "1"), 0, 1, game)
    assert refused(allowance, 0, "undo")
    allowance.count(entry("agree", seat=0), 1, PER_GAME - 1, game)
    assert not refused(allowance, 1, "ask_undo")
    allowance.count(entry("ask_undo", seat=1), 1, 0, game)
    assert refused(allowance, 1, "ask_undo")
