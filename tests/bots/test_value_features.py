"""The features of the value model."""

import pytest

from tests.bots.test_learned_evaluation import DARK, middle
from trickerion import Options
from trickerion.bots.evaluation import TERMS
from trickerion.bots.value_features import FEATURES, seat_features


@pytest.mark.parametrize("options", [Options(players=2), DARK], ids=["base", "dark_alley"])
def test_every_feature_belongs_to_a_term(options: Options) -> None:
    assert len(seat_features(middle(options), 0)) == len(FEATURES)
    assert set(FEATURES.values()) == set(TERMS) - {"powers"}


def test_features_are_those_of_the_seat() -> None:
    game = middle(DARK)
    own, other = seat_features(game, 1), seat_features(game, 0)
    game.players[1].fame += 2
    game.players[1].shards += 1
    changed = {
        feature
        for feature, before, after in zip(FEATURES, own, seat_features(game, 1), strict=True)
        if before != after
    }
    assert {"fame", "shards"} <= changed
    assert seat_features(game, 0) == other
