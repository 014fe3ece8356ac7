"""`trickerion check` and `coverage`: the engine's invariants, and which effects fire."""

import json
from collections import Counter
from typing import Final

import click

from trickerion.lab.options import worker_options
from trickerion.lab.progress import progress_bar
from trickerion.lab.verify.effect_coverage import count_effects
from trickerion.lab.verify.invariants import (
    MODULES,
    check_actions,
    check_states,
    check_undos,
    run_checks,
)
from trickerion.lab.workers import Workers

CHECKS: Final = {
    "R3, R4: actions": check_actions,
    "R8, R9: positions": check_states,
    "R10: undone actions": check_undos,
}


@click.command()
@click.option("--actions", default=1_000_000, show_default=True, help="For saves (R3, R4).")
@click.option("--states", default=10_000, show_default=True, help="For secrecy (R8, R9).")
@click.option("--undos", default=100_000, show_default=True, help="For undo (R10).")
@click.option("--module", type=click.Choice(MODULES), help="Only games with this module.")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@worker_options
def check(
    actions: int, states: int, undos: int, module: str | None, seed: int, workers: Workers
) -> None:
    """Check the engine's invariants on random games; every game begun is checked to its end."""
    for name, goal in zip(CHECKS, (actions, states, undos), strict=True):
        try:
            done = _run(name, goal, module or "", seed, workers)
        except AssertionError as error:
            raise click.ClickException(f"invariant broken: {error}") from error
        click.echo(f"{name}: {done} checked, no failures")


def _run(name: str, goal: int, module: str, seed: int, workers: Workers) -> int:
    done = 0
    with progress_bar(name.partition(": ")[2]) as progress:
        task = progress.add_task("", total=goal)
        for done in run_checks(CHECKS[name], goal, seed, workers, module):
            progress.update(task, completed=done)
    return done


@click.command()
@click.option("--games", default=2000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@worker_options
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def coverage(games: int, seed: int, workers: Workers, as_json: bool) -> None:
    """Count how often each card, prophecy and ability fires in random games."""
    try:
        played = count_effects(games, seed, workers)
    except ValueError as error:
        raise click.ClickException(str(error)) from error
    fired: Counter[str] = Counter()
    with progress_bar() as progress:
        task = progress.add_task("", total=games)
        for of_game in played:
            fired.update(of_game)
            progress.advance(task)
    if as_json:
        click.echo(json.dumps(fired))
        return
    for effect, times in fired.items():
        click.echo(f"{times:>9,}  {effect}")
    unused = sum(not times for times in fired.values())
    click.echo(f"{len(fired)} effects and cards in {games} games, {unused} never fired")
