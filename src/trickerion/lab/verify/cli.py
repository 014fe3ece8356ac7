"""`trickerion check` and `coverage`: the engine's invariants, and which effects fire."""

import json
import sys
from typing import Any

import click

from trickerion.lab.verify.effect_coverage import count_effects
from trickerion.lab.verify.invariants import check_actions, check_states, check_undos


@click.command()
@click.option("--actions", default=1_000_000, show_default=True, help="For saves (R3, R4).")
@click.option("--states", default=10_000, show_default=True, help="For secrecy (R8, R9).")
@click.option("--undos", default=100_000, show_default=True, help="For undo (R10).")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
def check(actions: int, states: int, undos: int, seed: int) -> None:
    """Check the engine's invariants on random games."""
    try:
        for name, checks, goal in (
            ("R3, R4: actions", check_actions(actions, seed), actions),
            ("R8, R9: positions", check_states(states, seed), states),
            ("R10: undone actions", check_undos(undos, seed), undos),
        ):
            _show_progress(name, checks, goal)
    except AssertionError as error:
        raise click.ClickException(f"invariant broken: {error}") from error


def _show_progress(name: str, checks: Any, goal: int) -> None:
    done = 0
    with click.progressbar(length=goal, label=name, file=sys.stderr) as bar:
        for now in checks:
            bar.update(now - done)
            done = now
    click.echo(f"{name}: {done} checked, no failures")


@click.command()
@click.option("--games", default=2000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def coverage(games: int, seed: int, as_json: bool) -> None:
    """Count how often each card, prophecy and ability fires in random games."""
    try:
        fired = count_effects(games, seed)
    except ValueError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        click.echo(json.dumps(fired))
        return
    for effect, times in fired.items():
        click.echo(f"{times:>9,}  {effect}")
    unused = sum(not times for times in fired.values())
    click.echo(f"{len(fired)} effects in {games} games, {unused} never fired")
