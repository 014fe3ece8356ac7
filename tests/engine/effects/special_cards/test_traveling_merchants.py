"""Traveling Merchants."""

from tests.engine.effects.at_market_row import components, market, table
from tests.support import changes, do, offers, refused


def test_traveling_merchants_deliver_after_each_order() -> None:
    """SPC-24: a Cog for 4, a Padlock for 4, and a Glass that is only ordered."""
    game = market("traveling_merchants")
    events = do(game, "p1 order cog", "p1 order_place 1", "p1 accept")
    events += do(game, "p1 order padlock", "p1 order_place 2", "p1 accept")
    events += do(game, "p1 order glass", "p1 order_place 3", "p1 pass")
    why = "traveling_merchants"
    assert changes(events, 0, "coins") == [(-4, why), (-4, why)]
    assert components(game) == {"cog": 1, "padlock": 1}
    assert table(game)["orders"] == ["cog", "padlock", "glass", None]
    assert game.to_act == [1]


def test_traveling_merchants_come_only_with_money_and_room() -> None:
    """SPC-24, CMP-2: 2 Coins do not pay for a Saw; there is no room for a fourth Wood."""
    game = market("traveling_merchants", me={"coins": 2, "components": {"wood": 3}})
    do(game, "p1 order saw", "p1 order_place 1")
    assert offers(game, 0, "accept") == []
    do(game, "p1 order wood", "p1 order_place 2")
    assert offers(game, 0, "accept") == []
    do(game, "p1 order glass", "p1 order_place 3", "p1 accept")
    assert components(game) == {"wood": 3, "glass": 1}


def test_traveling_merchants_need_a_legal_order() -> None:
    """SPC-24, MR-3: neither a type ordered twice nor a full Order area; nothing is armed."""
    game = market("traveling_merchants", orders=("cog", None, None, None))
    assert refused(game, "p1 order cog") == "MR-3: already in the Order area"
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"


def test_traveling_merchants_do_not_serve_other_actions_or_placements() -> None:
    """SPC-24: not a Quick Order, not the +1 AP, not an opponent's Order."""
    game = market("traveling_merchants")
    do(game, "p1 quick_order cog")
    assert offers(game, 0, "accept") == []
    do(game, "p1 done", "p2 place magician market_row.1", "p2 order saw", "p2 order_place 1")
    assert offers(game, 1, "accept") == []
    game = market("traveling_merchants", use="ap")
    do(game, "p1 order cog", "p1 order_place 1")
    assert offers(game, 0, "accept") == []


def test_traveling_merchants_take_flat_prices_plus_one() -> None:
    """PRO-3, SPC-24: a Padlock for 3."""
    game = market("traveling_merchants", "apprentice_1", prophecy="flat_prices")
    events = do(game, "p1 order padlock", "p1 order_place 1", "p1 accept")
    assert changes(events, 0, "coins") == [(-3, "traveling_merchants")]
