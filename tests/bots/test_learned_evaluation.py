"""The learned evaluation: features and weights."""

import json
from random import Random

import pytest

from tests.support import ROOT
from trickerion import Game, Options
from trickerion.bots.evaluation import TERMS
from trickerion.bots.learned_evaluation import FEATURES, WEIGHTS, features, learned_terms
from trickerion.lab.play.simulation import play_some, random_game

DARK = Options(players=3, dark_alley=True, prophecies=True)


def middle(options: Options) -> Game:
    """A game after a few turns."""
    game = Game.new(options, 3)
    play_some(game, Random(3), 150)
    assert game.turn > 1
    return game


@pytest.mark.parametrize("kind", ["base", "dark_alley"])
def test_there_are_weights_for_every_turn(kind: str) -> None:
    turns = 5 if kind == "base" else 7
    assert sorted(WEIGHTS[kind]) == list(range(1, turns))
    assert all(len(row) == len(FEATURES) for row in WEIGHTS[kind].values())


@pytest.mark.parametrize("options", [Options(players=2), DARK], ids=["base", "dark_alley"])
def test_every_feature_belongs_to_a_term(options: Options) -> None:
    game = middle(options)
    assert len(features(game, 0)) == len(FEATURES)
    assert set(FEATURES.values()) == set(TERMS) - {"powers"}
    assert len(learned_terms(game, 0)) == len(TERMS)


@pytest.mark.parametrize("resource", ["fame", "coins", "shards"])
def test_more_is_worth_more(resource: str) -> None:
    game = middle(DARK)
    before = sum(learned_terms(game, 1))
    setattr(game.players[1], resource, getattr(game.players[1], resource) + 3)
    assert sum(learned_terms(game, 1)) > before


def test_at_the_end_only_fame_counts() -> None:
    game = random_game(Options(players=2), 4)
    assert [sum(learned_terms(game, seat)) for seat in (0, 1)] == game.scores


def test_the_file_has_all_features() -> None:
    file = ROOT / "src/trickerion/bots/learned_evaluation.json"
    rows = json.loads(file.read_text(encoding="utf-8"))
    assert {name for kind in rows.values() for row in kind.values() for name in row} == set(
        FEATURES
    )
