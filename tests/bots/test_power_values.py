"""What Powers are worth to a bot, and what it does with them."""

from tests.engine.boards.test_powers import learning
from tests.engine.effects.powers.learned import placed, table
from tests.support import position, seat
from trickerion import Game, Options
from trickerion.bots import LEVELS, Budget, make_bot
from trickerion.bots.evaluation import evaluate
from trickerion.bots.policy.policy import promising
from trickerion.bots.power_values import PER_TURN, keeping_value, powers_value
from trickerion.catalog import POWERS


def test_every_power_is_worth_something() -> None:
    """A Power pays per turn or at the end."""
    assert set(PER_TURN) <= {power.id for power in POWERS}
    assert all(keeping_value(power) > 0 for power in range(len(POWERS)))


def test_a_learned_power_raises_the_estimate() -> None:
    """POW-4: the same position with and without it."""
    without = position(seat(powers=["thrifty_house"]), seat(), dark_alley=True)
    learned = position(seat(learned=["thrifty_house"]), seat(), dark_alley=True)
    assert evaluate(learned, 0) > evaluate(without, 0)


def test_a_power_is_worth_less_when_little_time_is_left() -> None:
    game = table(["thrifty_house"], {})
    assert powers_value(game, 0, 5) > powers_value(game, 0, 1)


def test_the_policy_learns_the_better_power_on_the_lowest_slot() -> None:
    """POW-4: and never passes while an open slot is empty and a good Power is affordable."""
    game = learning(powers=["thrifty_house", "humble_entrance"], shards=3)
    assert str(promising(game, 0, 1)[0]) == "p1 learn_power thrifty_house 1"


def test_the_policy_uses_a_power_only_with_coins_to_spare() -> None:
    """POW-6: before its first action, but not with its last Coins."""
    rich, poor = placed("second_wind", "downtown.4"), placed("second_wind", "downtown.4", coins=3)
    assert str(promising(rich, 0, 1)[0]) == "p1 use_power second_wind"
    assert str(promising(poor, 0, 1)[0]) != "p1 use_power second_wind"


def test_every_level_learns_powers() -> None:
    """POW-4: with a free slot and something affordable, all bots but the random one learn."""
    game = learning(powers=["thrifty_house", "underdog", "tidy_bench"], shards=3, coins=20)
    for level in LEVELS:
        if level != "random":
            decided = make_bot(level, 0, 1).decide(game.imagine(0, 1), Budget(nodes=12))
            assert decided.kind == "learn_power", level


def test_bots_keep_the_powers_that_promise_most() -> None:
    """POW-2: the policy discards the least promising one first."""
    game = Game.new(Options(2, dark_alley=True, powers=True), 2)
    while game.stack[-1].name != "discard_power":
        game.play(game.options(game.to_act[0])[0])
    chosen = promising(game, 0, 1)[0]
    assert keeping_value(chosen.power) == min(map(keeping_value, game.players[0].powers))
