"""Training the learned evaluation: samples and regression."""

from random import Random

import pytest

from trickerion import Options
from trickerion.bots.learned_evaluation import FEATURES
from trickerion.lab.training import Sample, fit, fit_weights, play, solve


def test_a_fit_recovers_the_weights() -> None:
    rng = Random(1)
    rows = [[1.0, *(rng.gauss(0, 2) for _ in range(3)), 7.0] for _ in range(400)]
    samples = [Sample(0, 1, row, 0.0, round(10 + 3 * row[1] - 2 * row[2])) for row in rows]
    always, first, second, third, same = fit(samples)
    assert (first, second, third) == pytest.approx((3, -2, 0), abs=0.1)
    assert same == 0
    assert always == pytest.approx(10, abs=0.1)


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_a_game_is_sampled_before_every_turn_but_the_first() -> None:
    options = Options(players=2, beginner=True)
    samples = play(options, 1, 0)
    assert [sample.left for sample in samples] == [4, 4, 3, 3, 2, 2, 1, 1]
    assert samples == play(options, 1, 0)


def test_each_number_of_performances_left_has_its_own_weights() -> None:
    rng = Random(2)
    samples = []
    for number in range(400):
        row = [1.0, *(rng.gauss(0, 1) for _ in list(FEATURES)[1:])]
        weight = 1 + number % 2
        samples.append(Sample(number // 2, weight, row, row[1], round(100 * weight * row[1])))
    fits = fit_weights(samples)
    assert [one.left for one in fits] == [1, 2]
    assert fits[1].weights["fame"] > 1.5 * fits[0].weights["fame"]
    assert all(one.correlation > 0.9 for one in fits)
