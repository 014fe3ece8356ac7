"""Players who use the page at random: with the mouse, the keyboard or a finger."""

from collections.abc import Callable
from random import Random
from time import monotonic

from playwright.sync_api import Locator, Page

from tests.browser import table_page
from tests.browser.selectors import ANSWERS, BUSY, CONFIRMS
from tests.server.support import PATIENCE

POLL = 30
"""Milliseconds between two looks at the page."""
LIVELY = 0.9
"""How often a player goes on where ending something is possible too."""

AIM = """((element) => {
  const box = element.getBoundingClientRect()
  const center = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(...center)
  if (!top || !(element.contains(top) || top.contains(element))) return null
  const aim = (window.aim = new AbortController())
  const guard = (event) => {
    const isMeant = event.target === top || element.contains(event.target)
    if (isMeant && event.type === 'click') aim.hasHit = true
    // The page's own scripts may click elsewhere.
    if (isMeant || !event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(kind, guard, { capture: true, signal: aim.signal })
  return center
})"""
"""The center of an element, unless it is covered. Until `HIT`, clicks reach nothing else: when the
page changes before the mouse is there, its click must not hit what has come in its place."""
HIT = "(aim.abort(), aim.hasHit === true)"

OFFERED = f"""([isLively, chance]) => {{
  const isFree = (element) => {{
    const box = element.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return top && (element.contains(top) || top.contains(element))
  }}
  const all = (selector) => [...document.querySelectorAll(selector)]
  const confirm = all('{CONFIRMS}')
  const isEnd = (one) => ['ready', 'done', 'pass'].includes(one.dataset.action)
  const found = (confirm.length ? confirm : all(`{ANSWERS}`)).filter(isFree)
  const ends = found.filter(isEnd)
  const others = found.filter((one) => !isEnd(one))
  const wanted = others.length && (isLively || !ends.length) ? others : ends
  return wanted.length ? {AIM}(wanted[Math.floor(chance * wanted.length)]) : null
}}"""
"""Aims at something that can be clicked: mostly at something that goes on, else at what ends
something. Covered things are left out."""


class MousePlayer:
    """Clicks at random on what the table offers."""

    def __init__(self, page: Page, chance: Random) -> None:
        self.page = page
        self.chance = chance
        self.clicks = 0

    def is_asked(self) -> bool:
        """Does the table wait for an answer, and none is on its way?"""
        return table_page.is_asked(self.page) and self.page.locator(BUSY).count() == 0

    def is_over(self) -> bool:
        return table_page.end_screen(self.page).count() > 0

    def headline(self) -> str:
        return table_page.decision(self.page).inner_text()

    def has_begun(self, turn: int) -> bool:
        return table_page.has_begun(self.page, turn)

    def aim(self) -> list[float] | None:
        """Where to click next, if anything is offered now."""
        found: list[float] | None = self.page.evaluate(
            OFFERED, [self.chance.random() < LIVELY, self.chance.random()]
        )
        return found

    def decide(self) -> bool:
        """Click once on something that is offered; False if that was not possible."""
        at = self.aim()
        if at is None:
            return False
        self.press(*at)
        has_hit: bool = self.page.evaluate(HIT)
        self.clicks += has_hit
        return has_hit

    def press(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def play_until(self, is_so: Callable[[], bool], clicks: int = 3000) -> None:
        """Play on until something holds; wait while others are asked."""
        acted = monotonic()
        while not is_so():
            assert self.clicks < clicks, "the game does not come to an end"
            assert monotonic() - acted < PATIENCE, f"nothing happens: {self.headline()}"
            if self.is_asked() and self.decide():
                acted = monotonic()
            else:
                self.page.wait_for_timeout(POLL)

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

    def aim(self) -> list[float] | None:
        width, found = self.page.evaluate(TOUCHABLE, self.chance.random())
        self.widest = max(self.widest, width)
        if found is None:
            table_page.zone_button(self.page, self.chance.choice(self.ZONES)).click()
        at: list[float] | None = found
        return at

    def press(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


TOUCHABLE = f"""(chance) => {{
  const width = document.documentElement.scrollWidth
  const confirm = [...document.querySelectorAll('{CONFIRMS}, [data-pick]')]
  const all = confirm.length ? confirm : [...document.querySelectorAll(`{ANSWERS}`)]
    .filter((element) => element.offsetParent !== null)
  if (all.length === 0) return [width, null]
  const chosen = all[Math.floor(chance * all.length)]
  chosen.scrollIntoView({{ block: 'center', inline: 'center' }})
  return [width, {AIM}(chosen)]
}}"""
"""The width of the page, and where to touch something that answers, scrolled into view."""
