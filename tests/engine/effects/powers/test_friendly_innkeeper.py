"""The Power Friendly Innkeeper."""

from tests.engine.effects.powers.learned import placed
from tests.support import do, offers


def test_friendly_innkeeper_needs_two_ap() -> None:
    """DT-4: a Specialist with 2 AP hires."""
    game = placed("friendly_innkeeper", "downtown.4", "assistant")
    do(game, "p1 hire inn_a")
    assert game.to_act == [1]


def test_friendly_innkeeper_needs_no_less() -> None:
    """DT-4: 1 AP is not enough."""
    assert offers(placed("friendly_innkeeper", "downtown.4", "apprentice_1"), 0, "hire") == []


def test_friendly_innkeeper_does_not_help_to_learn() -> None:
    """DT-1: that is another action."""
    assert offers(placed("friendly_innkeeper", "downtown.4", "assistant"), 0, "learn") == []


def test_friendly_innkeeper_meets_an_open_inn() -> None:
    """DA-5: the prophecy sets 1 AP, and the Power leaves at least 1."""
    game = placed(
        "friendly_innkeeper", "downtown.4", "apprentice_1", table_of={"prophecy": "open_inn"}
    )
    do(game, "p1 hire inn_a")
    assert game.to_act == [1]
