"""Gathering experience: games are played, and what counts in a position is fitted to their ends.

The weights are those of a ridge regression, apart for each number of Performances still to come.
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
from trickerion.bots.experience import SIGNS, signs
from trickerion.bots.magician import LearnerBot
from trickerion.bots.worth import performances_left, worth
from trickerion.lab.arena import Contest, Table, derived_seed

NODES: Final = 1000
RIDGE: Final = 5.0
"""Holds back what few games speak for."""
TESTED: Final = 5
"""One game in so many is set aside to test the fit."""
LEAST_SPREAD: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Sample:
    """A position at the beginning of a turn in the eyes of one seat, and how it ended."""

    game: int
    left: int
    signs: list[float]
    worth: float
    fame: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is learned for one number of Performances to come."""

    left: int
    samples: int
    weights: dict[str, float]
    thumb: float
    """How well the rules of thumb went with the final Fame, in the games set aside."""
    fit: float
    """And how well the fit to the other games."""


class Lecture(Table):
    """A game between learners, looked at before each turn but the first."""

    def __init__(self, contest: Contest, number: int) -> None:
        super().__init__(contest, number)
        self.turn = 1
        self.seen: list[tuple[int, int, list[float], float]] = []

    def seat_bot(self, seat: int) -> Bot:
        return LearnerBot(seat, derived_seed("bots", self.game.seed))

    def ask(self, seat: int) -> Action:
        if self.game.turn > self.turn:
            self.turn = self.game.turn
            self._look()
        return super().ask(seat)

    def _look(self) -> None:
        left = performances_left(self.game)
        for seat in range(self.game.variant.players):
            self.seen.append((seat, left, signs(self.game, seat), worth(self.game, seat)))


def play(options: Options, seed: int, number: int) -> list[Sample]:
    """What is to be learned from one game."""
    lecture = Lecture(Contest((LearnerBot.name,) * options.players, options, seed, NODES), number)
    lecture.play()
    scores = lecture.game.scores
    return [Sample(number, left, row, guess, scores[s]) for s, left, row, guess in lecture.seen]


def play_many(options: Options, seed: int, games: int, workers: int) -> Iterator[list[Sample]]:
    """The samples of each game, in the order of the games."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play, [options] * games, [seed] * games, range(games))


def learn_from(samples: list[Sample]) -> list[Lesson]:
    lefts = sorted({sample.left for sample in samples})
    return [lesson(left, [sample for sample in samples if sample.left == left]) for left in lefts]


def lesson(left: int, samples: list[Sample]) -> Lesson:
    aside = [sample for sample in samples if sample.game % TESTED == 0]
    tried = fit([sample for sample in samples if sample.game % TESTED])
    ends = [float(sample.fame) for sample in aside]
    guesses = [sum(w * s for w, s in zip(tried, one.signs, strict=True)) for one in aside]
    return Lesson(
        left,
        len(samples),
        dict(zip(SIGNS, fit(samples), strict=True)),
        correlation([sample.worth for sample in aside], ends),
        correlation(guesses, ends),
    )


def fit(samples: list[Sample]) -> list[float]:
    """The weights that come nearest to the final Fame; the first sign is always 1."""
    columns = list(zip(*(sample.signs for sample in samples), strict=True))[1:]
    means = [fmean(column) for column in columns]
    spreads = [pstdev(column) for column in columns]
    used = [i for i, spread in enumerate(spreads) if spread > LEAST_SPREAD]
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
    """The solution of a symmetric positive system, by Cholesky's decomposition."""
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
