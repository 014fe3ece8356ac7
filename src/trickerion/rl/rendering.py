"""Rendering: the terminal's board as text."""

from io import StringIO
from typing import Final

from trickerion import Game

RENDER_MODES: Final = ("human", "ansi")
WIDTH: Final = 100
"""Of the text that `ansi` returns; `human` uses the width of the terminal."""


def render(game: Game, seat: int, mode: str | None) -> str | None:
    """The table as a seat sees it: printed (`human`) or returned (`ansi`)."""
    if mode is None:
        raise ValueError(
            f"render: make the environment with render_mode {' or '.join(RENDER_MODES)}"
        )
    # Training loads neither the terminal nor its texts.
    from rich.console import Console  # noqa: PLC0415

    from trickerion.terminal.boards import table_board  # noqa: PLC0415
    from trickerion.terminal.view import see  # noqa: PLC0415

    text = StringIO()
    console = Console() if mode == "human" else Console(file=text, width=WIDTH, color_system=None)
    console.print(table_board.draw(see(game, seat), console.width))
    return None if mode == "human" else text.getvalue()
