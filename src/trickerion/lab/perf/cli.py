"""The measuring commands: `bench` counts seconds, `gauge` counts instructions."""

import json
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from trickerion.lab.options import chosen_options, game_options
from trickerion.lab.perf.bench import bench as measure_engine
from trickerion.lab.perf.bench_table import Row, as_rows, growth_rows, heading, peer_rows
from trickerion.lab.perf.gauge import FAIL, WARN, compare, measure
from trickerion.lab.perf.gauge import record as record_figures
from trickerion.lab.perf.modules import module_rows
from trickerion.lab.perf.peers import peers

FILE: Final = click.Path(dir_okay=False, path_type=Path)


@click.command()
@game_options
@click.option("--seconds", default=8.0, show_default=True, type=click.FloatRange(0.1))
@click.option("--peers", "with_peers", is_flag=True, help="Compare with other installed engines.")
@click.option("--modules", is_flag=True, help="Compare each module with games without it.")
@click.option("--growth", type=FILE, help="Measure by players, module and turn; plot to FILE.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def bench(
    seconds: float,
    with_peers: bool,
    modules: bool,
    growth: Path | None,
    as_json: bool,
    **chosen: Any,
) -> None:
    """Benchmark the engine."""
    options = chosen_options(**chosen)
    if growth is not None:
        rows = growth_rows(seconds, growth)
    elif modules:
        rows = module_rows(seconds)
    elif with_peers:
        if not peers():
            raise click.ClickException(
                "No other engine is installed: pip install 'trickerion[peers]'"
            )
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
        table.add_row(*(_cell(value) for value in row.values()))
    Console(width=max(Console().width, 140)).print(table)


def _cell(value: Any) -> str:
    return f"{value:,}" if isinstance(value, (int, float)) else str(value).replace("_", " ")


@click.command()
@click.argument("file", type=FILE)
@click.option("--record", is_flag=True, help="Write the counts to FILE instead of comparing.")
def gauge(file: Path, record: bool) -> None:
    """Compare the engine's instruction counts with those recorded in FILE."""
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
        counts = f"{work:>7,} instructions, {before:>7,} recorded"
        click.echo(f"{name:<20} {counts}: {ratio:.0%}{remark}")
        worst = max(worst, ratio)
    if worst >= FAIL:
        raise click.ClickException(f"{file}: {worst:.0%} of the recorded work (limit {FAIL:.0%})")
