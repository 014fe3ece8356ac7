"""A picture of every kind of question, to be looked at with a critical eye.

python -m tests.browser.album FOLDER [desk|large|phone] [light|dark] [part of a question's name]
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import moments
from tests.browser.conftest import CHROMIUM, DESK, PHONE
from tests.browser.pictures import LARGE, looking
from tests.server.conftest import settings
from tests.server.support import Running, running
from trickerion import Game
from trickerion.server.store import sqlite_url

SIZES = {"desk": DESK, "large": LARGE, "phone": PHONE}


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


def main() -> None:
    folder, size, scheme, part = (*sys.argv[1:], *("desk", "light", "")[len(sys.argv) - 2 :])
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
                page.screenshot(path=target / f"{moment}.{size}.{scheme}.png")
        browser.close()


if __name__ == "__main__":
    main()
