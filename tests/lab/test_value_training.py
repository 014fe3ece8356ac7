"""Training the value model: the schedule, the samples, the fit and the command's bad input."""

import json
from dataclasses import replace

import pytest
from click.testing import CliRunner

from trickerion.bots.value_features import FEATURES
from trickerion.bots.value_model import inputs, read
from trickerion.lab.ladder.ladder import EVERY_MODE
from trickerion.lab.play.arena import GameResult, play_game
from trickerion.lab.training import Sample
from trickerion.lab.value_training import (
    ExplorerGames,
    errors,
    fit_correction,
    samples_of,
    train,
    trained,
)

SCHEDULE = replace(ExplorerGames(seed=1), nodes=3)
QUICK = EVERY_MODE.index(replace(EVERY_MODE[0], players=2, quick=True))


@pytest.fixture(scope="module")
def played() -> GameResult:
    return play_game(SCHEDULE, QUICK)


def test_explorers_play_every_mode_in_turn() -> None:
    modes = [SCHEDULE.game(number)[0].options for number in range(2 * len(EVERY_MODE))]
    assert modes == [*EVERY_MODE, *EVERY_MODE]
    assert [SCHEDULE.header(number)["seed"] for number in (0, 30)] == [1, 31]


def test_a_game_is_sampled_before_every_turn_but_the_first(played: GameResult) -> None:
    samples = samples_of(played)
    assert [sample["left"] for sample in samples] == [3, 3, 2, 2, 1, 1]
    assert [sample["fame"] for sample in samples[:2]] == played["scores"]


def test_a_fit_finds_what_the_learned_evaluation_missed() -> None:
    samples: list[Sample] = []
    for number in range(3000):
        left = 1 + number % 4
        features = [float((number * (7 + place)) % 11) for place in range(len(FEATURES))]
        fame = 20 + int(features[0] + left * features[1])
        row = inputs(features, left, 2, False)
        samples.append({"left": left, "features": row, "evaluation": 20.0, "fame": fame})
    weights = fit_correction(samples)
    before, after = errors([0.0] * len(weights), samples), errors(weights, samples)
    assert list(after) == [1, 2, 3, 4]
    assert all(after[left] < before[left] / 3 for left in after)


def test_the_model_can_be_read(played: GameResult) -> None:
    games: list[GameResult] = [
        {**played, "number": number, "scores": [50 + number, 40]}
        for number in range(0, 5 * len(EVERY_MODE), len(EVERY_MODE))
    ]
    training = trained(games)
    model = read(json.dumps(training.model()))
    assert model.table(2, 2, False).deviation == pytest.approx(training.after[2], abs=0.01)


def test_too_few_games_are_refused() -> None:
    result = CliRunner().invoke(train, ["--games", "3"])
    assert result.exit_code == 2
    assert "90" in result.output
