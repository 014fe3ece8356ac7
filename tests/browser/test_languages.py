"""Every language in the browser: games end, axe finds nothing, and every page fits every screen.

Here each language plays the end of a game, and some questions and pages are looked at in some
windows. With TRICKERION_FULL=1 each language plays a whole base game and a whole game with the Dark
Alley, and all questions and pages are looked at in windows of all sizes.
"""

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import positions, texts
from tests.browser.axe import LOOKS, Look, violations_in
from tests.browser.client_size import client_size
from tests.browser.conftest import DESK, NewPage, page_opener, resize, visit
from tests.browser.layout import DEVICES, WINDOWS, Size, question_faults, text_faults
from tests.browser.page_screenshots import finished_table, scenes
from tests.browser.players import MousePlayer
from tests.browser.table_page import button, decision, end_screen, log_lines, play_button
from tests.browser.tables import open_against_bot
from tests.browser.texts import pattern, said
from tests.server.support import Running, figure
from tests.texts.messages import CLIENT, SHARED
from tools.translation.patterns import ENGLISH
from trickerion import Game, Options
from trickerion.lab.play.simulation import lively_action
from trickerion.server.routes import static_files

LANGUAGES = ("de", "fr", "ru")
LAST_TURN = {"base": 5, "dark": 7}
PLAYED = [("de", "base"), ("fr", "base"), ("ru", "dark")]
"""What is played here; all games with TRICKERION_FULL=1."""
ALL = [(language, game) for language in LANGUAGES for game in LAST_TURN]
MOST_BYTES = 200_000
FULL_TABLES = ("assignment", "choose_spot")
SIZES = [size._asdict() for size in (*DEVICES, *WINDOWS)]
TIGHT = [
    ("fr", "choose_magician", Size(1280, 660)),
    ("de", "choose_performance", Size(568, 320)),
    ("de", "choose_premiere", Size(768, 1024)),
    ("de", "choose_street", Size(1280, 660)),
    ("de", "assignment", Size(568, 320)),
    ("fr", "choose_barter", Size(960, 950)),
    ("ru", "choose_pile", Size(1280, 660)),
    ("de", "invest", Size(568, 320)),
    ("fr", "choose_street", Size(320, 568)),
    ("ru", "choose_street", Size(320, 568)),
    ("ru", "choose_premiere", Size(320, 568)),
    ("de", "choose_steal", Size(320, 568)),
    ("fr", "choose_steal", Size(320, 568)),
    ("fr", "choose_token", Size(568, 320)),
    ("fr", "choose_pile", Size(960, 950)),
]
"""Questions with the longest texts in the windows where they have least room."""
PAGES = 5
"""How many pages are looked at here, the first ones; with TRICKERION_FULL=1, all."""
KINDS = (
    "/",
    "/account",
    "/rules",
    "/rules/symbols",
    "/learn",
    "/learn/set_up",
    "/puzzles",
    "/nowhere",
)
"""Pages of all kinds."""
WORDS = Path(__file__).with_name("word_faults.js").read_text(encoding="utf-8")


@cache
def spoken(language: str) -> texts.Texts:
    return texts.Texts(SHARED.parent / language, CLIENT.parent / language)


@pytest.fixture
def reader(
    browser: Browser, server: Running, language: str, monkeypatch: pytest.MonkeyPatch
) -> Iterator[NewPage]:
    """Opens pages in a browser that prefers a language; helpers find things by its texts."""
    monkeypatch.setattr(texts, "TEXTS", spoken(language))
    with page_opener(browser, server) as open_page:
        yield lambda path="/", **more: open_page(path, locale=language, **more)


def files_by_language() -> dict[str, str]:
    """The addresses of the files with the texts of each language."""
    found: dict[str, str] = json.loads((static_files.STATIC / "languages.json").read_bytes())
    return found


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_client_of_a_language_is_small(language: str) -> None:
    files = files_by_language()
    sizes = client_size()
    own = (static_files.STATIC / files[language].lstrip("/")).read_bytes()
    sizes[files["en"].lstrip("/")] = len(gzip.compress(own, 9))
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def english_words(page: Page) -> list[str]:
    return re.findall(ENGLISH, page.locator("body").inner_text())


def game_in(kind: str, turn: int) -> Game:
    """A game at the beginning of a turn."""
    has_alley = kind == "dark"
    game = Game.new(Options(players=2, dark_alley=has_alley, prophecies=has_alley), 2)
    chance = Random(2)
    while game.turn < turn:
        game.play(lively_action(game, chance))
    return game


