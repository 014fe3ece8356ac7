"""CSS selectors of what has no role and name; everything else is found by them.

Tests of the layout, of motion and of the focus need these.
"""

from playwright.sync_api import Locator, Page

CONFIRMS = "[aria-describedby=confirm]"
ANSWERS = f"""[data-target]:not([aria-disabled], [aria-pressed=true]),
  [data-action], [data-kind], {CONFIRMS}"""
"""Everything that answers a question: things on the boards that can be picked, and buttons."""
DRAWING = "[aria-busy='true']"
"""A part of the page that is still being drawn."""
BUSY = f"section{DRAWING}"
"""The action bar while an answer is being sent."""
FLIGHTS = "body > [aria-hidden=true]"
"""The layer above the table in which things fly."""
PICTURE = ".picture"
"""A symbol in a text of the rulebook."""
POINTED = "[data-target].pointed"
"""Things on the boards that a line of the log points at."""
WITH_CLOSEUP = "[data-closeup]"
"""What shows a close-up when it is pointed at."""


def whole_page(page: Page) -> Locator:
    return page.locator(":root")


def with_focus(found: Locator) -> Locator:
    """The one of these that has the focus."""
    return found.and_(found.page.locator(":focus"))


def tab_stops(found: Locator) -> Locator:
    """Those of these that Tab leads to."""
    return found.and_(found.page.locator("[tabindex='0']"))


def wait_until_drawn(page: Page) -> None:
    page.locator(DRAWING).first.wait_for(state="detached")
