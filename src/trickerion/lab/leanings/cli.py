"""The commands `trickerion exploit` and `trickerion styles`."""

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from trickerion import Options
from trickerion.bots import EXPLOITERS, STYLES
from trickerion.bots.specs import split_names
from trickerion.lab.cli import match_options, nodes_of, play_matches, usage_errors
from trickerion.lab.leanings import report
from trickerion.lab.leanings.measure import MeasuredLeaning, measure, schedule
from trickerion.lab.options import chosen_options
from trickerion.lab.play.arena import named_bots
from trickerion.lab.workers import Workers

NEEDS_DARK_ALLEY: Final = ("level_3_rush",)
"""Level 3 tricks are only learned with the Dark Alley."""


@click.command()
@click.option("--bots", "names", default="magician", show_default=True, help="Whom to exploit.")
@click.option("--plans", help=f"With commas.  [default: {','.join(EXPLOITERS)}]")
@click.option(
    "--level", default="magician", show_default=True, help="The level that follows the plans."
)
@click.option("--players", default=2, show_default=True, help="2 to 4.")
@click.option("--games", default=60, show_default=True, type=click.IntRange(1), help="Per plan.")
@match_options
def exploit(
    names: str,
    plans: str | None,
    level: str,
    players: int,
    games: int,
    seed: int,
    nodes: int | None,
    seconds: float | None,
    as_json: bool,
    out: Path | None,
    workers: Workers,
    **modules: Any,
) -> None:
    """Play plans of strong players against bots, and warn of those that win too often."""
    options = chosen_options(players=players, **modules)
    with usage_errors():
        chosen = chosen_leanings(plans, EXPLOITERS, options)
        pairs = [(f"{level}:{plan}", bot) for bot in named_bots(names) for plan in chosen]
        named_bots(",".join(bot for bot, _ in pairs))
    contests = schedule(pairs, options, seed, nodes_of(nodes, seconds), seconds or 0.0)
    played = play_matches(contests, games * len(pairs), workers, out)
    results = measure(played, contests)
    show(results, as_json)
    if not as_json:
        for line in report.warnings(results):
            click.echo(line)


@click.command()
@click.option("--levels", default="specialist", show_default=True, help="With commas.")
@click.option("--styles", "names", help=f"With commas.  [default: {','.join(STYLES)}]")
@click.option("--players", default=2, show_default=True, help="2 to 4.")
@click.option("--games", default=60, show_default=True, type=click.IntRange(1), help="Per style.")
@match_options
def styles(
    levels: str,
    names: str | None,
    players: int,
    games: int,
    seed: int,
    nodes: int | None,
    seconds: float | None,
    as_json: bool,
    out: Path | None,
    workers: Workers,
    **modules: Any,
) -> None:
    """Play bots with a style against neutral ones of the same level, and compare what they do."""
    options = chosen_options(players=players, **modules)
    with usage_errors():
        chosen = chosen_leanings(names, STYLES, options)
        pairs = [(f"{level}:{name}", level) for level in split_names(levels) for name in chosen]
        named_bots(",".join(bot for bot, _ in pairs))
    contests = schedule(pairs, options, seed, nodes_of(nodes, seconds), seconds or 0.0)
    show(measure(play_matches(contests, games * len(pairs), workers, out), contests), as_json)


def chosen_leanings(names: str | None, known: Collection[str], options: Options) -> list[str]:
    """The leanings named, by default all that the game allows; raises ValueError."""
    if names is None:
        return [name for name in known if options.dark_alley or name not in NEEDS_DARK_ALLEY]
    chosen = split_names(names)
    for name in chosen:
        if name not in known:
            raise ValueError(f"{name!r} is not one of {', '.join(known)}")
    return chosen


def show(results: list[MeasuredLeaning], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(results))
        return
    Console().print(report.wins_table(results))
    Console().print(report.behavior_table(results))
