"""Training the value model: explorers play, and what wins counts more in the next round.

Every explorer's model differs from that of the round by random tastes. A regression of the lead at
the end on the difference of tastes says which of them pay, and the model moves that way.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from operator import mul
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import click

from trickerion import Options
from trickerion.bots import Bot
from trickerion.bots.explorer import SPREADS, ExplorerBot, random_tastes
from trickerion.bots.learned_evaluation import KINDS
from trickerion.bots.value_model import Corrections, no_corrections, write
from trickerion.lab.cli import file_errors, out_option
from trickerion.lab.options import worker_options
from trickerion.lab.play.arena import ArenaGame, Contest, GameHeader
from trickerion.lab.play.results import HEADER, Results, fits, read_object
from trickerion.lab.progress import progress_bar
from trickerion.lab.training import fit
from trickerion.lab.workers import Workers

MODES: Final = (Options(players=2), Options(players=2, dark_alley=True, prophecies=True))
"""What is played by turns, one mode for each kind of game."""
NODES: Final = 40
STRENGTHS: Final = (1.0, 0.6, 0.6)
"""How strong the tastes are in each round."""
RIDGE: Final = 1800.0
"""The regularization strength: without evidence the model stays as it is."""
STEP: Final = 1.2
"""How far the model moves for each Fame that a taste brings."""
MIN_GAMES: Final = 100
"""Less can't be fitted."""


class ExplorerResult(GameHeader):
    """A training game, as written to the results file."""

    scores: list[int]


SHAPE: Final[dict[str, Any]] = {**HEADER, "scores": [int]}


@dataclass(frozen=True, slots=True)
class Training:
    """The games of all rounds, numbered on from round to round."""

    seed: int
    games: int
    """In each round."""
    nodes: int = NODES

    def contest(self, number: int) -> Contest:
        names = (ExplorerBot.name, ExplorerBot.name)
        return Contest(names, MODES[number % len(MODES)], self.seed, self.nodes)

    def header(self, number: int) -> GameHeader:
        return self.contest(number).header(number)

    def numbers(self, place: int) -> range:
        """The games of a round."""
        return range(place * self.games, (place + 1) * self.games)

    def tastes(self, number: int, seat: int) -> list[float]:
        rng = Random(f"tastes {self.seed} {number} {seat}")
        return random_tastes(rng, STRENGTHS[number // self.games])


class ExplorerGame(ArenaGame):
    """A game between explorers around a model."""

    def __init__(self, training: Training, number: int, weights: Corrections) -> None:
        self.training = training
        self.weights = weights
        super().__init__(training.contest(number), number)

    def seat_bot(self, seat: int) -> Bot:
        bot = ExplorerBot(seat, self.bot_seed)
        bot.explore(self.weights, self.training.tastes(self.number, seat))
        return bot


def play(training: Training, weights: Corrections, number: int) -> ExplorerResult:
    played = ExplorerGame(training, number, weights)
    played.play()
    return {**training.header(number), "scores": played.game.scores}


def read_result(line: bytes) -> ExplorerResult:
    """A line of the results file; raises ValueError."""
    data = read_object(line)
    if not fits(data, SHAPE):
        raise ValueError("not a training game")
    return cast(ExplorerResult, data)


def improved(
    weights: Corrections, training: Training, games: Sequence[ExplorerResult]
) -> Corrections:
    """The weights after a round."""
    better = {}
    for place, kind in enumerate(KINDS):
        played = [game for game in games if game["number"] % len(MODES) == place]
        steps = [STEP * spread**2 for spread in SPREADS]
        moves = map(mul, steps, slopes(training, played))
        better[kind] = [weight + move for weight, move in zip(weights[kind], moves, strict=True)]
    return better


def slopes(training: Training, games: Sequence[ExplorerResult]) -> list[float]:
    """By how much a taste for each thing raises the lead at the end, in Fame."""
    rows = []
    leads = []
    for game in games:
        own, other = (training.tastes(game["number"], seat) for seat in (0, 1))
        rows.append([1.0, *(one - two for one, two in zip(own, other, strict=True))])
        leads.append(float(game["scores"][0] - game["scores"][1]))
    return fit(rows, leads, RIDGE)[1:]


@click.command()
@click.option(
    *("--games", "per_round"),
    default=6000,
    show_default=True,
    type=click.IntRange(MIN_GAMES),
    help="Games in each round.",
)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**64))
@worker_options
@out_option
@click.option(
    "--write",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the model to FILE (bots/value_model.json) instead of printing it.",
)
def train(per_round: int, seed: int, workers: Workers, out: Path | None, file: Path | None) -> None:
    """Let explorers play, and move the legend's value model toward what wins, in three rounds."""
    model = write(trained(Training(seed, per_round), workers, out))
    if file is None:
        click.echo(model, nl=False)
        return
    with file_errors(file):
        file.write_text(model, encoding="utf-8")


def trained(training: Training, workers: Workers, out: Path | None) -> Corrections:
    """The weights after all rounds; games that the file has are not played again."""
    weights = no_corrections()
    with file_errors(out, ValueError):
        results = Results(out, training, read_result)
    total = training.games * len(STRENGTHS)
    with file_errors(out), results, progress_bar() as progress:
        task = progress.add_task("", total=total, completed=len(results.games))
        for place in range(len(STRENGTHS)):
            numbers = training.numbers(place)
            missing = [number for number in numbers if number not in results.games]
            for game in workers.run(partial(play, training, weights), missing):
                results.add(game)
                progress.advance(task)
            games = [results.games[number] for number in numbers]
            weights = improved(weights, training, games)
    return weights
