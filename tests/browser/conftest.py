"""A server with the built client, and Debian's chromium to open its pages."""

import itertools
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.console import console_errors
from tests.server.conftest import settings
from tests.server.support import PATIENCE, Running, running
from trickerion.server import passwords
from trickerion.server.routes import static_files
from trickerion.server.storage.store import sqlite_url
from trickerion.server.tables import seating

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
"""Without windows, pages open in a third of the CPU time."""
CHROMIUM = next((found for found in map(shutil.which, NAMES) if found), None)
EMPTY = "/api/health"
"""A page of the server without the client. Chromium starts a new process for about:blank."""
DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
BOT_SECONDS = 0.02
LONGEST_WAIT = PATIENCE * 1000
"""For anything that should happen, on the slowest machine."""
expect.set_options(timeout=LONGEST_WAIT)

NewPage = Callable[..., Page]
FOLLOW = """(href) => {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}"""


def resize(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})


def stop_clock(page: Page) -> None:
    """Pages opened from now on do nothing just because time passes; `page.clock.run_for` lets it
    pass. It needs a page of its own."""
    page.clock.install(time="2030-01-01")
    page.clock.pause_at("2030-01-02")


def visit(page: Page, path: str) -> None:
    """Show a page of the client; where the client is open, by a link, which loads nothing again."""
    if page.url == "about:blank" or page.url.endswith(EMPTY):
        page.goto(path)
    else:
        page.evaluate(FOLLOW, path)


@pytest.fixture(autouse=True, scope="session")
def quick_passwords() -> Iterator[None]:
    """Hashed quickly, because no test is about how long that takes."""
    with pytest.MonkeyPatch.context() as patch:
        quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(passwords, "HASHER", quick)
        yield


@pytest.fixture(autouse=True)
def known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games in every run: those of rules version 1, for which the tests were written."""
    numbers = itertools.count(1)
    monkeypatch.setattr(seating, "new_seed", lambda: (str(next(numbers)), "0" * 32))
    monkeypatch.setattr(seating, "RULES_VERSION", 1)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("chromium is not installed")
    if not (static_files.STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built (./test builds it)")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, timeout=LONGEST_WAIT)
        yield found
        found.close()


@pytest.fixture(scope="session")
def blank_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without tables to play at; setting one up takes longer than copying it."""
    file = tmp_path_factory.mktemp("blank") / "blank.db"
    with running(settings(sqlite_url(file))):
        return file


@contextmanager
def running_on(
    blank_database: Path, folder: Path, bot_pause: float = 0, bot_seconds: float = BOT_SECONDS
) -> Iterator[Running]:
    shutil.copy(blank_database, folder / "test.db")
    database = sqlite_url(folder / "test.db")
    with running(settings(database, bot_seconds=bot_seconds, bot_pause=bot_pause)) as server:
        yield server


@pytest.fixture(scope="session")
def server(blank_database: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests to which other tables and accounts make no difference."""
    with running_on(blank_database, tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def fresh_server(blank_database: Path, tmp_path: Path) -> Iterator[Running]:
    """A server without tables and accounts, for a single test."""
    with running_on(blank_database, tmp_path) as found:
        yield found


@pytest.fixture(scope="session")
def shared_page(browser: Browser, server: Running) -> Iterator[Page]:
    with new_context(browser, server) as context:
        yield context.new_page()


@pytest.fixture(scope="session")
def shared_errors(shared_page: Page) -> list[str]:
    return console_errors(shared_page.context)


@pytest.fixture
def page(shared_page: Page, shared_errors: list[str], server: Running) -> Iterator[Page]:
    """An empty page of the shared server without cookies and storage, as large as a desk's.

    It is the same for all tests, because a new one costs a second: tests that add scripts or
    intercept requests need a new page. A test fails if a page writes an error to the console.
    """
    shared_page.goto(EMPTY)
    shared_page.mouse.move(0, 0)
    shared_errors.clear()
    devtools = shared_page.context.new_cdp_session(shared_page)
    devtools.send("Storage.clearDataForOrigin", {"origin": server.url, "storageTypes": "all"})
    devtools.detach()
    resize(shared_page, DESK)
    shared_page.emulate_media(color_scheme="light", reduced_motion="reduce")
    yield shared_page
    assert shared_errors == []


@pytest.fixture
def new_page(browser: Browser, server: Running) -> Iterator[NewPage]:
    """Opens a page of the shared server in a browser context of its own: another device."""
    with page_opener(browser, server) as open_page:
        yield open_page


@pytest.fixture
def fresh_page(browser: Browser, fresh_server: Running) -> Iterator[NewPage]:
    """The same for the fresh server."""
    with page_opener(browser, fresh_server) as open_page:
        yield open_page


AT_ONCE = """try {
  const key = 'trickerion.settings'
  const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
  localStorage.setItem(key, JSON.stringify({ pace: 'instant', ...stored }))
} catch {}"""
"""Shows what others do without waiting, unless a test has stored another pace; pages without
storage, such as about:blank, stay as they are."""


def new_context(
    browser: Browser, server: Running, size: dict[str, int] = DESK, **more: object
) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        base_url=server.url,
        # A service worker would keep the files of one server for the next, on the same port.
        **{"reduced_motion": "reduce", "service_workers": "block", **more},  # type: ignore[arg-type]
    )
    context.set_default_timeout(LONGEST_WAIT)
    context.add_init_script(AT_ONCE)
    return context


@contextmanager
def page_opener(browser: Browser, server: Running) -> Iterator[NewPage]:
    contexts, errors = list[BrowserContext](), list[list[str]]()

    def open_page(path: str | None = "/", size: dict[str, int] = DESK, **more: object) -> Page:
        """The page at this path, or an empty one for None."""
        context = new_context(browser, server, size, **more)
        contexts.append(context)
        errors.append(console_errors(context))
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [one for one in errors if one] == []
