"""`trickerion arena`, `ladder` and `learn`: bots are measured against each other, and learn."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from trickerion import Options
from trickerion.bots import LEVELS
from trickerion.bots.experience import kind_of_game
from trickerion.lab import ladder_page
from trickerion.lab.arena import Contest, Fault, GameResult, Schedule, fill_seats, play_games
from trickerion.lab.ladder import EVERY_MODE, Ladder, choose_bots, make_ladder, standings
from trickerion.lab.learning import Lesson, Sample, learn_from, play_many
from trickerion.lab.options import chosen_options, module_options
from trickerion.lab.plots import write_plots
from trickerion.lab.results import Results
from trickerion.lab.statistics import summarize
from trickerion.lab.tables import tables

DEFAULT_NODES: Final = 1000
MANY: Final = 20
"""From fewer games nothing can be learned."""


def match_options(command: Any) -> Any:
    """How much is played, with which budget, and where to."""
    file = click.Path(dir_okay=False, path_type=Path)
    kept = "Write each game as a line of JSON; games that are there already are not played again."
    for option in (
        click.option("--out", type=file, help=kept),
        click.option("--json", "as_json", is_flag=True, help="One JSON object."),
        click.option("--seconds", type=click.FloatRange(0.001, 3600), help="Per decision."),
        click.option("--nodes", type=click.IntRange(1), help=f"{DEFAULT_NODES} without --seconds."),
        click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256)),
        click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**64)),
    ):
        command = option(command)
    return module_options(command)


@click.command()
@click.option("--bots", "names", required=True, help="By seat, with commas: specialist,random.")
@click.option("--players", type=int, help="2 to 4; as many as there are bots if not given.")
@match_options
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option(
    "--plots",
    type=click.Path(file_okay=False, path_type=Path),
    help="Draw the statistics into this folder, as SVG.",
)
def arena(
    names: str,
    players: int | None,
    seed: int,
    nodes: int | None,
    seconds: float | None,
    as_json: bool,
    games: int,
    workers: int,
    out: Path | None,
    plots: Path | None,
    **modules: bool,
) -> None:
    """Let bots play against each other; seats and magicians go round."""
    with asked():
        bots = fill_seats(names, players)
    options = chosen_options(players=len(bots), **modules)
    contest = Contest(bots, options, seed, nodes_of(nodes, seconds), seconds or 0.0)
    if plots is not None:
        with told(plots):
            plots.mkdir(parents=True, exist_ok=True)
    played = summarize(play(contest, games, workers, out))
    if plots is not None:
        with told(plots):
            write_plots(played, plots)
    if as_json:
        click.echo(json.dumps({"contest": asdict(contest), **played}))
        return
    for table in tables(played):
        Console().print(table)


@click.command()
@click.option("--bots", "names", default=",".join(LEVELS), show_default=True, help="With commas.")
@click.option("--players", type=int, help="2 to 4; 2 if not given.")
@click.option(
    "--every-mode",
    is_flag=True,
    help="Base and Dark Alley, full, beginner and quick, with 2, 3 and 4 players.",
)
@match_options
@click.option(
    "--games",
    default=100,
    show_default=True,
    type=click.IntRange(1),
    help="Of each pairing; with more than two players, of one against the others each way round.",
)
@click.option(
    "--write",
    "page",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help=f"Write the table into this file, between {ladder_page.BEGIN} and {ladder_page.END}.",
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
    workers: int,
    out: Path | None,
    page: Path | None,
    **modules: bool,
) -> None:
    """Let every pair of bots play, and rate them."""
    with asked():
        bots = choose_bots(names)
    modes = modes_of(every_mode, players, modules)
    pairs = make_ladder(bots, modes, seed, nodes_of(nodes, seconds), seconds or 0.0)
    if page is not None:
        with told(page, ValueError):
            ladder_page.read_page(page)
    show_ladder(pairs, play(pairs, games * len(pairs.contests), workers, out), as_json, page)


def modes_of(
    every_mode: bool, players: int | None, modules: dict[str, bool]
) -> tuple[Options, ...]:
    if not every_mode:
        return (chosen_options(players=2 if players is None else players, **modules),)
    if players is not None or any(modules.values()):
        raise click.UsageError("--every-mode leaves no players and no modules to choose.")
    return EVERY_MODE


def today() -> str:
    return date.today().isoformat()


def show_ladder(ladder: Ladder, games: list[GameResult], as_json: bool, page: Path | None) -> None:
    reached, day = standings(games, ladder.bots), today()
    if page is not None:
        content = ladder_page.markdown(ladder, reached, day)
        with told(page, ValueError):
            ladder_page.write_page(page, content)
    if as_json:
        contests = [asdict(contest) for contest in ladder.contests]
        click.echo(json.dumps({"date": day, "contests": contests, **reached}))
        return
    for table in ladder_page.ladder_tables(reached):
        Console().print(table)
    click.echo(ladder_page.caption(ladder, reached, day))


@click.command()
@click.option("--players", default=2, show_default=True, help="2 to 4.")
@module_options
@click.option("--games", default=1000, show_default=True, type=click.IntRange(MANY))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**64))
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option(
    "--write",
    "file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Write what was learned into this file (bots/experience.json).",
)
def learn(
    players: int, games: int, seed: int, workers: int, file: Path | None, **modules: bool
) -> None:
    """Play games, and fit the magician's experience to how they ended."""
    options = chosen_options(players=players, **modules)
    known = {}
    if file is not None:
        with told(file, ValueError):
            known = json.loads(file.read_text(encoding="utf-8"))
    samples: list[Sample] = []
    with progress_bar() as progress:
        task = progress.add_task("", total=games)
        for seen in play_many(options, seed, games, workers):
            progress.advance(task)
            samples += seen
    lessons = learn_from(samples)
    Console().print(lesson_table(lessons))
    if file is not None:
        with told(file):
            file.write_text(json.dumps(known | rows_of(options, lessons), indent=1) + "\n")


