"""The explorer: tastes that differ by bot and fade toward the end."""

from tests.bots.test_learned_evaluation import DARK, middle
from trickerion.bots.explorer import TASTES, ExplorerBot, TastingEvaluator
from trickerion.bots.learned_evaluation import learned_terms
from trickerion.bots.value_features import FEATURES
from trickerion.lab.play.simulation import random_game


def test_explorers_differ_in_their_tastes() -> None:
    game = middle(DARK)
    values = {sum(ExplorerBot(0, seed).evaluator.terms(game, 0)) for seed in range(6)}
    assert len(values) > 4
    again = [sum(ExplorerBot(0, 3).evaluator.terms(game, 0)) for _ in range(2)]
    assert again[0] == again[1]


def test_a_taste_adds_to_the_weight_of_a_feature() -> None:
    game = middle(DARK)
    tastes = [float(feature == "fame") for feature in FEATURES]
    plain = sum(learned_terms(game, 1))
    assert sum(TastingEvaluator(1, tastes).terms(game, 1)) > plain
    assert sum(TastingEvaluator(1, [0.0] * len(FEATURES)).terms(game, 1)) == plain


def test_a_finished_game_is_no_matter_of_taste() -> None:
    game = random_game(DARK, 4)
    tastes = [5.0] * len(FEATURES)
    assert sum(TastingEvaluator(2, tastes).terms(game, 2)) == game.scores[2]


def test_there_is_a_taste_for_every_feature() -> None:
    assert list(TASTES) == list(FEATURES)
