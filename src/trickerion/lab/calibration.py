"""`trickerion calibrate`: how far final Fame strays from the evaluation, and how good the outlook's
chances to win are."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

import click
from rich.console import Console
from rich.table import Table

from trickerion import Action, Options
from trickerion.bots.evaluation import performances_left
from trickerion.bots.learned_evaluation import kind_of_game, learned_terms
from trickerion.bots.outlook import FORMAT, outlook
from trickerion.lab.cli import file_errors
from trickerion.lab.options import chosen_options, module_options, worker_options
from trickerion.lab.play.arena import ArenaGame, Contest
from trickerion.lab.progress import progress_bar
from trickerion.lab.workers import HERE, Workers

BOT: Final = "magician"
FEWEST: Final = 2
MOST: Final = 4
"""The numbers of players, which take turns."""


class Prediction(NamedTuple):
    """What the outlook said about a seat before a turn, and what became of it."""

    left: int
    """How many Performances were to come."""
    evaluation: float
    """The learned evaluation."""
    win: float
    final_fame: int
    has_won: bool
    players: int


@dataclass(frozen=True, slots=True)
class Calibration:
    """How good the predictions were with this many Performances to come."""

    left: int
    positions: int
    shift: float
    """By how much final Fame was above the learned evaluation on average."""
    deviation: float
    """The standard deviation of that difference."""
    brier: float
    """The mean squared error of the chances to win; the smaller the better."""
    baseline: float
    """The same for equal chances."""


class PredictedGame(ArenaGame):
    """A game between bots, predicted before each turn."""

    def __init__(self, contest: Contest, number: int) -> None:
        super().__init__(contest, number)
        self.turn = 0
        self.outlooks: list[tuple[int, list[float], list[float]]] = []

    def ask(self, seat: int) -> Action:
        if self.game.turn > self.turn and self.game.phase != "set_up":
            self.turn = self.game.turn
            seats = range(len(self.seating))
            values = [sum(learned_terms(self.game, seat)) for seat in seats]
            self.outlooks.append((performances_left(self.game), values, outlook(self.game).wins))
        return super().ask(seat)

    def predictions(self) -> list[Prediction]:
        scores, places = self.game.scores, self.game.places
        assert places is not None
        return [
            Prediction(left, values[s], wins[s], scores[s], places[s] == 1, len(scores))
            for left, values, wins in self.outlooks
            for s in range(len(scores))
        ]


def contest(bot: str, modules: dict[str, Any], seed: int, nodes: int, number: int) -> Contest:
    """The contest to which a game belongs: the number of players changes with every game."""
    players = FEWEST + number % (MOST - FEWEST + 1)
    return Contest((bot,) * players, Options(players=players, **modules), seed, nodes)


def predict(
    bot: str, modules: dict[str, bool], seed: int, nodes: int, number: int
) -> list[Prediction]:
    """Play one game; its predictions."""
    played = PredictedGame(contest(bot, modules, seed, nodes, number), number)
    played.play()
    return played.predictions()


def predict_many(
    bot: str,
    modules: dict[str, bool],
    seed: int,
    nodes: int,
    games: int,
    workers: Workers = HERE,
) -> Iterator[list[Prediction]]:
    """The predictions of each game, in order."""
    return workers.run(partial(predict, bot, modules, seed, nodes), range(games), in_order=True)


def calibrations(predictions: Sequence[Prediction]) -> list[Calibration]:
    remaining = sorted({one.left for one in predictions})
    return [calibration(left, [p for p in predictions if p.left == left]) for left in remaining]


def calibration(left: int, predictions: Sequence[Prediction]) -> Calibration:
    errors = [one.final_fame - one.evaluation for one in predictions]
    return Calibration(
        left,
        len(predictions),
        fmean(errors),
        pstdev(errors),
        fmean((one.has_won - one.win) ** 2 for one in predictions),
        fmean((one.has_won - 1 / one.players) ** 2 for one in predictions),
    )


# The command


@click.command()
@module_options
@click.option("--games", default=90, show_default=True, type=click.IntRange(3))
@click.option(
    "--nodes", default=60, show_default=True, type=click.IntRange(1), help="Per decision."
)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**64))
@worker_options
@click.option(
    "--write",
    "file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Write the spread to FILE (bots/outlook.json).",
)
def calibrate(
    games: int, nodes: int, seed: int, workers: Workers, file: Path | None, **modules: Any
) -> None:
    """Measure how far final Fame strays from the evaluation, in games with 2 to 4 players."""
    options = chosen_options(players=MOST, **modules)
    found: list[Prediction] = []
    with progress_bar() as progress:
        task = progress.add_task("", total=games)
        for game in predict_many(BOT, modules, seed, nodes, games, workers):
            found += game
            progress.advance(task)
    rows = calibrations(found)
    Console().print(table(rows))
    if file is not None:
        with file_errors(file, ValueError):
            known = json.loads(file.read_text(encoding="utf-8"))
            new = known | {"format": FORMAT} | to_json(options, rows)
            file.write_text(json.dumps(new, indent=1) + "\n", encoding="utf-8")


def table(rows: Sequence[Calibration]) -> Table:
    shown = Table(title="The outlook before a turn")
    headings = ("Performances left", "positions", "shift", "deviation", "Brier score", "baseline")
    for heading in headings:
        shown.add_column(heading, justify="right")
    for row in rows:
        fame = (f"{row.shift:+.1f}", f"{row.deviation:.1f}")
        shown.add_row(
            str(row.left), str(row.positions), *fame, f"{row.brier:.3f}", f"{row.baseline:.3f}"
        )
    return shown


def to_json(options: Options, rows: Sequence[Calibration]) -> dict[str, Any]:
    """The spread in the format of the file."""
    spread = {
        str(row.left): {"shift": round(row.shift, 2), "deviation": round(row.deviation, 2)}
        for row in rows
    }
    return {kind_of_game(options.dark_alley): spread}
