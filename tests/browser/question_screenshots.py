"""Take a screenshot of every kind of question, to look at with a critical eye.

python -m tests.browser.question_screenshots FOLDER
    [phone|sideways|tablet|upright|desk|large] [light|dark] [asked|picked] [part of a name]

`picked` shows the screen after a first click on something that is lit. Layout faults are printed.
"""

import sys
import tempfile
from collections.abc import Collection
from pathlib import Path

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


def main() -> None:
    folder, *words = sys.argv[1:]
    size = chosen(words, SIZES, "desk")
    scheme = chosen(words, SCHEMES, "light")
    state = chosen(words, STATES, "asked")
    part = next((one for one in words if one not in {*SIZES, *SCHEMES, *STATES}), "")
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    wanted = [position for position in positions.load() if part in str(position)]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        with (
            running(settings(sqlite_url(Path(data) / "screenshots.db"))) as server,
            page_of(browser, SIZES[size], scheme) as page,
        ):
            for position, game in positions.games(wanted):
                open_game(page, server, game)
                page.wait_for_timeout(400)
                if state == "picked" and not pick_first(page):
                    continue
                for fault in question_faults(page):
                    print(f"{position}: {fault}")
                page.screenshot(path=target / f"{position}.{state}.{size}.{scheme}.png")
        browser.close()


if __name__ == "__main__":
    main()
