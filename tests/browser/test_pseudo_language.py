"""In a pseudo-language made from English, no page shows plain English, and the layout holds.

The client is built with the language `xa` (see `tools/pseudo.py`), and every helper that finds
things by their texts reads `xa` as well.
"""

import re
import subprocess
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from itertools import islice
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import positions, texts
from tests.browser.axe import in_turn, violations_in
from tests.browser.conftest import (
    DESK,
    PHONE,
    NewPage,
    new_context,
    page_opener,
    resize,
    running_on,
    visit,
)
from tests.browser.console import console_errors
from tests.browser.layout import (
    DEVICES,
    WINDOWS,
    Size,
    question_faults,
    settle,
    text_faults,
)
from tests.browser.page_screenshots import finished_table, scenes
from tests.browser.readme_pictures import LARGE
from tests.browser.selectors import wait_until_drawn
from tests.browser.table_page import (
    button,
    decision,
    end_screen,
    log_lines,
    open_dialog,
    play_button,
    start_game,
)
from tests.browser.tables import open_seat
from tests.browser.test_account_page import sign_in
from tests.browser.test_settings import save
from tests.browser.texts import said
from tests.pseudo_language import pseudo_language
from tests.server.support import Running
from tests.support import ROOT
from trickerion.bots.names import NAMES
from trickerion.server.routes import static_files

CHOOSE = "if (location.host) localStorage['trickerion.settings'] = '{\"language\": \"xa\"}'"
PLAIN = (Path(__file__).with_name("plain_english.js")).read_text(encoding="utf-8")
BOTS = [name for names in NAMES.values() for name in names]
SIZES = (DESK, PHONE, LARGE)
ALIKE = ("rules-THR-5", "rules-electra", "replay-1")
"""Other parts of pages that are checked as well."""
PARTS = 4
QUESTIONS = 16
"""How many questions are looked at."""
FULL_TABLES = ("assignment", "choose_spot")
"""Questions with much on the table, looked at in windows of all sizes."""


def build_once(folder: Path) -> Path:
    """The client with all languages; test processes that share a folder build it once."""
    static = folder / "static"
    options = ["--minify", "false", "--logLevel", "error", "--outDir", str(static)]
    with (folder / "lock").open("w", encoding="utf-8") as lock:
        flock(lock, LOCK_EX)
        if not (static / "index.html").exists():
            build = ["npx", "vite", "build", *options]
            subprocess.run(build, check=True, cwd=ROOT / "web", capture_output=True)
    return static


