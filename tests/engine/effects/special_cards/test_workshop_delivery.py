"""Workshop Delivery."""

from tests.engine.effects.at_market_row import components, market
from tests.support import changes, do, offers, refused


def test_workshop_delivery_sells_what_one_owns_for_a_coin_less() -> None:
    """SPC-27: a Saw is not in stock; two of them cost 1 Coin each."""
    game = market("workshop_delivery", "apprentice_1", me={"components": {"saw": 1}})
    assert refused(game, "p1 buy saw 2") == "MR-1: not in stock"
    do(game, "p1 with_card")
    assert refused(game, "p1 buy cog 1") == "MR-1: not in stock"
    events = do(game, "p1 buy saw 2")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert components(game) == {"saw": 3}


def test_workshop_delivery_may_be_free() -> None:
    """SPC-21: a Basic costs 0, and there is nothing to bargain about."""
    game = market("workshop_delivery", me={"components": {"fabric": 1}, "coins": 0})
    events = do(game, "p1 with_card", "p1 buy fabric 2")
    assert changes(events, 0, "coins") == []
    assert components(game) == {"fabric": 3}
    assert refused(game, "p1 quick_order saw") is None


def test_workshop_delivery_leaves_other_prices() -> None:
    """SPC-27: what one does not own costs what it costs, and one needs the room (CMP-2)."""
    game = market("workshop_delivery", "apprentice_1", me={"components": {"saw": 2}})
    do(game, "p1 with_card")
    assert refused(game, "p1 buy saw 2") == "CMP-2: too many of one type; room for 1 more"
    events = do(game, "p1 buy rope 2")
    assert changes(events, 0, "coins") == [(-4, "buy")]


def test_workshop_delivery_takes_one_off_the_stock_too() -> None:
    """SPC-27: a Saw of one's own on the Quick Order slot costs 1, not 3."""
    game = market(
        "workshop_delivery", "apprentice_1", me={"components": {"saw": 1}}, quick_order="saw"
    )
    events = do(game, "p1 with_card", "p1 buy saw 1")
    assert changes(events, 0, "coins") == [(-1, "buy")]


def test_workshop_delivery_may_be_bargained_down_to_one() -> None:
    """MR-2, SPC-21: two Padlocks at 2 Coins each; Bargain stops at 1."""
    game = market("workshop_delivery", slot=1, me={"components": {"padlock": 1}})
    do(game, "p1 with_card", "p1 buy padlock 2")
    assert offers(game, 0, "bargain") == ["0", "1", "2", "3"]


def test_workshop_delivery_comes_after_flat_prices() -> None:
    """PRO-3: a Basic of 2 Coins costs 1."""
    me = {"components": {"fabric": 1}}
    game = market("workshop_delivery", "apprentice_1", me=me, prophecy="flat_prices")
    events = do(game, "p1 with_card", "p1 buy fabric 2")
    assert changes(events, 0, "coins") == [(-2, "buy")]


def test_workshop_delivery_is_over_after_its_buy() -> None:
    """DA-4: the second Buy finds no Saw in stock; with +1 AP there is none at all."""
    game = market("workshop_delivery", me={"components": {"saw": 1}})
    do(game, "p1 with_card", "p1 buy saw 1")
    assert refused(game, "p1 buy saw 1") == "MR-1: not in stock"
    game = market("workshop_delivery", use="ap", me={"components": {"saw": 1}})
    assert refused(game, "p1 buy saw 1") == "MR-1: not in stock"
