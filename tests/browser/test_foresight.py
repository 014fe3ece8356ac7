"""Options say what they cost and leave before they are chosen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import DESK, PHONE, resize
from tests.browser.table_page import (
    action_bar,
    button,
    lit,
    open_game,
    open_question,
)
from tests.browser.texts import pattern, said
from tests.server.support import Running


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_option_says_what_it_leaves(server: Running, page: Page, size: dict[str, int]) -> None:
    resize(page, size)
    open_game(page, server, positions.fullest_game_at("act.dark_alley"))
    if size == PHONE:
        button(page, "table-more").click()
    button(page, "table-all").click()
    everything = page.get_by_role("group", name=said("table-all"))
    told = everything.get_by_role("button", name=pattern("table-after"))
    told.first.wait_for()
    marks = everything.get_by_text(pattern("table-after_mark")).all_inner_texts()
    assert len([mark for mark in marks if pattern("table-ap").search(mark)]) > 2, marks
    assert all(re.search(r"\d", mark) for mark in marks), marks
    width, window = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= window


def test_a_lit_thing_says_what_it_leads_to_when_it_has_the_focus(
    server: Running, page: Page
) -> None:
    open_question(page, server, "act.market_row")
    goods = lit(page.get_by_role("group", name=said("board-buy"))).first
    goods.focus()
    expect(action_bar(page).get_by_text(pattern("table-after"))).not_to_have_count(0)
    expect(goods).to_have_accessible_name(pattern("table-after"))
