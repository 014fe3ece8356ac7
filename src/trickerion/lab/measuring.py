"""The commands that measure: `bench` in seconds, `gauge` in work done."""

import json
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from trickerion.lab.bench import bench as measure_engine
from trickerion.lab.figures import Row, as_rows, growth_rows, heading, peer_rows
from trickerion.lab.gauge import FAIL, WARN, compare, measure
from trickerion.lab.gauge import record as record_figures
from trickerion.lab.options import chosen_options, game_options

FILE: Final = click.Path(dir_okay=False, path_type=Path)


@click.command()
@game_options
@click.option("--seconds", default=8.0, show_default=True, type=click.FloatRange(0.1))
@click.option("--peers", is_flag=True, help="Beside other engines, where they are installed.")
@click.option("--growth", type=FILE, help="By players, module and turn; the plot goes to a file.")
@click.option("--json", "as_json", is_flag=True)
def bench(seconds: float, peers: bool, growth: Path | None, as_json: bool, **chosen: Any) -> None:
    """Measure the engine, and other engines beside it where they are installed."""
    options = chosen_options(**chosen)
    if growth is not None:
        rows = growth_rows(seconds, growth)
    elif peers:
        rows = peer_rows(seconds, options)
    else:
        measured = measure_engine(seconds, options)
        rows = [measured] if as_json else as_rows(measured)
    if as_json:
        click.echo(json.dumps(rows[0] if len(rows) == 1 else rows))
    else:
        show(rows)


def show(rows: list[Row]) -> None:
    table = Table(*(column.replace("_", " ") for column in rows[0]), title=heading(), box=None)
    for row in rows:
        table.add_row(*(_word(value) for value in row.values()))
    Console(width=max(Console().width, 140)).print(table)


def _word(value: Any) -> str:
    return f"{value:,}" if isinstance(value, (int, float)) else str(value).replace("_", " ")


@click.command()
@click.argument("file", type=FILE)
@click.option("--record", is_flag=True, help="Write the figures instead of comparing them.")
def gauge(file: Path, record: bool) -> None:
    """Compare the work the engine does with what a file says it did (R18)."""
    try:
        now = measure()
    except ValueError as error:
        raise click.ClickException(str(error)) from error
    if record:
        record_figures(now, file)
        return
    worst = 0.0
    for name, work, before, ratio in compare(now, file):
        remark = "  slower" if ratio >= WARN else ""
        click.echo(f"{name:<20} {work:>7,} steps, {before:>7,} recorded: {ratio:.0%}{remark}")
        worst = max(worst, ratio)
    if worst >= FAIL:
        raise click.ClickException(f"{file}: {worst:.0%} of the recorded work (at most {FAIL:.0%})")
