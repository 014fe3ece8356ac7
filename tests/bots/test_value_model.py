"""The value model: its file, its tables and its estimates."""

import json

import pytest

from tests.bots.test_learned_evaluation import DARK, middle
from trickerion import Game, Options
from trickerion.bots.evaluation import TERMS
from trickerion.bots.learned_evaluation import KINDS, learned_terms
from trickerion.bots.value_features import FEATURES
from trickerion.bots.value_model import (
    FILE,
    SIZE,
    VERSION,
    ValueEvaluator,
    ValueModel,
    no_corrections,
    read,
    value_model,
    write,
)
from trickerion.lab.play.simulation import random_game

BASE = Options(players=2)


def value_terms(game: Game, seat: int) -> list[float]:
    """The estimate of the model in use."""
    return ValueEvaluator(seat, value_model()).terms(game, seat)


def test_the_shipped_model_fits_this_version_and_is_small() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(text) < 200_000
    model = read(text)
    assert [len(model.weights[kind]) for kind in KINDS] == [SIZE, SIZE]
    assert write(model.weights) == text


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            {"version": VERSION + 1},
            f"this is version {VERSION + 1}, but version {VERSION} is needed",
        ),
        ({"version": None}, "train it again with trickerion train"),
        ({"features": ["fame"]}, "trained with other features"),
    ],
)
def test_a_model_of_another_version_is_refused(change: dict[str, object], sentence: str) -> None:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    with pytest.raises(ValueError, match=sentence):
        read(json.dumps({**data, **change}))


@pytest.mark.parametrize("text", ["[]", "7", "{"])
def test_a_file_that_is_no_model_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a model|Expecting"):
        read(text)


def test_a_table_has_the_weights_for_the_performances_left() -> None:
    weights = no_corrections()
    weights["dark_alley"][2] = 1.0
    weights["dark_alley"][len(FEATURES) + 2] = 0.5
    model = ValueModel(weights)
    assert model.table(3, True)[2] == 2.5
    assert sum(model.table(3, True)) == 2.5
    assert not any(model.table(3, False))


def test_without_corrections_it_is_the_learned_evaluation() -> None:
    game = middle(DARK)
    assert ValueEvaluator(0, ValueModel(no_corrections())).terms(game, 1) == learned_terms(game, 1)


@pytest.mark.parametrize("options", [BASE, DARK], ids=["base", "dark_alley"])
def test_an_estimate_is_a_likely_final_fame(options: Options) -> None:
    terms = value_terms(middle(options), 0)
    assert len(terms) == len(TERMS)
    assert 0 < sum(terms) < 150


@pytest.mark.parametrize("resource", ["fame", "coins", "shards"])
def test_more_is_worth_more(resource: str) -> None:
    game = middle(DARK)
    before = sum(value_terms(game, 1))
    setattr(game.players[1], resource, getattr(game.players[1], resource) + 3)
    assert sum(value_terms(game, 1)) > before


def test_at_the_end_only_fame_counts() -> None:
    game = random_game(BASE, 4)
    assert [sum(value_terms(game, seat)) for seat in (0, 1)] == game.scores
