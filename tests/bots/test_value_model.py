"""The value model: its file, its tables and its estimates."""

import json

import pytest

from tests.bots.test_learned_evaluation import DARK, middle
from trickerion import Options
from trickerion.bots.evaluation import TERMS
from trickerion.bots.value_features import FEATURES
from trickerion.bots.value_model import (
    FILE,
    KINDS,
    VERSION,
    inputs,
    kind_features,
    read,
    table_of,
    value_terms,
)
from trickerion.lab.play.simulation import random_game

BASE = Options(players=2)


def test_the_shipped_model_fits_this_version_and_is_small() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(text) < 200_000
    model = read(text)
    assert len(model.weights) == len(KINDS) + 2 * len(FEATURES)
    assert len(model.deviations) == 6


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            {"version": VERSION + 1},
            f"this is version {VERSION + 1}, but version {VERSION} is needed",
        ),
        ({"version": None}, "fit it again with trickerion train"),
        ({"features": ["fame"]}, "fitted with other features"),
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


def test_a_table_agrees_with_the_inputs() -> None:
    model = read(FILE.read_text(encoding="utf-8"))
    features = [float(place % 5) for place in range(len(FEATURES))]
    table = model.table(3, 4, True)
    row = inputs(features, 3, 4, True)
    folded = table.constant + sum(a * b for a, b in zip(table.weights, features, strict=True))
    assert folded == pytest.approx(sum(a * b for a, b in zip(model.weights, row, strict=True)))


def test_a_table_knows_its_kind_of_position() -> None:
    assert len(kind_features(3, 2, False)) == len(KINDS)
    assert dict(zip(KINDS, kind_features(2, 4, True), strict=True)) == {
        **{"always": 1, "left": 2, "last": 0, "last_but_one": 1},
        **{"three": 0, "four": 1, "dark": 1, "dark_left": 2},
    }


@pytest.mark.parametrize("options", [BASE, DARK], ids=["base", "dark_alley"])
def test_an_estimate_is_a_likely_final_fame(options: Options) -> None:
    game = middle(options)
    terms = value_terms(game, 0)
    assert len(terms) == len(TERMS)
    assert 0 < sum(terms) < 150
    assert table_of(game).deviation > 1


@pytest.mark.parametrize("resource", ["fame", "coins", "shards"])
def test_more_is_worth_more(resource: str) -> None:
    game = middle(DARK)
    before = sum(value_terms(game, 1))
    setattr(game.players[1], resource, getattr(game.players[1], resource) + 3)
    assert sum(value_terms(game, 1)) > before


def test_at_the_end_only_fame_counts() -> None:
    game = random_game(BASE, 4)
    assert [sum(value_terms(game, seat)) for seat in (0, 1)] == game.scores
