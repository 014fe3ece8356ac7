"""Business Share."""

from tests.engine.effects.at_market_row import market
from tests.support import changes, do, position, seat
from trickerion import Game


def shared(card: str = "market_row") -> Game:
    """p1 has placed a Character with Business Share; p2 is to place a Magician with a card."""
    game = market("business_share", "engineer", other={"assigned": {"magician": card}})
    do(game, "p1 done")
    return game


def test_business_share_receives_what_an_opponent_pays_for_a_buy() -> None:
    """SPC-26: what is paid in the end, after Bargain."""
    game = shared()
    events = do(game, "p2 place magician market_row.1", "p2 buy rope 3", "p2 bargain 2")
    assert changes(events, 1, "coins") == [(-4, "buy")]
    assert changes(events, 0, "coins") == [(4, "business_share")]


def test_business_share_does_not_return_ones_own_coins() -> None:
    """SPC-26: Coins of opponents; one's own go to the supply."""
    game = market("business_share")
    events = do(game, "p1 buy rope 1", "p1 bargain 0")
    assert changes(events, 0, "coins") == [(-2, "buy")]


def test_business_share_is_not_there_for_one_more_action_point() -> None:
    """AP-3: used for +1 AP it shares in nothing."""
    game = market("business_share", use="ap")
    do(game, "p1 done")
    events = do(game, "p2 place magician market_row.1", "p2 buy wood 1")
    assert changes(events, 0, "coins") == []


def test_business_share_begins_with_its_placement_and_ends_with_the_turn() -> None:
    """SPC-26: what p2 paid before is not shared, nor what is paid in the next turn."""
    me = seat(magician="electra", assigned={"engineer": "business_share"})
    game = position(
        me, seat(assigned={"magician": "market_row"}), initiative=[1, 0], dark_alley=True
    )
    before = do(game, "p2 place magician market_row.1", "p2 buy wood 1", "p2 done")
    do(game, "p1 place engineer market_row.4", "p1 use_card bonus")
    assert changes(before, 0, "coins") == []
    assert len(game.lasting) == 1
    do(game, "p1 done")
    assert game.lasting == []


def test_business_share_in_traveling_merchants() -> None:
    """SPC-24, SPC-26: a Saw for 3 Coins."""
    game = shared("traveling_merchants")
    do(game, "p2 place magician market_row.1", "p2 use_card bonus")
    events = do(game, "p2 order saw", "p2 order_place 1", "p2 accept")
    assert changes(events, 0, "coins") == [(3, "business_share")]


def test_business_share_in_investments() -> None:
    """SPC-20, SPC-26: components of the stock bought from Downtown."""
    me = seat(magician="electra", assigned={"engineer": "business_share"})
    game = position(
        me, seat(assigned={"magician": "investments"}), dice={"bank_a": "5"}, dark_alley=True
    )
    do(game, "p1 place engineer market_row.4", "p1 use_card bonus", "p1 done")
    do(game, "p2 place magician downtown.4", "p2 use_card bonus", "p2 with_card")
    events = do(game, "p2 take_coins bank_a", "p2 component wood", "p2 component metal")
    assert changes(events, 0, "coins") == [(1, "business_share"), (1, "business_share")]


def test_business_share_has_no_part_in_tolls() -> None:
    """SPC-26, PRO-4: the toll goes to the supply."""
    game = market(
        "business_share",
        "engineer",
        prophecy="toll_gates",
    )
    do(game, "p1 done")
    events = do(game, "p2 place magician market_row.1")
    assert sum(amount for amount, _ in changes(events, 1, "coins")) == -3
    assert changes(events, 0, "coins") == []


def test_business_share_of_the_first_one_placed_goes_first() -> None:
    """SPC-26, MAG-5: p4's Coins go to p1, who was first; p1's own to Optico's copy."""
    game = position(
        seat(magician="electra", assigned={"engineer": "business_share", "magician": "market_row"}),
        seat(),
        seat(assigned={"magician": "market_row"}),
        seat(assigned={"magician": "market_row"}),
        dark_alley=True,
    )
    do(game, "p1 place engineer market_row.4", "p1 use_card bonus", "p1 done")
    do(game, "p3 place magician market_row.2", "p3 mimic business_share", "p3 use_card bonus")
    do(game, "p3 done")
    events = do(game, "p4 place magician market_row.3", "p4 buy wood 3", "p4 bargain 0", "p4 done")
    assert changes(events, 0, "coins") == [(3, "business_share")]
    assert changes(events, 2, "coins") == []
    events = do(game, "p1 place magician market_row.1", "p1 buy metal 2", "p1 bargain 0")
    assert changes(events, 2, "coins") == [(2, "business_share")]
