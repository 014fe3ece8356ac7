"""Take a screenshot of every kind of question, to look at with a critical eye.

python -m tests.browser.question_screenshots FOLDER
    [phone|sideways|tablet|upright|desk|large|WIDTHxHEIGHT] [touch] [light|dark] [asked|picked]
    [part of a name]

`picked` shows the screen after a first click on something that is lit; `touch` the one of a device
without a mouse. Layout faults are printed.
"""

import re
import sys
import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.browser import positions
from tests.browser.conftest import CHROMIUM, DESK, PHONE
from tests.browser.layout import question_faults
from tests.browser.readme_pictures import LARGE, page_of
from tests.browser.table_page import decision, open_game
from tests.server.conftest import settings
from tests.server.support import running
from trickerion.server.storage.store import sqlite_url

SIZES = {
    "desk": DESK,
    "large": LARGE,
    "phone": PHONE,
    "sideways": {"width": 844, "height": 390},
    "tablet": {"width": 1024, "height": 768},
    "upright": {"width": 820, "height": 1180},
}
SCHEMES = ("light", "dark")
STATES = ("asked", "picked")
FIRST_LIT = """() => {
  for (const one of document.querySelectorAll('[data-target]:not([aria-disabled])')) {
    const box = one.getBoundingClientRect()
    const at = [box.x + box.width / 2, box.y + box.height / 2]
    if (one.contains(document.elementFromPoint(...at))) return at
  }
  return null
}"""


def pick_first(page: Page) -> bool:
    """Click on the first thing that is lit; is there something more to pick?"""
    before = decision(page).inner_text()
    at = page.evaluate(FIRST_LIT)
    if at is None:
        return False
    page.mouse.click(*at)
    page.mouse.move(5, 5)
    page.wait_for_timeout(300)
    return decision(page).inner_text() == before


def chosen(words: list[str], among: Collection[str], default: str) -> str:
    """The argument that is one of these."""
    return next((word for word in words if word in among), default)


class Look(NamedTuple):
    """The screen that pictures are taken on, and which ones."""

    folder: Path
    size: str
    scheme: str
    has_touch: bool
    part: str
    """Pictures without this in their names are left out."""

    @property
    def window(self) -> dict[str, int]:
        if self.size in SIZES:
            return SIZES[self.size]
        return dict(zip(("width", "height"), map(int, self.size.split("x")), strict=True))

    def file(self, name: str) -> Path:
        kind = "touch." if self.has_touch else ""
        return self.folder / f"{name}.{self.size}.{kind}{self.scheme}.png"


def look_of(folder: str, words: list[str]) -> Look:
    """What the words of the command line ask for."""
    sizes = [word for word in words if word in SIZES or re.fullmatch(r"\d+x\d+", word)]
    known = {*sizes, *SCHEMES, "touch"}
    part = next((word for word in words if word not in known), "")
    size = sizes[0] if sizes else "desk"
    look = Look(Path(folder), size, chosen(words, SCHEMES, "light"), "touch" in words, part)
    look.folder.mkdir(parents=True, exist_ok=True)
    return look


def main() -> None:
    folder, *words = sys.argv[1:]
    state = chosen(words, STATES, "asked")
    look = look_of(folder, [word for word in words if word not in STATES])
    wanted = [position for position in positions.load() if look.part in str(position)]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        with (
            running(settings(sqlite_url(Path(data) / "screenshots.db"))) as server,
            page_of(browser, look.window, look.scheme, has_touch=look.has_touch) as page,
        ):
            for position, game in positions.games(wanted):
                open_game(page, server, game)
                page.wait_for_timeout(400)
                if state == "picked" and not pick_first(page):
                    continue
                for fault in question_faults(page):
                    print(f"{position}: {fault}")
                page.screenshot(path=look.file(f"{position}.{state}"))
        browser.close()


if __name__ == "__main__":
    main()
