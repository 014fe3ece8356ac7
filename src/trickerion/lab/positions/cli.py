"""The command `trickerion positions`."""

import json
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from trickerion.bots import LEVELS, Budget, Misconduct
from trickerion.lab.cli import DEFAULT_NODES, file_errors, nodes_of, usage_errors
from trickerion.lab.options import worker_options
from trickerion.lab.play.arena import named_bots
from trickerion.lab.positions.consensus import DeepSearch, found_in_game
from trickerion.lab.positions.score import losses, score, scores_table
from trickerion.lab.positions.stored import FILE, TestPosition, read_positions, write_positions
from trickerion.lab.progress import progress_bar
from trickerion.lab.workers import Workers

NUMBER: Final = 72


@click.group()
def positions() -> None:
    """Find test positions of the middle game, and measure bots on them."""


@positions.command(name="find")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--number", default=NUMBER, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, help="The number of the first game.")
@click.option("--worlds", default=10, show_default=True, type=click.IntRange(2))
@click.option("--nodes", default=DEFAULT_NODES, show_default=True, help="Per world.")
@click.option("--playouts", default=20, show_default=True, type=click.IntRange(1))
@worker_options
def find(
    file: Path, number: int, seed: int, worlds: int, nodes: int, playouts: int, workers: Workers
) -> None:
    """Write positions to FILE on whose best action a deep search of many worlds agrees."""
    work = partial(found_in_game, DeepSearch(worlds, nodes, playouts))
    found: list[TestPosition] = []
    with progress_bar("positions") as progress:
        task = progress.add_task("", total=number)
        with closing(workers.run(work, count(seed), in_order=True)) as games:
            while len(found) < number:
                found += next(games)
                progress.update(task, completed=len(found))
    with file_errors(file):
        write_positions(found[:number], file)


@positions.command(name="score")
@click.option("--bots", "names", default=",".join(LEVELS), show_default=True)
@click.option(
    "--file",
    default=FILE,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Positions to use instead of the project's own.",
)
@click.option("--nodes", type=click.IntRange(1), help="Per decision; 1000 without --seconds.")
@click.option("--seconds", type=click.FloatRange(0.001, 3600), help="Per decision.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@worker_options
def score_bots(
    names: str,
    file: Path,
    nodes: int | None,
    seconds: float | None,
    as_json: bool,
    workers: Workers,
) -> None:
    """How often bots choose the action that the deep search agreed on, and what the others cost."""
    with usage_errors():
        bots = named_bots(names)
    budget = Budget(nodes_of(nodes, seconds), seconds or 0.0)
    with file_errors(file, ValueError):
        known = read_positions(file)
    with file_errors(file, ValueError, Misconduct):
        scores = {bot: score(list(losses(bot, known, budget, workers))) for bot in bots}
    if as_json:
        click.echo(json.dumps(scores))
        return
    Console().print(scores_table(scores))
