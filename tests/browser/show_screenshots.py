"""Take a screenshot of every step of a Performance and of the final scoring.

python -m tests.browser.show_screenshots FOLDER
    [phone|sideways|tablet|upright|desk|large|WIDTHxHEIGHT] [touch] [light|dark] [performance|final]

Layout faults are printed.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser import positions
from tests.browser.conftest import CHROMIUM, stop_clock
from tests.browser.layout import text_faults
from tests.browser.positions import NAMES, Position
from tests.browser.question_screenshots import look_of
from tests.browser.readme_pictures import page_of
from tests.browser.table_page import decision, skip_button
from tests.server.conftest import settings
from tests.server.support import Player, Running, running
from trickerion import Action, Game
from trickerion.server.storage.store import sqlite_url

CLIMAXES = {
    "performance": Position(47, 386, "perform"),
    "final": Position(20, 322, "perform"),
}
"""Before an action in a game of four that shows much: a full card, many sources of Fame."""
TICK = 100
"""Milliseconds by which the clock of a page is advanced at a time."""


class Climax:
    """A table whose next action is shown on the stage."""

    def __init__(self, server: Running, name: str, names: tuple[str, ...] = NAMES) -> None:
        game = next(game for _, game in positions.games([CLIMAXES[name]]))
        self.action = most_eventful(game)
        self.path, _, token = positions.open_table(server, game, names).partition("#")
        self.player = Player(server, self.path.rpartition("/")[2], token)

    def beats(self, page: Page) -> Iterator[int]:
        """The number of each step, while it is shown on a page with a stopped clock."""
        page.goto(self.path)
        decision(page).wait_for()
        self.player.act(str(self.action))
        skip_button(page).wait_for()
        number = 0
        while skip_button(page).is_visible():
            yield (number := number + 1)
            pass_beat(page)


def most_eventful(game: Game) -> Action:
    options = game.options(game.to_act[0])
    return max(options, key=lambda action: len(game.clone().apply(action)))


def pass_beat(page: Page) -> None:
    shown = decision(page).inner_text()
    while skip_button(page).is_visible() and decision(page).inner_text() == shown:
        page.clock.run_for(TICK)


def main() -> None:
    folder, *words = sys.argv[1:]
    look = look_of(folder, words)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        with running(settings(sqlite_url(Path(data) / "screenshots.db"))) as server:
            for name in (one for one in CLIMAXES if look.part in one):
                with page_of(browser, look.window, look.scheme, server.url, look.has_touch) as page:
                    stop_clock(page)
                    for number in Climax(server, name).beats(page):
                        page.wait_for_timeout(400)
                        for fault in text_faults(page):
                            print(f"{name} {number}: {fault}")
                        page.screenshot(path=look.file(f"show-{name}-{number:02}"))
        browser.close()


if __name__ == "__main__":
    main()
