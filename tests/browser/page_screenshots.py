"""Take a screenshot of every page and dialog, to look at with a critical eye.

python -m tests.browser.page_screenshots FOLDER
    [phone|sideways|tablet|upright|desk|large|WIDTHxHEIGHT] [touch] [light|dark] [part of a name]

Layout faults are printed.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser import positions
from tests.browser.conftest import CHROMIUM, visit
from tests.browser.layout import text_faults
from tests.browser.moderators import (
    OPEN_ALL,
    admin_account,
    enter,
    own,
    report,
    sign_up_once,
)
from tests.browser.question_screenshots import look_of
from tests.browser.readme_pictures import page_of
from tests.browser.reviews import reviewed_table
from tests.browser.table_page import (
    button,
    chat,
    chat_tab,
    decision,
    open_dialog,
    opponent,
    zone_button,
)
from tests.browser.texts import pattern, said
from tests.server.administration import OwnedTable, send
from tests.server.conftest import settings
from tests.server.support import Running, running
from trickerion import rulebook
from trickerion.puzzles.puzzle import collection
from trickerion.server.storage.store import sqlite_url

Show = Callable[[Page], None]
Scene = tuple[str, Show]
BOSS, MUTED = "Bo", "Jo"
"""Accounts of an admin and of somebody who is muted, with names that nobody else uses."""
DIALOGS = ("table-decks", "ui-rules", "table-text", "table-people", "table-settings")


@cache
def finished_table(server: Running, players: int) -> str:
    """The id of a table at which bots have played a game to its end."""
    options = {"players": players, "dark_alley": True, "prophecies": True}
    made = server.post("/api/tables", {"options": options, "bots": ["random"] * players})
    id: str = made["table"]["id"]
    watcher = server.watch(id)
    watcher.until(lambda: bool(watcher.view["over"]))
    watcher.close()
    return id


def go_to(path: str) -> Show:
    def show(page: Page) -> None:
        visit(page, path)

    return show


def click(path: str, key: str, shown: str | None = None) -> Show:
    """Open a page and click on a text, which leads to another one."""

    def show(page: Page) -> None:
        visit(page, path)
        page.get_by_text(said(key), exact=True).first.click()
        if shown is not None:
            page.get_by_text(said(shown)).first.wait_for()

    return show


def search(words: str) -> Show:
    def show(page: Page) -> None:
        visit(page, "/rules")
        page.get_by_role("searchbox").fill(words)

    return show


def replay(path: str, part: float) -> Show:
    """A replay with its slider moved this far."""

    def show(page: Page) -> None:
        visit(page, path)
        slider = page.get_by_role("slider")
        slider.wait_for()
        most = int(slider.get_attribute("max") or 0)
        slider.fill(str(int(most * part)))

    return show


def review_page(path: str) -> Show:
    """A review with the options of its first decision."""

    def show(page: Page) -> None:
        visit(page, path)
        page.get_by_text(said("review-others")).first.click()

    return show


def scenes(server: Running, most_players: int = 4) -> Iterator[Scene]:
    """Every page and dialog: its name, and how to open it."""
    yield "start", go_to("/")
    yield "start-people", click("/", "start-friends")
    yield "account", go_to("/account")
    yield "account-forgotten", click("/account", "reset-forgotten")
    yield "account-reset", go_to("/account/reset#token")
    yield "rules", go_to("/rules")
    for id in ("THR-5", "electra", *rulebook.PAGES, "examples/theater"):
        yield f"rules-{id.replace('/', '-')}", go_to(f"/rules/{id}")
    yield "rules-search", search("coin")
    yield "lessons", go_to("/learn")
    yield "lesson", go_to("/learn/set_up")
    yield "puzzles", go_to("/puzzles")
    yield "puzzle", go_to(f"/puzzles/{min(collection())}")
    yield "review", review_page(f"/review/{reviewed_table(server)}")
    new = {"options": {"players": 4}, "bots": ["random"], "is_open": False}
    made = server.post("/api/tables", new)
    lobby = f"/t/{made['table']['id']}"
    yield "lobby", go_to(lobby)
    yield "lobby-refused", click(lobby, "lobby-sit", "code-invitation_needed")
    yield "lobby-seated", click(made["link"], "lobby-sit", "lobby-stand")
    yield "start-later", go_to("/")
    id, players = server.table(2)
    yield "problem-key", go_to(f"/t/{id}#wrong-key")
    yield "problem-table", go_to("/t/nosuchtable")
    yield "problem-address", go_to("/nowhere")
    yield "watching", go_to(f"/t/{id}")
    for key in DIALOGS:
        yield key, in_menu(f"/t/{id}#{players[0].token}", key)
    middle = late_game(server)
    for zone in ("players", "log"):
        yield f"table-{zone}", in_zone(middle, zone)
    yield "table-opponent", opponents_board(middle)
    yield "table-all_options", all_options(middle)
    over = finished_table(server, 2)
    yield "end-2", go_to(f"/t/{over}")
    for part in (0, 0.5, 1):
        yield f"replay-{part}", replay(f"/replay/{over}", part)
    for number in range(3, most_players + 1):
        yield f"end-{number}", go_to(f"/t/{finished_table(server, number)}")
    yield from moderation_scenes(server)


def moderation_scenes(server: Running) -> Iterator[Scene]:
    """What owners and admins see; the last ones leave the page signed in."""
    table = OwnedTable(server)
    ada, ben = table.player("Player 1"), table.player("Player 2")
    ben.ask("say", text="Ben")
    seat = f"/t/{table.id}#{ada.token}"
    yield "people-owner", as_owner(table, seat, "people-remove")
    yield "people-report", as_owner(table, seat, "people-report")
    yield "chat-report", report_message(seat)
    report(server, table, 1, reason="Ada")
    ben.ask("leave")
    table.own("POST", "/seats/1/reopen")
    yield "open_seat", as_spectator(f"/t/{table.id}")
    boss = admin_account(server, BOSS)
    sanction = {"kind": "mute", "account": MUTED, "reason": "Ada", "days": 7}
    sign_up_once(server, MUTED)
    send(server, "POST", "/api/admin/sanctions", boss, sanction)
    yield "account-signed_in", signed_in("/account")
    yield "admin", signed_in("/admin")


def as_owner(table: OwnedTable, path: str, key: str) -> Show:
    """The people of a table as its owner sees them, after a click."""

    def show(page: Page) -> None:
        own(page, table)
        in_menu(path, "table-people")(page)
        button(page, key).first.click()

    return show


def as_spectator(path: str) -> Show:
    """A table whose seats this browser doesn't hold."""

    def show(page: Page) -> None:
        visit(page, "/")
        page.evaluate("localStorage.removeItem('trickerion.games')")
        open_table(page, path)
        page.get_by_role("region", name=said("people-free_seat")).wait_for()

    return show


