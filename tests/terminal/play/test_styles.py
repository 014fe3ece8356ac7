"""Colors and signs of the players."""

from io import StringIO

import pytest
from rich.console import Console

from tests.terminal.drawing import table_of
from trickerion import Game, Options
from trickerion.terminal.boards import table_board
from trickerion.terminal.view import see


def test_there_is_no_color_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    game = Game.new(Options(), 1)
    piped = Console(file=StringIO(), width=100)
    piped.print(table_board.draw(see(game, 0), 100))
    monkeypatch.setenv("NO_COLOR", "1")
    plain = Console(file=StringIO(), width=100, force_terminal=True, color_system="truecolor")
    plain.print(table_board.draw(see(game, 0), 100))
    for console in (piped, plain):
        assert isinstance(console.file, StringIO)
        text = console.file.getvalue()
        assert "\x1b[31m" not in text
        assert "\x1b[1;31m" not in text
    assert isinstance(piped.file, StringIO)
    assert "\x1b" not in piped.file.getvalue()


def test_every_player_has_a_sign_beside_the_color() -> None:
    game = Game.new(Options(players=4), 1, ["Ada", "Ben", "Clara", "Dora"])
    text = "\n".join(table_of(game))
    for name in ("▲ Ada", "■ Ben", "★ Clara", "✚ Dora"):
        assert name in text


def test_names_are_text_and_never_markup() -> None:
    game = Game.new(Options(), 1, ["[bold]Ada[/bold]", ":smile:"])
    text = "\n".join(table_of(game))
    assert "▲ [bold]Ada[/bold] (p1)" in text
    assert "■ :smile: (p2)" in text
