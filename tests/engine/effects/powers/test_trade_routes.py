"""The Power Trade Routes."""

from typing import Any

from tests.engine.effects.powers.learned import placed
from tests.support import changes, do

BUY = ("wood", "rope", "padlock", "glass")


def price(power: str, line: str, **table: Any) -> list[tuple[int, str]]:
    """What p1 pays for a Buy, without Bargain."""
    game = placed(power, "market_row.4", table_of={"buy": BUY, **table})
    return changes(do(game, line, "p1 bargain 0"), 0, "coins")


def test_trade_routes_make_better_components_cheaper() -> None:
    """MR-1: a Rope for 1 Coin, a Padlock too."""
    assert price("trade_routes", "p1 buy rope 2") == [(-2, "buy")]
    assert price("trade_routes", "p1 buy padlock 2") == [(-2, "buy")]
    assert price("", "p1 buy padlock 2") == [(-6, "buy")]


def test_trade_routes_leave_other_components() -> None:
    """MR-1: two pieces of Wood for 2 Coins."""
    assert price("trade_routes", "p1 buy wood 2") == [(-2, "buy")]


def test_trade_routes_must_be_learned() -> None:
    """POW-6: otherwise 3 Coins."""
    assert price("", "p1 buy padlock 1") == [(-3, "buy")]


def test_trade_routes_lower_a_flat_price() -> None:
    """PRO-3: of 2 Coins each 1 is left; two Padlocks for 2."""
    flat = price("trade_routes", "p1 buy padlock 2", prophecy="flat_prices")
    assert flat == [(-2, "buy")]
