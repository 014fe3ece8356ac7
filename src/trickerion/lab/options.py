"""Command-line options shared by the commands that play games."""

from functools import wraps
from typing import Any, Final

import click

from trickerion import Options
from trickerion.engine.core.options import HEIRS
from trickerion.lab.workers import WorkerError, Workers

MOST_PLAYERS: Final = 4

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
    """Add the module flags, the solo game and the number of players."""
    command = heir_option(module_options(command))
    text = "2 to 4.  [default: 4; 1 with --heir]"
    return click.option("--players", type=int, help=text)(command)


def heir_option(command: Any) -> Any:
    """Add --heir, the solo game at a difficulty."""
    text = "Play solo against Dahlgaard's Heir (HEIR-1; 1 player)."
    return click.option("--heir", type=click.Choice(HEIRS), help=text)(command)


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


def chosen_options(players: int | None = None, heir: str | None = None, **chosen: Any) -> Options:
    """The options of a command; a sentence says which combination the rules do not allow."""
    if players is None:
        players = 1 if heir else MOST_PLAYERS
    try:
        return Options(players=players, heir=heir or "", **chosen)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
