"""Clocks: the time left, and a bot that plays on when it has run out."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.table_page import button, decision, log
from tests.browser.texts import pattern, said
from tests.server.support import Running


def test_a_clock_shows_the_time_that_is_left(server: Running, page: Page) -> None:
    id, (ada, _) = server.table(2, clock="game", seconds=7200)
    page.goto(f"/t/{id}#{ada.token}")
    mine = page.get_by_title(said("table-time_left", who="Player 1"))
    first = mine.inner_text()
    assert first.startswith(("2:00:00", "1:59:"))
    expect(mine).not_to_have_text(first)
    theirs = page.get_by_title(said("table-time_left", who="Player 2"))
    assert theirs.inner_text() == "2:00:00"


def test_a_bot_plays_on_when_the_clock_has_run_out(
    fresh_server: Running, fresh_page: NewPage
) -> None:
    id, (ada, _) = fresh_server.table(2, clock="move", seconds=2)
    page = fresh_page(f"/t/{id}#{ada.token}")
    decision(page, said("table-bot_plays")).wait_for()
    button(page, "table-take_back").click()
    log(page).get_by_text(pattern("table-came_back", who="Player 1")).first.wait_for()
