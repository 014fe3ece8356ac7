"""Close-ups: what is pointed at is shown large, with the way to its rule."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import PHONE, NewPage, stop_clock
from tests.browser.table_page import (
    button,
    closeup,
    open_game,
    own_board,
    own_tricks,
    prophecies,
    slot,
    theater,
)
from tests.browser.texts import pattern, said
from tests.server.support import Running

LONG_ENOUGH = 500
"""Milliseconds for which a finger is held on a thing to look at it."""


@pytest.fixture
def planning(server: Running, page: Page) -> Page:
    """Someone plans late in a game with everything."""
    open_game(page, server, positions.fullest_game_at("assignment"))
    return page


def test_a_closeup_says_what_the_diamonds_on_a_trick_count(planning: Page) -> None:
    own_tricks(planning).get_by_role("button").first.hover()
    expect(closeup(planning)).to_contain_text(pattern("trick-marks"))


def test_a_closeup_leads_to_the_rule(planning: Page) -> None:
    page = planning
    own_trick = own_tricks(page).get_by_role("button")
    for thing, rule in (
        (own_trick, said("ui-rule_named", rule="WS-1", chapter=said("chapter-ws"))),
        (theater(page).get_by_role("article").get_by_role("button"), "PRF-2"),
        (page.get_by_role("button", name=said("die-residence_a")), "DT-1"),
        (prophecies(page).get_by_role("button").last, said("closeup-in_rules")),
        (own_board(page).get_by_role("button"), said("closeup-in_rules")),
    ):
        thing.first.hover()
        closeup(page).get_by_role("link", name=rule).wait_for()
    own_trick.first.hover()
    closeup(page).get_by_role("table").wait_for()
    page.keyboard.press("Escape")
    closeup(page).wait_for(state="detached")


def test_characters_and_slots_have_a_closeup(planning: Page) -> None:
    page = planning
    team = page.get_by_role("group", name=said("workshop-team"))
    friday = theater(page).get_by_role("group", name=said("weekday-friday"))
    extension = page.get_by_role("button", name=said("workshop-extension-engineer"))
    for thing, text in (
        (team.get_by_role("button", name=said("character-magician")), said("about-magician")),
        (team.get_by_role("button", name=said("character-apprentice_1")), said("about-apprentice")),
        (
            page.get_by_role("button", name=f"{said('location-downtown')} 1"),
            said("about-slot", modifier=2, ap="+2"),
        ),
        (slot(page, "friday", 1), said("about-backstage")),
        (friday.get_by_role("button", name=said("board-spotlight")), said("about-star")),
        (extension, said("workshop-extension-engineer")),
    ):
        if thing.count() > 0:
            thing.first.hover()
            closeup(page).get_by_text(text).wait_for()


@pytest.fixture
def touching(server: Running, new_page: NewPage) -> Page:
    """The same on a phone; its clock stands still, so that no tap lasts too long."""
    page = new_page(None, size=PHONE, has_touch=True)
    stop_clock(page)
    open_game(page, server, positions.fullest_game_at("assignment"))
    return page


def test_a_finger_reads_a_special_card_before_it_chooses_it(touching: Page) -> None:
    page = touching
    hand = page.get_by_role("region", name=said("hand-title"))
    card = hand.get_by_role("list").last.get_by_role("button").first
    card.tap()
    closeup(page).get_by_role("link", name=said("closeup-in_rules")).wait_for()
    assert card.get_attribute("aria-pressed") is None
    button(closeup(page), "closeup-pick").tap()
    closeup(page).wait_for(state="detached")
    expect(card).to_have_attribute("aria-pressed", "true")


def test_only_a_mouse_that_moves_opens_a_closeup(touching: Page) -> None:
    """After a tap that shows another zone, browsers make up a mouse on what appears there."""
    page = touching
    trick = own_tricks(page).get_by_role("button").last
    mouse = {"pointerType": "mouse", "bubbles": True}
    trick.dispatch_event("pointerover", mouse)
    page.clock.run_for(LONG_ENOUGH)
    expect(closeup(page)).to_have_count(0)
    trick.dispatch_event("pointermove", mouse)
    page.clock.run_for(LONG_ENOUGH)
    expect(closeup(page)).to_have_count(1)


def test_a_tap_picks_nothing_that_appears_under_the_finger(touching: Page) -> None:
    """The table may change before the finger is lifted."""
    page = touching
    tabs = page.get_by_role("navigation")
    card = page.get_by_role("region", name=said("hand-title")).get_by_role("button").first
    box = card.bounding_box()
    assert box is not None
    tabs.get_by_role("button", name=said("zone-theater")).tap()
    theater(page).wait_for()
    page.evaluate(SHOWS_WHEN_LIFTED, said("zone-workshop"))
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    card.wait_for()
    assert card.get_attribute("aria-pressed") is None
    expect(closeup(page)).to_have_count(0)
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")


SHOWS_WHEN_LIFTED = """(name) => {
  const tabs = [...document.querySelectorAll('nav button')]
  const tab = tabs.find((one) => one.innerText.includes(name))
  document.addEventListener('pointerup', () => tab.click(), { once: true })
}"""


def test_a_finger_picks_what_explains_itself_at_once_and_looks_at_it_when_held(
    touching: Page,
) -> None:
    page = touching
    magician = page.get_by_role("group", name=said("workshop-team")).get_by_role("button").first
    magician.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.clock.run_for(LONG_ENOUGH)
    closeup(page).get_by_text(said("about-magician")).wait_for()
    magician.dispatch_event("click")
    assert magician.get_attribute("aria-pressed") is None
    magician.tap()
    expect(magician).to_have_attribute("aria-pressed", "true")
