"""The commands `trickerion arena`, `ladder` and `learn`."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from trickerion import Options
from trickerion.bots import LEVELS
from trickerion.bots.learned_evaluation import kind_of_game
from trickerion.lab.ladder import report
from trickerion.lab.ladder.ladder import EVERY_MODE, Ladder, choose_bots, make_ladder, standings
from trickerion.lab.options import chosen_options, heir_option, module_options, worker_options
from trickerion.lab.play.arena import (
    ArenaError,
    Contest,
    GameResult,
    Schedule,
    fill_seats,
    play_games,
)
from trickerion.lab.play.results import Numbered, Played, Results, read_game
from trickerion.lab.progress import progress_bar
from trickerion.lab.reports.plots import write_plots
from trickerion.lab.reports.statistics import summarize
from trickerion.lab.reports.tables import tables
from trickerion.lab.training import Fit, fit_weights, play_many, read_samples, training
from trickerion.lab.workers import Workers

DEFAULT_NODES: Final = 1000
MIN_GAMES: Final = 20
"""The minimum for training."""


out_option: Final = click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Append each game to FILE as JSON; games already in FILE are not played again.",
)


def match_options(command: Any) -> Any:
    """Add the options shared by `arena` and `ladder`."""
    nodes = f"Per decision; {DEFAULT_NODES} without --seconds."
    for option in (
        out_option,
        click.option("--json", "as_json", is_flag=True, help="Print one JSON object."),
        click.option("--seconds", type=click.FloatRange(0.001, 3600), help="Per decision."),
        click.option("--nodes", type=click.IntRange(1), help=nodes),
        click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**64)),
    ):
        command = option(command)
    return module_options(worker_options(command))


@click.command()
@click.option("--bots", "names", required=True, help="By seat, such as specialist,random.")
@click.option("--players", type=int, help="2 to 4.  [default: the number of bots]")
@heir_option
@match_options
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option(
    "--plots",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write SVG charts to this folder.",
)
def arena(
    names: str,
    players: int | None,
    seed: int,
    nodes: int | None,
    seconds: float | None,
    as_json: bool,
    games: int,
    workers: Workers,
    out: Path | None,
    plots: Path | None,
    **modules: Any,
) -> None:
    """Let bots play against each other, rotating seats and magicians."""
    with usage_errors():
        bots = fill_seats(names, players)
    options = chosen_options(players=len(bots), **modules)
    contest = Contest(bots, options, seed, nodes_of(nodes, seconds), seconds or 0.0)
    if plots is not None:
        with file_errors(plots):
            plots.mkdir(parents=True, exist_ok=True)
    played = summarize(play_matches(contest, games, workers, out))
    if plots is not None:
        with file_errors(plots):
            write_plots(played, plots)
    if as_json:
        click.echo(json.dumps({"contest": asdict(contest), **played}))
        return
    for table in tables(played):
        Console().print(table)


@click.command()
@click.option("--bots", "names", default=",".join(LEVELS), show_default=True)
@click.option("--players", type=int, help="2 to 4.  [default: 2]")
@click.option(
    "--every-mode",
    is_flag=True,
    help="Play base game and Dark Alley; full, beginner and quick; with 2, 3 and 4 players.",
)
@match_options
@click.option(
    "--games",
    default=100,
    show_default=True,
    type=click.IntRange(1),
    help="Games per pairing; with more than two players, in each direction.",
)
@click.option(
    "--write",
    "page",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help=f"Write the table to FILE between {report.BEGIN} and {report.END}.",
)
def ladder(
    names: str,
    players: int | None,
    every_mode: bool,
    seed: int,
    nodes: int | None,
    seconds: float | None,
    as_json: bool,
    games: int,
    workers: Workers,
    out: Path | None,
    page: Path | None,
    **modules: Any,
) -> None:
    """Let every pair of bots play, then rate the bots."""
    with usage_errors():
        bots = choose_bots(names)
    modes = modes_of(every_mode, players, modules)
    pairs = make_ladder(bots, modes, seed, nodes_of(nodes, seconds), seconds or 0.0)
    if page is not None:
        with file_errors(page, ValueError):
            report.read_page(page)
    played = play_matches(pairs, games * len(pairs.contests), workers, out)
    show_ladder(pairs, played, as_json, page)


def modes_of(every_mode: bool, players: int | None, modules: dict[str, Any]) -> tuple[Options, ...]:
    if not every_mode:
        return (chosen_options(players=2 if players is None else players, **modules),)
    if players is not None or any(modules.values()):
        raise click.UsageError("--every-mode can't be combined with --players or modules.")
    return EVERY_MODE


def today() -> str:
    return date.today().isoformat()


def show_ladder(ladder: Ladder, games: list[GameResult], as_json: bool, page: Path | None) -> None:
    reached, day = standings(games, ladder.bots), today()
    if page is not None:
        content = report.markdown(ladder, reached, day)
        with file_errors(page, ValueError):
            report.write_page(page, content)
    if as_json:
        contests = [asdict(contest) for contest in ladder.contests]
        click.echo(json.dumps({"date": day, "contests": contests, **reached}))
        return
    for table in report.ladder_tables(reached):
        Console().print(table)
    click.echo(report.caption(ladder, reached, day))


@click.command()
@click.option("--players", default=2, show_default=True, help="2 to 4.")
@module_options
@click.option("--games", default=1000, show_default=True, type=click.IntRange(MIN_GAMES))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**64))
@worker_options
@out_option
@click.option(
    "--write",
    "file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Write the weights to FILE (bots/learned_evaluation.json).",
)
def learn(
    players: int,
    games: int,
    seed: int,
    workers: Workers,
    out: Path | None,
    file: Path | None,
    **modules: Any,
) -> None:
    """Play training games and fit the magician's evaluation to their results."""
    options = chosen_options(players=players, **modules)
    known = {}
    if file is not None:
        with file_errors(file, ValueError):
            known = json.loads(file.read_text(encoding="utf-8"))
    contest = training(options, seed)
    play = partial(play_many, contest, workers=workers)
    fits = fit_weights(play_missing(play, games, contest, read_samples, out))
    Console().print(fit_table(fits))
    if file is not None:
        with file_errors(file):
            file.write_text(json.dumps(known | weights_to_json(options, fits), indent=1) + "\n")


