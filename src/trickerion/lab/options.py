"""Command-line options shared by the commands that play games."""

from functools import wraps
from typing import Any, Final

import click

from trickerion import Options
from trickerion.lab.workers import WorkerError, Workers

MODULES: Final = {
    "dark_alley": "Play with the Dark Alley: Special cards, abilities, Level 3 tricks.",
    "prophecies": "Play with prophecies (needs --dark-alley).",
    "beginner": "Use the beginner setup (SET-13).",
    "quick": "Play the quick game (SET-14).",
    "late_bonus": "Let a marker qualify for a Level 3 trick's final bonus (FIN-3).",
    "duel": "Play the Duel of Magicians (DUEL-1; 2 players).",
    "powers": "Play with Magician Powers (POW-1; needs --dark-alley).",
}


def module_options(command: Any) -> Any:
    """Add a flag for each module."""
    for module, text in reversed(MODULES.items()):
        flag = f"--{module.replace('_', '-')}"
        command = click.option(flag, module, is_flag=True, help=text)(command)
    return command


def game_options(command: Any) -> Any:
    """Add the module flags and the number of players."""
    command = module_options(command)
    return click.option("--players", default=4, show_default=True, help="2 to 4.")(command)


def worker_options(command: Any) -> Any:
    """Add --workers and --ray; the command gets `workers`, and what is wrong with them is reported
    in one sentence."""

    @wraps(command)
    def with_workers(workers: int | None, ray: str | None, **rest: Any) -> Any:
        try:
            return command(workers=Workers(workers, ray), **rest)
        except WorkerError as error:
            raise click.ClickException(str(error)) from error

    number = "Processes at once.  [default: 1; with --ray, every CPU of the cluster]"
    cluster = "Run on a Ray cluster: HOST:PORT, auto or local (extra: cluster)."
    adding = click.option("--ray", metavar="ADDRESS", help=cluster)
    return click.option("--workers", type=click.IntRange(1, 100_000), help=number)(
        adding(with_workers)
    )


def chosen_options(**chosen: Any) -> Options:
    try:
        return Options(**chosen)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
