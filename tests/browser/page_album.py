"""A picture of every page and dialog, to be looked at with a critical eye.

python -m tests.browser.page_album FOLDER [desk|large|phone] [light|dark] [part of a name]

What the tests would find fault with is printed.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser import moments
from tests.browser.album import LETTERS, SCHEMES, SIZES, chosen, sit
from tests.browser.conftest import CHROMIUM
from tests.browser.pictures import looking
from tests.server.conftest import settings
from tests.server.support import Running, running
from trickerion.server.store import sqlite_url

Scene = tuple[str, Callable[[Page], None]]


def finished(house: Running, players: int) -> str:
    """A table at which bots play a game to its end, for somebody who watches."""
    options = {"players": players, "dark_alley": True, "prophecies": True}
    made = house.post("/api/tables", {"options": options, "bots": ["random"] * players})
    id: str = made["table"]["id"]
    watcher = house.watch(id)
    watcher.until(lambda: bool(watcher.view["over"]))
    watcher.close()
    return id


def turn_to(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(path)

    return go


def click(path: str, *names: str) -> Callable[[Page], None]:
    """Go there, and click on what has these words."""

    def go(page: Page) -> None:
        page.goto(path)
        for name in names:
            page.get_by_text(name, exact=True).first.click()

    return go


def slide(path: str, part: float) -> Callable[[Page], None]:
    """A replay, with its slider moved so far."""

    def go(page: Page) -> None:
        page.goto(path)
        slider = page.locator("input[type=range]")
        slider.wait_for()
        most = int(slider.get_attribute("max") or 0)
        slider.fill(str(int(most * part)))

    return go


def scenes(house: Running, most_players: int = 4) -> Iterator[Scene]:
    yield "start", turn_to("/")
    yield "start-people", click("/", "Play with people")
    yield "account", turn_to("/account")
    yield "rules", turn_to("/rules")
    yield "rules-one", turn_to("/rules/THR-5")
    new = {"options": {"players": 4}, "bots": ["random"], "is_open": False}
    made = house.post("/api/tables", new)
    lobby = f"/t/{made['table']['id']}"
    yield "lobby", turn_to(lobby)
    yield "lobby-refused", click(lobby, "Sit down")
    yield "lobby-seated", click(made["link"], "Sit down")
    yield "start-later", turn_to("/")
    id, players = house.table(2)
    yield "problem-key", turn_to(f"/t/{id}#wrong-key")
    yield "problem-table", turn_to("/t/nosuchtable")
    yield "problem-address", turn_to("/nowhere")
    yield "watching", turn_to(f"/t/{id}")
    seat = f"/t/{id}#{players[0].token}"
    for button in ("Trick decks", "Rules", "Text view", "Settings"):
        yield f"table-{button.lower().replace(' ', '_')}", in_menu(seat, button)
    middle = in_the_middle(house)
    for zone in ("Players", "Log"):
        yield f"table-{zone.lower()}", in_zone(middle, zone)
    yield "table-opponent", opened(middle)
    yield "table-all_options", all_options(middle)
    over = finished(house, 2)
    yield "end-2", turn_to(f"/t/{over}")
    for part in (0, 0.5, 1):
        yield f"replay-{part}", slide(f"/replay/{over}", part)
    for number in range(3, most_players + 1):
        yield f"end-{number}", turn_to(f"/t/{finished(house, number)}")


def in_menu(path: str, button: str) -> Callable[[Page], None]:
    """A dialog of the table; on a phone behind one more button."""

    def go(page: Page) -> None:
        page.goto("about:blank")
        page.goto(path)
        page.wait_for_selector("#decision")
        found = page.get_by_role("button", name=button, exact=True)
        if not found.is_visible():
            page.locator(".menu > button").click()
        found.click()

    return go


def in_the_middle(house: Running) -> str:
    """The way to a seat that is asked where to place a Character, late in a game of four."""
    wanted = [one for one in moments.load() if one.name == "place_character"]
    _, game = list(moments.games(wanted))[-1]
    return sit(house, game)


def in_zone(path: str, zone: str) -> Callable[[Page], None]:
    """What a phone shows under one of its tabs."""

    def go(page: Page) -> None:
        page.goto("about:blank")
        page.goto(path)
        page.wait_for_selector("#decision")
        tab = page.locator(f"[data-zone='{zone.lower()}']")
        if tab.is_visible():
            tab.click()

    return go


def opened(path: str) -> Callable[[Page], None]:
    """The workshop of an opponent."""

    def go(page: Page) -> None:
        in_zone(path, "Players")(page)
        page.locator(".zone-players [aria-expanded]").first.click()

    return go


def all_options(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        in_zone(path, "Workshop")(page)
        button = page.get_by_role("button", name="All options")
        if not button.is_visible():
            page.get_by_role("button", name="More", exact=True).click()
        button.click()

    return go


def main() -> None:
    folder, *words = sys.argv[1:]
    size, scheme = chosen(words, SIZES, "desk"), chosen(words, SCHEMES, "light")
    part = next((one for one in words if one not in {*SIZES, *SCHEMES}), "")
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        with (
            running(settings(sqlite_url(Path(data) / "album.db"))) as house,
            looking(browser, SIZES[size], scheme, house.url) as page,
        ):
            for name, show in scenes(house):
                if part not in name:
                    continue
                show(page)
                page.wait_for_timeout(700)
                for fault in page.evaluate(LETTERS):
                    print(f"{name}: {fault}")
                page.screenshot(path=target / f"{name}.{size}.{scheme}.png")
        browser.close()


if __name__ == "__main__":
    main()
