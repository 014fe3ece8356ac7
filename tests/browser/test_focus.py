"""The focus is seen, goes where one looks, and is never lost."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page

from tests.browser import moments
from tests.browser.album import sit
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.person import IS_LOST, Person
from tests.browser.test_games import start
from tests.server.support import Running

DIALOGS = ("Trick decks", "Rules", "Text view", "Settings")

UNSEEN = """() => {
  const names = 'a[href], button, input, select, textarea, summary, [tabindex]'
  const shows = (one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
    const light = one.matches('.target.lit') ? getComputedStyle(one, '::before') : null
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
"""What can have the focus and does not show it."""


def at(page: Page, club: Running, question: str, most: int = 0) -> None:
    """The moment of a question with the most options, or the first one."""
    found = [moment for moment in moments.load() if moment.name == question]
    games = [(m, game.clone()) for m, game in moments.games(found[:1] if not most else found)]
    _, game = max(games, key=lambda one: len(one[1].options(one[1].to_act[0])))
    page.goto(club.url + sit(club, game))
    page.wait_for_selector(".bar.asked")


def has_focus(found: Locator) -> bool:
    is_there: bool = found.evaluate("(one) => one === document.activeElement")
    return is_there


def is_within(page: Page, name: str) -> bool:
    found: bool = page.evaluate("(name) => !!document.activeElement.closest(name)", name)
    return found


def press(found: Locator, key: str = "Enter") -> None:
    found.focus()
    found.page.keyboard.press(key)


def wait_for_focus(page: Page, name: str) -> None:
    page.wait_for_function("(name) => document.activeElement.matches(name)", arg=name)


# Seen


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_whatever_has_the_focus_shows_it(new_page: NewPage, club: Running, theme: str) -> None:
    page = new_page(color_scheme=theme)
    page.keyboard.press("Tab")
    assert page.evaluate(UNSEEN) == []
    at(page, club, "place_character")
    page.keyboard.press("Tab")
    assert page.evaluate(UNSEEN) == []
    for name in DIALOGS:
        press(page.get_by_role("button", name=name, exact=True))
        page.keyboard.press("Tab")
        assert page.evaluate(UNSEEN) == [], name
        page.keyboard.press("Escape")


# Dialogs


def test_a_dialog_has_the_focus_keeps_it_and_gives_it_back(
    new_page: NewPage, club: Running
) -> None:
    page = new_page()
    at(page, club, "place_character")
    for name in DIALOGS:
        opener = page.get_by_role("button", name=name, exact=True)
        press(opener)
        page.wait_for_selector("dialog[open]")
        assert is_within(page, "dialog"), name
        for key in ("Shift+Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", *["Tab"] * 12):
            page.keyboard.press(key)
            assert is_within(page, "dialog"), (name, key)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert has_focus(opener), name


def test_a_dialog_that_nothing_opened_leaves_the_focus_at_the_decision(
    new_page: NewPage, club: Running
) -> None:
    page = new_page()
    at(page, club, "place_character")
    page.keyboard.press("t")
    assert has_focus(page.get_by_label("Type a number"))
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert has_focus(page.locator("section.bar"))


def test_a_dialog_out_of_the_menu_of_a_phone_leads_back_to_the_menu(
    new_page: NewPage, club: Running
) -> None:
    page = new_page(size=PHONE)
    at(page, club, "place_character")
    menu = page.get_by_role("button", name=re.compile("^Menu"))
    for name in DIALOGS:
        press(menu)
        press(page.locator("dialog .button").get_by_text(name, exact=True))
        page.wait_for_selector("dialog[open]")
        assert is_within(page, "dialog"), name
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert has_focus(menu), name


def test_what_lies_over_the_boards_is_closed_with_escape(new_page: NewPage, club: Running) -> None:
    page = new_page()
    at(page, club, "place_character")
    opponent = page.locator(".zone-players .top").first
    press(opponent)
    page.wait_for_selector(".panel .whole")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    page.wait_for_selector(".panel .whole", state="detached")
    assert has_focus(opponent)
    every = page.get_by_role("button", name="All options")
    press(every)
    page.keyboard.press("Tab")
    page.wait_for_selector(".all")
    page.locator(".all .option").first.focus()
    page.keyboard.press("Escape")
    page.wait_for_selector(".all", state="detached")
    assert has_focus(page.get_by_role("button", name="All options"))
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    more = page.get_by_role("button", name="More", exact=True)
    press(more)
    page.wait_for_selector(".more")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    page.wait_for_selector(".more", state="detached")
    assert has_focus(more)


# Questions


def test_a_sheet_has_the_focus_and_gives_it_back(new_page: NewPage, club: Running) -> None:
    page = new_page()
    at(page, club, "choose_spot")
    spot = page.locator(".theater .target.lit[data-target^='spot:']").first
    press(spot)
    wait_for_focus(page, ".sheet .target.lit")
    page.keyboard.press("Escape")
    page.wait_for_selector(".sheet", state="detached")
    assert has_focus(spot)


def test_a_sheet_is_drawn_aside_with_escape(new_page: NewPage, club: Running) -> None:
    page = new_page()
    at(page, club, "choose_trick")
    page.locator(".sheet .target.lit").first.focus()
    page.keyboard.press("Escape")
    page.wait_for_selector(".sheet.aside")
    assert has_focus(page.locator(".sheet .fold"))
    page.keyboard.press("Enter")
    page.wait_for_selector(".sheet:not(.aside)")
    assert has_focus(page.locator(".sheet .fold"))


def test_a_question_back_has_the_focus_and_gives_it_back(new_page: NewPage, club: Running) -> None:
    page = new_page()
    at(page, club, "place_character")
    press(page.get_by_role("button", name="Hint", exact=True))
    wait_for_focus(page, ".hint .primary")
    press(page.get_by_role("button", name="Not yet"))
    assert has_focus(page.get_by_role("button", name="Hint", exact=True))
    at(page, club, "choose_performance")
    card = page.locator(".target.lit[data-target^='performance:']").first
    press(card)
    wait_for_focus(page, ".confirm .primary")
    page.keyboard.press("Escape")
    page.wait_for_selector(".confirm", state="detached")
    assert has_focus(card)


def test_an_answer_leads_to_the_next_question(new_page: NewPage, club: Running) -> None:
    page = new_page()
    at(page, club, "choose_trick")
    press(page.locator(".sheet .target.lit").first)
    page.wait_for_selector(".sheet", state="detached")
    page.wait_for_function(f"!({IS_LOST})")
    assert is_within(page, ".table")


def test_a_pointer_leaves_no_ring_behind(new_page: NewPage, club: Running) -> None:
    page = new_page(size=DESK)
    at(page, club, "choose_trick")
    page.locator(".sheet .target.lit").first.click()
    page.wait_for_selector(".sheet", state="detached")
    page.wait_for_timeout(100)
    assert page.evaluate("document.querySelectorAll(':focus-visible').length") == 0


def test_the_log_is_one_stop_and_the_arrows_go_from_line_to_line(new_page: NewPage) -> None:
    me = Person(new_page(), Random(16))
    start(me.page, "first")
    me.play_until(lambda: "Turn 1 begins" in me.log())
    lines = me.page.locator("#panel-log .line")
    assert lines.count() > 2
    assert me.page.locator("#panel-log .line[tabindex='0']").count() == 1
    lines.first.focus()
    me.page.keyboard.press("ArrowDown")
    assert lines.nth(1).evaluate("(line) => line === document.activeElement")
    me.page.keyboard.press("ArrowUp")
    assert lines.first.evaluate("(line) => line === document.activeElement")
    assert me.errors == []
