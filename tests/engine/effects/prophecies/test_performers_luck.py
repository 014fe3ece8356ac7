"""The prophecy Performers Luck."""

from tests.engine.effects.prophecies.performing import perform, yields
from tests.support import changes


def test_performers_luck_gives_everybody_the_performers_weekday() -> None:
    """PRO-10: p2 on Sunday loses with p1 on Thursday, p2 on Thursday gains with p1 on Sunday."""
    assert yields(perform("performers_luck", "thursday", guest="sunday.1"), 1) == (2, 0)
    assert yields(perform("performers_luck", "sunday", guest="thursday.1"), 1) == (4, 2)


def test_performers_luck_must_be_active() -> None:
    """PRF-3: otherwise p2's own weekday counts."""
    assert yields(perform(None, "thursday", guest="sunday.1"), 1) == (4, 2)


def test_performers_luck_leaves_the_performer_and_the_absent_as_they_are() -> None:
    """PRF-3: both have the performer's modifier anyway."""
    events = perform("performers_luck", "sunday")
    assert (yields(events, 0), yields(events, 1)) == ((1, 3), (4, 2))


def test_performers_luck_is_about_the_weekday_only() -> None:
    """PRO-10: the performer's bonuses stay the performer's."""
    events = perform("performers_luck", "friday", guest="sunday.1", assistant="friday.1")
    assert changes(events, 0, "fame") == [(2, "specialist_bonus")]
    assert changes(events, 1, "fame") == [(3, "yield")]
