"""Players who use the page at random: with the mouse, the keyboard or a finger."""

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser import table_page
from tests.browser.selectors import ANSWERS, CONFIRMS

PATIENCE = 30.0
LIVELY = 0.9
"""How often a player goes on where ending something is possible too."""

OFFERED = f"""() => {{
  const free = (element) => {{
    const box = element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    return top && (element.contains(top) || top.contains(element)) ? [x, y] : null
  }}
  const all = (selector) => [...document.querySelectorAll(selector)]
  const confirm = all('{CONFIRMS}')
  const isEnd = (one) => ['ready', 'done', 'pass'].includes(one.dataset.action)
  const found = confirm.length ? confirm : all(`{ANSWERS}`)
  const ends = found.filter(isEnd)
  const others = found.filter((one) => !isEnd(one))
  return [others, ends].map((some) => some.map(free).filter(Boolean))
}}"""
"""The centers of what can be clicked to go on, and of what ends something; covered ones are left
out."""


class MousePlayer:
    """Clicks at random on what the table offers."""

    def __init__(self, page: Page, chance: Random) -> None:
        self.page = page
        self.chance = chance
        self.clicks = 0

    def is_asked(self) -> bool:
        return table_page.is_asked(self.page)

    def is_over(self) -> bool:
        return table_page.end_screen(self.page).count() > 0

    def headline(self) -> str:
        return table_page.decision(self.page).inner_text()

    def has_begun(self, turn: int) -> bool:
        return table_page.has_begun(self.page, turn)

    def offered(self) -> list[Any]:
        """Where to click next: mostly something that goes on."""
        others, ends = self.page.evaluate(OFFERED)
        is_lively = self.chance.random() < LIVELY or not ends
        found: list[Any] = others if others and is_lively else ends
        return found

    def decide(self) -> bool:
        """Click once on something that is offered; False if nothing is offered now."""
        offered = self.offered()
        if not offered:
            return False
        self.page.mouse.click(*self.chance.choice(offered))
        self.clicks += 1
        return True

    def play_until(self, is_so: Callable[[], bool], clicks: int = 3000) -> None:
        """Play on until something holds; wait while others are asked."""
        acted = monotonic()
        while not is_so():
            assert self.clicks < clicks, "the game does not come to an end"
            assert monotonic() - acted < PATIENCE, f"nothing happens: {self.headline()}"
            if self.is_asked() and self.decide():
                acted = monotonic()
                self.page.wait_for_timeout(20)
            else:
                self.page.wait_for_timeout(100)

    def play_until_turn(self, turn: int) -> None:
        self.play_until(lambda: self.has_begun(turn))


HAS_FOCUS = "(element) => element === document.activeElement"
NOTHING_HAS_FOCUS = "document.activeElement === document.body"


class KeyboardPlayer(MousePlayer):
    """Plays with Tab and Enter alone."""

    MOST_TABS = 400

    def __init__(self, page: Page, chance: Random) -> None:
        super().__init__(page, chance)
        self.has_pressed = False
        self.lost_focus: list[str] = []
        """The questions at which nothing had the focus after an answer."""

    def decide(self) -> bool:
        """Tab to something that answers, and press Enter on it."""
        if self.has_pressed and self.page.evaluate(NOTHING_HAS_FOCUS):
            self.lost_focus.append(self.headline())
        self.has_pressed = False
        to_pass = self.chance.randrange(2)
        for _ in range(self.MOST_TABS):
            self.page.keyboard.press("Tab")
            answers, confirms, title = self.page.evaluate(FOCUSED)
            if answers and (confirms or to_pass == 0):
                self.page.keyboard.press("Enter")
                self.clicks += 1
                self.has_pressed = True
                return True
            to_pass -= answers
            if not table_page.says_turn(title):
                return False
        return False

    def press_on(self, element: Locator) -> None:
        """Tab to an element and press Enter."""
        for _ in range(self.MOST_TABS):
            self.page.keyboard.press("Tab")
            if element.evaluate(HAS_FOCUS):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"Tab does not lead to {element}")


FOCUSED = f"""() => [
  ...[`{ANSWERS}`, '{CONFIRMS}'].map((one) => document.activeElement.matches(one)),
  document.title,
]"""
"""Does what has the focus answer the question, does it confirm an answer, and the page's title."""


class TouchPlayer(MousePlayer):
    """Plays with a finger: scrolls to things, and turns to other zones of a phone."""

    ZONES = ("town", "theater", "workshop")

    def __init__(self, page: Page, chance: Random) -> None:
        super().__init__(page, chance)
        self.widest = 0
        """The largest width of the page so far."""

    def decide(self) -> bool:
        width, found = self.page.evaluate(TOUCHABLE, self.chance.random())
        self.widest = max(self.widest, width)
        if found is None:
            table_page.zone_button(self.page, self.chance.choice(self.ZONES)).click()
            return False
        self.page.touchscreen.tap(*found)
        self.clicks += 1
        return True


TOUCHABLE = f"""(chance) => {{
  const width = document.documentElement.scrollWidth
  const confirm = [...document.querySelectorAll('{CONFIRMS}, [data-pick]')]
  const all = confirm.length ? confirm : [...document.querySelectorAll(`{ANSWERS}`)]
    .filter((element) => element.offsetParent !== null)
  if (all.length === 0) return [width, null]
  const chosen = all[Math.floor(chance * all.length)]
  chosen.scrollIntoView({{ block: 'center', inline: 'center' }})
  const box = chosen.getBoundingClientRect()
  const at = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(...at)
  return [width, top && (chosen.contains(top) || top.contains(chosen)) ? at : null]
}}"""
"""The width of the page, and where to touch something that answers, scrolled into view."""
