"""Investments."""

from typing import Any

from tests.engine.effects.at_downtown import MORE_AP, asked, banking, die
from tests.support import changes, do, offers, player, refused, seat
from trickerion import Game


def invested(**more: Any) -> Game:
    """p1 has taken 5 Coins with Investments."""
    game = banking("investments", **more)
    do(game, "p1 take_coins bank_a")
    return game


def pieces(game: Game) -> Any:
    return {name: pile["pieces"] for name, pile in player(game, 0)["components"].items()}


def test_investments_buys_three_pieces_of_any_mix() -> None:
    """SPC-20: usual prices; after the third piece it is over, whatever is left."""
    game = invested(table={"buy": ["wood", "metal", "rope", "fabric"]})
    events = do(game, "p1 component rope", "p1 component wood")
    assert changes(events, 0, "coins") == [(-2, "investments"), (-1, "investments")]
    events = do(game, "p1 component wood")
    assert changes(events, 0, "coins") == [(-1, "investments")]
    assert pieces(game) == {"rope": 1, "wood": 2}
    assert asked(game) == "place_character"
    assert die(game, "bank_a") == "x"


def test_investments_spends_only_the_coins_received() -> None:
    """SPC-20: 5 from the Bank, though the purse holds more; no Bargain."""
    game = invested(coins=20, table={"buy": ["padlock", "metal", "mirror", "fabric"]})
    do(game, "p1 component padlock")
    assert refused(game, "p1 component mirror") == "SPC-20: needs 3 Coins, 2 left"
    do(game, "p1 component metal")
    assert offers(game, 0, "component") == ["metal", "fabric"]
    do(game, "p1 done")
    assert player(game, 0)["coins"] == 21


def test_investments_takes_from_the_stock_alone() -> None:
    """SPC-20, MR-4, PRO-10, RUL-14: the Quick Order slot at +1, orders never, under
    `open_order_book` either."""
    stock = {"quick_order": "rope", "orders": ["saw", None, None, None]}
    game = invested(table=stock, prophecy="open_order_book")
    assert refused(game, "p1 component saw") == "MR-1: not in stock"
    assert changes(do(game, "p1 component rope"), 0, "coins") == [(-3, "investments")]


def test_investments_needs_room_in_the_workshop() -> None:
    """SPC-20, CMP-1, CMP-2: three of a type and six types, and then nothing is asked."""
    full = {"wood": 2, "metal": 1, "rope": 1, "saw": 1, "animal": 1, "cog": 1}
    game = invested(components=full)
    assert offers(game, 0, "component") == ["wood", "metal"]
    assert refused(game, "p1 component glass") == "CMP-1: no free slot for another type"
    do(game, "p1 component wood")
    assert refused(game, "p1 component wood") == "CMP-2: no room for more of that type"
    game = invested(components={**full, "wood": 3, "metal": 3})
    assert asked(game) == "place_character"


def test_investments_lets_the_owner_choose_the_pile() -> None:
    """SPC-20, CMP-1: for a new type, before the next piece."""
    game = invested(team=["manager"])
    do(game, "p1 component wood", "p1 pile extension", "p1 component wood")
    assert player(game, 0)["components"] == {"wood": {"pieces": 2, "pile": "extension"}}
    assert refused(game, "p1 component wood") == "CMP-2: no room for more of that type"


def test_investments_spends_doubled_coins_at_flat_prices() -> None:
    """SPC-20, PRO-3, PRO-6, RUL-14: what counts is what was received and what things cost now."""
    stock = {"buy": ["padlock", "mirror", "disguise", "cog"]}
    game = invested(prophecy="bank_windfall", table=stock)
    do(game, "p1 component padlock", "p1 component mirror", "p1 component cog")
    assert player(game, 0)["coins"] == 10 + 10 - 9
    game = invested(prophecy="flat_prices", table=stock)
    assert changes(do(game, "p1 component cog"), 0, "coins") == [(-2, "investments")]


def test_investments_are_spent_at_the_market_row() -> None:
    """SPC-26: an opponent's Business Share takes its part."""
    opponent = seat(placed={"engineer": "market_row.4 business_share"})
    game = invested(opponent=opponent)
    events = do(game, "p1 component wood")
    assert changes(events, 1, "coins") == [(1, "business_share")]


def test_investments_used_for_ap_buys_nothing() -> None:
    """AP-3: the Bank pays 5, and that is all."""
    game = invested(use=MORE_AP)
    assert asked(game) == "act"
    assert player(game, 0)["coins"] == 15


def test_investments_serves_one_take_coins_only() -> None:
    """DA-4: the second visit to the Bank is a plain one."""
    game = banking("investments", prophecy="easy_credit")
    do(game, "p1 take_coins bank_b", "p1 done", "p1 take_coins bank_a")
    assert asked(game) == "act"