def report_message(path: str) -> Show:
    def show(page: Page) -> None:
        in_zone(path, "log")(page)
        chat_tab(page).click()
        chat(page).get_by_role("button", name=pattern("table-report")).click()
        page.get_by_label(said("report-reason")).wait_for()

    return show


def signed_in(path: str) -> Show:
    """A page for an admin, with everything unfolded."""

    def show(page: Page) -> None:
        enter(page, BOSS)
        page.goto(path)
        # An account without games has lists in folded parts only.
        page.get_by_role("listitem", include_hidden=True).first.wait_for(state="attached")
        page.locator("details").first.wait_for()
        page.evaluate(OPEN_ALL)

    return show


def open_table(page: Page, path: str) -> None:
    """The table as it is at first, also where it is shown already."""
    visit(page, "/")
    visit(page, path)
    decision(page).wait_for()


def in_menu(path: str, key: str) -> Show:
    """A dialog of the table."""

    def show(page: Page) -> None:
        open_table(page, path)
        open_dialog(page, key)

    return show


def late_game(server: Running) -> str:
    """The path to a seat that is asked where to place a Character, late in a game of four."""
    wanted = [one for one in positions.load() if one.question == "place_character"]
    _, game = list(positions.games(wanted))[-1]
    return positions.open_table(server, game)


def in_zone(path: str, zone: str) -> Show:
    """What a phone shows of the table at a time."""

    def show(page: Page) -> None:
        open_table(page, path)
        if zone_button(page, zone).is_visible():
            zone_button(page, zone).click()

    return show


def opponents_board(path: str) -> Show:
    def show(page: Page) -> None:
        in_zone(path, "players")(page)
        opponent(page).click()

    return show


def all_options(path: str) -> Show:
    def show(page: Page) -> None:
        in_zone(path, "workshop")(page)
        if not button(page, "table-all").is_visible():
            button(page, "table-more").click()
        button(page, "table-all").click()

    return show


def main() -> None:
    folder, *words = sys.argv[1:]
    look = look_of(folder, words)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        with (
            running(settings(sqlite_url(Path(data) / "screenshots.db"))) as server,
            page_of(browser, look.window, look.scheme, server.url, look.has_touch) as page,
        ):
            for name, show in scenes(server):
                if look.part not in name:
                    continue
                show(page)
                page.wait_for_timeout(700)
                for fault in text_faults(page):
                    print(f"{name}: {fault}")
                page.screenshot(path=look.file(name))
        browser.close()


if __name__ == "__main__":
    main()
