"""The prophecy Dull Friday."""

from tests.engine.effects.prophecies.performing import perform, week, yields


def test_dull_friday_takes_a_fame_and_a_coin_on_friday_only() -> None:
    """PRF-3: never below 0; Thursday and Sunday as printed."""
    assert week("dull_friday") == [(0, 1), (0, 1), (0, 2), (1, 3)]


def test_dull_friday_takes_from_guests_without_a_weekday_too() -> None:
    """PRF-3: p2 is not in the Theater and has the performer's modifier: 3 - 1 Fame, 1 - 1 Coins."""
    assert yields(perform("dull_friday", "friday"), 1) == (2, 0)


def test_dull_friday_goes_by_the_owners_weekday() -> None:
    """PRF-3: p2 on Saturday loses nothing on p1's Friday; p2 on Friday loses on p1's Saturday."""
    assert yields(perform("dull_friday", "friday", guest="saturday.1"), 1) == (3, 1)
    assert yields(perform("dull_friday", "saturday", guest="friday.1"), 1) == (2, 0)
