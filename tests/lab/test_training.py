"""Training the learned evaluation: samples and regression."""

import json
from dataclasses import replace
from random import Random

import pytest

from trickerion import Options
from trickerion.bots.learned_evaluation import FEATURES
from trickerion.lab.training import (
    Sample,
    TrainingResult,
    fit,
    fit_weights,
    play,
    read_samples,
    solve,
    training,
)

CONTEST = replace(training(Options(players=2, beginner=True), seed=1), nodes=3)


def sample(left: int, row: list[float], fame: int) -> Sample:
    return {"left": left, "features": row, "evaluation": row[1], "fame": fame}


def test_a_fit_recovers_the_weights() -> None:
    rng = Random(1)
    rows = [[1.0, *(rng.gauss(0, 2) for _ in range(3)), 7.0] for _ in range(400)]
    targets = [10 + 3 * row[1] - 2 * row[2] for row in rows]
    always, first, second, third, same = fit(rows, targets)
    assert (first, second, third) == pytest.approx((3, -2, 0), abs=0.1)
    assert same == 0
    assert always == pytest.approx(10, abs=0.1)


def test_rows_that_count_more_decide() -> None:
    rng = Random(3)
    rows = [[1.0, rng.gauss(0, 2)] for _ in range(400)]
    targets = [(3 if number % 2 else -3) * row[1] for number, row in enumerate(rows)]
    _, first = fit(rows, targets, counts=[1.8 if number % 2 else 0.2 for number in range(400)])
    assert first == pytest.approx(2.4, abs=0.2)


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_a_game_is_sampled_before_every_turn_but_the_first() -> None:
    game = play(CONTEST, 0)
    assert [one["left"] for one in game["samples"]] == [4, 4, 3, 3, 2, 2, 1, 1]
    assert game == play(CONTEST, 0)
    assert read_samples(json.dumps(game).encode()) == game


def test_damaged_lines_are_refused() -> None:
    line = json.dumps(play(CONTEST, 0)).encode()
    for damaged in (
        b"a shopping list",
        b"{}",
        line.replace(b'"features": [', b'"features": [0.0, '),
        line.replace(b'"fame": ', b'"fame": 0.'),
    ):
        with pytest.raises(ValueError, match="not a "):
            read_samples(damaged)


def test_each_number_of_performances_left_has_its_own_weights() -> None:
    rng = Random(2)
    games: list[TrainingResult] = []
    for number in range(200):
        rows = [[1.0, *(rng.gauss(0, 1) for _ in list(FEATURES)[1:])] for _ in range(2)]
        samples = [
            sample(left, row, round(100 * left * row[1])) for left, row in enumerate(rows, 1)
        ]
        games.append({**CONTEST.header(number), "samples": samples})
    fits = fit_weights(games)
    assert [one.left for one in fits] == [1, 2]
    assert fits[1].weights["fame"] > 1.5 * fits[0].weights["fame"]
    assert all(one.correlation > 0.9 for one in fits)