def lesson_table(lessons: list[Lesson]) -> Table:
    table = Table(title="How well a guess goes with the final Fame (correlation)")
    for heading in ("Performances to come", "positions", "rules of thumb", "experience"):
        table.add_column(heading, justify="right")
    for one in lessons:
        table.add_row(str(one.left), str(one.samples), f"{one.thumb:.2f}", f"{one.fit:.2f}")
    return table


def rows_of(options: Options, lessons: list[Lesson]) -> dict[str, Any]:
    """As they stand in the file."""
    return {
        kind_of_game(options.dark_alley): {
            str(one.left): {sign: round(weight, 3) for sign, weight in one.weights.items()}
            for one in lessons
        }
    }


# What they have in common


def nodes_of(nodes: int | None, seconds: float | None) -> int:
    return nodes or (0 if seconds else DEFAULT_NODES)


def play(schedule: Schedule, games: int, workers: int, out: Path | None) -> list[GameResult]:
    """The first games of a schedule: those of the file, and the missing ones."""
    with told(out, ValueError):
        results = Results(out, schedule)
    with told(out):
        return play_missing(schedule, games, workers, results)


def play_missing(
    schedule: Schedule, games: int, workers: int, results: Results
) -> list[GameResult]:
    numbers = range(games)
    with results:
        for game in watch(schedule, numbers, workers, results):
            results.add(game)
    return [results.games[number] for number in numbers]


def progress_bar() -> Progress:
    """On a terminal."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)


def watch(
    schedule: Schedule, numbers: range, workers: int, results: Results
) -> Iterator[GameResult]:
    """The missing games, with a progress bar on a terminal."""
    missing = [number for number in numbers if number not in results.games]
    with progress_bar() as progress:
        task = progress.add_task("", total=len(numbers), completed=len(numbers) - len(missing))
        for game in play_games(schedule, missing, workers):
            progress.advance(task)
            yield game


@contextmanager
def told(file: Path | None, *faults: type[Exception]) -> Iterator[None]:
    """What goes wrong with a file or a bot is told in a sentence."""
    try:
        yield
    except Fault as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(f"{error.filename or file}: {error.strerror}") from error
    except faults as error:
        raise click.ClickException(f"{file}: {error}") from error


@contextmanager
def asked() -> Iterator[None]:
    """What is impossible is told with the usage."""
    try:
        yield
    except ValueError as error:
        raise click.UsageError(str(error)) from error
