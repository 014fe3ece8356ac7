"""The command `trickerion regret`."""

import json
from contextlib import closing
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from trickerion import Options
from trickerion.bots import LEVELS
from trickerion.lab.cli import file_errors, nodes_of, out_option, usage_errors
from trickerion.lab.options import worker_options
from trickerion.lab.play.arena import named_bots
from trickerion.lab.play.results import Results
from trickerion.lab.progress import progress_bar
from trickerion.lab.regret import report
from trickerion.lab.regret.endings import recorded_losses
from trickerion.lab.regret.measure import (
    Exam,
    ExamResult,
    PlayedEnding,
    described,
    measure_games,
    read_result,
)
from trickerion.lab.regret.report import Found, Source, Summary
from trickerion.lab.workers import Workers

LIMIT: Final = 5000
"""Actions that the solver plays in a position before it gives up."""


@click.command()
@click.option("--bots", "names", help=f"Whom to measure.  [default: {','.join(LEVELS)}]")
@click.option(
    "--record",
    "files",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Measure the players of a recorded game instead; can be repeated.",
)
@click.option("--endings", default=500, show_default=True, type=click.IntRange(1))
@click.option(
    "--limit",
    default=LIMIT,
    show_default=True,
    type=click.IntRange(1),
    help="Actions after which the solver gives a position up.",
)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**64))
@click.option("--nodes", type=click.IntRange(1), help="Per decision; 1000 without --seconds.")
@click.option("--seconds", type=click.FloatRange(0.001, 3600), help="Per decision.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--worst",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write the games that lead to the worst endings to this folder.",
)
@out_option
@worker_options
def regret(
    names: str | None,
    files: tuple[Path, ...],
    endings: int,
    limit: int,
    seed: int,
    nodes: int | None,
    seconds: float | None,
    as_json: bool,
    folder: Path | None,
    out: Path | None,
    workers: Workers,
) -> None:
    """Measure how much Fame bots lose in endings, compared with the best play."""
    if files and (names or out):
        raise click.UsageError("--record can't be combined with --bots or --out.")
    if files:
        found = [one for file in files for one in recorded(file, limit)]
    else:
        with usage_errors():
            bots = measured_bots(names or ",".join(LEVELS))
        exam = Exam(bots, limit, seed, nodes_of(nodes, seconds), seconds or 0.0)
        found = examined(exam, endings, out, workers)
    if not found:
        raise click.ClickException("no ending could be solved; a larger --limit may help")
    summary = report.summarize(found)
    if folder is not None:
        with file_errors(folder):
            report.write_worst(summary, folder)
    show(summary, as_json)


def measured_bots(names: str) -> tuple[str, ...]:
    """The bots of "specialist,my_bot.py:MyBot"; raises ValueError."""
    bots = named_bots(names)
    if len(set(bots)) < len(bots):
        raise ValueError("bots: a bot is listed twice")
    return tuple(bots)


def examined(exam: Exam, endings: int, out: Path | None, workers: Workers) -> list[Found]:
    """The first endings of an exam, from the file or newly played, with a progress bar."""
    found: list[Found] = []
    with file_errors(out, ValueError):
        results = Results(out, exam, read_result)
    known = dict(results.games)
    with file_errors(out), results, progress_bar("endings") as progress:
        task = progress.add_task("", total=endings)
        with closing(measure_games(exam, known, workers)) as games:
            while len(found) < endings:
                game = next(games)
                if game["number"] not in known:
                    results.add(game)
                found += endings_of(game)
                progress.update(task, completed=len(found))
    return found


def endings_of(game: ExamResult) -> list[Found]:
    source = Source(game["number"], game["seed"], Options.from_dict(game["options"]))
    return [Found(source, ending) for ending in game["endings"]]


def recorded(file: Path, limit: int) -> list[Found]:
    """The endings of a recorded game, each with the Fame that its player lost."""
    with file_errors(file, ValueError):
        losses = recorded_losses(file.read_text(encoding="utf-8"), limit)
    found = []
    for ending, lost in losses:
        game = ending.game
        attempts: list[PlayedEnding] = [
            {"bot": game.names[ending.seat], "lost": lost, "failure": ""}
        ]
        source = Source(0, game.seed, game.setup_options, file.name)
        found.append(Found(source, described(ending, attempts)))
    return found


def show(summary: Summary, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(summary))
        return
    for table in report.regret_tables(summary):
        Console().print(table)
    click.echo(report.caption(summary))
