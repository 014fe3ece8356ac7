"""Shoplifting."""

from tests.engine.effects.at_market_row import components, end_turn, market, table
from tests.support import changes, do, offers, refused


def test_shoplifting_takes_one_piece_of_the_stock_for_nothing() -> None:
    """SPC-23, RUL-12: three Rope cost 4, and a Basic of choice lies where the Rope lay, to stay."""
    game = market("shoplifting", "apprentice_1")
    events = do(game, "p1 with_card", "p1 buy rope 3")
    assert offers(game, 0, "component") == ["wood", "metal", "glass", "fabric"]
    assert refused(game, "p1 component saw") == "SPC-23: must be a Basic component"
    do(game, "p1 component metal")
    assert changes(events, 0, "coins") == [(-4, "buy")]
    assert components(game) == {"rope": 3}
    end_turn(game)
    assert table(game)["buy"] == ["wood", "metal", "padlock", "glass"]


def test_shoplifting_may_make_a_buy_free() -> None:
    """SPC-21, SPC-23: one Padlock costs 0 and there is nothing to bargain about."""
    game = market("shoplifting", me={"coins": 0})
    do(game, "p1 with_card")
    assert refused(game, "p1 buy padlock 2") == "MR-1: needs 1 Coin, 0 left"
    events = do(game, "p1 buy padlock 1", "p1 component wood")
    assert changes(events, 0, "coins") == []
    assert components(game) == {"padlock": 1}
    assert table(game)["buy"] == ["wood", "rope", "wood", "glass"]
    assert refused(game, "p1 quick_order saw") is None


def test_shoplifting_is_bargained_about_like_any_buy() -> None:
    """MR-2, SPC-21: 4 Coins for two of three Rope, and Bargain never goes below 1."""
    game = market("shoplifting", slot=1)
    do(game, "p1 with_card", "p1 buy rope 3")
    assert offers(game, 0, "bargain") == ["0", "1", "2", "3"]


def test_shoplifting_serves_one_buy() -> None:
    """DA-4: an ordinary Buy leaves the stock alone; so does one with +1 AP."""
    game = market("shoplifting")
    events = do(game, "p1 buy rope 1", "p1 bargain 0")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert table(game)["buy"] == ["wood", "rope", "padlock", "glass"]
    assert refused(game, "p1 with_card") is None
    game = market("shoplifting", use="ap")
    events = do(game, "p1 buy rope 1", "p1 bargain 0")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert table(game)["buy"] == ["wood", "rope", "padlock", "glass"]


def test_shoplifting_asks_which_of_several_tokens() -> None:
    """SPC-23: Rope lies twice in the Buy area and on the Quick Order slot, at 2 Coins (MR-5)."""
    game = market(
        "shoplifting", "apprentice_1", buy=("rope", "saw", "rope", "wood"), quick_order="rope"
    )
    events = do(game, "p1 with_card", "p1 buy rope 2")
    assert offers(game, 0, "shoplift") == ["1", "3", "quick_order"]
    assert refused(game, "p1 shoplift 2") == "SPC-23: that component is not there"
    do(game, "p1 shoplift 3", "p1 component fabric")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert table(game)["buy"] == ["rope", "saw", "fabric", "wood"]
    assert table(game)["quick_order"] == "rope"


def test_shoplifting_from_the_quick_order_slot_leaves_a_basic_for_this_turn() -> None:
    """SPC-23, END-3: it is stock at 1 Coin more and leaves with the slot."""
    game = market("shoplifting", "apprentice_1", quick_order="saw")
    events = do(game, "p1 with_card", "p1 buy saw 2", "p1 component fabric")
    assert changes(events, 0, "coins") == [(-3, "buy")]
    assert table(game)["quick_order"] == "fabric"
    later = game.clone()
    events = do(later, "p2 place magician market_row.1", "p2 buy fabric 1", "p2 bargain 0")
    assert changes(events, 1, "coins") == [(-2, "buy")]
    end_turn(game)
    assert table(game)["quick_order"] is None
    assert table(game)["buy"] == ["wood", "rope", "padlock", "glass"]


def test_shoplifting_reaches_what_logistics_laid_down() -> None:
    """SPC-23: the Basic then lies beside the Buy area, as stock at its list price."""
    game = market("logistics", other={"assigned": {"magician": "shoplifting"}})
    do(game, "p1 with_card", "p1 order cog", "p1 done", "p2 place magician market_row.1")
    do(game, "p2 use_card bonus", "p2 with_card", "p2 buy cog 1", "p2 component fabric")
    assert components(game, 1) == {"cog": 1}
    assert refused(game, "p2 buy cog 1") == "MR-1: not in stock"
    events = do(game, "p2 buy fabric 1")
    assert changes(events, 1, "coins") == [(-1, "buy")]
    assert table(game)["buy"] == ["wood", "rope", "padlock", "glass"]


def test_shoplifting_finds_no_token_of_what_is_only_ordered() -> None:
    """SPC-23, PRO-10, RUL-12: the tokens of the Order area stay ordered."""
    orders = ("saw", None, None, None)
    game = market("shoplifting", prophecy="open_order_book", orders=orders)
    assert refused(game, "p1 buy saw 1") is None
    do(game, "p1 with_card")
    assert refused(game, "p1 buy saw 1") == "SPC-23: not in stock"


def test_shoplifting_saves_the_cheapest_price_whichever_token_is_taken() -> None:
    """RUL-12: the Rope on the Quick Order slot is worth 3, but two Rope cost 2 + 2; a token is
    always taken, and nothing else can be said."""
    stock = ("rope", "saw", "glass", "wood")
    game = market("shoplifting", "apprentice_1", buy=stock, quick_order="rope")
    events = do(game, "p1 with_card", "p1 buy rope 2")
    assert [str(a) for a in game.options(0)] == ["p1 shoplift 1", "p1 shoplift quick_order"]
    events += do(game, "p1 shoplift quick_order", "p1 component metal")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert (table(game)["buy"], table(game)["quick_order"]) == (list(stock), "metal")


def test_shoplifting_may_leave_the_type_it_took() -> None:
    """RUL-12: any Basic, also the Wood that was taken or the Glass that lies there already."""
    game = market("shoplifting", "apprentice_1")
    events = do(game, "p1 with_card", "p1 buy wood 1")
    assert offers(game, 0, "component") == ["wood", "metal", "glass", "fabric"]
    do(game, "p1 component wood")
    assert changes(events, 0, "coins") == []
    assert table(game)["buy"] == ["wood", "rope", "padlock", "glass"]
