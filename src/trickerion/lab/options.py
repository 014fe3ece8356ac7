"""What the commands that play games have in common."""

from typing import Any, Final

import click

from trickerion import Options

MODULES: Final = {
    "dark_alley": "With the Dark Alley: seven turns, Special cards, abilities, Level 3 tricks.",
    "prophecies": "With prophecies (only with the Dark Alley).",
    "beginner": "The beginner set-up (SET-13).",
    "quick": "The quick game (SET-14).",
    "late_bonus": "A marker serves for a Level 3 trick's final bonus (FIN-3).",
}


def module_options(command: Any) -> Any:
    """The modules of a game, for every command that makes one."""
    for module, words in reversed(MODULES.items()):
        flag = f"--{module.replace('_', '-')}"
        command = click.option(flag, module, is_flag=True, help=words)(command)
    return command


def game_options(command: Any) -> Any:
    """The modules and the number of players."""
    command = module_options(command)
    return click.option("--players", default=4, show_default=True, help="2 to 4.")(command)


def chosen_options(**chosen: Any) -> Options:
    try:
        return Options(**chosen)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
