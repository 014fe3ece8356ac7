"""The Power Window Shopper."""

from tests.engine.effects.powers.learned import gained, table
from tests.support import do


def placing(card: str, slot: str, power: str = "window_shopper") -> list[int]:
    """The Coins for placing p1's Engineer."""
    game = table([power], {"assigned": {"engineer": card}})
    return gained(do(game, f"p1 place engineer {slot}"), "coins", "window_shopper")


def test_window_shopper_gains_at_the_market_row() -> None:
    """AP-6: 1 Coin for each Character placed there."""
    assert placing("market_row", "market_row.4") == [1]


def test_window_shopper_gains_nothing_elsewhere() -> None:
    """POW-6: at the Market Row only, and only while learned."""
    assert placing("downtown", "downtown.4") == []
    assert placing("market_row", "market_row.4", "lucky_penny") == []


def test_window_shopper_gains_with_a_freelancer() -> None:
    """SPC-16: what counts is where the Character stands."""
    assert placing("freelancer", "market_row.4") == [1]


def test_window_shopper_pays_no_toll() -> None:
    """PRO-4: the toll of the best slot must be affordable before the Coin comes."""
    own = {"assigned": {"engineer": "market_row"}, "coins": 0}
    game = table(["window_shopper"], own, prophecy="toll_gates")
    assert [str(a) for a in game.options(0)] == [
        "p1 place engineer market_row.4",
        "p1 idle engineer",
    ]
