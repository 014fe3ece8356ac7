"""Logistics."""

from tests.engine.effects.at_market_row import OPTICO, end_turn, market, table
from tests.support import changes, do, offers, refused


def test_logistics_makes_an_order_stock_of_this_turn_for_all() -> None:
    """SPC-24: a Cog (3 Coins) can be bought at once, by everybody, and is gone in END-3."""
    game = market("logistics", "engineer", me={"coins": 20})
    do(game, "p1 with_card", "p1 order cog")
    events = do(game, "p1 buy cog 1")
    assert changes(events, 0, "coins") == [(-3, "buy")]
    later = game.clone()
    events = do(game, "p2 place magician market_row.1", "p2 buy cog 2", "p2 bargain 0")
    assert changes(events, 1, "coins") == [(-6, "buy")]
    end_turn(later)
    assert table(later) == {
        "buy": ["wood", "rope", "padlock", "glass"],
        "orders": [None] * 4,
        "quick_order": None,
    }
    assert later.lasting == []


def test_logistics_needs_no_order_place() -> None:
    """SPC-24: not in a full Order area, and for a type that is ordered already."""
    orders = ("cog", "saw", "mirror", "animal")
    game = market("logistics", orders=orders)
    assert refused(game, "p1 order cog") == "MR-3: already in the Order area"
    assert refused(game, "p1 order disguise") == "MR-3: the Order area is full"
    do(game, "p1 with_card", "p1 order cog")
    assert table(game)["orders"] == list(orders)
    assert refused(game, "p1 buy cog 1") is None
    assert refused(game, "p1 order disguise") == "MR-3: the Order area is full"


def test_logistics_changes_only_the_order_it_serves() -> None:
    """DA-4: another Order goes to the Order area; the card waits for an Order, not for a Buy."""
    game = market("logistics")
    do(game, "p1 order cog", "p1 order_place 2")
    assert table(game)["orders"] == [None, "cog", None, None]
    assert refused(game, "p1 buy cog 1") == "MR-1: not in stock"
    do(game, "p1 with_card")
    assert refused(game, "p1 buy wood 1") == (
        "DA-4: the card’s bonus is waiting for its kind of action"
    )
    game = market("logistics", use="ap")
    do(game, "p1 order cog", "p1 order_place 2")
    assert refused(game, "p1 buy cog 1") == "MR-1: not in stock"


def test_logistics_is_cheaper_than_the_quick_order_slot() -> None:
    """MR-5: in stock in both ways a Cog costs 3, not 4."""
    game = market("logistics", "engineer", quick_order="cog")
    events = do(game, "p1 with_card", "p1 order cog", "p1 buy cog 1")
    assert changes(events, 0, "coins") == [(-3, "buy")]


def test_logistics_copied_lays_down_a_second_component() -> None:
    """MAG-5, RUL-13: Optico's copy has a place of its own."""
    game = market("logistics", other=OPTICO)
    do(game, "p1 with_card", "p1 order cog", "p1 done", "p2 place magician market_row.1")
    do(game, "p2 mimic logistics", "p2 use_card bonus", "p2 with_card", "p2 order disguise")
    assert refused(game, "p2 buy cog 1") is None
    assert refused(game, "p2 buy disguise 1") is None


def test_logistics_may_lay_down_a_type_in_stock() -> None:
    """RUL-13: a second Wood beside the Buy area; a shoplifter is asked which one he takes."""
    game = market("logistics", other={"assigned": {"magician": "shoplifting"}})
    do(game, "p1 with_card", "p1 order wood", "p1 done")
    do(game, "p2 place magician market_row.1", "p2 use_card bonus", "p2 with_card", "p2 buy wood 1")
    assert len(offers(game, 1, "shoplift")) == 2
