"""Take the pictures of the README: real moments of games that bots play, in the real client.

python -m tests.browser.pictures [folder]
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, DESK, PHONE
from tests.server.conftest import settings
from tests.server.support import Running, running
from trickerion import Game, Options
from trickerion.bots import Budget, make_bot
from trickerion.server.store import sqlite_url

DRAWING = "[aria-busy='true']"
"""What is still being drawn."""
FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LARGE = {"width": 1920, "height": 1080}
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
BASE = Options(players=3)
FULL = Options(players=4, dark_alley=True, prophecies=True)


class Picture(NamedTuple):
    """A moment: the question that is asked, from which turn on, and how it is looked at."""

    name: str
    question: str
    turn: int
    options: Options
    size: dict[str, int]
    scheme: str
    links: bool = False
    """Pick a slot where the corners make a difference for links."""


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


def moment(picture: Picture) -> Game:
    """The first such question put to seat 0, in one game after the other."""
    seed = 5
    while True:
        game = Game.new(picture.options, seed, NAMES[: picture.options.players])
        bots = [make_bot("specialist", seat, seed) for seat in range(picture.options.players)]
        while not game.over:
            asked = game.view(0)["pending"][-1]["frame"]  # type: ignore[index]
            is_asked = 0 in game.to_act and asked == picture.question
            if is_asked and game.turn >= picture.turn and (not picture.links or linking_spot(game)):
                return game
            seat = game.to_act[0]
            game.apply(bots[seat].decide(game.imagine(seat, 1), Budget(nodes=30)))
        seed += 1


def linking_spot(game: Game) -> str | None:
    """A slot on which one corner makes a link and another does not."""
    links: dict[str, set[bool]] = {}
    for action in game.options(0):
        if action.kind == "spot":
            events = game.clone().apply(action)
            made = any(event.kind == "link_created" for event in events)
            links.setdefault(str(action.fields["spot"]), set()).add(made)
    return next((spot for spot, found in links.items() if len(found) > 1), None)


def seat_at(house: Running, game: Game) -> str:
    """A table that goes on from there, and the link to its first seat."""
    players = game.variant.players
    bots = ["specialist"] * (players - 1)
    body = {"options": {"players": players}, "bots": bots, "record": game.record()}
    made = house.post("/api/tables", body)
    id = made["table"]["id"]
    seated = house.post(f"/api/tables/{id}/seats", {"name": "Ada"})
    return f"{house.url}/t/{id}#{seated['token']}"


@contextmanager
def looking(
    browser: Browser, size: dict[str, int], scheme: str, at: str | None = None
) -> Iterator[Page]:
    context = browser.new_context(
        base_url=at,
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


def take(house: Running, browser: Browser, picture: Picture, folder: Path) -> None:
    with looking(browser, picture.size, picture.scheme) as page:
        game = moment(picture)
        page.goto(seat_at(house, game))
        page.wait_for_selector(".bar.asked")
        page.wait_for_selector(DRAWING, state="detached")
        page.wait_for_timeout(400)
        if picture.links:
            page.locator(f"[data-target='spot:{linking_spot(game)}']").click()
            page.mouse.move(5, 5)
            page.wait_for_timeout(2400)
        page.screenshot(path=folder / f"{picture.name}.jpg", type="jpeg", quality=82)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        with running(settings(sqlite_url(Path(data) / "pictures.db"), bot_pause=60.0)) as house:
            for picture in PICTURES:
                take(house, browser, picture, folder)
            with looking(browser, DESK, "light") as page:
                page.goto(house.url)
                page.wait_for_timeout(400)
                page.screenshot(path=folder / "start.jpg", type="jpeg", quality=82)
        browser.close()


if __name__ == "__main__":
    main()
