"""Whole games in the terminal, in every language: they fit 80 columns, and no English is left."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.terminal.keyboard import Numbers, new_game
from tools.translation.files import languages
from tools.translation.patterns import COMMANDS, ENGLISH, NAME
from trickerion.terminal.language import speak
from trickerion.terminal.play.menu import Menu

pytestmark = pytest.mark.source

WIDTH = 80
FILE = re.compile(r"\S*/\S*")


class Reader(Numbers):
    """Presses Enter where there is something to read, in whatever language."""

    def number(self, prompt: str) -> str:
        return "" if len(prompt) > len("> ") else super().number(prompt)


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    speak(request.param)
    yield
    speak("en")


@pytest.mark.usefixtures("spoken")
def test_a_whole_game_fits_80_columns_without_an_english_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    screen = Reader(3, width=WIDTH)
    screen.sit_down(new_game(2, 3), 1, tmp_path)
    assert len(screen.lines) > 500
    wide = [line for line in screen.lines if cell_len(line) > WIDTH and not FILE.search(line)]
    assert wide == []
    assert re.findall(ENGLISH, COMMANDS.sub(NAME, FILE.sub("", screen.text))) == []
    assert caplog.messages == []


@pytest.mark.usefixtures("spoken")
def test_every_option_is_found_by_its_own_words(tmp_path: Path) -> None:
    menu = Menu(new_game(2, 3), 0)
    for choices in menu.groups.values():
        for choice in choices:
            assert menu.begun(choice.text) in (choice.action, None)
    assert any(menu.begun(one.text) for group in menu.groups.values() for one in group)