def fit_table(fits: list[Fit]) -> Table:
    table = Table(title="Correlation of the evaluation with the final Fame")
    for heading in ("Performances left", "positions", "hand-written", "learned"):
        table.add_column(heading, justify="right")
    for one in fits:
        figures = (f"{one.baseline:.2f}", f"{one.correlation:.2f}")
        table.add_row(str(one.left), str(one.samples), *figures)
    return table


def weights_to_json(options: Options, fits: list[Fit]) -> dict[str, Any]:
    """The weights in the format of the file."""
    return {
        kind_of_game(options.dark_alley): {
            str(one.left): {name: round(weight, 3) for name, weight in one.weights.items()}
            for one in fits
        }
    }


# Shared by the commands


def nodes_of(nodes: int | None, seconds: float | None) -> int:
    return nodes or (0 if seconds else DEFAULT_NODES)


def play_matches(
    schedule: Schedule, games: int, workers: Workers, out: Path | None
) -> list[GameResult]:
    play = partial(play_games, schedule, workers=workers)
    return play_missing(play, games, schedule, read_game, out)


def play_missing(
    play: Callable[[Sequence[int]], Iterator[Played]],
    games: int,
    schedule: Numbered,
    read_line: Callable[[bytes], Played],
    out: Path | None,
) -> list[Played]:
    """The first games of a schedule, from the file or newly played, with a progress bar."""
    with file_errors(out, ValueError):
        results = Results(out, schedule, read_line)
    missing = [number for number in range(games) if number not in results.games]
    with file_errors(out), results, progress_bar() as progress:
        task = progress.add_task("", total=games, completed=games - len(missing))
        for game in play(missing):
            results.add(game)
            progress.advance(task)
    return [results.games[number] for number in range(games)]


@contextmanager
def file_errors(file: Path | None, *others: type[Exception]) -> Iterator[None]:
    """Report arena and file errors, and the others given, as a message instead of a traceback."""
    try:
        yield
    except ArenaError as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(f"{error.filename or file}: {error.strerror}") from error
    except others as error:
        raise click.ClickException(f"{file}: {error}") from error


@contextmanager
def usage_errors() -> Iterator[None]:
    """Report a ValueError together with the usage."""
    try:
        yield
    except ValueError as error:
        raise click.UsageError(str(error)) from error
