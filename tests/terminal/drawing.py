"""What is drawn, as lines of text."""

from io import StringIO

from rich.console import Console, RenderableType

from trickerion import Game
from trickerion.terminal.boards import table_board
from trickerion.terminal.play.menu import Menu
from trickerion.terminal.view import see


def drawn(thing: RenderableType, width: int = 100) -> list[str]:
    paper = StringIO()
    console = Console(file=paper, width=width, color_system=None)
    console.print(thing, markup=False, highlight=False, emoji=False)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def table_of(game: Game, looks: int = 0, width: int = 100) -> list[str]:
    return drawn(table_board.draw(see(game, looks), width), width)


def offered(game: Game, asked: int) -> list[str]:
    menu = Menu(game, asked)
    return [choice.text for choices in menu.groups.values() for choice in choices]
