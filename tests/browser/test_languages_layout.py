"""German, French and Russian fit every screen: nothing is cut off, overlaps or breaks a word.

Some positions, pages and sizes are tried here, all of them with TRICKERION_FULL=1.
"""

from collections.abc import Iterator
from itertools import product, takewhile
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser import positions, texts
from tests.browser.conftest import NewPage, resize, visit
from tests.browser.layout import Size, question_faults, settle, text_faults
from tests.browser.page_screenshots import scenes
from tests.browser.table_page import decision
from tests.server.support import Running, figure
from tests.texts.messages import CLIENT, SHARED

LANGUAGES = ("de", "ru", "fr")[: figure(2, 3)]
SIZES = (
    *(Size(1366, 768), Size(390, 844), Size(1024, 768), Size(820, 1180)),
    *(Size(844, 390), Size(320, 640), Size(1920, 1080)),
)
WORDS = Path(__file__).with_name("word_faults.js").read_text(encoding="utf-8")
Look = tuple[Size, Literal["light", "dark"]]
LOOKS: tuple[Look, ...] = tuple(product(SIZES, ("light", "dark")))


@pytest.fixture(params=LANGUAGES)
def foreign_page(
    request: pytest.FixtureRequest, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> Page:
    """An empty page for a reader of another language."""
    read = texts.Texts(SHARED.with_name(request.param), CLIENT.with_name(request.param))
    monkeypatch.setattr(texts, "TEXTS", read)
    return new_page(None, locale=request.param)


def looks_of(number: int, few: int) -> Iterator[Look]:
    """A few looks, others for each number; with TRICKERION_FULL=1, all of them."""
    for i in range(figure(few, len(LOOKS))):
        yield LOOKS[(number * few + i) * 3 % len(LOOKS)]


def take(page: Page, look: Look) -> str:
    size, theme = look
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    resize(page, size._asdict())
    settle(page)
    return f"{size.width} x {size.height} {theme}"


def broken_words(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WORDS)
    return found


@pytest.mark.long
def test_questions_fit_in_each_language(server: Running, foreign_page: Page) -> None:
    first = sorted({one.question: one for one in reversed(positions.load())}.values())
    chosen = Random(6).sample(first, figure(2, len(first)))
    faults = {}
    for number, (position, game) in enumerate(positions.games(chosen)):
        visit(foreign_page, positions.open_table(server, game))
        decision(foreign_page).wait_for()
        for look in looks_of(number, 4):
            name = f"{position} {take(foreign_page, look)}"
            faults[name] = question_faults(foreign_page) + broken_words(foreign_page)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.long
def test_pages_fit_in_each_language(server: Running, foreign_page: Page) -> None:
    last = ("rules", "people-owner")[figure(0, 1)]
    pages = takewhile(lambda scene: scene[0] != last, scenes(server, most_players=2))
    faults = {}
    for number, (page, show) in enumerate(pages):
        resize(foreign_page, SIZES[0]._asdict())
        show(foreign_page)
        heading = foreign_page.get_by_role("heading", level=1, include_hidden=True)
        heading.first.wait_for(state="attached")
        for look in looks_of(number, 2):
            name = f"{page} {take(foreign_page, look)}"
            faults[name] = text_faults(foreign_page) + broken_words(foreign_page)
    assert {name: found for name, found in faults.items() if found} == {}
