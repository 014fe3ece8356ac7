"""The Power Coin Box."""

from tests.engine.effects.powers.learned import gained, placed, table
from tests.support import do
from trickerion import Game


def coins(game: Game) -> int:
    """The Coins on the card."""
    return sum(game.players[0].power_coins)


def after_rival(*lines: str, powers: tuple[str, ...] = ("coin_box",)) -> Game:
    """p2 has acted Downtown with 3 AP; then p1 places the Magician there."""
    own = {"assigned": {"magician": "downtown"}}
    other = {"assigned": {"magician": "downtown"}}
    game = table(powers, own, other, initiative=[1, 0])
    do(game, "p2 place magician downtown.4", *lines)
    return game


def test_coin_box_collects_what_others_do_downtown() -> None:
    """POW-6: a Coin for a hire; Take Coins collects it and 2 more, along with the die."""
    game = after_rival("p2 hire inn_a")
    assert coins(game) == 1
    do(game, "p1 place magician downtown.1")
    events = do(game, "p1 take_coins bank_a")
    assert gained(events, "coins", "coin_box") == [3]
    assert coins(game) == 0


def test_coin_box_does_not_count_dice_that_are_only_turned() -> None:
    """DT-6: Reroll and Set Die put nothing on the card."""
    assert coins(after_rival("p2 reroll bank_b", "p2 set_die bank_b 6")) == 0


def test_coin_box_does_not_count_its_owner() -> None:
    """POW-6: others only."""
    game = placed("coin_box", "downtown.4")
    do(game, "p1 hire inn_a")
    assert coins(game) == 0


def test_coin_box_loses_its_coins_with_its_slot() -> None:
    """POW-3, POW-8: when the slot closes, the Coins go back to the supply."""
    game = after_rival("p2 hire inn_a")
    do(game, "p1 place magician downtown.1", "p1 enhance")
    assert coins(game) == 0
    assert gained(do(game, "p1 take_coins bank_a"), "coins", "coin_box") == []


def test_coin_box_is_not_doubled_by_a_windfall() -> None:
    """PRO-6: the prophecy doubles the die."""
    own, other = ({"assigned": {"magician": "downtown"}} for _ in range(2))
    game = table(["coin_box"], own, other, initiative=[1, 0], prophecy="bank_windfall")
    do(game, "p2 place magician downtown.4", "p2 hire inn_a", "p1 place magician downtown.1")
    events = do(game, "p1 take_coins bank_a")
    assert gained(events, "coins", "bank") == [10]
    assert gained(events, "coins", "coin_box") == [3]
