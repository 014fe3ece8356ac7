"""A picture of every kind of question, to be looked at with a critical eye.

python -m tests.browser.album FOLDER [desk|large|phone] [light|dark] [asked|picked] [part of a name]

`picked` is what the screen shows after a first click on something that is lit. What the tests
would find fault with is printed.
"""

import sys
import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser import moments
from tests.browser.conftest import CHROMIUM, DESK, PHONE
from tests.browser.pictures import DRAWING, LARGE, looking
from tests.server.conftest import settings
from tests.server.support import Running, running
from trickerion import Game
from trickerion.server.store import sqlite_url

SIZES = {"desk": DESK, "large": LARGE, "phone": PHONE}
SCHEMES = ("light", "dark")
STATES = ("asked", "picked")
LOOK = Path(__file__).with_name("look.js").read_text(encoding="utf-8")
LETTERS = Path(__file__).with_name("letters.js").read_text(encoding="utf-8")
FIRST_LIT = """() => {
  for (const one of document.querySelectorAll('.target.lit:not(.chosen)')) {
    const box = one.getBoundingClientRect()
    const at = [box.x + box.width / 2, box.y + box.height / 2]
    if (one.contains(document.elementFromPoint(...at))) return at
  }
  return null
}"""


def sit(house: Running, game: Game) -> str:
    """A table of people that goes on from there, and the way to the seat that is asked."""
    players = game.variant.players
    body = {"options": {"players": players}, "position": game.to_dict()}
    made = house.post("/api/tables", body)
    id = made["table"]["id"]
    tokens = {}
    for name in ("Ada", "Ben", "Cleo", "Dora")[:players]:
        sat = house.post(
            f"/api/tables/{id}/seats", {"name": name, "invitation": made["invitation"]}
        )
        tokens[sat["seat"]] = sat["token"]
    return f"/t/{id}#{tokens[game.to_act[0]]}"


def faults_of(page: Page, answers: list[dict[str, Any]] | None = None) -> list[str]:
    """What is wrong with a decision on the screen; with its answers: which of them are lost."""
    page.wait_for_selector(DRAWING, state="detached")
    found: list[str] = page.evaluate(LOOK, answers or []) + page.evaluate(LETTERS)
    return found


def pick_first(page: Page) -> bool:
    """Click on the first thing that is lit; is there something more to pick?"""
    before = page.locator("#decision").inner_text()
    at = page.evaluate(FIRST_LIT)
    if at is None:
        return False
    page.mouse.click(*at)
    page.mouse.move(5, 5)
    page.wait_for_timeout(300)
    return page.locator("#decision").inner_text() == before


def chosen(words: list[str], among: Collection[str], otherwise: str) -> str:
    """The one of these that was said."""
    return next((word for word in words if word in among), otherwise)


def main() -> None:
    folder, *words = sys.argv[1:]
    size = chosen(words, SIZES, "desk")
    scheme = chosen(words, SCHEMES, "light")
    state = chosen(words, STATES, "asked")
    part = next((one for one in words if one not in {*SIZES, *SCHEMES, *STATES}), "")
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    wanted = [moment for moment in moments.load() if part in str(moment)]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        with (
            running(settings(sqlite_url(Path(data) / "album.db"))) as house,
            looking(browser, SIZES[size], scheme) as page,
        ):
            for moment, game in moments.games(wanted):
                page.goto(house.url + sit(house, game))
                page.wait_for_selector(".bar.asked")
                page.wait_for_timeout(400)
                if state == "picked" and not pick_first(page):
                    continue
                for fault in faults_of(page):
                    print(f"{moment}: {fault}")
                page.screenshot(path=target / f"{moment}.{state}.{size}.{scheme}.png")
        browser.close()


if __name__ == "__main__":
    main()
