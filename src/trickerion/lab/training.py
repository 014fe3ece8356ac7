"""Training the learned evaluation: play games, then fit weights to their results.

The weights come from a ridge regression for each number of remaining Performances.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from statistics import correlation, fmean, pstdev
from typing import Final

from trickerion import Action, Options
from trickerion.bots import Bot
from trickerion.bots.evaluation import evaluate, performances_left
from trickerion.bots.learned_evaluation import FEATURES, features
from trickerion.bots.magician import LearnerBot
from trickerion.lab.play.arena import ArenaGame, Contest, derived_seed

NODES: Final = 1000
RIDGE: Final = 5.0
"""The regularization strength."""
HOLDOUT: Final = 5
"""One game in this many is held out to test the fit."""
MIN_DEVIATION: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Sample:
    """A position at the start of a turn from one seat's view, and that seat's final Fame."""

    game: int
    left: int
    features: list[float]
    evaluation: float
    fame: int


@dataclass(frozen=True, slots=True)
class Fit:
    """The weights for one number of remaining Performances."""

    left: int
    samples: int
    weights: dict[str, float]
    baseline: float
    """The correlation of the hand-written evaluation with the final Fame in held-out games."""
    correlation: float
    """The same for weights fitted to the other games."""


class TrainingGame(ArenaGame):
    """A game between learners, sampled before each turn except the first."""

    def __init__(self, contest: Contest, number: int) -> None:
        super().__init__(contest, number)
        self.turn = 1
        self.samples: list[tuple[int, int, list[float], float]] = []

    def seat_bot(self, seat: int) -> Bot:
        return LearnerBot(seat, derived_seed("bots", self.game.seed))

    def ask(self, seat: int) -> Action:
        if self.game.turn > self.turn:
            self.turn = self.game.turn
            self._take_samples()
        return super().ask(seat)

    def _take_samples(self) -> None:
        left = performances_left(self.game)
        for seat in range(self.game.setup_options.players):
            row, estimate = features(self.game, seat), evaluate(self.game, seat)
            self.samples.append((seat, left, row, estimate))


def play(options: Options, seed: int, number: int) -> list[Sample]:
    """The samples of one game."""
    contest = Contest((LearnerBot.name,) * options.players, options, seed, NODES)
    played = TrainingGame(contest, number)
    played.play()
    scores = played.game.scores
    return [Sample(number, left, row, guess, scores[s]) for s, left, row, guess in played.samples]


def play_many(options: Options, seed: int, games: int, workers: int) -> Iterator[list[Sample]]:
    """The samples of each game, in the order of the games."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play, [options] * games, [seed] * games, range(games))


def fit_weights(samples: list[Sample]) -> list[Fit]:
    remaining = sorted({sample.left for sample in samples})
    return [fit_group(left, [one for one in samples if one.left == left]) for left in remaining]


def fit_group(left: int, samples: list[Sample]) -> Fit:
    holdout = [sample for sample in samples if sample.game % HOLDOUT == 0]
    trained = fit([sample for sample in samples if sample.game % HOLDOUT])
    ends = [float(sample.fame) for sample in holdout]
    guesses = [sum(w * s for w, s in zip(trained, one.features, strict=True)) for one in holdout]
    return Fit(
        left,
        len(samples),
        dict(zip(FEATURES, fit(samples), strict=True)),
        correlation([sample.evaluation for sample in holdout], ends),
        correlation(guesses, ends),
    )


def fit(samples: list[Sample]) -> list[float]:
    """Ridge regression of the final Fame; the first feature is always 1."""
    columns = list(zip(*(sample.features for sample in samples), strict=True))[1:]
    means = [fmean(column) for column in columns]
    spreads = [pstdev(column) for column in columns]
    used = [i for i, spread in enumerate(spreads) if spread > MIN_DEVIATION]
    scaled = [[(value - means[i]) / spreads[i] for value in columns[i]] for i in used]
    middle = fmean(sample.fame for sample in samples)
    ends = [sample.fame - middle for sample in samples]
    matrix = [[_product(one, other) for other in scaled] for one in scaled]
    for place, row in enumerate(matrix):
        row[place] += RIDGE
    found = solve(matrix, [_product(column, ends) for column in scaled])
    weights = [0.0] * len(columns)
    for i, value in zip(used, found, strict=True):
        weights[i] = value / spreads[i]
    return [middle - _product(weights, means), *weights]


def _product(one: list[float], other: list[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric positive definite system by Cholesky decomposition."""
    size = len(right)
    lower = [[0.0] * size for _ in right]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - _product(lower[i][:j], lower[j][:j])
            lower[i][j] = sqrt(rest) if i == j else rest / lower[j][j]
    half: list[float] = []
    for i in range(size):
        half.append((right[i] - _product(lower[i][:i], half)) / lower[i][i])
    found = [0.0] * size
    for i in reversed(range(size)):
        above = sum(lower[k][i] * found[k] for k in range(i + 1, size))
        found[i] = (half[i] - above) / lower[i][i]
    return found
