"""`help`: what can be typed, and how to read the board."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.catalog.board import CATEGORIES
from trickerion.terminal.language import say
from trickerion.terminal.sentences.words import UNITS, letter, word

COMMANDS: Final = (
    *("action", "why", "rule", "undo", "enter", "board", "tricks", "hint"),
    *("cards", "all_cards", "prophecies", "log", "save", "load", "quit"),
)
THERE: Final = ("say", "consent")
"""Commands at a server's table."""


def help_lines(is_remote: bool) -> list[RenderableType]:
    letters = {what: letter(what) for what in UNITS}
    letters |= {one: word("category", one, "letter") for one in CATEGORIES}
    reading = (say(f"help-{part}", **letters) for part in ("units", "theater", "dark_alley"))
    lines = [say("help-title"), _table(COMMANDS), *reading]
    return [*lines, say("help-there_title"), _table(THERE)] if is_remote else lines


def _table(commands: tuple[str, ...]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for command in commands:
        table.add_row(Text(f"  {say(f'help-{command}_typed')}"), Text(say(f"help-{command}")))
    return table
