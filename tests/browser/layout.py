"""What is wrong with a page's layout, measured in the browser."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.selectors import wait_until_drawn
from tests.support import ROOT

LAYOUT = Path(__file__).with_name("layout_faults.js").read_text(encoding="utf-8")
TEXT = Path(__file__).with_name("text_faults.js").read_text(encoding="utf-8")
LAYOUTS = dict(
    re.findall(
        r"^  (\w+):\s*'(.*)',$",
        (ROOT / "web/src/lib/layouts.ts").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
)
"""The conditions of the client's layouts, by name."""


class Size(NamedTuple):
    """The size of a window in pixels."""

    width: int
    height: int


PHONES = (
    *(Size(320, 568), Size(360, 640), Size(390, 844)),
    *(Size(568, 320), Size(667, 375), Size(844, 390)),
)
"""Phones, upright and sideways."""
DEVICES = (
    *PHONES,
    *(Size(768, 1024), Size(820, 1180), Size(1024, 768), Size(1180, 820), Size(1024, 1366)),
)
"""Phones and tablets, upright and sideways."""
WINDOWS = (
    *(Size(701, 700), Size(800, 600), Size(960, 950), Size(1024, 700), Size(1250, 800)),
    *(Size(1280, 660), Size(1366, 768), Size(1920, 1080), Size(2560, 1440)),
)
"""Windows on a computer, from a half-screen window to a wall."""


def settle(page: Page) -> None:
    """Wait until a change is drawn."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))")


def text_faults(page: Page) -> list[str]:
    """On any page: text that is too small or cut off, and what is larger than the window."""
    found: list[str] = page.evaluate(TEXT)
    return found


def question_faults(page: Page, answers: list[dict[str, Any]] | None = None) -> list[str]:
    """What is wrong with a question on the screen; with its answers, also which can't be given."""
    wait_until_drawn(page)
    found: list[str] = page.evaluate(LAYOUT, {"answers": answers or [], "layouts": LAYOUTS})
    return found + text_faults(page)


def faults_by_size(
    page: Page, sizes: tuple[Size, ...], faults: Callable[[Page], list[str]] = question_faults
) -> dict[str, list[str]]:
    """What is wrong in windows of these sizes."""
    found = {}
    for size in sizes:
        page.set_viewport_size({"width": size.width, "height": size.height})
        settle(page)
        found[f"{size.width} x {size.height}"] = faults(page)
    return {name: some for name, some in found.items() if some}
