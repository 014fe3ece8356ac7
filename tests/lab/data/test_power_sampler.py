"""The bot that learns Powers at random."""

import pytest

from tests.engine.boards.test_powers import learning
from trickerion import Game, Options
from trickerion.bots import Budget, make_bot
from trickerion.catalog import POWERS
from trickerion.lab.data.power_sampler import LegendSampler, PowerSampler

Sampler = type[PowerSampler]
both = pytest.mark.parametrize("sampler", [PowerSampler, LegendSampler])


def choices(sampler: Sampler, game: Game) -> set[str]:
    """What samplers with different seeds do."""
    seat = game.to_act[0]
    return {str(sampler(seat, seed).decide(game, Budget(nodes=1))) for seed in range(100)}


@both
def test_any_power_of_the_highest_level_is_learned_beside_the_lowest_slot(sampler: Sampler) -> None:
    """POW-4."""
    game = learning(powers=["coin_box", "lucky_penny", "night_bank"], shards=6, fame=20)
    held = [POWERS[power] for power in game.players[0].powers]
    level_2 = {power.id for power in held if power.level == 2}
    assert level_2 >= {"coin_box", "night_bank"}
    assert choices(sampler, game) == {f"p1 learn_power {power} 2" for power in level_2}


@both
def test_nothing_replaces_a_power_of_its_level_or_is_paid_for(sampler: Sampler) -> None:
    """POW-4: Coins for missing Fame would count against the card."""
    game = learning(powers=["lucky_penny", "coin_box"], learned=["underdog"], shards=1, fame=1)
    assert choices(sampler, game) == {"p1 pass"}


@both
def test_any_power_is_discarded(sampler: Sampler) -> None:
    """POW-2."""
    game = Game.new(Options(2, dark_alley=True, powers=True), 2)
    while game.stack[-1].name != "discard_power":
        game.play(game.options(game.to_act[0])[0])
    assert choices(sampler, game) == set(map(str, game.options(game.to_act[0])))


def test_the_bot_decides_everything_else() -> None:
    """POW-4: the sampler's own taste is in its Powers alone."""
    game = Game.new(Options(2, dark_alley=True, powers=True), 2)
    for sampler, bot in ((PowerSampler, "specialist"), (LegendSampler, "legend")):
        budget = Budget(nodes=1)
        assert sampler(0, 3).decide(game, budget) == make_bot(bot, 0, 3).decide(game, budget)
