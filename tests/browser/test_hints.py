"""Hints: a beginner who does what they say gets through the game."""

from random import Random

from playwright.sync_api import Page

from tests.browser.players import MousePlayer
from tests.browser.table_page import start_game
from tests.browser.texts import said

BUTTON = """(names) => {
  const all = [...document.querySelectorAll('section button:enabled')]
  for (const name of names) {
    const box = all.find((one) => one.innerText.trim() === name)?.getBoundingClientRect()
    if (box) return [box.x + box.width / 2, box.y + box.height / 2]
  }
  return null
}"""
"""The center of the first of these buttons that is there."""


class HintPlayer(MousePlayer):
    """Asks for a hint at every step, and does what it says."""

    NAMES = tuple(said(f"table-{key}") for key in ("confirm", "do_it", "hint"))

    def decide(self) -> bool:
        found = self.page.evaluate(BUTTON, self.NAMES)
        if found is None:
            return False
        self.page.mouse.click(*found)
        self.clicks += 1
        return True


def test_the_hints_lead_through_a_turn(page: Page) -> None:
    me = HintPlayer(page, Random(31))
    start_game(me.page, "first")
    me.play_until(lambda: me.has_begun(2), clicks=300)
