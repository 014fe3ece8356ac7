"""The prophecy Level Week."""

import pytest

from tests.engine.effects.prophecies.performing import perform, week, yields
from tests.engine.effects.under_prophecy import foretold
from tests.support import ap_of, do, seat


def test_the_printed_week() -> None:
    """PRF-3: what the weekday prophecies change."""
    assert week(None) == [(0, 1), (0, 2), (0, 2), (1, 3)]


def test_level_week_takes_the_modifiers_of_thursday_and_sunday() -> None:
    """PRF-3: every day yields what is printed."""
    assert week("level_week") == [(0, 2)] * 4


def test_level_week_is_for_guests_too() -> None:
    """PRF-3: p2 on Sunday in p1's Performance on Thursday."""
    assert yields(perform("level_week", "thursday", guest="sunday.1"), 1) == (3, 1)


@pytest.mark.parametrize(("slot", "ap"), [("thursday.1", 3), ("sunday.1", 1)])
def test_level_week_leaves_the_ap_of_the_slots(slot: str, ap: int) -> None:
    """AP-1: only yields are level."""
    game = foretold("level_week", seat(assigned={"engineer": "theater"}), seat())
    assert ap_of(do(game, f"p1 place engineer {slot}")) == ap
