"""The Power Quick Study."""

from tests.engine.effects.powers.learned import placed
from tests.support import do, offers


def test_quick_study_needs_two_ap() -> None:
    """DT-1: a Specialist with 2 AP learns a trick."""
    game = placed("quick_study", "downtown.4", "assistant")
    do(game, "p1 learn residence_a", "p1 trick enchanted_butterflies")
    assert game.to_act == [1]


def test_quick_study_needs_no_less() -> None:
    """DT-1: 1 AP is not enough."""
    assert offers(placed("quick_study", "downtown.4", "apprentice_1"), 0, "learn") == []


def test_quick_study_does_not_help_to_hire() -> None:
    """DT-4: that is another action."""
    assert offers(placed("quick_study", "downtown.4", "assistant"), 0, "hire") == []


def test_quick_study_stays_at_one_ap_in_an_open_residence() -> None:
    """DA-5: the prophecy sets 1 AP, and the Power leaves at least 1."""
    open_residence = {"prophecy": "open_residence"}
    game = placed("quick_study", "downtown.4", "apprentice_1", table_of=open_residence)
    do(game, "p1 learn residence_a", "p1 trick enchanted_butterflies")
    assert game.to_act == [1]


def test_quick_study_adds_to_a_card() -> None:
    """DA-5: with Thirst for Knowledge, 1 AP less again."""
    game = placed("quick_study", "downtown.4", "apprentice_1", card="thirst_for_knowledge")
    assert offers(game, 0, "learn") == ["residence_a"]
