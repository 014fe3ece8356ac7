"""Take the pictures of the README in the real client, of games that bots play.

python -m tests.browser.readme_pictures [folder]
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, DESK, PHONE
from tests.browser.reviews import reviewed_table
from tests.browser.selectors import wait_until_drawn
from tests.browser.table_page import wait_until_asked
from tests.server.conftest import settings
from tests.server.support import Running, running
from tests.support import ROOT
from trickerion import Game, Options
from trickerion.bots import Budget, make_bot
from trickerion.server.storage.store import sqlite_url

FOLDER = ROOT / "docs" / "pictures"
LARGE = {"width": 1920, "height": 1080}
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
BASE = Options(players=3)
FULL = Options(players=4, dark_alley=True, prophecies=True)
REVIEWED = ("specialist", "apprentice", "specialist")
"""The levels that play the reviewed game."""


class Picture(NamedTuple):
    """The first time a question is asked from a turn on, and the size and theme of the screen."""

    name: str
    question: str
    turn: int
    options: Options
    size: dict[str, int]
    scheme: str
    links: bool = False
    """Pick a slot where only some corners make a link."""


PICTURES = (
    Picture("table", "place_character", 4, FULL, DESK, "dark"),
    Picture("table-large", "act", 4, BASE, LARGE, "light"),
    Picture("set-up", "choose_spot", 5, FULL, DESK, "light", links=True),
    Picture("perform", "choose_performance", 4, FULL, DESK, "dark"),
    Picture("learn", "choose_trick", 1, BASE, DESK, "light"),
    Picture("assignment", "assignment", 3, FULL, DESK, "light"),
    Picture("phone", "place_character", 3, BASE, PHONE, "light"),
    Picture("phone-theater", "choose_spot", 4, BASE, PHONE, "dark"),
)


def position_of(picture: Picture) -> Game:
    """The first such question for seat 0, in one game after the other."""
    seed = 5
    while True:
        game = Game.new(picture.options, seed, NAMES[: picture.options.players])
        bots = [make_bot("specialist", seat, seed) for seat in range(picture.options.players)]
        while not game.over:
            asked = game.view(0)["pending"][-1]["frame"]
            is_asked = 0 in game.to_act and asked == picture.question
            if is_asked and game.turn >= picture.turn and (not picture.links or linking_spot(game)):
                return game
            seat = game.to_act[0]
            game.apply(bots[seat].decide(game.imagine(seat, 1), Budget(nodes=30)))
        seed += 1


def linking_spot(game: Game) -> str | None:
    """A slot where one corner makes a link and another doesn't."""
    links: dict[str, set[bool]] = {}
    for action in game.options(0):
        if action.kind == "spot":
            events = game.clone().apply(action)
            made = any(event.kind == "link_created" for event in events)
            links.setdefault(str(action.fields["spot"]), set()).add(made)
    return next((spot for spot, found in links.items() if len(found) > 1), None)


def open_table(server: Running, game: Game) -> str:
    """A table that continues this game with bots; the link to its first seat."""
    players = game.setup_options.players
    bots = ["specialist"] * (players - 1)
    body = {"options": {"players": players}, "bots": bots, "record": game.record()}
    made = server.post("/api/tables", body)
    id = made["table"]["id"]
    seated = server.post(f"/api/tables/{id}/seats", {"name": "Ada"})
    return f"{server.url}/t/{id}#{seated['token']}"


@contextmanager
def page_of(
    browser: Browser,
    size: dict[str, int],
    scheme: str,
    at: str | None = None,
    has_touch: bool = False,
) -> Iterator[Page]:
    """A page in a window of this size with this color scheme."""
    context = browser.new_context(
        base_url=at,
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=has_touch,
    )
    yield context.new_page()
    context.close()


def take(server: Running, browser: Browser, picture: Picture, folder: Path) -> None:
    with page_of(browser, picture.size, picture.scheme) as page:
        game = position_of(picture)
        page.goto(open_table(server, game))
        wait_until_asked(page)
        wait_until_drawn(page)
        page.wait_for_timeout(400)
        if picture.links:
            page.locator(f"[data-target='spot:{linking_spot(game)}']").click()
            page.mouse.move(5, 5)
            page.wait_for_timeout(2400)
        page.screenshot(path=folder / f"{picture.name}.jpg", type="jpeg", quality=82)


def take_review(server: Running, browser: Browser, folder: Path) -> None:
    """The upper part of the review of a game between bots."""
    game = Game.new(BASE, 5, NAMES[: BASE.players])
    bots = [make_bot(level, seat, 5) for seat, level in enumerate(REVIEWED)]
    while not game.over:
        seat = game.to_act[0]
        game.apply(bots[seat].decide(game.imagine(seat, 1), Budget(nodes=30)))
    id = reviewed_table(server, game.record())
    with page_of(browser, DESK, "light", server.url) as page:
        page.goto(f"/review/{id}")
        page.get_by_role("table").wait_for()
        page.evaluate("document.querySelector('figure').scrollIntoView()")
        page.screenshot(path=folder / "review.jpg", type="jpeg", quality=82)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        with running(settings(sqlite_url(Path(data) / "pictures.db"), bot_pause=60.0)) as server:
            with page_of(browser, DESK, "light") as page:
                page.goto(server.url)
                page.wait_for_timeout(400)
                page.screenshot(path=folder / "start.jpg", type="jpeg", quality=82)
            take_review(server, browser, folder)
            for picture in PICTURES:
                take(server, browser, picture, folder)
        browser.close()


if __name__ == "__main__":
    main()
