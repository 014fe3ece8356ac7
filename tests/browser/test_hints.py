"""Hints: a beginner who does what they say gets through the game."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, resize
from tests.browser.players import AIM, MousePlayer
from tests.browser.table_page import button, start_game
from tests.browser.texts import said

BUTTON = f"""(names) => {{
  const all = [...document.querySelectorAll('section button:enabled')]
  const named = names.map((name) => all.find((one) => one.innerText.trim() === name))
  const first = named.find(Boolean)
  return first ? {AIM}(first) : null
}}"""
"""Aims at the first of these buttons that is there."""


class HintPlayer(MousePlayer):
    """Asks for a hint at every step, and does what it says."""

    NAMES = tuple(said(f"table-{key}") for key in ("confirm", "do_it", "hint"))

    def aim(self) -> list[float] | None:
        found: list[float] | None = self.page.evaluate(BUTTON, self.NAMES)
        return found


def test_the_hints_lead_through_a_turn(page: Page) -> None:
    me = HintPlayer(page, Random(31))
    start_game(me.page, "first")
    me.play_until(lambda: me.has_begun(2), clicks=300)


def test_a_hint_is_one_touch_away_on_a_phone_and_closes_its_menu(page: Page) -> None:
    resize(page, PHONE)
    start_game(page, "first")
    expect(button(page, "table-hint")).to_be_visible()
    button(page, "table-more").click()
    expect(button(page, "table-all")).to_be_visible()
    button(page, "table-hint").click()
    button(page, "table-do_it").wait_for()
    expect(button(page, "table-all")).to_be_hidden()


def test_all_options_are_listed_while_a_hint_shows(page: Page) -> None:
    start_game(page, "first")
    button(page, "table-hint").click()
    button(page, "table-do_it").wait_for()
    button(page, "table-all").click()
    listed = page.get_by_role("group", name=said("table-all")).get_by_role("button")
    expect(listed.first).to_be_visible()
    assert listed.count() > 1
    expect(button(page, "table-do_it")).to_be_visible()


SIDEWAYS = {"width": 568, "height": 320}
MANY_WORDS = "(words) => words.textContent = words.textContent.repeat(12)"


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_the_buttons_of_a_long_hint_are_in_view_on_a_phone(
    page: Page, size: dict[str, int]
) -> None:
    resize(page, size)
    start_game(page, "first")
    button(page, "table-hint").click()
    page.locator("#hint").evaluate(MANY_WORDS)
    for key in ("table-do_it", "table-close_hint"):
        expect(button(page, key)).to_be_in_viewport(ratio=1)
