"""What somebody needs who has never seen the game, in chromium."""

from random import Random

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.test_games import start
from tests.server.support import Running

MIDDLE = """(name) => {
  const found = [...document.querySelectorAll('.bar .button:enabled')]
    .find((one) => one.innerText.trim() === name)
  const box = found?.getBoundingClientRect()
  return box && [box.x + box.width / 2, box.y + box.height / 2]
}"""
"""Where the button of that name is, if it is there."""


class Newcomer(Person):
    """Asks for a hint at every step, and does what it says."""

    def decide(self) -> bool:
        for button in ("Confirm", "Do it", "Hint"):
            found = self.page.evaluate(MIDDLE, button)
            if found:
                self.page.mouse.click(*found)
                self.clicks += 1
                return True
        return False


def test_whoever_follows_the_hints_comes_through_a_turn(new_page: NewPage) -> None:
    me = Newcomer(new_page(), Random(31))
    start(me.page, "first")
    me.play_until(lambda: "Turn 2 begins" in me.log(), clicks=300)
    assert me.errors == []


def planning(new_page: NewPage) -> Person:
    me = Person(new_page(), Random(32))
    start(me.page, "first")
    me.play_until(lambda: me.headline().startswith("Put cards"))
    me.page.locator("#panel-log").get_by_text("Bot 2 is done").wait_for()
    me.page.keyboard.press("Escape")
    return me


def lay_a_card(page: Page) -> None:
    laid = page.locator(".plan.card").count()
    page.locator("[data-target^='card:'].lit").first.click()
    page.locator(".bar .texts", has_text="now choose a Character").wait_for()
    page.locator(".team .target.lit:not(:has(.plan.card))").first.click()
    page.wait_for_function(
        "(laid) => document.querySelectorAll('.plan.card').length > laid", arg=laid
    )


def test_each_card_is_laid_with_two_clicks_also_the_last_one(new_page: NewPage) -> None:
    me = planning(new_page)
    free = me.page.locator(".team .target.lit:not(:has(.plan.card))")
    while free.count() > 0:
        lay_a_card(me.page)
    me.page.locator("[data-action='ready']").click()
    me.page.locator("#decision", has_text="Place one Character").wait_for()
    assert me.errors == []


def test_a_plan_that_leaves_somebody_without_a_card_is_asked_about(new_page: NewPage) -> None:
    me = planning(new_page)
    done = me.page.locator("[data-action='ready']")
    if me.page.locator(".plan.card").count() > 0:
        me.page.locator(".team .target.lit:has(.plan.card)").first.click()
    done.click()
    assert "Without a card" in me.page.locator(".confirm").inner_text()
    me.page.get_by_role("button", name="Not yet").click()
    lay_a_card(me.page)
    assert me.errors == []


def test_everybody_and_every_place_is_told_from_close_by(new_page: NewPage) -> None:
    me = planning(new_page)
    for target, words in (
        ("character:magician", "alone performs"),
        ("character:assistant", "2 Coins"),
        ("slot:downtown.1", "Downtown 1, +2 AP"),
        ("slot:friday.1", "Backstage, tricks are set up"),
        ("slot:friday.performance", "Only a Magician"),
        ("trick_place:extension", "slot"),
    ):
        thing = me.page.locator(f".target[data-target='{target}']").first
        if thing.count() > 0:
            thing.hover()
            me.page.locator(".closeup", has_text=words).wait_for()
    assert me.errors == []


def test_the_scores_are_a_click_away_from_the_final_board(
    house: Running, new_page: NewPage
) -> None:
    made = house.post("/api/tables", {"options": {"players": 2}, "bots": ["random"] * 2})
    page = new_page(f"/t/{made['table']['id']}")
    page.get_by_role("button", name="The final board").click(timeout=60_000)
    assert page.locator("dialog").count() == 0
    page.get_by_role("button", name="The scores").click()
    page.locator("dialog .end").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay").click()
    page.get_by_text("Action 0 of").wait_for()
