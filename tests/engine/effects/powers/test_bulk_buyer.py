"""The Power Bulk Buyer."""

from typing import Any

from tests.engine.effects.powers.learned import placed
from tests.support import changes, do, refused


def price(power: str, line: str, **more: Any) -> list[tuple[int, str]]:
    """What p1 pays for a Buy at the Market Row, without Bargain."""
    game = placed(power, "market_row.4", **more)
    return changes(do(game, line, "p1 bargain 0"), 0, "coins")


def test_bulk_buyer_saves_a_coin_on_three_pieces() -> None:
    """MR-1: three Basics for 2 Coins."""
    assert price("bulk_buyer", "p1 buy wood 3") == [(-2, "buy")]
    assert price("", "p1 buy wood 3") == [(-3, "buy")]


def test_bulk_buyer_saves_nothing_on_two_pieces() -> None:
    """MR-1: two Basics cost 2 Coins."""
    assert price("bulk_buyer", "p1 buy wood 2") == [(-2, "buy")]


def test_bulk_buyer_comes_before_bargain() -> None:
    """MR-2: of 2 Coins one can be bargained away; a total of 1 stays."""
    game = placed("bulk_buyer", "market_row.4")
    do(game, "p1 buy wood 3")
    assert refused(game, "p1 bargain 2") == "MR-2: between 0 and 1"
    assert changes(do(game, "p1 bargain 1"), 0, "coins") == [(-1, "buy")]


def test_bulk_buyer_saves_a_coin_under_flat_prices() -> None:
    """PRO-3: three pieces at 2 Coins each for 5."""
    flat = {"prophecy": "flat_prices"}
    assert price("bulk_buyer", "p1 buy wood 3", table_of=flat) == [(-5, "buy")]