@pytest.fixture(scope="module")
def pseudo_client(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[None]:
    """The client with the pseudo-language, in place of the built one."""
    own = tmp_path_factory.getbasetemp()
    shared = own if worker_id == "master" else own.parent
    language = pseudo_language(tmp_path_factory.mktemp("texts"))
    with language as written, pytest.MonkeyPatch.context() as patch:
        patch.setattr(static_files, "STATIC", build_once(shared))
        patch.setattr(texts, "TEXTS", texts.Texts(written))
        yield


@pytest.fixture(scope="module")
def pseudo_server(
    pseudo_client: None, blank_database: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    with running_on(blank_database, tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def pseudo_page(browser: Browser, pseudo_server: Running) -> Iterator[NewPage]:
    """Opens pages for a reader who has chosen the pseudo-language."""
    with page_opener(browser, pseudo_server) as open_page:

        def open_pseudo(path: str | None = "/", **more: object) -> Page:
            page = open_page(None, **more)
            page.add_init_script(CHOOSE)
            if path is not None:
                page.goto(path)
            return page

        yield open_pseudo


def plain_english(page: Page) -> list[str]:
    """Texts, labels and titles with words that are not in brackets."""
    wait_until_drawn(page)
    found: list[str] = page.evaluate(PLAIN, BOTS)
    return found


def test_the_page_is_in_the_chosen_language(pseudo_page: NewPage) -> None:
    page = pseudo_page()
    play_button(page).wait_for()
    assert page.evaluate("document.documentElement.lang") == "en-XA"
    assert page.title() == said("ui-title")


def test_the_language_is_chosen_by_the_address_or_in_the_settings(pseudo_page: NewPage) -> None:
    page = pseudo_page("/account?lang=en")
    page.get_by_label("Language").first.select_option("xa")
    page.get_by_label(said("settings-language")).first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "en-XA"


def test_an_unknown_language_is_english_and_named_in_the_console(
    browser: Browser, pseudo_server: Running
) -> None:
    with new_context(browser, pseudo_server) as context:
        written = console_errors(context)
        page = context.new_page()
        page.goto("/?lang=tlh")
        page.get_by_role("button", name=re.compile(r"^Play against \d bots?$")).wait_for()
        assert page.evaluate("document.documentElement.lang") == "en"
        assert written == ["texts: no texts in tlh; using en"]


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_no_page_or_dialog_shows_plain_english_or_breaks_the_layout(
    pseudo_server: Running, pseudo_page: NewPage, part: int
) -> None:
    page = pseudo_page(None)
    faults = {}
    different = (one for one in scenes(pseudo_server, most_players=2) if one[0] not in ALIKE)
    checked = islice(different, part, None, PARTS)
    for (name, show), looks in zip(checked, in_turn(), strict=False):
        looks[0].at(page)
        show(page)
        page.get_by_role("heading", level=1, include_hidden=True).first.wait_for(state="attached")
        settle(page)
        faults[name] = plain_english(page) + violations_in(page, looks)
        for size in SIZES:
            resize(page, size)
            settle(page)
            faults[name] += text_faults(page)
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize(("half", "size"), [(0, DESK), (1, PHONE)], ids=["desk", "phone"])
def test_questions_show_no_plain_english_and_keep_their_layout(
    pseudo_server: Running, pseudo_page: NewPage, half: int, size: dict[str, int]
) -> None:
    page = pseudo_page(None, size=size)
    first = {one.question: one for one in reversed(positions.load())}
    chosen = Random(len(first)).sample(sorted(first.values()), QUESTIONS)[half::2]
    faults = {}
    for position, game in positions.games(chosen):
        visit(page, positions.open_table(pseudo_server, game))
        decision(page).wait_for()
        faults[str(position)] = plain_english(page) + question_faults(page)
    assert {name: found for name, found in faults.items() if found} == {}


def rotated(sizes: tuple[Size, ...], by: int) -> Iterator[tuple[Size, Literal["light", "dark"]]]:
    """Each size with a theme: with the other one if `by` is one more."""
    for i, size in enumerate(sizes):
        yield size, "light" if (i + by) % 2 else "dark"


@pytest.mark.parametrize("sizes", [DEVICES, WINDOWS], ids=["devices", "windows"])
def test_the_table_fits_phones_tablets_and_windows_in_both_themes(
    pseudo_server: Running, pseudo_page: NewPage, sizes: tuple[Size, ...]
) -> None:
    page = pseudo_page(None, has_touch=sizes is DEVICES)
    faults = {}
    for number, question in enumerate(FULL_TABLES):
        game = positions.fullest_game_at(question)
        visit(page, positions.open_table(pseudo_server, game))
        decision(page).wait_for()
        for size, theme in rotated(sizes, number):
            page.emulate_media(color_scheme=theme)
            resize(page, size._asdict())
            settle(page)
            found = question_faults(page)
            faults[f"{question} {size.width} x {size.height}"] = found
    assert {name: found for name, found in faults.items() if found} == {}


def test_a_refused_action_shows_no_plain_english(pseudo_page: NewPage) -> None:
    page = pseudo_page(None)
    start_game(page, "base")
    page.keyboard.press("t")
    page.get_by_label(said("text-command")).fill("advertise")
    button(page, "text-do").click()
    page.get_by_role("link", name=said("ui-rule_read", rule="SET-6")).wait_for()
    assert plain_english(page) == []


def test_errors_of_the_server_show_no_plain_english(
    pseudo_server: Running, pseudo_page: NewPage
) -> None:
    page = pseudo_page(None)
    sign_in(page, "Nobody", "open sesame")
    page.get_by_text(said("code-bad_password")).wait_for()
    assert plain_english(page) == []
    _, (ada, _) = pseudo_server.table(2, pace="slow", clock="move", seconds=86_400)
    open_seat(page, ada)
    open_dialog(page, "table-settings")
    page.get_by_text(said("slow-title")).click()
    for address, code in (("nowhere", "bad_address"), ("ada@example.org", "no_mail")):
        save(page, email=address)
        page.get_by_text(said(f"code-{code}")).wait_for()
        assert plain_english(page) == []


def test_the_log_of_a_whole_game_shows_no_plain_english(
    pseudo_server: Running, pseudo_page: NewPage
) -> None:
    page = pseudo_page(f"/t/{finished_table(pseudo_server, 3)}")
    end_screen(page).wait_for()
    button(page, "end-board").click()
    assert log_lines(page).count() > 20
    assert plain_english(page) == []
