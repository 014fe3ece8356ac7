"""The end screen: scores by turn and by source, the final board, the replay."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.page_screenshots import finished_table
from tests.browser.table_page import button, decision, dialog, end_screen
from tests.browser.tables import open_seat
from tests.browser.texts import pattern, said
from tests.server.support import Running, play
from tests.server.tables.test_rematch import last_moment

CELLS = """(table) => [...table.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
  [...row.cells].map((cell) => cell.innerText.trim().replace('·', '0')))"""


@pytest.fixture
def finished(server: Running, page: Page) -> Page:
    """The page of a finished game, for a spectator."""
    page.goto(f"/t/{finished_table(server, 2)}")
    end_screen(page).wait_for()
    return page


def test_fame_by_turn_and_by_source_adds_up_to_the_score(finished: Page) -> None:
    for title in (said("end-gained"), said("end-sources")):
        table = finished.get_by_role("table", name=title)
        *parts, total = ([int(cell) for cell in row[1:]] for row in table.evaluate(CELLS))
        assert [sum(column) for column in zip(*parts, strict=True)] == total, title


def test_the_scores_are_a_click_away_from_the_final_board(finished: Page) -> None:
    button(finished, "end-board").click()
    expect(dialog(finished)).to_have_count(0)
    button(finished, "end-scores").click()
    end_screen(finished).wait_for()
    finished.keyboard.press("Escape")
    finished.get_by_role("link", name=said("end-replay")).click()
    finished.get_by_text(pattern("replay-of", action=0)).wait_for()


def test_a_rematch_brings_everybody_to_one_table(server: Running, new_page: NewPage) -> None:
    options = {"players": 2, "beginner": True}
    _, players = server.table(2, position=last_moment(), options=options)
    play(players, Random(1))
    pages = [new_page(None) for _ in players]
    for page, player in zip(pages, players, strict=True):
        open_seat(page, player)
        end_screen(page).wait_for()
    button(pages[0], "end-rematch").click()
    pages[0].get_by_role("heading", name=said("lobby-wait", free=1)).wait_for()
    button(pages[1], "end-join").click()
    for page in pages:
        decision(page).wait_for()
    assert {page.url.partition("?")[0] for page in pages} == {pages[0].url.partition("?")[0]}
