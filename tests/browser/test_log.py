"""The log: turn by turn, with close-ups, the board at a moment, and the arrow keys."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.selectors import POINTED, WITH_CLOSEUP, tab_stops
from tests.browser.table_page import button, closeup, decision, log, log_lines
from tests.browser.tables import FULL_GAME, asks, open_seat, play_on
from tests.browser.texts import said
from tests.server.support import Running


@pytest.fixture
def second_turn(server: Running, page: Page) -> Page:
    """Someone is asked in the second turn of a game with everything."""
    _, players = server.table(2, options=FULL_GAME)
    open_seat(page, play_on(players, asks("assignment", turn=2)))
    return page


def test_the_log_is_told_turn_by_turn(second_turn: Page) -> None:
    turns = [f"{said('event-turn_began', turn=turn)}." for turn in (2, 1)]
    assert log(second_turn).get_by_role("heading").all_inner_texts()[-2:] == turns
    first = log(second_turn).get_by_role("list", name=turns[1])
    assert first.get_by_role("listitem").count() > 5
    assert "_" not in log(second_turn).inner_text()


BELOW_ICONS = """(panel) => [...panel.querySelectorAll('li .icons')].filter((icons) => {
  const text = icons.nextElementSibling.getBoundingClientRect()
  return text.left < icons.getBoundingClientRect().right
}).length"""
"""How many lines have text under their icons."""


def test_no_text_of_the_log_is_under_its_icons(second_turn: Page) -> None:
    assert log(second_turn).evaluate(BELOW_ICONS) == 0


VISIBLE = """(panel) => {
  const { top, bottom } = panel.getBoundingClientRect()
  const boxes = [...panel.querySelectorAll('li button')].map((line) => line.getBoundingClientRect())
  return boxes.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1).length
}"""
"""How many lines of the log are in view."""


@pytest.mark.parametrize("number", [2, 4])
def test_the_log_shows_at_least_six_lines_at_a_desk(
    server: Running, page: Page, number: int
) -> None:
    _, players = server.table(number, options=FULL_GAME)
    open_seat(page, play_on(players, asks("place_character", turn=2)))
    assert log(page).evaluate(VISIBLE) >= 6


def test_a_line_shows_what_it_is_about_and_where_it_is_on_the_board(second_turn: Page) -> None:
    line = log_lines(second_turn).and_(second_turn.locator(WITH_CLOSEUP)).first
    line.hover()
    closeup(second_turn).wait_for()
    highlighted = second_turn.locator(POINTED)
    expect(highlighted).not_to_have_count(0)
    second_turn.mouse.move(5, 5)
    expect(highlighted).to_have_count(0)


def test_a_line_shows_the_board_at_its_moment(second_turn: Page) -> None:
    log_lines(second_turn).last.click()
    decision(second_turn, said("table-past")).wait_for()
    second_turn.reload()
    log_lines(second_turn).last.click()
    decision(second_turn, said("table-past")).wait_for()
    button(second_turn, "table-now").click()
    decision(second_turn, said("table-past")).wait_for(state="detached")


def test_the_log_is_one_tab_stop_and_the_arrows_go_from_line_to_line(second_turn: Page) -> None:
    lines = log(second_turn).get_by_title(said("table-moment"))
    assert lines.count() > 2
    assert tab_stops(lines).count() == 1
    lines.first.focus()
    second_turn.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    second_turn.keyboard.press("ArrowUp")
    expect(lines.first).to_be_focused()
