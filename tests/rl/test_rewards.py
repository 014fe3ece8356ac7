"""What a game pays."""

from random import Random

import pytest

from trickerion import Game, Options
from trickerion.lab.play.simulation import random_action, random_game
from trickerion.rl.rewards import Rewards, distances, final_rewards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_win_and_place_are_zero_sum(players: int) -> None:
    game = random_game(Options(players=players), 3)
    assert game.places is not None
    for name in ("win", "place"):
        paid = final_rewards(game, name)
        assert sum(paid) == pytest.approx(0)
        assert max(paid) == paid[game.places.index(1)] == 1
        assert min(paid) == paid[game.places.index(players)] >= -1


def test_places_are_evenly_spaced() -> None:
    game = random_game(Options(players=3), 5)
    assert game.places is not None
    paid = final_rewards(game, "place")
    assert [paid[game.places.index(place)] for place in (1, 2, 3)] == [1, 0, -1]


def test_fame_is_the_distance_to_the_best_other_seat() -> None:
    assert distances([10, 30, 25]) == [-20, 5, -5]
    assert distances([7, 7]) == [0, 0]


def test_win_and_place_pay_nothing_before_the_end() -> None:
    game = Game.new(Options(players=2), 1)
    assert final_rewards(game, "win") == final_rewards(game, "place") == [0, 0]
    assert not Rewards("win", game).is_due


def test_the_steps_of_fame_add_up_to_the_final_distance() -> None:
    game = Game.new(Options(players=3), 4)
    rewards, rng = Rewards("fame", game), Random(4)
    totals = [0.0, 0.0, 0.0]
    while not game.over:
        game.play(random_action(game, rng))
        assert rewards.is_due
        totals = [total + paid for total, paid in zip(totals, rewards.pay(), strict=True)]
    assert totals == distances(game.scores) == final_rewards(game, "fame")
