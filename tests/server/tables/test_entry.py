"""Who may know of an entry, and whose commands it makes stale."""

from typing import Any

import pytest

from trickerion.server.tables.entry import Entry, disturbs, is_hidden


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
