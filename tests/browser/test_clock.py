"""Clocks: the time left, and a bot that plays on when it has run out."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import page_opener, running_on
from tests.browser.table_page import button, decision, log
from tests.browser.texts import pattern, said
from tests.server.support import PATIENCE, Running


def test_a_clock_shows_the_time_that_is_left(server: Running, page: Page) -> None:
    id, (ada, _) = server.table(2, clock="game", seconds=7200)
    page.goto(f"/t/{id}#{ada.token}")
    mine = page.get_by_title(said("table-time_left", who="Player 1"))
    first = mine.inner_text()
    assert first.startswith(("2:00:00", "1:5"))
    expect(mine).not_to_have_text(first)
    theirs = page.get_by_title(said("table-time_left", who="Player 2"))
    assert theirs.inner_text() == "2:00:00"


def test_a_bot_plays_on_when_the_clock_has_run_out(
    browser: Browser, blank_database: Path, tmp_path: Path
) -> None:
    """Bots pause for long, so that the game isn't over when the player comes back."""
    with (
        running_on(blank_database, tmp_path, bot_pause=PATIENCE) as server,
        page_opener(browser, server) as open_page,
    ):
        id, (ada, _) = server.table(2, clock="move", seconds=2)
        page = open_page(f"/t/{id}#{ada.token}")
        decision(page, said("table-bot_plays")).wait_for()
        button(page, "table-take_back").click()
        log(page).get_by_text(pattern("table-came_back", who="Player 1")).first.wait_for()
