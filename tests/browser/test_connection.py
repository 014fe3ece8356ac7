"""The connection to the server: lost, back again, shared by two tabs, outdated."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, stop_clock
from tests.browser.table_page import (
    QUESTION,
    button,
    decision,
    log_lines,
    start_game,
    take_hint,
    wait_until_asked,
)
from tests.browser.texts import pattern, said
from tests.browser.wire import Message, Wire
from tests.server.support import Running

LOST = said("table-lost")


def wait_for_next_question(page: Page) -> None:
    decision(page, QUESTION).wait_for(state="detached")


def next_question(page: Page, last: str) -> str:
    """What the player is asked after this."""
    decision(page, last).wait_for(state="detached")
    wait_until_asked(page)
    return decision(page).inner_text()


def test_a_move_made_without_a_connection_is_sent_when_it_is_back(new_page: NewPage) -> None:
    """The clock stands still, so that the page doesn't reconnect before the click."""
    page = new_page(None)
    stop_clock(page)
    wire = Wire(page)
    start_game(page, "base")
    button(page, "table-hint").click()
    button(page, "table-do_it").wait_for()
    wire.cut()
    page.get_by_text(LOST).wait_for()
    button(page, "table-do_it").click()
    decision(page, QUESTION).wait_for()
    wire.is_down = False
    button(page, "table-retry").click()
    page.get_by_text(LOST).wait_for(state="detached")
    wait_for_next_question(page)
    expect(log_lines(page)).to_have_count(1)


def test_the_page_reconnects_after_a_lost_connection(new_page: NewPage) -> None:
    page = new_page(None)
    wire = Wire(page)
    start_game(page, "base")
    wire.cut()
    page.get_by_text(LOST).wait_for()
    wire.is_down = False
    page.get_by_text(LOST).wait_for(state="detached")
    take_hint(page)
    wait_for_next_question(page)


def test_the_page_keeps_trying_to_reach_a_server_that_is_down(
    server: Running, new_page: NewPage
) -> None:
    id, _ = server.table(2)
    page = new_page(None)
    wire = Wire(page)
    wire.is_down = True
    page.goto(f"/t/{id}")
    page.get_by_text(said("code-offline")).wait_for()
    button(page, "table-retry").wait_for()
    wire.is_down = False
    decision(page, pattern("table-watching")).wait_for()


def test_a_server_that_was_down_is_reached_with_a_click(server: Running, new_page: NewPage) -> None:
    """The clock stands still, so that the page doesn't try again by itself."""
    id, _ = server.table(2)
    page = new_page(None)
    stop_clock(page)
    wire = Wire(page)
    wire.is_down = True
    page.goto(f"/t/{id}")
    page.get_by_text(said("code-offline")).wait_for()
    wire.is_down = False
    button(page, "table-retry").click()
    decision(page, pattern("table-watching")).wait_for()


def test_two_tabs_of_a_seat_show_the_same_and_both_can_act(new_page: NewPage) -> None:
    first = new_page(None)
    start_game(first, "base")
    second = first.context.new_page()
    second.goto(first.url)
    decision(second, QUESTION).wait_for()
    take_hint(first)
    question = next_question(second, QUESTION)
    expect(decision(first)).to_have_text(question)
    take_hint(second)
    expect(decision(second)).to_have_text(next_question(first, question))


def test_a_move_in_an_old_tab_is_refused_because_the_table_has_moved_on(
    new_page: NewPage,
) -> None:
    """The clock stands still, so that the notice stays."""
    first = new_page(None)
    stop_clock(first)
    start_game(first, "base")
    old = first.context.new_page()
    wire = Wire(old)
    old.goto(first.url)
    button(old, "table-hint").click()
    button(old, "table-do_it").wait_for()

    def hold_updates(message: Message) -> Message | None:
        """Until the old tab is told that it is old."""
        if message["type"] == "refused":
            wire.to_page = lambda message: message
        return None if message["type"] == "update" else message

    wire.to_page = hold_updates
    take_hint(first)
    wait_for_next_question(first)
    decision(old, QUESTION).wait_for()
    button(old, "table-do_it").click()
    old.get_by_text(said("code-stale")).wait_for()
    wait_for_next_question(old)
    take_hint(old)
    log_lines(old).nth(1).wait_for()


def test_an_outdated_page_asks_to_be_reloaded_r19(new_page: NewPage) -> None:
    page = new_page(None)
    start_game(page, "base")
    wire = Wire(page)
    wire.to_server = lambda message: (
        {**message, "protocol": 0} if message["type"] == "hello" else message
    )
    page.reload()
    page.get_by_text(said("code-reload")).wait_for()
    wire.to_server = lambda message: message
    button(page, "ui-reload").click()
    decision(page, QUESTION).wait_for()
