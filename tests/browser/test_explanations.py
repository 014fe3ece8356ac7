"""What can't be picked now explains why: to the mouse, the keyboard and a finger."""

from playwright.sync_api import Locator, Page, expect

from tests.browser import positions
from tests.browser.conftest import PHONE, NewPage
from tests.browser.positions import Position
from tests.browser.selectors import tab_stops, with_focus
from tests.browser.table_page import (
    explanation,
    open_game,
    open_question,
    slot,
    theater,
    zone_button,
)
from tests.browser.texts import said
from tests.server.support import Running
from trickerion import Action

LONG_ENOUGH = 2500
"""Explanations of what the mouse has left are gone by then."""


def things(page: Page) -> dict[str, Locator]:
    """One thing of each kind that has no use while cards are assigned, by when it has."""
    components = page.get_by_role("group", name=said("workshop-components"))
    return {
        "later-slot": slot(page, "friday", 1),
        "later-die": page.get_by_role("button", name=said("die-bank_a")),
        "later-deck": page.get_by_role("group", name=said("board-decks")).get_by_role("button"),
        "later-order_place": page.get_by_role("button", name=said("board-order_place", place=1)),
        "later-component": components.get_by_role("button"),
    }


def test_everything_that_is_not_possible_says_when_it_is(server: Running, page: Page) -> None:
    open_game(page, server, positions.fullest_game_at("assignment"))
    for key, thing in things(page).items():
        thing.first.hover()
        explanation(page).filter(has_text=said(key)).get_by_role("link").wait_for()


def test_the_keyboard_reaches_what_is_not_possible(server: Running, page: Page) -> None:
    open_question(page, server, "assignment")
    tab_stops(theater(page).get_by_role("button")).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    focused = with_focus(theater(page).get_by_role("button"))
    assert focused.get_attribute("aria-disabled") == "true"
    explanation(page).get_by_role("link").wait_for()


def test_an_explanation_stays_after_a_touch(server: Running, new_page: NewPage) -> None:
    page = new_page(None, size=PHONE, has_touch=True)
    page.clock.install()
    open_question(page, server, "assignment")
    zone_button(page, "town").tap()
    name = said("slot-street.short", location=said("location-downtown"), place=4)
    box = page.get_by_role("button", name=name).bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    explanation(page).get_by_role("link").wait_for()
    page.clock.run_for(LONG_ENOUGH)
    assert explanation(page).is_visible()


SET_UP_ONCE = Position(0, 26, "act.theater")
"""A marker of Linking Rings is on the first of two Performance cards."""


def test_a_second_marker_of_a_trick_on_a_card_is_explained(server: Running, page: Page) -> None:
    """TRK-3: one marker of a trick per card."""
    game = next(game for _, game in positions.games([SET_UP_ONCE]))
    game.play(Action.parse("p2 set_up linking_rings"))
    open_game(page, server, game)
    spots = theater(page).get_by_role("article").first.locator("[data-target^='spot:']")
    spots.last.hover()
    expect(explanation(page)).to_contain_text(said("reason-same_symbol"))
    expect(explanation(page).get_by_role("link")).to_contain_text("TRK-3")
