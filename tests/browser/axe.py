"""axe looks at a page: the rules of WCAG 2.2 A and AA, and what is good practice."""

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import DESK, PHONE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """axe.run(document, {
  resultTypes: ['violations'], rules: { 'target-size': { enabled: true } },
})"""


class Look(NamedTuple):
    """How somebody looks at a page."""

    theme: Any
    size: dict[str, int]

    def __str__(self) -> str:
        return f"{self.theme} {self.size['width']}"

    def at(self, page: Page) -> None:
        """See the page so; what moves then has come to rest."""
        if page.viewport_size != self.size:
            size: ViewportSize = {"width": self.size["width"], "height": self.size["height"]}
            page.set_viewport_size(size)
        page.emulate_media(color_scheme=self.theme, reduced_motion="reduce")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))")


LOOKS = tuple(
    Look(theme, size)
    for theme, size in (("light", DESK), ("dark", PHONE), ("dark", DESK), ("light", PHONE))
)


def violations(page: Page) -> list[str]:
    """What axe objects to."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{one['id']}: {[node['target'] for node in one['nodes']][:4]}"
        for one in page.evaluate(RUN)["violations"]
    ]
