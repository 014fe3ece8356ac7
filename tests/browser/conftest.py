"""A server with the built client, and Debian's chromium to look at it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.conftest import settings
from tests.server.support import Running, running
from trickerion.server import pages
from trickerion.server.store import sqlite_url

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

NewPage = Callable[..., Page]

CAN_LOOK = CHROMIUM is not None and (pages.STATIC / "index.html").is_file()
collect_ignore_glob = [] if CAN_LOOK else ["test_*.py"]
"""./test builds the client; .ci/run installs the browser."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM)
        yield found
        found.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    with running(settings(sqlite_url(tmp_path / "test.db"), bot_seconds=0.02)) as at:
        yield at


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all moments."""
    with running(settings(sqlite_url(tmp_path_factory.mktemp("club") / "test.db"))) as at:
        yield at


@pytest.fixture
def new_page(browser: Browser, house: Running) -> Iterator[NewPage]:
    """Opens a page in a browser of its own: another person."""
    contexts = []

    def open_page(path: str = "/", size: dict[str, int] = DESK, **more: object) -> Page:
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            base_url=house.url,
            **{"reduced_motion": "reduce", **more},  # type: ignore[arg-type]
        )
        contexts.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
