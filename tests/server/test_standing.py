"""How a table stands: who may know of an entry, and whose commands it makes stale."""

from random import Random
from typing import Any

import pytest

from tests.server.test_told import absorb, table_with
from trickerion import Game, Options
from trickerion.lab.simulation import lively_action
from trickerion.server.protocol import (
    Act,
    Agree,
    AskUndo,
    Back,
    Change,
    Decline,
    Leave,
    Refusal,
    Restart,
    Undo,
)
from trickerion.server.standing import (
    Entry,
    Standing,
    disturbs,
    entry_for,
    is_hidden,
    is_left_to_bots,
    ticking,
    undoable,
)
from trickerion.server.table import Table


def entry(kind: Any, text: str, seat: int = 0) -> Entry:
    return Entry(1, seat, kind, text, None, 0.0, 0)


LAID = entry("act", "p1 assign engineer theater")
RECALLED = entry("act", "p1 recall engineer")
READY = entry("act", "p1 ready")
PLANS_TAKEN_BACK = entry("undo", "plans 2")
UNDONE = entry("undo", "2")
SAID = entry("say", "p1 assign engineer theater")
LEFT = entry("leave", "random")


@pytest.mark.parametrize("hidden", [LAID, RECALLED, PLANS_TAKEN_BACK])
def test_plans_are_hidden_from_everybody_else_while_they_are_made(hidden: Entry) -> None:
    """TURN-5: from the other seats and from spectators, but neither from the planner nor later."""
    assert is_hidden(True, hidden, 1)
    assert is_hidden(True, hidden, None)
    assert not is_hidden(True, hidden, 0)
    assert not is_hidden(False, hidden, 1)


@pytest.mark.parametrize("shown", [READY, UNDONE, SAID, LEFT])
def test_what_is_no_plan_is_hidden_from_nobody(shown: Entry) -> None:
    for viewer in (0, 1, None):
        assert not is_hidden(True, shown, viewer)


@pytest.mark.parametrize("done", [LAID, RECALLED, READY, PLANS_TAKEN_BACK])
def test_plans_make_only_the_planners_own_commands_stale(done: Entry) -> None:
    """TURN-5: until the last one is done; from then on everybody has something new to look at."""
    assert disturbs(True, done, True, 0)
    assert not disturbs(True, done, True, 1)
    assert not disturbs(True, done, True, None)
    assert disturbs(False, done, True, 1)
    assert disturbs(False, done, True, None)


@pytest.mark.parametrize("other", [UNDONE, SAID, LEFT])
@pytest.mark.parametrize("is_planning", [True, False])
def test_other_entries_make_commands_stale_where_the_position_changes(
    other: Entry, is_planning: bool
) -> None:
    for viewer in (0, 1, None):
        assert disturbs(is_planning, other, True, viewer)
        assert not disturbs(is_planning, other, False, viewer)


# Who is asked


def at(bots: tuple[str | None, ...]) -> Standing:
    """The first decision of a game: one seat is asked."""
    return Standing(Game.new(Options(players=2), 1), bots)


def test_the_clock_runs_for_the_people_who_are_asked() -> None:
    (asked,) = at((None, None)).game.to_act
    taken = tuple("random" if seat == asked else None for seat in range(2))
    assert ticking(at((None, None))) == [asked]
    assert ticking(at(taken)) == []


def test_bots_of_slow_games_answer_for_people_who_are_away() -> None:
    (asked,) = at((None, None)).game.to_act
    bot_asked = tuple("random" if seat == asked else None for seat in range(2))
    person_asked = tuple(None if seat == asked else "random" for seat in range(2))
    assert is_left_to_bots(at(bot_asked), "slow")
    assert not is_left_to_bots(at(bot_asked), "live")
    assert not is_left_to_bots(at(person_asked), "slow")
    assert not is_left_to_bots(at(("random", "random")), "slow")
    all_asked = planning().game
    assert is_left_to_bots(Standing(all_asked, ("random", None)), "slow")


# What may be commanded


def planning() -> Table:
    """Plans are about to be made."""
    table, chance = table_with(Options(players=2, beginner=True), 3), Random(3)
    while table.game.phase != "assignment":
        absorb(table, lively_action(table.game, chance))
    return table


def lay(table: Table, seat: int) -> None:
    absorb(table, next(a for a in table.game.options(seat) if a.kind == "assign"))


