"""Run axe on a page: the rules of WCAG 2.2 A and AA, and best practices."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, ViewportSize

from tests.browser.conftest import DESK, PHONE
from tests.browser.layout import settle
from tests.browser.selectors import whole_page
from tests.server.support import figure
from tests.support import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """(part) => part.isConnected ? axe.run(part, {
  resultTypes: ['violations'], rules: { 'target-size': { enabled: true } },
}).then((found) => found.violations.map(
  ({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map((node) => node.target)}`)) : []"""


class Look(NamedTuple):
    """A theme and a window size."""

    theme: Any
    size: dict[str, int]

    def __str__(self) -> str:
        return f"{self.theme} {self.size['width']} x {self.size['height']}"

    def at(self, page: Page) -> None:
        """Show the page this way, and wait until nothing moves."""
        if page.viewport_size != self.size:
            size: ViewportSize = {"width": self.size["width"], "height": self.size["height"]}
            page.set_viewport_size(size)
        page.emulate_media(color_scheme=self.theme, reduced_motion="reduce")
        settle(page)


LOOKS = tuple(
    Look(theme, size)
    for theme, size in (("light", DESK), ("dark", PHONE), ("dark", DESK), ("light", PHONE))
)


def in_turn() -> Iterator[list[Look]]:
    """One look after the other; with TRICKERION_FULL=1, all four each time."""
    return (list(LOOKS) if figure(0, 1) else [one] for one in cycle(LOOKS))


def violations(page: Page, part: Locator | None = None) -> list[str]:
    """The violations that axe reports, of the whole page or of a part of it.

    A part may be gone: a close-up closes when another window size hides what it shows.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    parts = (part or whole_page(page)).element_handles()
    return [fault for one in parts for fault in one.evaluate(RUN)]


def violations_in(page: Page, looks: list[Look]) -> list[str]:
    """The violations in each of these looks."""
    found = []
    for look in looks:
        look.at(page)
        found += [f"{look}: {violation}" for violation in violations(page)]
    return found
