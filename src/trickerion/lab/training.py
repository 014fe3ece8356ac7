"""Training the learned evaluation: play games, then fit weights to their results.

The weights come from a ridge regression for each number of remaining Performances.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from operator import mul
from statistics import correlation, fmean
from typing import Any, Final, TypedDict, cast

from trickerion import Action, Options
from trickerion.bots import Bot
from trickerion.bots.evaluation import evaluate, performances_left
from trickerion.bots.learned_evaluation import FEATURES, features
from trickerion.bots.magician import LearnerBot
from trickerion.lab.play.arena import ArenaGame, Contest, GameHeader, derived_seed
from trickerion.lab.play.results import HEADER, fits, read_object
from trickerion.lab.workers import HERE, Workers

NODES: Final = 1000
RIDGE: Final = 5.0
"""The regularization strength."""
HOLDOUT: Final = 5
"""One game in this many is held out to test the fit."""
MIN_DEVIATION: Final = 1e-6


class Sample(TypedDict):
    """A position at the start of a turn from one seat's view, and that seat's final Fame."""

    left: int
    features: list[float]
    evaluation: float
    fame: int


class TrainingResult(GameHeader):
    """The samples of one game, as written to the results file."""

    samples: list[Sample]


SHAPE: Final[dict[str, Any]] = {
    **HEADER,
    "samples": [{"left": int, "features": [float], "evaluation": float, "fame": int}],
}


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
            row = [float(value) for value in features(self.game, seat)]
            self.samples.append((seat, left, row, float(evaluate(self.game, seat))))


def training(options: Options, seed: int) -> Contest:
    """Games between learners."""
    return Contest((LearnerBot.name,) * options.players, options, seed, NODES)


def play(contest: Contest, number: int) -> TrainingResult:
    played = TrainingGame(contest, number)
    played.play()
    scores = played.game.scores
    samples: list[Sample] = [
        {"left": left, "features": row, "evaluation": guess, "fame": scores[seat]}
        for seat, left, row, guess in played.samples
    ]
    return {**contest.header(number), "samples": samples}


def play_many(
    contest: Contest, numbers: Sequence[int], workers: Workers = HERE
) -> Iterator[TrainingResult]:
    """Yield these games as they finish."""
    return workers.run(partial(play, contest), numbers)


def read_samples(line: bytes) -> TrainingResult:
    """A line of the results file; raises ValueError."""
    data = read_object(line)
    if not (fits(data, SHAPE) and all(is_complete(sample) for sample in data["samples"])):
        raise ValueError("not a training game")
    return cast(TrainingResult, data)


def is_complete(sample: Sample) -> bool:
    return len(sample["features"]) == len(FEATURES)


def fit_weights(games: Sequence[TrainingResult]) -> list[Fit]:
    remaining = sorted({sample["left"] for game in games for sample in game["samples"]})
    return [fit_group(left, games) for left in remaining]


def fit_group(left: int, games: Sequence[TrainingResult]) -> Fit:
    holdout, others = (
        [
            sample
            for game in games
            for sample in game["samples"]
            if sample["left"] == left and (game["number"] % HOLDOUT == 0) == is_held_out
        ]
        for is_held_out in (True, False)
    )
    trained = fit_samples(others)
    ends = [float(sample["fame"]) for sample in holdout]
    guesses = [_product(trained, sample["features"]) for sample in holdout]
    samples = [*holdout, *others]
    return Fit(
        left,
        len(samples),
        dict(zip(FEATURES, fit_samples(samples), strict=True)),
        correlation([sample["evaluation"] for sample in holdout], ends),
        correlation(guesses, ends),
    )


def fit_samples(samples: list[Sample]) -> list[float]:
    """The weights that predict the final Fame best."""
    rows = [sample["features"] for sample in samples]
    return fit(rows, [float(sample["fame"]) for sample in samples])


def fit(
    rows: list[list[float]],
    targets: list[float],
    ridge: float = RIDGE,
    counts: list[float] | None = None,
) -> list[float]:
    """Ridge regression of the targets; the first feature of a row is always 1. `counts` says how
    much each row counts, one on average."""
    counts = counts or [1.0] * len(rows)
    columns = list(zip(*rows, strict=True))[1:]
    means = [_product(counts, column) / len(rows) for column in columns]
    spreads = [spread(column, mean) for column, mean in zip(columns, means, strict=True)]
    used = [i for i, spread in enumerate(spreads) if spread > MIN_DEVIATION]
    scaled = [[(value - means[i]) / spreads[i] for value in columns[i]] for i in used]
    counted = [list(map(mul, counts, column)) for column in scaled]
    middle = _product(counts, targets) / len(rows)
    ends = [target - middle for target in targets]
    matrix = [[_product(one, other) for other in scaled[: i + 1]] for i, one in enumerate(counted)]
    for place, row in enumerate(matrix):
        row[place] += ridge
    found = solve(matrix, [_product(column, ends) for column in counted])
    weights = [0.0] * len(columns)
    for i, value in zip(used, found, strict=True):
        weights[i] = value / spreads[i]
    return [middle - _product(weights, means), *weights]


def spread(column: Sequence[float], mean: float) -> float:
    """The standard deviation."""
    return sqrt(fmean([(value - mean) ** 2 for value in column]))


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, one, other)))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric positive definite system, of which only the lower triangle is read, by
    Cholesky decomposition."""
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
