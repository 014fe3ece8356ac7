"""The command line: `trickerion play | simulate | arena | replay | check | bench | ...`."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from trickerion import Game, Options, __version__, catalog, replay, rulebook
from trickerion.catalog.board import board
from trickerion.lab import bench as benchmark
from trickerion.lab.arena import Contest, Fault, GameResult, fill_seats, play_games
from trickerion.lab.coverage import count_effects
from trickerion.lab.promises import check_actions, check_states, check_undos
from trickerion.lab.results import Results
from trickerion.lab.simulation import simulate as simulate_games
from trickerion.lab.simulation import summary
from trickerion.lab.statistics import summarize
from trickerion.lab.tables import tables
from trickerion.terminal.command import play

TABLES: dict[str, tuple[Any, ...]] = {
    "tricks": catalog.TRICKS,
    "performances": catalog.PERFORMANCES,
    "magicians": catalog.MAGICIANS,
    "prophecies": catalog.PROPHECIES,
    "special_assignments": catalog.SPECIAL_ASSIGNMENTS,
}


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="trickerion")
def main() -> None:
    """Trickerion: Legends of Illusion. An unofficial fan implementation."""


main.add_command(play)


@main.command()
@click.argument("table", type=click.Choice([*TABLES, "board"]))
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def data(table: str, as_json: bool) -> None:
    """Print the printed facts of the game."""
    facts: Any = board() if table == "board" else [asdict(row) for row in TABLES[table]]
    if as_json:
        click.echo(json.dumps(facts, indent=1, ensure_ascii=False))
    elif table == "board":
        Console().print_json(data=facts)
    else:
        Console(width=max(Console().width, 160)).print(_as_table(facts))


def _as_table(rows: list[dict[str, Any]]) -> Table:
    table = Table(*rows[0], box=None)
    for row in rows:
        table.add_row(*(_cell(value) for value in row.values()))
    return table


def _cell(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{count} {name}" for name, count in value.items() if count)
    if isinstance(value, (list, tuple)):
        return " ".join(_link(item) for item in value)
    return "" if value is None else str(value)


def _link(item: Any) -> str:
    return "-".join(item["slots"]) + "*" * item["shard"] if isinstance(item, dict) else str(item)


MODULES = {
    "dark_alley": "With the Dark Alley: seven turns, Special cards, abilities, Level 3 tricks.",
    "prophecies": "With prophecies (only with the Dark Alley).",
    "beginner": "The beginner set-up (SET-13).",
    "quick": "The quick game (SET-14).",
    "late_bonus": "A marker serves for a Level 3 trick's final bonus (FIN-3).",
}


def module_options(command: Any) -> Any:
    """The modules of a game, for every command that makes one."""
    for module, words in reversed(MODULES.items()):
        flag = f"--{module.replace('_', '-')}"
        command = click.option(flag, module, is_flag=True, help=words)(command)
    return command


def game_options(command: Any) -> Any:
    """The modules and the number of players."""
    command = module_options(command)
    return click.option("--players", default=4, show_default=True, help="2 to 4.")(command)


def _options(**chosen: Any) -> Options:
    try:
        return Options(**chosen)
    except ValueError as error:
        raise click.UsageError(str(error)) from error


@main.command()
@game_options
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--json", "as_json", is_flag=True, help="One JSON object per game.")
def simulate(games: int, seed: int, as_json: bool, **chosen: Any) -> None:
    """Play whole games at random; the same seed gives the same output."""
    options = _options(**chosen)
    players = options.players
    fames, wins, decisions = [0] * players, [0] * players, 0
    for game in simulate_games(options, games, seed):
        if as_json:
            click.echo(json.dumps(game))
        decisions += game["decisions"]
        wins[game["winner"] or 0] += 1
        fames = [fame + score for fame, score in zip(fames, game["scores"], strict=True)]
    if not as_json:
        table = Table("seat", "wins", "mean Fame", title=f"{games} games, seeds from {seed}")
        for seat in range(players):
            table.add_row(f"p{seat + 1}", str(wins[seat]), f"{fames[seat] / games:.1f}")
        Console().print(table)
        click.echo(f"{decisions / games:.1f} decisions per game")


DEFAULT_NODES = 1000


@main.command()
@click.option("--bots", "names", required=True, help="By seat, with commas: specialist,random.")
@click.option("--players", type=int, help="2 to 4; as many as there are bots if not given.")
@module_options
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**64))
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option("--nodes", type=click.IntRange(1), help=f"{DEFAULT_NODES} without --seconds.")
@click.option("--seconds", type=click.FloatRange(0.001, 3600), help="Per decision.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write each game as a line of JSON; games that are there already are not played again.",
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
    **modules: bool,
) -> None:
    """Let bots play against each other; seats and magicians go round."""
    nodes = nodes or (0 if seconds else DEFAULT_NODES)
    contest = _contest(names, players, modules, seed, nodes, seconds or 0.0)
    played = summarize(_play_contest(contest, games, workers, out))
    if as_json:
        click.echo(json.dumps({"contest": asdict(contest), **played}))
        return
    for table in tables(played):
        Console().print(table)


def _contest(
    names: str, players: int | None, modules: dict[str, bool], seed: int, nodes: int, seconds: float
) -> Contest:
    try:
        bots = fill_seats(names, players)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    return Contest(bots, _options(players=len(bots), **modules), seed, nodes, seconds)


def _play_contest(contest: Contest, games: int, workers: int, out: Path | None) -> list[GameResult]:
    try:
        with _results(out, contest) as results:
            missing = [number for number in range(games) if number not in results.games]
            for game in _watch_games(contest, missing, workers):
                results.add(game)
        return [results.games[number] for number in range(games)]
    except Fault as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(f"{error.filename or out}: {error.strerror}") from error


def _results(out: Path | None, contest: Contest) -> Results:
    try:
        return Results(out, contest)
    except ValueError as error:
        raise click.ClickException(f"{out}: {error}") from error


def _watch_games(contest: Contest, numbers: Sequence[int], workers: int) -> Iterator[GameResult]:
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        games = play_games(contest, numbers, workers)
        yield from progress.track(games, len(numbers), description="games")


@main.command(name="replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--until", type=click.IntRange(0), help="Only the first N actions.")
@click.option("--json", "as_json", is_flag=True, help="Print the whole position.")
def replay_file(file: Path, until: int | None, as_json: bool) -> None:
    """Play a record again and tell how it ended."""
    game = _read_record(file, until)
    if as_json:
        click.echo(json.dumps(game.to_dict()))
        return
    for key, value in {"phase": game.phase, **summary(game)}.items():
        click.echo(f"{key}: {value}")


def _read_record(file: Path, until: int | None) -> Game:
    try:
        return replay(file.read_text(encoding="utf-8"), until)
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{file}: {error}") from error


@main.command()
@click.option("--actions", default=1_000_000, show_default=True, help="Random actions for R3, R4.")
@click.option("--states", default=10_000, show_default=True, help="Positions for R8.")
@click.option("--undos", default=100_000, show_default=True, help="Actions taken back for R10.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
def check(actions: int, states: int, undos: int, seed: int) -> None:
    """Put the engine's promises to the test in random play."""
    try:
        for name, checks, goal in (
            ("R3, R4: actions", check_actions(actions, seed), actions),
            ("R8: positions", check_states(states, seed), states),
            ("R10: undone actions", check_undos(undos, seed), undos),
        ):
            _watch(name, checks, goal)
    except AssertionError as error:
        raise click.ClickException(f"broken: {error}") from error


