"""The pages of the rulebook, and its worked examples on the board.

axe checks the pages in the tests of the pseudo-language.
"""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import Look, in_turn, violations_in
from tests.browser.conftest import DESK, PHONE, resize
from tests.browser.layout import settle, text_faults
from tests.browser.readme_pictures import LARGE
from tests.browser.selectors import PICTURE, with_focus
from tests.browser.table_page import button, open_dialog, start_game
from tests.browser.texts import said
from trickerion import rulebook

SIZES: Final = (DESK, PHONE, {"width": 320, "height": 640}, LARGE)


def open_example(page: Page, id: str) -> None:
    page.goto(f"/rules/examples/{id}")
    button(page, "replay-next").wait_for()


def asked(page: Page, id: str) -> Locator:
    """The entry of a rule or card that was asked for."""
    return with_focus(page.get_by_role("article")).filter(has=page.get_by_role("heading", name=id))


def faults(page: Page) -> list[str]:
    """What is wrong with the layout at every size."""
    found = []
    for size in SIZES:
        resize(page, size)
        settle(page)
        found += [f"{size['width']}: {fault}" for fault in text_faults(page)]
    return found


@pytest.mark.parametrize("id", rulebook.PAGES)
def test_a_page_has_an_address_and_can_be_read(page: Page, id: str) -> None:
    page.goto(f"/rules/{id}")
    title = rulebook.page(id).title
    page.get_by_role("heading", name=title, exact=True).wait_for()
    tabs = page.get_by_role("navigation", name=said("rules-pages"))
    current = tabs.get_by_role("link", name=title, exact=True)
    expect(current).to_have_attribute("aria-current", "page")
    assert faults(page) == []


@pytest.mark.parametrize("id", ["THR-5", "electra"])
def test_a_rule_or_card_that_is_asked_for_can_be_read(page: Page, id: str) -> None:
    page.goto(f"/rules/{id}")
    asked(page, id).wait_for()
    assert faults(page) == []


def test_tabs_lead_to_pages_and_the_browser_leads_back(page: Page) -> None:
    page.goto("/rules")
    page.get_by_role("link", name="Your edition").click()
    page.get_by_role("heading", name="Your edition").wait_for()
    assert page.url.endswith("/rules/editions")
    page.get_by_role("link", name="END-7").click()
    asked(page, "END-7").wait_for()
    assert page.url.endswith("/rules/END-7")
    page.go_back()
    page.get_by_role("heading", name="Your edition").wait_for()


def test_the_search_finds_pages_and_examples(page: Page) -> None:
    page.goto("/rules")
    page.get_by_role("searchbox").fill("dawn of technology")
    page.get_by_role("link", name="What you can't play here").click()
    page.get_by_role("heading", name="What you can't play here").wait_for()
    page.get_by_role("searchbox").fill("a rope in a hurry")
    page.get_by_role("link", name="A rope in a hurry").click()
    page.get_by_role("heading", name="A rope in a hurry").wait_for()
    assert page.url.endswith("/rules/examples/quick_order")


def test_symbols_are_drawn(page: Page) -> None:
    """Every picture that the page names is there."""
    page.goto("/rules/symbols")
    page.get_by_role("heading", name="Symbols", exact=True).wait_for()
    drawn = page.locator(PICTURE).evaluate_all(
        "(all) => all.map((one) => one.querySelectorAll('svg').length)"
    )
    assert len(drawn) == rulebook.page("symbols").text.count("{")
    assert all(drawn)


def test_an_example_is_followed_on_the_board(page: Page) -> None:
    page.goto("/rules/examples")
    page.get_by_role("link", name=said("rules-example", title="A rope in a hurry")).click()
    page.get_by_text(said("rules-start")).wait_for()
    for step in range(1, 4):
        button(page, "replay-next").click()
        page.get_by_text(said("rules-step", step=step, steps=3)).wait_for()
    expect(button(page, "replay-next")).to_be_disabled()
    button(page, "replay-previous").click()
    page.get_by_text(said("rules-step", step=2, steps=3)).wait_for()
    page.get_by_role("link", name=said("rules-back")).click()
    page.get_by_role("heading", name="Examples", exact=True).wait_for()


EXAMPLES = ("theater", "prepare", "end_bonus")


@pytest.mark.parametrize(("id", "looks"), list(zip(EXAMPLES, in_turn(), strict=False)))
def test_an_example_can_be_read_at_every_size(page: Page, id: str, looks: list[Look]) -> None:
    open_example(page, id)
    button(page, "replay-next").click()
    assert violations_in(page, looks) + faults(page) == []


def test_an_example_there_is_not_is_a_problem_with_a_way_on(page: Page) -> None:
    resize(page, PHONE)
    page.goto("/rules/examples/none")
    page.get_by_role("link", name=said("problem-start")).wait_for()


def test_the_rules_dialog_of_a_table_shows_pages_in_place(page: Page) -> None:
    start_game(page, "first")
    table = page.url
    open_dialog(page, "ui-rules").get_by_role("link", name="Symbols").click()
    page.get_by_role("heading", name="Symbols", exact=True).wait_for()
    assert page.url == table
