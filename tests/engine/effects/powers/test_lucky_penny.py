"""The Power Lucky Penny."""

from tests.engine.effects.powers.learned import gained, placed
from tests.support import do


def test_lucky_penny_adds_a_coin() -> None:
    """DT-5: 6 Coins for a 5."""
    game = placed("lucky_penny", "downtown.4")
    assert gained(do(game, "p1 take_coins bank_a"), "coins", "bank") == [6]


def test_lucky_penny_must_be_learned() -> None:
    """POW-6: in hand it does nothing."""
    game = placed("", "downtown.4")
    assert gained(do(game, "p1 take_coins bank_a"), "coins", "bank") == [5]


def test_lucky_penny_comes_after_the_windfall() -> None:
    """PRO-6: the die is doubled, then the Coin is added."""
    game = placed("lucky_penny", "downtown.4", table_of={"prophecy": "bank_windfall"})
    assert gained(do(game, "p1 take_coins bank_a"), "coins", "bank") == [11]


def test_lucky_penny_leaves_fame_and_fortune_the_printed_die() -> None:
    """SPC-20, PRO-6: Fame comes from the printed die, less 1."""
    game = placed("lucky_penny", "downtown.4", card="fame_and_fortune")
    events = do(game, "p1 take_coins bank_a")
    assert gained(events, "fame", "fame_and_fortune") == [4]