def _watch(name: str, checks: Any, goal: int) -> None:
    done = 0
    with click.progressbar(length=goal, label=name, file=sys.stderr) as bar:
        for now in checks:
            bar.update(now - done)
            done = now
    click.echo(f"{name}: {done} checked, no fault")


@main.command()
@click.option("--games", default=2000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--json", "as_json", is_flag=True)
def coverage(games: int, seed: int, as_json: bool) -> None:
    """How often each card, prophecy and ability fires in random games of every kind."""
    fired = count_effects(games, seed)
    if as_json:
        click.echo(json.dumps(fired))
        return
    for effect, times in fired.items():
        click.echo(f"{times:>9,}  {effect}")
    silent = sum(not times for times in fired.values())
    click.echo(f"{len(fired)} effects in {games} games, {silent} of them silent")


@main.command()
@click.argument("id", required=False)
def rules(id: str | None) -> None:
    """Print a rule by its id (THR-4), or all of them."""
    try:
        ids = [id.upper()] if id else list(rulebook.rules())
        for each in ids:
            click.echo(f"{each} {rulebook.rule(each)}")
    except ValueError as error:
        raise click.ClickException(str(error)) from error


@main.command()
@game_options
@click.option("--seconds", default=8.0, show_default=True, type=click.FloatRange(0.1))
@click.option("--json", "as_json", is_flag=True)
def bench(seconds: float, as_json: bool, **chosen: Any) -> None:
    """Measure the engine, and catanatron beside it where it is installed."""
    figures = benchmark.bench(seconds, _options(**chosen))
    if as_json:
        click.echo(json.dumps(figures))
        return
    table = Table("figure", "value")
    for figure, value in figures.items():
        shown = f"{value:,}" if isinstance(value, (int, float)) else str(value)
        table.add_row(figure.replace("_", " "), shown)
    Console().print(table)