@pytest.mark.long
@pytest.mark.parametrize(("language", "kind"), ALL if figure(0, 1) else PLAYED)
def test_a_game_is_played_to_its_end(server: Running, reader: NewPage, kind: str) -> None:
    me = MousePlayer(reader(None), Random(2))
    open_against_bot(me.page, server, game_in(kind, figure(LAST_TURN[kind], 1)))
    me.play_until(me.is_over)
    end_screen(me.page).get_by_role("heading", name=pattern("end-wins")).wait_for()
    button(me.page, "end-board").click()
    assert log_lines(me.page).count() > 5
    assert english_words(me.page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_is_in_the_language_that_the_browser_prefers(
    reader: NewPage, language: str
) -> None:
    page = reader()
    play_button(page).wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    assert english_words(page) == []
    assert violations_in(page, [LOOKS[0]]) == []


def looks_of(number: int, few: int) -> Iterator[Look]:
    """A few sizes, others for each number, in turn light and dark; with TRICKERION_FULL=1, all."""
    themes: tuple[Any, ...] = ("light", "dark")
    for i in range(figure(few, len(SIZES))):
        size = SIZES[(2 + 3 * (number * few + i)) % len(SIZES)]
        yield Look(themes[(number + i) % 2], size)


def broken_words(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WORDS)
    return found


def questions() -> Iterator[tuple[str, Game]]:
    """The fullest tables, and with TRICKERION_FULL=1 one of every question."""
    for question in FULL_TABLES:
        yield question, positions.fullest_game_at(question)
    first = sorted({one.question: one for one in reversed(positions.load())}.values())
    for position, game in positions.games(first[: figure(0, len(first))]):
        yield str(position), game


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_fit_every_screen_and_axe_finds_nothing(server: Running, reader: NewPage) -> None:
    page = reader(None)
    faults = {}
    for number, (question, game) in enumerate(questions()):
        visit(page, positions.open_table(server, game))
        decision(page).wait_for()
        faults[question] = violations_in(page, [LOOKS[0]]) + english_words(page)
        for look in looks_of(number, 4):
            look.at(page)
            faults[f"{question} {look}"] = question_faults(page) + broken_words(page)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize(("language", "question", "size"), TIGHT)
def test_long_texts_fit_where_they_have_least_room(
    server: Running, reader: NewPage, question: str, size: Size
) -> None:
    page = reader(None, size=size._asdict())
    visit(page, positions.open_table(server, positions.game_at(question)))
    decision(page).wait_for()
    assert question_faults(page) + broken_words(page) == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_every_screen(server: Running, reader: NewPage) -> None:
    page = reader(None)
    faults = {}
    shown = islice(scenes(server, most_players=2), figure(PAGES, 1000))
    for number, (name, show) in enumerate(shown):
        resize(page, DESK)
        show(page)
        heading = page.get_by_role("heading", level=1, include_hidden=True)
        heading.first.wait_for(state="attached")
        for look in looks_of(number, 2):
            look.at(page)
            faults[f"{name} {look}"] = text_faults(page) + broken_words(page)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("language", ["de"])
def test_the_language_is_switched_on_any_page_and_kept(reader: NewPage) -> None:
    page = reader("/rules")
    page.get_by_label(said("settings-language")).select_option("ru")
    page.get_by_role("heading", name="Правила", exact=True).wait_for()
    page.reload()
    page.get_by_role("heading", name="Правила", exact=True).wait_for()
    assert page.evaluate("document.documentElement.lang") == "ru"
    assert 'lang="ru"' in page.request.get("/").text()


@pytest.mark.parametrize("language", ["de"])
def test_every_page_has_the_switch(server: Running, reader: NewPage) -> None:
    page = reader(None)
    id, _ = server.table(2)
    lobby = server.post("/api/tables", {"options": {"players": 2}})["table"]["id"]
    over = finished_table(server, 2)
    for path in (*KINDS, f"/t/{lobby}", f"/t/{id}", f"/replay/{over}"):
        page.goto(path)
        page.get_by_label(said("settings-language")).first.wait_for()


LOGGED = {"en": "plays", "de": "spielt", "fr": "incarne", "ru": "играет за"}
"""What a log says of a player who chooses a magician."""


def test_four_people_at_a_table_read_four_languages(server: Running, new_page: NewPage) -> None:
    id, players = server.table(4)
    pages = {
        language: new_page(f"/t/{id}#{player.token}", locale=language)
        for language, player in zip(LOGGED, players, strict=True)
    }
    asked = next(player for player in players if player.is_asked())
    asked.act(asked.update["options"][0])
    for language, page in pages.items():
        page.get_by_text(f"Player 1 {LOGGED[language]}").first.wait_for()
        assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_only_the_language_of_the_page_is_loaded(reader: NewPage, language: str) -> None:
    page = reader(None)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(urlsplit(request.url).path))
    page.goto("/")
    play_button(page).wait_for()
    assert {one for one, file in files_by_language().items() if file in loaded} == {language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_is_typed_in_the_words_that_are_shown(server: Running, reader: NewPage) -> None:
    page = reader(None)
    visit(page, positions.open_table(server, positions.game_at("choose_advertise")))
    decision(page).wait_for()
    page.keyboard.press("t")
    page.get_by_label(said("text-command")).fill(said("action-choose_advertise-pass").upper())
    page.keyboard.press("Enter")
    log_lines(page).filter(has_text=pattern("event-advertising_passed")).first.wait_for()
