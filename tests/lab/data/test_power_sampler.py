"""The bot that learns Powers at random."""

from tests.engine.boards.test_powers import learning
from trickerion import Game, Options
from trickerion.bots import Budget
from trickerion.catalog import POWERS
from trickerion.lab.data.power_sampler import PowerSampler


def choices(game: Game) -> set[str]:
    """What samplers with different seeds do."""
    seat = game.to_act[0]
    return {str(PowerSampler(seat, seed).decide(game, Budget(nodes=1))) for seed in range(40)}


def test_any_power_of_the_highest_level_is_learned_beside_the_lowest_slot() -> None:
    """POW-4."""
    game = learning(powers=["coin_box", "lucky_penny", "night_bank"], shards=6, fame=20)
    held = [POWERS[power] for power in game.players[0].powers]
    level_2 = {power.id for power in held if power.level == 2}
    assert level_2 >= {"coin_box", "night_bank"}
    assert choices(game) == {f"p1 learn_power {power} 2" for power in level_2}


def test_nothing_replaces_a_power_of_its_level_or_is_paid_for() -> None:
    """POW-4: Coins for missing Fame would count against the card."""
    game = learning(powers=["lucky_penny", "coin_box"], learned=["underdog"], shards=1, fame=1)
    assert choices(game) == {"p1 pass"}


def test_any_power_is_discarded() -> None:
    """POW-2."""
    game = Game.new(Options(2, dark_alley=True, powers=True), 2)
    while game.stack[-1].name != "discard_power":
        game.play(game.options(game.to_act[0])[0])
    assert choices(game) == set(map(str, game.options(game.to_act[0])))
