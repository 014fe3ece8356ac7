"""Colors: players' signs and names appear in their color in every text."""

import re

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.terminal.language import said, say
from trickerion.terminal.sentences.words import COLORS, SIGNS, who
from trickerion.terminal.view import View

BELOW = ("title-slots", "title-stock", "title-decks", "title-at_work")
"""Titles of lines that belong to the one above."""
HEADING = "bold"
QUIET = "dim"


def player_style(seat: int) -> str:
    return f"bold {COLORS[seat]}"


def colored(view: View, line: str, style: str = "") -> Text:
    """A line with every player's name in that player's color."""
    text = Text(line, style)
    for seat in range(len(view["names"])):
        text.highlight_regex(re.escape(who(view, seat)), player_style(seat))
    return text


def sign(seat: int) -> Text:
    return Text(SIGNS[seat], player_style(seat))


def heading(text: Text, width: int) -> Text:
    """A line across the screen with a title at its beginning."""
    line = Text("── ", QUIET)
    line.append_text(text)
    line.append(" ")
    line.append("─" * max(0, width - line.cell_len), QUIET)
    line.truncate(width, overflow="ellipsis")
    return line


def rows(*titled: tuple[str, RenderableType]) -> RenderableType:
    """Lines with a title before each, by its key; some belong to the one above."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=max(title(f"title-{id}").cell_len for id in said().ids("title")))
    table.add_column()
    for key, content in titled:
        table.add_row(title(key), content)
    return table


def title(key: str) -> Text:
    return Text(f"  {say(key)}", QUIET) if key in BELOW else Text(say(key), HEADING)
