"""Smuggled Goods."""

from tests.engine.effects.at_market_row import components, market
from tests.support import changes, do, offers, refused


def test_smuggled_goods_cost_fame_minus_one() -> None:
    """SPC-22, RUL-11: three Rope for 6, bargained to 4, cost 3 Fame and no Coin."""
    game = market("smuggled_goods")
    do(game, "p1 with_card", "p1 buy rope 3")
    assert offers(game, 0, "payment") == ["coins", "fame"]
    do(game, "p1 payment fame")
    assert offers(game, 0, "bargain") == ["0", "1", "2"]
    events = do(game, "p1 bargain 2")
    assert changes(events, 0, "fame") == [(-3, "smuggled_goods")]
    assert changes(events, 0, "coins") == []
    assert components(game) == {"rope": 3}


def test_smuggled_goods_may_be_paid_with_coins() -> None:
    """SPC-22: "may"; then it is an ordinary Buy, and the card is spent."""
    game = market("smuggled_goods")
    events = do(game, "p1 with_card", "p1 buy rope 1", "p1 payment coins", "p1 bargain 0")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert changes(events, 0, "fame") == []
    events = do(game, "p1 buy wood 1")
    assert changes(events, 0, "coins") == [(-1, "buy")]


def test_smuggled_goods_need_that_much_fame() -> None:
    """SPC-22: with 2 Fame a price of 3 can be paid; 6 bargained to 4 is too much, 4 must come down
    by one."""
    game = market("smuggled_goods", me={"coins": 0, "fame": 2})
    do(game, "p1 with_card")
    assert refused(game, "p1 buy rope 3") == "MR-1: needs 4 Coins, 0 left"
    do(game, "p1 buy rope 2")
    assert offers(game, 0, "bargain") == ["1", "2"]
    events = do(game, "p1 bargain 1")
    assert changes(events, 0, "fame") == [(-2, "smuggled_goods")]


def test_smuggled_goods_are_bought_with_coins_by_those_without_fame() -> None:
    """SPC-22: either way must be possible; with 0 Fame 2 Coins cannot be owed."""
    game = market("smuggled_goods", "apprentice_1", me={"fame": 0})
    do(game, "p1 with_card")
    events = do(game, "p1 buy rope 1")
    assert changes(events, 0, "coins") == [(-2, "buy")]


def test_smuggled_goods_at_one_coin_cost_nothing() -> None:
    """SPC-22: a price of 1 is 0 Fame, and that much Fame everybody has."""
    game = market("smuggled_goods", "apprentice_1", me={"coins": 0, "fame": 0})
    events = do(game, "p1 with_card", "p1 buy wood 1")
    assert changes(events, 0, "fame") == changes(events, 0, "coins") == []
    assert components(game) == {"wood": 1}


def test_smuggled_goods_are_not_smuggled_for_one_more_action_point() -> None:
    """AP-3: without the bonus Fame buys nothing."""
    game = market("smuggled_goods", use="ap", me={"coins": 0})
    assert refused(game, "p1 buy wood 1") == "MR-1: needs 1 Coin, 0 left"


def test_smuggled_goods_leave_no_coin_to_a_business_share() -> None:
    """SPC-22, SPC-26: Fame is no Coin."""
    other = {"assigned": {"magician": "smuggled_goods"}}
    game = market("business_share", other=other)
    do(game, "p1 done", "p2 place magician market_row.1", "p2 use_card bonus", "p2 with_card")
    events = do(game, "p2 buy rope 2", "p2 payment fame", "p2 bargain 0")
    assert changes(events, 1, "fame") == [(-3, "smuggled_goods")]
    assert changes(events, 0, "coins") == []
