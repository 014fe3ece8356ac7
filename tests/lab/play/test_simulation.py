"""Random play."""

from collections.abc import Callable
from random import Random

from trickerion import Action, Game, Options
from trickerion.lab.play.simulation import (
    Chooser,
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


def test_choices_are_fair_and_need_few_random_numbers() -> None:
    """Among six, each is chosen as often as the others; one number serves about ten choices."""
    rng = CountingRandom(5)
    chooser = Chooser(rng)
    chosen = [chooser.below(6) for _ in range(12_000)]
    assert set(chosen) == set(range(6))
    assert max(abs(chosen.count(number) - 2000) for number in range(6)) < 150
    assert rng.drawn < len(chosen) / 9


class CountingRandom(Random):
    """Counts its numbers."""

    drawn = 0

    def getrandbits(self, bits: int) -> int:
        self.drawn += 1
        return super().getrandbits(bits)


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
