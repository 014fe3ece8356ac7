"""R22: nobody talks or changes their mind without end."""

from typing import Any

import pytest

from trickerion import Game, Options
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.tables.change_limits import MOST_CHAT, PER_GAME, PER_PHASE, ChangeLimits
from trickerion.server.tables.entry import Entry


def entry(kind: Any, text: str = "", seat: int = 0) -> Entry:
    return Entry(1, seat, kind, text, None, 0.0, 0)


def refused(change_limits: ChangeLimits, seat: int, kind: Any, text: str = "") -> bool:
    try:
        change_limits.check(Entry(1, seat, kind, text, None, 0.0, 0))
    except CommandRefused as refusal:
        return refusal.code == "spent"
    return False


def test_talk_is_counted_by_seat_before_the_game_and_in_it() -> None:
    change_limits, game = ChangeLimits(2), Game.new(Options(players=2), 1)
    for number in range(MOST_CHAT):
        assert not refused(change_limits, 0, "say")
        change_limits.count(entry("say"), 0, 0, None if number % 2 else game)
    assert refused(change_limits, 0, "say")
    assert not refused(change_limits, 1, "say")
    assert not refused(change_limits, 0, "undo", "1")


@pytest.mark.parametrize("line", ["p1 recall engineer", "p1 reconsider"])
def test_plans_that_are_changed_are_counted_and_plans_that_are_made_are_not(line: str) -> None:
    change_limits, game = ChangeLimits(2), Game.new(Options(players=2), 1)
    for _ in range(PER_PHASE):
        assert not refused(change_limits, 0, "act", line)
        change_limits.count(entry("act", line), 0, 0, game)
        change_limits.count(entry("act", "p2 assign engineer theater", seat=1), 1, 0, game)
    assert refused(change_limits, 0, "act", line)
    assert not refused(change_limits, 1, "act", line)
    assert not refused(change_limits, 0, "act", "p1 assign engineer theater")


def test_every_action_of_an_undo_counts() -> None:
    """A restart of a whole turn is as long as it is; consent of the others makes it no shorter."""
    change_limits, game = ChangeLimits(2), Game.new(Options(players=2), 1)
    change_limits.count(entry("undo", "150"), 0, PER_PHASE - 1, game)
    assert not refused(change_limits, 0, "undo")
    change_limits.count(entry("undo", "1"), 0, 1, game)
    assert refused(change_limits, 0, "undo")
    change_limits.count(entry("agree", seat=0), 1, PER_GAME - 1, game)
    assert not refused(change_limits, 1, "ask_undo")
    change_limits.count(entry("ask_undo", seat=1), 1, 0, game)
    assert refused(change_limits, 1, "ask_undo")


@pytest.mark.parametrize("kind", ["undo", "back", "ask_undo"])
def test_changes_of_mind_in_one_phase_are_counted_by_seat(kind: Any) -> None:
    change_limits, game = ChangeLimits(2), Game.new(Options(players=2), 1)
    for _ in range(PER_PHASE):
        change_limits.check(Entry(1, 0, kind, "1", None, 0.0, 0))
        change_limits.count(Entry(1, 0, kind, "1", None, 0.0, 0), 0, 1, game)
    with pytest.raises(CommandRefused, match="spent"):
        change_limits.check(Entry(1, 0, kind, "1", None, 0.0, 0))
    change_limits.check(Entry(1, 1, kind, "1", None, 0.0, 0))
    change_limits.check(Entry(1, 0, "act", "p1 ready", None, 0.0, 0))
    change_limits.check(Entry(1, 0, "leave", "random", None, 0.0, 0))
    game.apply(game.options(game.to_act[0])[0])
    game.turn += 1
    change_limits.count(Entry(1, 1, "act", "p2 pass", None, 0.0, 0), 1, 0, game)
    change_limits.check(Entry(1, 0, kind, "1", None, 0.0, 0))


def test_going_back_far_counts_every_action_for_whoever_asked() -> None:
    change_limits, game = ChangeLimits(2), Game.new(Options(players=2), 1)
    change_limits.count(Entry(1, 1, "agree", "", None, 0.0, 0), 0, PER_GAME, game)
    change_limits.check(Entry(1, 1, "ask_undo", "3", None, 0.0, 0))
    with pytest.raises(CommandRefused, match="taken back"):
        change_limits.check(Entry(1, 0, "ask_undo", "3", None, 0.0, 0))
