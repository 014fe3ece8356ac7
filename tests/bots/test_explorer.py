"""The explorer: a value model shifted by tastes that differ by game and seat."""

from random import Random

from tests.bots.test_learned_evaluation import DARK, middle
from trickerion.bots.explorer import SPREADS, TASTES, ExplorerBot, random_tastes
from trickerion.bots.learned_evaluation import KINDS
from trickerion.bots.value_features import FEATURES
from trickerion.bots.value_model import SIZE, no_corrections
from trickerion.lab.play.simulation import random_game


def explorer(seat: int, tastes: list[float]) -> ExplorerBot:
    bot = ExplorerBot(seat)
    bot.explore(no_corrections(), tastes)
    return bot


def test_tastes_are_random_and_as_strong_as_told() -> None:
    mild, strong = (random_tastes(Random(3), strength) for strength in (0.5, 1.0))
    assert [2 * taste for taste in mild] == strong
    assert random_tastes(Random(4), 1.0) != strong
    assert len(strong) == len(SPREADS) == SIZE


def test_a_taste_adds_to_the_weight_of_a_feature() -> None:
    game = middle(DARK)
    neutral = [0.0] * SIZE
    for place in (0, len(FEATURES)):
        fond = [*neutral[:place], 1.0, *neutral[place + 1 :]]
        plain, raised = (explorer(1, tastes).evaluator.terms(game, 1) for tastes in (neutral, fond))
        assert raised[0] > plain[0]
        assert raised[1:] == plain[1:]


def test_tastes_are_added_to_a_model() -> None:
    game = middle(DARK)
    weights = {kind: [0.25] * SIZE for kind in KINDS}
    shifted = ExplorerBot(1)
    shifted.explore(weights, [0.5] * SIZE)
    expected = explorer(1, [0.75] * SIZE).evaluator.terms(game, 1)
    assert shifted.evaluator.terms(game, 1) == expected


def test_a_finished_game_is_no_matter_of_taste() -> None:
    game = random_game(DARK, 4)
    assert sum(explorer(2, [5.0] * SIZE).evaluator.terms(game, 2)) == game.scores[2]


def test_there_is_a_taste_for_every_feature() -> None:
    assert list(TASTES) == list(FEATURES)
