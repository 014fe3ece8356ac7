"""Colours: a player's sign and name in the player's colour, wherever they stand in a text."""

import re

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trickerion.terminal.seen import View
from trickerion.terminal.words import COLOURS, SIGNS, who

HEADING = "bold"
QUIET = "dim"


def player_style(seat: int) -> str:
    return f"bold {COLOURS[seat]}"


def coloured(view: View, line: str, style: str = "") -> Text:
    """A line in which every player has the player's colour."""
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
    """Lines with a title before each; one that begins with a space belongs to that above it."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=10)
    table.add_column()
    for title, content in titled:
        table.add_row(Text(title, QUIET if title.startswith(" ") else HEADING), content)
    return table
