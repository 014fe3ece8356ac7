"""The command line: `trickerion play | simulate | arena | learn | replay | check | ...`."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from trickerion import Game, __version__, catalog, replay, rulebook
from trickerion.catalog.board import board
from trickerion.lab.command import arena, ladder, learn
from trickerion.lab.coverage import count_effects
from trickerion.lab.measuring import bench, gauge
from trickerion.lab.options import chosen_options, game_options
from trickerion.lab.promises import check_actions, check_states, check_undos
from trickerion.lab.simulation import simulate as simulate_games
from trickerion.lab.simulation import summary
from trickerion.plain_text import plain_lines
from trickerion.server.command import load, schema, serve, validate, verify
from trickerion.terminal.command import play
from trickerion_start import compile_engine, in_checkout

TABLES: dict[str, tuple[Any, ...]] = {
    "tricks": catalog.TRICKS,
    "performances": catalog.PERFORMANCES,
    "magicians": catalog.MAGICIANS,
    "prophecies": catalog.PROPHECIES,
    "special_assignments": catalog.SPECIAL_ASSIGNMENTS,
}


class PlainErrors(click.Group):
    """Commands whose errors can name anything a file or a server says."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError:
            raise
        except click.ClickException as error:
            raise click.ClickException(plain_lines(error.message)) from error


@click.group(cls=PlainErrors, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="trickerion")
def main() -> None:
    """Trickerion: Legends of Illusion. An unofficial fan implementation."""


for command in (play, arena, ladder, learn, bench, gauge, serve, validate, verify, schema, load):
    main.add_command(command)


@main.command()
@click.argument("table", type=click.Choice([*TABLES, "board", "all"]))
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def data(table: str, as_json: bool) -> None:
    """Print the printed facts of the game."""
    facts: Any = _facts(table)
    if as_json:
        click.echo(json.dumps(facts, indent=1, ensure_ascii=False))
    elif table in ("board", "all"):
        Console().print_json(data=facts)
    else:
        Console(width=max(Console().width, 160)).print(_as_table(facts))


def _facts(table: str) -> Any:
    if table == "all":
        return {name: _facts(name) for name in (*TABLES, "board")}
    return board() if table == "board" else [asdict(row) for row in TABLES[table]]


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


@main.command()
@game_options
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--json", "as_json", is_flag=True, help="One JSON object per game.")
def simulate(games: int, seed: int, as_json: bool, **chosen: Any) -> None:
    """Play whole games at random; the same seed gives the same output."""
    options = chosen_options(**chosen)
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
@click.option("--states", default=10_000, show_default=True, help="Positions for R8, R9.")
@click.option("--undos", default=100_000, show_default=True, help="Actions taken back for R10.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
def check(actions: int, states: int, undos: int, seed: int) -> None:
    """Put the engine's promises to the test in random play."""
    try:
        for name, checks, goal in (
            ("R3, R4: actions", check_actions(actions, seed), actions),
            ("R8, R9: positions", check_states(states, seed), states),
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
    try:
        fired = count_effects(games, seed)
    except ValueError as error:
        raise click.ClickException(str(error)) from error
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


@main.command(name="compile")
def compile_now() -> None:
    """Compile the engine for the next start; prints where it lies."""
    build = compile_engine() if in_checkout() else None
    if build is None:
        raise click.ClickException("there is no compiled engine; the pure one plays the same games")
    click.echo(build)
