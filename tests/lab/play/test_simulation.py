"""Random play."""

from collections.abc import Callable
from random import Random

from trickerion import Action, Game, Options
from trickerion.lab.play.simulation import (
    lively_action,
    play_some,
    play_turn,
    random_action,
    random_game,
    simulate,
)


def test_the_same_seed_gives_the_same_game() -> None:
    assert random_game(Options(), 3).digest() == random_game(Options(), 3).digest()
    assert random_game(Options(), 3).digest() != random_game(Options(), 4).digest()


def test_summaries_follow_the_seeds() -> None:
    summaries = list(simulate(Options(), 3, seed=7))
    assert [summary["seed"] for summary in summaries] == [7, 8, 9]


def test_play_stops_after_a_number_of_decisions_or_a_turn() -> None:
    game = Game.new(Options(), 1)
    assert play_some(game, Random(1), 5)[0] == 5
    turn = game.turn
    assert play_turn(game, Random(1)) > 0
    assert game.turn == turn + 1


def set_ups(play: Callable[[Game, Random], Action]) -> int:
    """How many tricks are set up in five games."""
    count = 0
    for seed in range(5):
        game, rng = Game.new(Options(), seed), Random(seed)
        while not game.over:
            action = play(game, rng)
            count += action.kind == "set_up"
            game.play(action)
    return count


def test_lively_play_sets_up_more_tricks_than_random_play() -> None:
    assert set_ups(lively_action) > 2 * set_ups(random_action)
