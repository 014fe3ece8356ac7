"""A person at the browser: sees what is lit, clicks it, confirms when asked."""

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import ConsoleMessage, Page

PATIENCE = 30.0
OFFERED = """() => {
  const free = (element) => {
    const box = element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    return top && (element.contains(top) || top.contains(element)) ? [x, y] : null
  }
  const all = (names) => [...document.querySelectorAll(names)].map(free).filter(Boolean)
  const confirm = all('.confirm .primary')
  if (confirm.length) return [confirm, []]
  const ends = '[data-action=ready], [data-action=done], [data-action=pass]'
  const on = `.target.lit:not(.chosen), .bar .option:not(${ends}), .bar .row > .button:not(.option)`
  return [all(on), all(ends)]
}"""
"""The middles of all that can be clicked to go on, and to end something, and is not covered."""
LIVELY = 0.9


class Person:
    """Plays with the mouse, at random among what the table offers."""

    def __init__(self, page: Page, chance: Random) -> None:
        self.page = page
        self.chance = chance
        self.errors: list[str] = []
        self.clicks = 0
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    # What the screen says

    def is_asked(self) -> bool:
        return self.page.locator(".bar.asked").count() > 0

    def is_over(self) -> bool:
        return self.page.locator("dialog .end").count() > 0

    def headline(self) -> str:
        return self.page.locator("#decision").inner_text()

    def log(self) -> str:
        return self.page.locator("#panel-log").inner_text()

    def offered(self) -> list[Any]:
        """What goes on is more fun than what ends something."""
        on, ends = self.page.evaluate(OFFERED)
        found: list[Any] = on if on and (self.chance.random() < LIVELY or not ends) else ends
        return found

    # What a person does

    def decide(self) -> bool:
        """One click on something that is offered; False if there is nothing just now."""
        offered = self.offered()
        if not offered:
            return False
        self.page.mouse.click(*self.chance.choice(offered))
        self.clicks += 1
        return True

    def play_until(self, is_so: Callable[[], bool], clicks: int = 3000) -> None:
        """Go on deciding until something holds; waits while others are asked."""
        acted = monotonic()
        while not is_so():
            assert self.clicks < clicks, "the game does not come to an end"
            assert monotonic() - acted < PATIENCE, f"nothing happens: {self.headline()}"
            if self.is_asked() and self.decide():
                acted = monotonic()
            self.page.wait_for_timeout(25)


class Keyboard(Person):
    """Plays with Tab and Enter only."""

    TABS = 400

    def __init__(self, page: Page, chance: Random) -> None:
        super().__init__(page, chance)
        self.has_pressed = False
        self.lost: list[str] = []
        """What was asked when nothing had the focus after an answer."""

    def decide(self) -> bool:
        """Tab on to something that decides, and press Enter on it."""
        if self.has_pressed and self.page.evaluate(IS_LOST):
            self.lost.append(self.headline())
        self.has_pressed = False
        wanted = self.chance.randrange(1, 3)
        for _ in range(self.TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(FOCUSED):
                wanted -= 1
            if wanted == 0 or self.page.evaluate(
                "document.activeElement?.closest('.confirm .primary') !== null"
            ):
                self.page.keyboard.press("Enter")
                self.clicks += 1
                self.has_pressed = True
                return True
            if not self.is_asked():
                return False
        return False

    def press_on(self, name: str) -> None:
        """Tab on to an element and press Enter."""
        for _ in range(self.TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(name) => document.activeElement?.matches(name)", name):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"Tab does not lead to {name}")


IS_LOST = "document.activeElement === document.body"
CONFIRMS = "document.activeElement?.closest('.confirm .primary') !== null"
FOCUSED = """() => document.activeElement?.matches(
  '.target.lit:not(.chosen), .bar .option, .bar .row > .button, .confirm .primary'
) ?? false"""


class Phone(Person):
    """Plays with a finger: scrolls to a thing before touching it, turns to other zones."""

    ZONES = ("Town", "Theater", "Workshop")

    def __init__(self, page: Page, chance: Random) -> None:
        super().__init__(page, chance)
        self.widest = 0

    def log(self) -> str:
        return self.page.locator("#panel-log").text_content() or ""

    def decide(self) -> bool:
        self.widest = max(self.widest, self.page.evaluate("document.documentElement.scrollWidth"))
        found = self.page.evaluate(TOUCHED, self.chance.random())
        if found is None:
            self.page.get_by_role("button", name=self.chance.choice(self.ZONES), exact=True).click()
            return False
        self.page.touchscreen.tap(*found)
        self.clicks += 1
        return True


TOUCHED = """(chance) => {
  const confirm = [...document.querySelectorAll('.confirm .primary')]
  const all = confirm.length ? confirm : [...document.querySelectorAll(
    '.target.lit:not(.chosen), .bar .option, .bar .row > .button'
  )].filter((element) => element.offsetParent !== null)
  if (all.length === 0) return null
  const chosen = all[Math.floor(chance * all.length)]
  chosen.scrollIntoView({ block: 'center', inline: 'center' })
  const box = chosen.getBoundingClientRect()
  const at = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(...at)
  return top && (chosen.contains(top) || top.contains(chosen)) ? at : null
}"""
