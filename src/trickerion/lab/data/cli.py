"""`trickerion export` and `balance`: what can be learned from played games."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console

from trickerion.lab.data.balance import balance as balance_of
from trickerion.lab.data.balance import played_games
from trickerion.lab.data.balance_report import balance_tables, write_balance_plots
from trickerion.lab.data.stored_games import stored_games
from trickerion.lab.options import worker_options
from trickerion.lab.progress import progress_bar
from trickerion.lab.workers import Workers


@click.command()
@click.argument(
    "games", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
@click.option(
    "--out",
    "folder",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Write games.parquet, decisions.parquet and README.md to this folder.",
)
@click.option("--observations", is_flag=True, help="Add what the seat saw, as numbers (large).")
@worker_options
def export(games: tuple[Path, ...], folder: Path, observations: bool, workers: Workers) -> None:
    """Export games to Parquet, one row per decision and one per game (extra: data).

    GAMES are files of the arena or the ladder (--out, .jsonl) and records, such as those of a
    server."""
    count = 0
    with input_errors(), progress_bar() as progress:
        from trickerion.lab.data.export import export as write  # noqa: PLC0415 (an extra)

        task = progress.add_task("", total=None)
        for count in write(stored_games(games), folder, observations, workers):
            progress.update(task, completed=count)
    click.echo(f"{count} games in {folder}")


@click.command()
@click.argument("games", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--plots",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write SVG charts to this folder.",
)
@worker_options
def balance(games: tuple[Path, ...], as_json: bool, plots: Path | None, workers: Workers) -> None:
    """Show how often magicians, tricks, Special cards and Specialists win.

    GAMES are files of the arena or the ladder (--out, .jsonl), records, and folders written by
    export."""
    with input_errors(), progress_bar() as progress:
        task = progress.add_task("", total=None)
        played = []
        for game in played_games(stored_games(games), workers):
            played.append(game)
            progress.advance(task)
        found = balance_of(played)
        if plots is not None:
            write_balance_plots(found, plots)
    if as_json:
        click.echo(json.dumps(found))
        return
    for table in balance_tables(found):
        Console().print(table)


@contextmanager
def input_errors() -> Iterator[None]:
    """Report damaged games, files that can't be used and a missing extra in one sentence."""
    try:
        yield
    except ImportError as error:
        raise click.ClickException('pyarrow is needed: pip install "trickerion[data]"') from error
    except OSError as error:
        named = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        raise click.ClickException(named) from error
    except ValueError as error:
        raise click.ClickException(str(error)) from error
