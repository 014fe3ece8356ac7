"""The prophecy Bright Saturday."""

from tests.engine.effects.prophecies.performing import perform, street_performance, week, yields
from tests.support import changes


def test_bright_saturday_adds_a_fame_and_a_coin_on_saturday_only() -> None:
    """PRF-3: also where 0 is printed; Thursday and Sunday as printed."""
    assert week("bright_saturday") == [(0, 1), (0, 2), (1, 3), (1, 3)]


def test_bright_saturday_never_adds_shards() -> None:
    """PRF-3: the card's bonus is the only Shard."""
    events = perform("bright_saturday", "saturday")
    assert changes(events, 0, "shards") == [(1, "card_bonus")]


def test_bright_saturday_goes_by_the_owners_weekday() -> None:
    """PRF-3: p2 on Saturday gains in p1's Performance on Friday."""
    assert yields(perform("bright_saturday", "friday", guest="saturday.1"), 1) == (4, 2)
    assert yields(perform("bright_saturday", "saturday", guest="friday.1"), 1) == (3, 1)


def test_bright_saturday_counts_for_a_street_performance() -> None:
    """SPC-5: weekday prophecies included: 0 + 1 Fame, 2 + 1 Coins."""
    events = street_performance("bright_saturday", "saturday")
    assert changes(events, 0, "fame") == [(1, "street_performance")]
    assert changes(events, 0, "coins")[0] == (3, "street_performance")
