"""The guided first game: one click from the start page, a short first turn, and a way out."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.browser.conftest import NewPage, page_opener, running_on
from tests.browser.layout import DEVICES, WINDOWS, Size, faults_by_size, settle
from tests.browser.players import AIM, MousePlayer
from tests.browser.table_page import QUESTION, action_bar, button, decision
from tests.browser.texts import pattern, said
from tests.server.support import PATIENCE

MOST_CLICKS = 22
"""In the first turn, from the start page on."""
TURN = (
    *("magician:mechaniker", "pass", said("guide-assign"), "ready"),
    *("character:apprentice_1", "slot:downtown", "die:bank_b", "take_coins", "done"),
    *("character:assistant", "slot:(thu|fri|sat|sun)[a-z]*[.][12]", "trick:linking_rings"),
    *("spot:", "up:", "link ", "done", "character:magician", "slot:.*performance"),
    *("character:assistants_apprentice", "idle ", "perform"),
)
"""What is clicked in the first turn: targets, actions and a button, as regular expressions."""
REPEATED = "link "
"""How many links have to be paid depends on what the bot has set up: none, one or two."""
WANTED = f"""(wanted) => {{
  const all = (some) => [...document.querySelectorAll(some)].filter((one) => one.checkVisibility())
  const lit = all('[data-target]:not([aria-disabled], [aria-pressed=true]), .bar button')
  const name = (one) => one.dataset.target ?? one.dataset.action ?? one.innerText
  const confirm = all('[aria-describedby=confirm]')
  const place = (one) => wanted.findIndex((text) => RegExp(`^${{text}}`).test(name(one)))
  const found = lit.map((one) => [place(one), one])
  const known = found.filter(([index]) => index >= 0).sort(([a], [b]) => a - b)
  const [index, next] = confirm.length ? [-1, confirm[0]] : (known[0] ?? [])
  return next ? [index, {AIM}(next)] : [-1, null]
}}"""
"""Aims at the first thing that can be clicked of those that are wanted; its number and center."""
AHEAD = 4
"""How many clicks can be left out because the table does them on its own."""


class GuidedPlayer(MousePlayer):
    """Follows the director's plan for the first turn."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, Random(1))
        self.left = list(TURN)
        self.done = 0
        """How many of those that are left are done with the next click."""

    def aim(self) -> list[float] | None:
        index, at = self.page.evaluate(WANTED, self.left[:AHEAD])
        self.done = index + 1
        found: list[float] | None = at
        return found

    def decide(self) -> bool:
        has_hit = super().decide()
        if has_hit:
            clicked, self.left = self.left[: self.done], self.left[self.done :]
            if clicked[-1:] == [REPEATED]:
                self.left.insert(0, REPEATED)
        return has_hit


@pytest.fixture
def steady_page(browser: Browser, blank_database: Path, tmp_path: Path) -> Iterator[Page]:
    """A page of a server whose bot always finishes its search. With less time it would play another
    game on a busy machine, which the plan for the first turn doesn't fit."""
    with (
        running_on(blank_database, tmp_path, bot_seconds=PATIENCE) as server,
        page_opener(browser, server) as open_page,
    ):
        yield open_page(None)


def start(page: Page) -> tuple[GuidedPlayer, Locator]:
    """Begin a guided game; its player, and the director's words."""
    me = GuidedPlayer(page)
    page.goto("/")
    page.get_by_role("button", name=said("start-guided")).click()
    me.clicks = 1
    decision(page, QUESTION).wait_for()
    page.mouse.move(0, 0)
    return me, action_bar(page).get_by_role("note", name=said("guide-director"))


def test_a_guided_first_turn_takes_few_clicks_and_the_director_can_be_hidden(
    steady_page: Page,
) -> None:
    page = steady_page
    me, director = start(page)
    expect(director).to_contain_text(said("guide-magician"))
    me.play_until(lambda: me.has_begun(2), MOST_CLICKS)
    page.mouse.move(0, 0)
    button(page, "table-director_hide").click()
    expect(director).to_have_count(0)
    page.reload()
    button(page, "table-director_show").click()
    expect(director).to_have_count(1)


def test_the_director_says_nothing_before_its_texts_are_there(page: Page) -> None:
    """A text that is missing would be an error of the page, and fail this test."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/guide-*.js", hold)
    _, director = start(page)
    page.wait_for_timeout(500)
    expect(director).to_have_count(0)
    for route in held:
        route.continue_()
    page.unroute("**/assets/guide-*.js")
    expect(director).to_contain_text(said("guide-magician"))


def test_the_advice_stays_while_the_marked_slot_is_chosen(page: Page) -> None:
    me, director = start(page)
    me.left = list(TURN[: TURN.index("ready") + 1])
    marked = page.get_by_role("button", name=pattern("table-advised"))
    me.play_until(lambda: marked.count() > 0, MOST_CLICKS)
    assert (marked.get_attribute("data-target") or "").startswith("character:")
    advice = director.get_by_role("paragraph").inner_text()
    marked.click()
    page.mouse.move(0, 0)
    expect(director).to_contain_text(pattern("guide-marked"))
    expect(director).to_contain_text(advice)
    expect(marked).to_have_count(1)
    assert (marked.get_attribute("data-target") or "").startswith("slot:")


def test_a_mouse_that_rests_on_a_card_leaves_the_welcome_in_view(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=said("start-guided")).click()
    decision(page, QUESTION).wait_for()
    director = action_bar(page).get_by_role("note", name=said("guide-director"))
    expect(director).to_contain_text(said("guide-magician"))
    expect(action_bar(page).locator(".why")).to_have_count(0)


@pytest.mark.parametrize("sizes", [DEVICES, WINDOWS], ids=["devices", "windows"])
def test_the_directors_words_and_the_buttons_fit_every_window(
    new_page: NewPage, sizes: tuple[Size, ...]
) -> None:
    """The plan of the first turn is long, and has a button beside it."""
    page = new_page(None, has_touch=sizes is DEVICES)
    me, director = start(page)
    me.left = ["magician:mechaniker", "pass"]
    plan = director.get_by_role("button", name=said("guide-assign"))
    me.play_until(lambda: plan.count() > 0, MOST_CLICKS)
    page.mouse.move(0, 0)
    settle(page)
    assert faults_by_size(page, sizes) == {}
    for size in sizes:
        page.set_viewport_size({"width": size.width, "height": size.height})
        expect(plan).to_be_in_viewport(ratio=1)
