"""Command-line options shared by the commands that play games."""

from typing import Any, Final

import click

from trickerion import Options

MODULES: Final = {
    "dark_alley": "Play with the Dark Alley: Special cards, abilities, Level 3 tricks.",
    "prophecies": "Play with prophecies (needs --dark-alley).",
    "beginner": "Use the beginner setup (SET-13).",
    "quick": "Play the quick game (SET-14).",
    "late_bonus": "Let a marker qualify for a Level 3 trick's final bonus (FIN-3).",
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


def chosen_options(**chosen: Any) -> Options:
    try:
        return Options(**chosen)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