def refusal(standing: Standing, seat: int, command: Change) -> str:
    with pytest.raises(Refusal) as refused:
        entry_for(standing, seat, command, "random")
    return refused.value.code


def test_a_seat_takes_back_its_own_plans_only() -> None:
    """TURN-5, R10: whatever the other seat has planned before, in between and after."""
    table = planning()
    for seat in (1, 0, 1, 0, 1):
        lay(table, seat)
    standing = table.begun()
    assert [undoable(standing, seat) for seat in (0, 1)] == [2, 3]
    assert entry_for(standing, 0, Undo("u", 0), "random") == ("undo", "plans 1")
    assert entry_for(standing, 0, Restart("r", 0), "random") == ("undo", "plans 2")
    table.absorb(entry("undo", "plans 2"))
    assert [undoable(table.begun(), seat) for seat in (0, 1)] == [0, 3]
    assert refusal(table.begun(), 0, Undo("u", 0)) == "undo_nothing"


def test_whoever_is_done_reconsiders_before_taking_back_plans() -> None:
    """TURN-5: what was planned before stays once a seat has reconsidered."""
    table = planning()
    lay(table, 0)
    table.absorb(entry("act", "p1 ready"))
    assert undoable(table.begun(), 0) == 0
    assert refusal(table.begun(), 0, Undo("u", 0)) == "undo_planning"
    table.absorb(entry("act", "p1 reconsider"))
    assert undoable(table.begun(), 0) == 0
    lay(table, 0)
    assert undoable(table.begun(), 0) == 1


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    """R12: the refusal says why."""
    table, chance = table_with(Options(players=2, beginner=True, quick=True), 3), Random(3)
    while not table.game.over:
        absorb(table, lively_action(table.game, chance))
    for command in (Undo("u", 0), Restart("r", 0)):
        assert refusal(table.begun(), 0, command) == "over"


def test_one_request_at_a_time_is_answered_once_by_each_seat() -> None:
    table = table_with(Options(players=3), 1)
    chance = Random(1)
    for _ in range(4):
        absorb(table, lively_action(table.game, chance))
    assert refusal(table.begun(), 1, Agree("a")) == "no_request"
    assert refusal(table.begun(), 1, Decline("d")) == "no_request"
    table.absorb(entry("ask_undo", "2"))
    assert refusal(table.begun(), 1, AskUndo("a", 1)) == "already_asked"
    assert refusal(table.begun(), 0, Agree("a")) == "already_asked"
    assert entry_for(table.begun(), 1, Agree("a"), "random") == ("agree", "")
    table.absorb(entry("agree", "", seat=1))
    assert len(table.game.history) == 4
    assert refusal(table.begun(), 1, Agree("a")) == "already_asked"
    assert entry_for(table.begun(), 1, Decline("d"), "random") == ("decline", "")
    table.absorb(entry("agree", "", seat=2))
    assert len(table.game.history) == 2
    assert table.begun().request is None


def test_a_seat_is_left_and_taken_back_once() -> None:
    standing = at((None, "random"))
    assert entry_for(standing, 0, Leave("l", "apprentice"), "random") == ("leave", "apprentice")
    assert entry_for(standing, 0, Leave("l"), "random") == ("leave", "random")
    assert refusal(standing, 0, Leave("l", "genius")) == "bad_options"
    assert refusal(standing, 1, Leave("l")) == "already_left"
    assert refusal(standing, 0, Back("b")) == "not_left"
    assert entry_for(standing, 1, Back("b"), "random") == ("back", "")


def test_an_action_is_read_with_and_without_its_seat() -> None:
    standing = at((None, None))
    (asked,) = standing.game.to_act
    action = standing.game.options(asked)[0]
    line = str(action)
    for written in (line, line.partition(" ")[2], action.to_dict()):
        assert entry_for(standing, asked, Act("a", 0, written), "random") == ("act", line)
    assert refusal(standing, 1 - asked, Act("a", 0, line)) == "not_your_seat"
    assert refusal(standing, asked, Act("a", 0, "ready")) == "illegal"
    unheard_of: list[Any] = ["", "p9 ready", "fly", {"kind": "fly"}]
    for nonsense in unheard_of:
        assert refusal(standing, asked, Act("a", 0, nonsense)) == "malformed"
