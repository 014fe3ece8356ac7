"""The Power Mail Order."""

from tests.engine.effects.powers.learned import placed
from tests.support import do, offers


def test_mail_order_costs_no_ap() -> None:
    """MR-3, DA-5: an Apprentice with 1 AP orders and still buys."""
    game = placed("mail_order", "market_row.4", "apprentice_1")
    do(game, "p1 order rope", "p1 order_place 1", "p1 order saw", "p1 order_place 2")
    assert "wood 1" in offers(game, 0, "buy")


def test_mail_order_allows_orders_after_the_last_ap() -> None:
    """AP-4: with 0 AP left an order is still possible, and then done."""
    game = placed("mail_order", "market_row.4", "apprentice_1")
    do(game, "p1 buy wood 1")
    assert offers(game, 0, "buy") == []
    do(game, "p1 order rope", "p1 order_place 1", "p1 done")
    assert game.to_act == [1]


def test_mail_order_makes_quick_orders_cheaper() -> None:
    """MR-4: Quick Order costs 1 AP instead of 2."""
    game = placed("mail_order", "market_row.4", "apprentice_1")
    assert offers(game, 0, "quick_order")
    assert not offers(placed("", "market_row.4", "apprentice_1"), 0, "quick_order")
    do(game, "p1 quick_order rope")
    assert offers(game, 0, "buy") == []


def test_mail_order_fills_the_order_area_and_no_more() -> None:
    """MR-3: four places, each type once."""
    game = placed("mail_order", "market_row.4", "apprentice_1")
    for place, component in enumerate(("rope", "saw", "animal"), 1):
        do(game, f"p1 order {component}", f"p1 order_place {place}")
    do(game, "p1 order mirror")
    assert offers(game, 0, "order") == []


def test_mail_order_serves_traveling_merchants() -> None:
    """SPC-24: after a free order the merchants deliver, too."""
    game = placed(
        "mail_order", "market_row.4", "apprentice_1", card="traveling_merchants", armed=False
    )
    do(game, "p1 order rope", "p1 order_place 1", "p1 accept")
    assert game.players[0].pieces.count(1) == 1
