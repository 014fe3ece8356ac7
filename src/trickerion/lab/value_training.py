"""Training the value model: explorers play every mode, and the model is fitted to the results."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from operator import mul
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from trickerion import Game
from trickerion.bots.evaluation import performances_left
from trickerion.bots.learned_evaluation import learned_terms
from trickerion.bots.value_features import FEATURES, seat_features
from trickerion.bots.value_model import VERSION, inputs
from trickerion.lab.cli import file_errors, out_option, play_missing
from trickerion.lab.ladder.ladder import EVERY_MODE
from trickerion.lab.options import worker_options
from trickerion.lab.play.arena import Contest, GameHeader, GameResult, play_games
from trickerion.lab.play.results import read_game
from trickerion.lab.training import HOLDOUT, Sample, fit
from trickerion.lab.workers import Workers
from trickerion.record import read

EXPLORER: Final = "trickerion.bots.explorer:ExplorerBot"
NODES: Final = 40
RIDGE: Final = 300.0
"""The regularization strength: without evidence the learned evaluation stays as it is."""
MIN_GAMES: Final = 90
"""Five of each mode: less can't be fitted."""


@dataclass(frozen=True, slots=True)
class ExplorerGames:
    """Games between explorers, in every mode in turn."""

    seed: int
    nodes: int = NODES

    def header(self, number: int) -> GameHeader:
        contest, place = self.game(number)
        return {**contest.header(place), "number": number}

    def game(self, number: int) -> tuple[Contest, int]:
        options = EVERY_MODE[number % len(EVERY_MODE)]
        return Contest((EXPLORER,) * options.players, options, self.seed, self.nodes), number


def samples_of(played: GameResult) -> list[Sample]:
    """The inputs of the model before each turn but the first, from every seat, with the learned
    evaluation."""
    record = read(played["record"])
    options = record.options
    game = Game.new(options, record.seed, record.names)
    turn = options.first_turn
    samples: list[Sample] = []
    for action in record.actions:
        game.play(action)
        if game.turn > turn and game.stack:
            turn = game.turn
            left = performances_left(game)
            for seat, fame in enumerate(played["scores"]):
                row = inputs(seat_features(game, seat), left, options.seats, options.dark_alley)
                guess = sum(learned_terms(game, seat))
                samples.append({"left": left, "features": row, "evaluation": guess, "fame": fame})
    return samples


def fit_correction(samples: Sequence[Sample]) -> list[float]:
    """Ridge regression of what the learned evaluation missed, twice: early positions, from which
    less can be predicted, count less."""
    rows = [sample["features"] for sample in samples]
    missed = [sample["fame"] - sample["evaluation"] for sample in samples]
    spreads = errors(fit(rows, missed, RIDGE), samples)
    counts = [1 / spreads[sample["left"]] ** 2 for sample in samples]
    mean = fmean(counts)
    return fit(rows, missed, RIDGE, [count / mean for count in counts])


def errors(weights: list[float], samples: Sequence[Sample]) -> dict[int, float]:
    """The root mean square error of the corrected evaluation, by Performances left."""
    squares: dict[int, list[float]] = {}
    for sample in samples:
        guess = sample["evaluation"] + sum(map(mul, weights, sample["features"]))
        squares.setdefault(sample["left"], []).append((sample["fame"] - guess) ** 2)
    return {left: sqrt(fmean(squares[left])) for left in sorted(squares)}


@dataclass(frozen=True, slots=True)
class Training:
    """A model fitted to all games, and the errors in held-out games of one fitted to the others."""

    weights: list[float]
    before: dict[int, float]
    """The errors of the learned evaluation."""
    after: dict[int, float]

    def model(self) -> dict[str, Any]:
        """The model as written to its file."""
        return {
            "version": VERSION,
            "features": list(FEATURES),
            "weights": [float(f"{weight:.5g}") for weight in self.weights],
            "deviations": [round(error, 2) for error in self.after.values()],
        }


def trained(games: Sequence[GameResult]) -> Training:
    held_out: list[Sample] = []
    others: list[Sample] = []
    for game in games:
        (others if game["number"] // len(EVERY_MODE) % HOLDOUT else held_out).extend(
            samples_of(game)
        )
    tested = fit_correction(others)
    nothing = [0.0] * len(tested)
    return Training(
        fit_correction([*held_out, *others]), errors(nothing, held_out), errors(tested, held_out)
    )


@click.command()
@click.option("--games", default=432, show_default=True, type=click.IntRange(MIN_GAMES))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**64))
@worker_options
@out_option
@click.option(
    "--write",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the model to FILE (bots/value_model.json).",
)
def train(games: int, seed: int, workers: Workers, out: Path | None, file: Path | None) -> None:
    """Let explorers play in every mode, and fit the legend's value model to the results."""
    schedule = ExplorerGames(seed)
    play = partial(play_games, schedule, workers=workers)
    training = trained(play_missing(play, games, schedule, read_game, out))
    Console().print(error_table(training))
    if file is not None:
        with file_errors(file):
            file.write_text(json.dumps(training.model()) + "\n", encoding="utf-8")


def error_table(training: Training) -> Table:
    table = Table(title="Error in held-out games, in Fame")
    for heading in ("Performances left", "learned evaluation", "value model"):
        table.add_column(heading, justify="right")
    for left, error in training.after.items():
        table.add_row(str(left), f"{training.before[left]:.2f}", f"{error:.2f}")
    return table
