"""Undo: one's own steps at once, others' when everyone agrees, and what the game is marked as."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, stop_clock
from tests.browser.table_page import (
    QUESTION,
    button,
    decision,
    dialog,
    log,
    log_lines,
    open_question,
    start_game,
    take_hint,
    wait_until_asked,
)
from tests.browser.tables import open_seat
from tests.browser.texts import pattern, said
from tests.server.support import Running, play
from trickerion import Game, Options


def test_a_step_is_undone(page: Page) -> None:
    start_game(page, "base")
    take_hint(page)
    decision(page, QUESTION).wait_for(state="detached")
    button(page, "table-undo").click()
    decision(page, QUESTION).wait_for()


def test_undo_says_why_there_is_nothing_to_undo(server: Running, new_page: NewPage) -> None:
    """The clock stands still, so that the notice stays."""
    page = new_page(None)
    stop_clock(page)
    open_question(page, server, "place_character")
    undo = button(page, "table-undo")
    expect(undo).to_be_disabled()
    undo.focus()
    page.keyboard.press("Enter")
    page.get_by_text(said("code-undo_nothing")).wait_for()


def ask_everyone(page: Page) -> None:
    """Ask to undo to the moment that is shown; the dialog says first what this means."""
    button(page, "table-ask_undo").click()
    dialog(page).get_by_text(said("table-ask_undo_more")).wait_for()
    button(page, "table-ask_undo_send").click()


def test_everyone_agrees_to_an_undo(server: Running, page: Page, new_page: NewPage) -> None:
    _, (ada, ben) = server.table(2)
    for _ in range(3):
        ada.act(ada.update["options"][0])
    here, there = page, new_page(None)
    open_seat(here, ada)
    open_seat(there, ben)
    log_lines(here).last.click()
    ask_everyone(here)
    there.get_by_text(said("table-undo_asked", who="Player 1")).last.wait_for()
    button(there, "table-decline").click()
    log(here).get_by_text(pattern("table-undo_declined", who="Player 2")).wait_for()
    ask_everyone(here)
    button(there, "table-agree").click()
    log(here).get_by_text(pattern("table-undo_agreed")).wait_for()
    button(here, "table-now").click()
    expect(log(here).get_by_role("deletion")).to_have_count(2)
    wait_until_asked(here)


def test_a_custom_start_and_practice_are_marked(fresh_server: Running, fresh_page: NewPage) -> None:
    """On the start page and at the table; practice as soon as the undo is agreed to."""
    position = Game.new(Options(players=2, beginner=True), 1).to_dict()
    fresh_server.post("/api/tables", {"title": "A puzzle", "position": position})
    start = fresh_page("/")
    puzzle = start.get_by_role("listitem").filter(has_text="A puzzle")
    puzzle.get_by_text(said("mark-position")).wait_for()
    id, (ada, ben) = fresh_server.table(2, position=position, title="A puzzle that runs")
    play([ada, ben], Random(1), actions=30)
    page = fresh_page(f"/t/{id}#{ada.token}")
    page.get_by_role("button", name=said("mark-position")).click()
    dialog(page, "marks-title").get_by_text(said("mark-position_more")).wait_for()
    page.keyboard.press("Escape")
    ben.catch_up().ask("ask_undo", to=2)
    page.get_by_text(said("table-undo_marks")).wait_for()
    button(page, "table-agree").click()
    both = re.compile(f"{said('mark-position')}.*{said('mark-practice')}")
    page.get_by_role("button", name=both).wait_for()
    start.reload()
    running = start.get_by_role("listitem").filter(has_text="A puzzle that runs")
    running.get_by_text(said("mark-practice"), exact=True).wait_for()
