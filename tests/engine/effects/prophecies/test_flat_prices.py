"""The prophecy Flat Prices."""

import pytest

from tests.engine.effects.prophecies.streets import market, price
from tests.engine.effects.under_prophecy import foretold
from tests.support import do, refused, seat


@pytest.mark.parametrize(("component", "printed"), [("wood", 1), ("rope", 2), ("padlock", 3)])
def test_flat_prices_makes_every_component_cost_two(component: str, printed: int) -> None:
    """PRO-3: Basic, Advanced and Superior alike."""
    stock = ("wood", "rope", "padlock", "glass")
    game = market("flat_prices", "apprentice_1", buy=stock)
    assert price(game, f"p1 buy {component} 1") == [(-2, "buy")]
    game = market(None, "apprentice_1", buy=stock)
    assert price(game, f"p1 buy {component} 1") == [(-printed, "buy")]


def test_flat_prices_come_before_quick_order_and_bargain() -> None:
    """PRO-3, MR-2, MR-4: two from the Quick Order slot are 2 * (2 + 1), less 2 for Bargain."""
    game = market("flat_prices", quick_order="padlock")
    assert price(game, "p1 buy padlock 2", "p1 bargain 2") == [(-4, "buy")]


def test_flat_prices_can_put_a_basic_component_out_of_reach() -> None:
    """PRO-3, MR-1: 3 Wood cost 6."""
    game = market("flat_prices", "apprentice_1", coins=5)
    assert refused(game, "p1 buy wood 3") == "MR-1: needs 6 Coins, 5 left"
    assert refused(game, "p1 buy wood 2") is None


def test_flat_prices_hold_for_investments_too() -> None:
    """PRO-3, SPC-20: wherever a component has a price: 5 Coins are two Superior ones."""
    seats = seat(assigned={"magician": "investments"}, coins=0, shards=0), seat()
    stock = ("padlock", "mirror", "cog", "disguise")
    game = foretold("flat_prices", *seats, dice={"bank_a": "5"}, buy=stock)
    do(game, "p1 place magician downtown.4", "p1 use_card bonus", "p1 with_card")
    do(game, "p1 take_coins bank_a")
    assert price(game, "p1 component padlock", "p1 component cog") == [(-2, "investments")] * 2
