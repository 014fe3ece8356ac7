"""Market Row: buying from the stock, bargaining, ordering (MR-1 to MR-5)."""

from typing import Any

import pytest

from tests.support import changes, do, offers, position, refused, seat
from trickerion import Game


def market(character: str = "magician", slot: int = 4, *, coins: int = 10, **stock: Any) -> Game:
    """p1's Character has just been placed on Market Row; p2 has a Magician to place there."""
    game = position(
        seat(assigned={character: "market_row"}, coins=coins),
        seat(assigned={"magician": "market_row"}),
        **stock,
    )
    do(game, f"p1 place {character} market_row.{slot}")
    return game


def on_the_board(game: Game) -> Any:
    written: Any = game.to_dict()
    return written["market"]


def components(game: Game, seat: int = 0) -> dict[str, int]:
    written: Any = game.to_dict()
    piles = written["players"][seat]["components"]
    return {component: pile["pieces"] for component, pile in piles.items()}


# The rulebook's examples


def test_example_a_magician_quick_orders_buys_and_bargains() -> None:
    """MR-1, MR-2, MR-4: 5 AP are 2 for the Quick Order, 1 to Buy, 2 to Bargain from 3 to 1."""
    game = market("magician", slot=1, coins=3)
    do(game, "p1 quick_order rope", "p1 buy rope 1")
    assert offers(game, 0, "bargain") == ["0", "1", "2"]
    events = do(game, "p1 bargain 2")
    assert changes(events, 0, "coins") == [(-1, "buy")]
    assert components(game) == {"rope": 1}
    assert game.to_act == [1]


def test_example_an_engineer_orders_twice_and_buys_twice() -> None:
    """MR-1, MR-3: 4 AP order a Petroleum and a Padlock, buy two Ropes and three Metal for 7."""
    game = market("engineer", slot=1, coins=7, buy=("rope", "metal", "glass", "fabric"))
    do(game, "p1 order petroleum", "p1 order_place 1", "p1 order padlock", "p1 order_place 2")
    ropes = do(game, "p1 buy rope 2", "p1 bargain 0")
    metal = do(game, "p1 buy metal 3")
    assert changes(ropes + metal, 0, "coins") == [(-4, "buy"), (-3, "buy")]
    assert components(game) == {"rope": 2, "metal": 3}
    assert on_the_board(game)["orders"] == ["petroleum", "padlock", None, None]
    assert game.players[0].coins == 0
    assert game.to_act == [1]


# MR-1: Buy


@pytest.mark.parametrize(("component", "price"), [("wood", 1), ("rope", 2), ("padlock", 3)])
def test_components_cost_one_two_or_three_coins_each(component: str, price: int) -> None:
    """MR-1: Basic 1, Advanced 2, Superior 3 Coins each."""
    game = market("apprentice_1", buy=("wood", "rope", "padlock", "glass"))
    events = do(game, f"p1 buy {component} 3")
    assert changes(events, 0, "coins") == [(-3 * price, "buy")]
    assert components(game) == {component: 3}


def test_a_buy_costs_one_action_point() -> None:
    """MR-1: an Apprentice on the slot without a bonus buys once."""
    game = market("apprentice_1")
    do(game, "p1 buy wood 1")
    assert game.to_act == [1]


def test_the_stock_is_not_used_up() -> None:
    """MR-1: components come from the unlimited supply; the stock stays."""
    game = market("apprentice_1")
    do(game, "p1 buy wood 3", "p2 place magician market_row.1")
    assert on_the_board(game)["buy"] == ["wood", "metal", "glass", "fabric"]
    assert refused(game, "p2 buy wood 3") is None


def test_only_stock_can_be_bought() -> None:
    """MR-1: a type neither in the Buy area nor on the Quick Order slot."""
    game = market(orders=("rope", None, None, None))
    assert refused(game, "p1 buy rope 1") == "MR-1: not in stock"
    assert refused(game, "p1 buy saw 1") == "MR-1: not in stock"


@pytest.mark.parametrize("pieces", [0, 4])
def test_one_buy_is_one_to_three_pieces(pieces: int) -> None:
    """MR-1: 1 to 3 components of one type."""
    game = market()
    assert (
        refused(game, f"p1 buy wood {pieces}")
        == "MR-1: that many of one type can’t be bought at once"
    )


def test_a_buy_must_be_paid() -> None:
    """MR-1: two Wood cost 2 Coins, and an Apprentice has no AP to Bargain."""
    game = market("apprentice_1", coins=1)
    assert refused(game, "p1 buy wood 2") == "MR-1: needs 2 Coins, 1 left"
    assert refused(game, "p1 buy wood 1") is None


def test_what_bargain_can_save_counts_when_money_is_short() -> None:
    """MR-1, MR-2, RUL-1: with 1 Coin and 3 AP three Wood are within reach, three Rope are not."""
    game = market(coins=1, buy=("wood", "rope", "glass", "fabric"))
    assert refused(game, "p1 buy rope 3") == "MR-1: needs 4 Coins, 1 left"
    events = do(game, "p1 buy wood 3")
    assert changes(events, 0, "coins") == [(-1, "buy")]
    assert game.to_act == [1]


# MR-2: Bargain


def test_each_bargain_costs_one_ap_and_saves_one_coin() -> None:
    """MR-2: of 3 AP one buys, one bargains, one is left."""
    game = market()
    events = do(game, "p1 buy wood 3", "p1 bargain 1")
    assert changes(events, 0, "coins") == [(-2, "buy")]
    assert refused(game, "p1 quick_order rope") == "MR-4: needs 2 AP, 1 left"
    assert refused(game, "p1 buy glass 1") is None


