"""The screen: what is printed is plain text, and what is cleared is gone."""

from io import StringIO

import pytest
from rich.console import Console
from rich.panel import Panel

from tests.terminal.keyboard import RecordingScreen
from trickerion.terminal.play.screen import CLEAR, Screen


def test_r16_drawings_are_plain_too() -> None:
    """Boxes and colors stay; escapes inside a text go."""
    screen = RecordingScreen([])
    screen.say(Panel("a\x1b[2Jb\u202ec\x07"))
    screen.say_whole("x\x9by")
    assert "a[2Jbc" in screen.text
    assert "xy" in screen.text
    assert all(letter.isprintable() or letter == "\n" for letter in screen.text)


@pytest.mark.parametrize(("kind", "written"), [("xterm", CLEAR), ("dumb", "\n" * 25)])
def test_clearing_leaves_nothing_to_scroll_back_to(kind: str, written: str) -> None:
    forgotten: list[bool] = []
    terminal = {"TERM": kind}
    console = Console(file=StringIO(), force_terminal=True, height=25, _environ=terminal)
    screen = Screen(console, input, lambda: forgotten.append(True))
    screen.clear()
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue() == written
    assert forgotten == [True]


def test_nothing_is_cleared_where_there_is_no_terminal() -> None:
    console = Console(file=StringIO(), force_terminal=False)
    Screen(console, input).clear()
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue() == ""


def test_no_line_is_broken_at_a_no_break_space() -> None:
    screen = RecordingScreen([], width=12)
    screen.say("Vraiment oui\u202f! Non\u00a0: si")
    assert screen.lines == ["Vraiment", "oui\u202f! Non\u00a0:", "si"]
