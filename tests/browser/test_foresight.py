"""Look before you leap: what an option leaves is seen without a mouse, and why another is none."""

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.test_focus import at, has_focus
from tests.server.support import Running

AFTER = re.compile(r"→ (\d+ AP left|\d+ Coins?|\d+ Shards?|wages due)")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_option_says_what_it_leaves(
    new_page: NewPage, club: Running, size: dict[str, int]
) -> None:
    page = new_page(size=size)
    at(page, club, "act.dark_alley", most=True)
    if size == PHONE:
        page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="All options").click()
    page.locator(".all .after").first.wait_for()
    told = page.locator(".all .option").all_inner_texts()
    assert len([words for words in told if "AP left" in words]) > 2, told
    marks = page.locator(".all .after").all_inner_texts()
    assert all(AFTER.match(mark) for mark in marks), marks
    widths = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1]


def test_a_lit_thing_says_what_it_leads_to_when_it_has_the_focus(
    new_page: NewPage, club: Running
) -> None:
    page = new_page()
    at(page, club, "act.market_row")
    page.locator(".target.lit[data-target^='stock:']").first.focus()
    page.locator(".ways").wait_for()
    label = page.evaluate("document.activeElement.innerText")
    assert "Afterwards: " in label


def why(page: Page) -> str:
    page.locator(".bar .why a").wait_for()
    return page.locator(".bar .why").inner_text()


def test_what_is_not_possible_explains_itself_to_the_keyboard(
    new_page: NewPage, club: Running
) -> None:
    page = new_page()
    at(page, club, "assignment")
    page.locator(".theater .target[tabindex='0']").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    focused = page.locator(".theater .target:focus")
    assert has_focus(focused)
    assert focused.get_attribute("aria-disabled") == "true"
    assert why(page).startswith("Not possible now: ")


def test_what_is_not_possible_explains_itself_to_a_finger(new_page: NewPage, club: Running) -> None:
    page = new_page(size=PHONE, has_touch=True)
    at(page, club, "assignment")
    page.locator("[data-zone=town]").tap()
    box = page.locator("[data-target='slot:downtown.4']").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert why(page).startswith("Not possible now: ")
    page.wait_for_timeout(2500)
    assert page.locator(".bar .why").is_visible()


def test_undo_says_why_there_is_nothing_to_undo(new_page: NewPage, club: Running) -> None:
    page = new_page()
    at(page, club, "place_character")
    undo = page.get_by_role("button", name="Undo")
    assert undo.get_attribute("aria-disabled") == "true"
    undo.focus()
    page.keyboard.press("Enter")
    page.get_by_text("There is nothing of yours to take back.").wait_for()