def test_bargain_goes_only_with_a_buy() -> None:
    """MR-2: it is no action of its own."""
    game = market()
    assert refused(game, "p1 bargain 1") == "AP-4: that’s not what is asked now"


def test_bargain_leaves_a_price_of_one_coin() -> None:
    """MR-2: the total never falls below 1, however many AP there are."""
    game = market(slot=1)
    do(game, "p1 buy wood 3")
    assert offers(game, 0, "bargain") == ["0", "1", "2"]
    assert refused(game, "p1 bargain 3") == "MR-2: between 0 and 2"


def test_a_price_of_one_coin_is_not_bargained_about() -> None:
    """MR-2: one Wood costs 1 Coin and nothing is asked."""
    game = market(slot=1)
    events = do(game, "p1 buy wood 1")
    assert changes(events, 0, "coins") == [(-1, "buy")]
    assert offers(game, 0, "bargain") == []
    assert refused(game, "p1 buy metal 1") is None


def test_bargain_is_limited_by_the_action_points_left() -> None:
    """MR-2: an Engineer with 2 AP has one left after the Buy."""
    game = market("engineer", buy=("padlock", "metal", "glass", "fabric"))
    do(game, "p1 buy padlock 3")
    assert offers(game, 0, "bargain") == ["0", "1"]


def test_whoever_is_short_of_money_must_bargain() -> None:
    """MR-2: with 2 Coins for a price of 3 at least one AP goes into Bargain."""
    game = market(coins=2)
    do(game, "p1 buy wood 3")
    assert offers(game, 0, "bargain") == ["1", "2"]
    assert refused(game, "p1 bargain 0") == "MR-2: between 1 and 2"


# MR-3: Order


def test_an_order_lies_on_the_chosen_place() -> None:
    """MR-3: 1 AP; it is no stock yet."""
    game = market("engineer")
    do(game, "p1 order cog")
    assert offers(game, 0, "order_place") == ["1", "2", "3", "4"]
    do(game, "p1 order_place 3")
    assert on_the_board(game)["orders"] == [None, None, "cog", None]
    assert refused(game, "p1 buy cog 1") == "MR-1: not in stock"
    assert refused(game, "p1 quick_order cog") == "MR-4: needs 2 AP, 1 left"


def test_a_type_is_ordered_once() -> None:
    """MR-3: a type not yet in the Order area."""
    game = market(orders=("rope", None, None, None))
    assert refused(game, "p1 order rope") == "MR-3: already in the Order area"


def test_a_full_order_area_takes_no_order() -> None:
    """MR-3: four places."""
    game = market(orders=("rope", "saw", "cog", "mirror"))
    assert refused(game, "p1 order animal") == "MR-3: the Order area is full"


def test_an_order_needs_a_free_place() -> None:
    """MR-3: a place holds one order."""
    game = market(orders=(None, "saw", None, "mirror"))
    do(game, "p1 order animal")
    assert refused(game, "p1 order_place 2") == "MR-3: that place is taken"
    assert offers(game, 0, "order_place") == ["1", "3"]


def test_the_only_free_place_is_not_asked_for() -> None:
    """MR-3, RUL-1: there is no choice, so the order lies there at once."""
    game = market(orders=("rope", "saw", None, "mirror"))
    do(game, "p1 order animal")
    assert on_the_board(game)["orders"] == ["rope", "saw", "animal", "mirror"]


def test_what_is_in_stock_may_be_ordered() -> None:
    """MR-3: a type in the Buy area."""
    game = market()
    do(game, "p1 order wood", "p1 order_place 2")
    assert on_the_board(game)["orders"] == [None, "wood", None, None]


# MR-4: Quick Order


def test_a_quick_order_replaces_what_lies_there() -> None:
    """MR-4: 2 AP, and what lay there is stock no more."""
    game = market("engineer", quick_order="rope")
    do(game, "p1 quick_order saw")
    assert game.to_act == [1]
    do(game, "p2 place magician market_row.1")
    assert on_the_board(game)["quick_order"] == "saw"
    assert refused(game, "p2 buy rope 1") == "MR-1: not in stock"


def test_a_quick_order_may_be_of_the_type_that_lies_there() -> None:
    """MR-4: any of the twelve types, for 2 AP."""
    game = market("engineer", quick_order="rope")
    assert len(offers(game, 0, "quick_order")) == 12
    events = do(game, "p1 quick_order rope")
    assert [event.kind for event in events] == ["component_quick_ordered"]
    assert (on_the_board(game)["quick_order"], game.to_act) == ("rope", [1])


def test_a_quick_order_is_stock_for_all_at_one_coin_more() -> None:
    """MR-4: p1 orders a Saw (2 Coins), p2 buys two of them at 3 Coins each."""
    game = market("engineer")
    do(game, "p1 quick_order saw", "p2 place magician market_row.1")
    events = do(game, "p2 buy saw 2", "p2 bargain 0")
    assert changes(events, 1, "coins") == [(-6, "buy")]


def test_a_quick_order_needs_two_action_points() -> None:
    """MR-4: an Apprentice on the slot without a bonus has one."""
    game = market("apprentice_1")
    assert refused(game, "p1 quick_order rope") == "MR-4: needs 2 AP, 1 left"


# MR-5: the cheapest price


def test_a_type_in_stock_twice_costs_its_cheapest_price() -> None:
    """MR-5: Wood in the Buy area and on the Quick Order slot costs 1."""
    game = market("apprentice_1", quick_order="wood")
    events = do(game, "p1 buy wood 3")
    assert changes(events, 0, "coins") == [(-3, "buy")]
