"""Workshop Exhibition."""

from tests.engine.effects.at_market_row import market
from tests.support import changes, do


def test_workshop_exhibition_gives_fame_for_the_coins_paid_minus_one() -> None:
    """SPC-22: three Rope for 6, bargained to 5, give 4 Fame."""
    game = market("workshop_exhibition")
    events = do(game, "p1 with_card", "p1 buy rope 3", "p1 bargain 1")
    assert changes(events, 0, "coins") == [(-5, "buy")]
    assert changes(events, 0, "fame") == [(4, "workshop_exhibition")]


def test_workshop_exhibition_gives_nothing_for_one_coin() -> None:
    """SPC-22: at least 0."""
    game = market("workshop_exhibition", "apprentice_1")
    events = do(game, "p1 with_card", "p1 buy wood 1")
    assert changes(events, 0, "fame") == []


def test_workshop_exhibition_serves_one_buy() -> None:
    """DA-4: the Buys before it is armed and after it is spent are ordinary."""
    game = market("workshop_exhibition", me={"coins": 20})
    first = do(game, "p1 buy wood 3", "p1 bargain 0")
    second = do(game, "p1 with_card", "p1 buy rope 2", "p1 bargain 0")
    third = do(game, "p1 buy glass 3")
    assert changes(first + second + third, 0, "fame") == [(3, "workshop_exhibition")]


def test_workshop_exhibition_counts_coins_that_an_opponent_gets() -> None:
    """SPC-22, SPC-26, RUL-14: paid is paid."""
    other = {"assigned": {"magician": "workshop_exhibition"}}
    game = market("business_share", other=other)
    do(game, "p1 done", "p2 place magician market_row.1", "p2 use_card bonus", "p2 with_card")
    events = do(game, "p2 buy padlock 1", "p2 bargain 0")
    assert changes(events, 1, "fame") == [(2, "workshop_exhibition")]
    assert changes(events, 0, "coins") == [(3, "business_share")]
