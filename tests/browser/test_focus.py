"""The focus is visible, moves to what comes next, and is never lost."""

from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, resize
from tests.browser.layout import settle
from tests.browser.page_screenshots import DIALOGS
from tests.browser.players import NOTHING_HAS_FOCUS
from tests.browser.selectors import wait_until_drawn, with_focus
from tests.browser.table_page import (
    action_bar,
    button,
    confirmation,
    dialog,
    lit,
    open_question,
    opponent,
    play_button,
    sheet,
    theater,
)
from tests.browser.texts import pattern, said
from tests.server.support import Running

INVISIBLE = """() => {
  const names = 'a[href], button, input, select, textarea, summary, [tabindex]'
  const shows = (one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
    const isLit = one.matches('[data-target]:not([aria-disabled])')
    const light = isLit ? getComputedStyle(one, '::before') : null
    const isCovered = light !== null && light.borderTopColor !== outlineColor
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isCovered
  }
  const all = [...document.querySelectorAll(names)].filter((one) => one.getClientRects().length)
  return all.filter((one) => {
    one.focus()
    if (document.activeElement !== one) return false
    return !(shows(one) || (one.closest('label') && shows(one.closest('label'))))
  }).map((one) => one.outerHTML.slice(0, 120))
}"""
"""Everything that can have the focus but doesn't show it."""

HAS_FOCUS_WITHIN = "(element) => element.contains(document.activeElement)"


def has_focus_within(element: Locator) -> bool:
    found: bool = element.evaluate(HAS_FOCUS_WITHIN)
    return found


def press(element: Locator, key: str = "Enter") -> None:
    element.focus()
    element.page.keyboard.press(key)


# Visible


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_that_has_the_focus_shows_it(
    server: Running, page: Page, theme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=theme)
    page.goto("/")
    play_button(page).wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate(INVISIBLE) == []
    open_question(page, server, "place_character")
    page.keyboard.press("Tab")
    assert page.evaluate(INVISIBLE) == []
    for key in DIALOGS:
        press(button(page, key))
        wait_until_drawn(page)
        page.keyboard.press("Tab")
        assert page.evaluate(INVISIBLE) == [], key
        page.keyboard.press("Escape")
        dialog(page).wait_for(state="detached")


# Dialogs


def test_a_dialog_takes_the_focus_keeps_it_and_gives_it_back(server: Running, page: Page) -> None:
    open_question(page, server, "place_character")
    for key in DIALOGS:
        opener = button(page, key)
        press(opener)
        dialog(page).wait_for()
        assert has_focus_within(dialog(page)), key
        for pressed in ("Shift+Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", *["Tab"] * 12):
            page.keyboard.press(pressed)
            assert has_focus_within(dialog(page)), (key, pressed)
        page.keyboard.press("Escape")
        dialog(page).wait_for(state="detached")
        expect(opener).to_be_focused()


def test_a_dialog_opened_by_a_key_leaves_the_focus_at_the_action_bar(
    server: Running, page: Page
) -> None:
    open_question(page, server, "place_character")
    page.keyboard.press("t")
    expect(page.get_by_label(said("text-command"))).to_be_focused()
    page.keyboard.press("Escape")
    dialog(page).wait_for(state="detached")
    expect(action_bar(page)).to_be_focused()


def test_a_dialog_from_the_menu_of_a_phone_leads_back_to_the_menu(
    server: Running, page: Page
) -> None:
    resize(page, PHONE)
    open_question(page, server, "place_character")
    menu = page.get_by_role("button", name=said("table-menu"))
    for key in DIALOGS:
        press(menu)
        press(button(dialog(page, "table-menu"), key))
        dialog(page, "table-menu").wait_for(state="detached")
        assert has_focus_within(dialog(page)), key
        page.keyboard.press("Escape")
        dialog(page).wait_for(state="detached")
        expect(menu).to_be_focused()


def test_escape_closes_an_opponents_board(server: Running, page: Page) -> None:
    open_question(page, server, "place_character")
    press(opponent(page))
    board = page.get_by_role("article").get_by_role("region", name=pattern("workshop-of"))
    board.wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    board.wait_for(state="detached")
    expect(opponent(page)).to_be_focused()


def test_escape_closes_the_list_of_all_options(server: Running, page: Page) -> None:
    open_question(page, server, "place_character")
    press(button(page, "table-all"))
    page.keyboard.press("Tab")
    everything = page.get_by_role("group", name=said("table-all"))
    everything.get_by_role("button").first.focus()
    page.keyboard.press("Escape")
    everything.wait_for(state="detached")
    expect(button(page, "table-all")).to_be_focused()


def test_escape_closes_the_further_buttons_of_a_phone(server: Running, page: Page) -> None:
    resize(page, PHONE)
    open_question(page, server, "place_character")
    more = button(page, "table-more")
    press(more)
    button(page, "table-all").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    button(page, "table-all").wait_for(state="detached")
    expect(more).to_be_focused()


# Questions


def test_a_sheet_takes_the_focus_and_gives_it_back(server: Running, page: Page) -> None:
    open_question(page, server, "choose_spot")
    spot = lit(theater(page)).first
    press(spot)
    with_focus(lit(sheet(page, "spot"))).wait_for()
    page.keyboard.press("Escape")
    sheet(page, "spot").wait_for(state="detached")
    expect(spot).to_be_focused()


def first_trick(page: Page) -> Locator:
    tricks = sheet(page, "tricks").get_by_role("listitem").get_by_role("button", disabled=False)
    return tricks.first


def test_escape_folds_a_sheet_away(server: Running, page: Page) -> None:
    open_question(page, server, "choose_trick")
    first_trick(page).focus()
    page.keyboard.press("Escape")
    show = button(page, "sheet-show")
    expect(show).to_be_focused()
    expect(show).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    expect(button(page, "sheet-hide")).to_be_focused()
    first_trick(page).wait_for()


def test_a_hint_takes_the_focus_and_gives_it_back(server: Running, page: Page) -> None:
    open_question(page, server, "place_character")
    press(button(page, "table-hint"))
    expect(button(page, "table-do_it")).to_be_focused()
    press(button(page, "table-close_hint"))
    expect(button(page, "table-hint")).to_be_focused()


def test_a_confirmation_takes_the_focus_and_gives_it_back(server: Running, page: Page) -> None:
    open_question(page, server, "choose_performance")
    card = lit(theater(page)).first
    press(card)
    expect(button(confirmation(page), "table-confirm")).to_be_focused()
    page.keyboard.press("Escape")
    confirmation(page).wait_for(state="detached")
    expect(card).to_be_focused()


def test_an_answer_leads_to_the_next_question(server: Running, page: Page) -> None:
    open_question(page, server, "choose_trick")
    press(first_trick(page))
    sheet(page, "tricks").wait_for(state="detached")
    page.wait_for_function(f"!({NOTHING_HAS_FOCUS})")
    assert has_focus_within(page.get_by_role("main"))


def test_a_click_leaves_no_focus_ring_behind(server: Running, page: Page) -> None:
    open_question(page, server, "choose_trick")
    first_trick(page).click()
    sheet(page, "tricks").wait_for(state="detached")
    settle(page)
    assert page.evaluate("document.querySelectorAll(':focus-visible').length") == 0
