"""The prophecy Open Order Book."""

from typing import Any

from tests.engine.effects.at_market_row import components, table
from tests.engine.effects.at_market_row import market as market_with
from tests.engine.effects.prophecies.streets import market, price
from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, refused, seat

ORDERS = ("rope", None, "padlock", None)


def test_open_order_book_sells_what_is_ordered() -> None:
    """PRO-10: at its list price; the token stays ordered."""
    game = market("open_order_book", "apprentice_1", orders=ORDERS)
    assert price(game, "p1 buy padlock 2") == [(-6, "buy")]
    written: Any = game.to_dict()
    assert written["market"]["orders"] == list(ORDERS)


def test_open_order_book_must_be_active() -> None:
    """MR-3: an order is no stock; nor is what nobody ordered."""
    game = market(None, "apprentice_1", orders=ORDERS)
    assert refused(game, "p1 buy padlock 1") == "MR-1: not in stock"
    game = market("open_order_book", "apprentice_1", orders=ORDERS)
    assert refused(game, "p1 buy cog 1") == "MR-1: not in stock"


def test_open_order_book_knows_the_cheapest_price() -> None:
    """MR-5: ordered and quick-ordered Rope costs no surcharge, ordered Wood in stock 1."""
    orders = ("rope", "wood", None, None)
    game = market("open_order_book", "apprentice_1", orders=orders, quick_order="rope")
    assert price(game, "p1 buy rope 1") == [(-2, "buy")]
    game = market("open_order_book", "apprentice_1", orders=orders, quick_order="rope")
    assert price(game, "p1 buy wood 1") == [(-1, "buy")]


def test_open_order_book_sells_an_order_just_placed() -> None:
    """PRO-10: of a Magician's 3 AP one orders, one buys, one bargains."""
    game = market("open_order_book")
    do(game, "p1 order saw", "p1 order_place 4")
    assert price(game, "p1 buy saw 1", "p1 bargain 1") == [(-1, "buy")]


def test_open_order_book_is_for_buy_actions_only() -> None:
    """PRO-10, SPC-20, RUL-14: Investments buys from the stock without being a Buy action."""
    seats = seat(assigned={"magician": "investments"}, shards=0), seat()
    game = foretold("open_order_book", *seats, dice={"bank_a": "5"}, orders=ORDERS)
    do(game, "p1 place magician downtown.4", "p1 use_card bonus", "p1 with_card")
    do(game, "p1 take_coins bank_a")
    assert refused(game, "p1 component rope") == "MR-1: not in stock"
    assert refused(game, "p1 component wood") is None


RARE_ORDERS = ("saw", "cog", None, None)


def test_open_order_book_serves_component_sale() -> None:
    """RUL-14: an ordered Saw and an ordered Cog at list price, with a Wood of the Buy area."""
    more: Any = {"orders": RARE_ORDERS, "prophecy": "open_order_book"}
    game = market_with("component_sale", "apprentice_1", **more)
    do(game, "p1 with_card", "p1 buy_mix", "p1 component saw", "p1 component cog")
    events = do(game, "p1 component wood", "p1 done")
    assert changes(events, 0, "coins") == [(-6, "buy")]
    assert components(game) == {"saw": 1, "cog": 1, "wood": 1}
    game = market_with("component_sale", "apprentice_1", orders=RARE_ORDERS, prophecy="encore")
    do(game, "p1 with_card", "p1 buy_mix")
    assert refused(game, "p1 component saw") == "MR-1: not in stock"


def test_open_order_book_serves_barter_with_power() -> None:
    """RUL-14: two ordered Saws for a Shard."""
    more: Any = {"orders": RARE_ORDERS, "prophecy": "open_order_book"}
    game = market_with("barter_with_power", "apprentice_1", **more)
    do(game, "p1 with_card", "p1 barter", "p1 component saw", "p1 component saw")
    assert components(game) == {"saw": 2}
    assert table(game)["orders"] == list(RARE_ORDERS)
