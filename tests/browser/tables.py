"""Tables that are played through their sockets until a page is opened at them."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from tests.browser.conftest import visit
from tests.browser.table_page import decision
from tests.server.support import Player, Running
from trickerion import Game

FULL_GAME = {"dark_alley": True, "prophecies": True}
BEGINNER = {"beginner": True}


def asks(question: str, turn: int = 1) -> Callable[[Player], bool]:
    """Is a player asked this question, in this turn or later?"""

    def is_there(player: Player) -> bool:
        asked = str(player.view["pending"][-1]["frame"])
        return player.is_asked() and asked == question and int(player.view["turn"]) >= turn

    return is_there


def play_on(players: list[Player], is_there: Callable[[Player], bool], seed: int = 4) -> Player:
    """Everyone answers at random until this holds for a player."""
    chance = Random(seed)
    while True:
        for player in players:
            if is_there(player.catch_up()):
                return player
        asked = chance.choice([player for player in players if player.is_asked()])
        asked.act(chance.choice(asked.update["options"]))


def open_against_bot(page: Page, server: Running, game: Game) -> None:
    """A table that continues this game of two, against a bot that plays at random."""
    new = {"options": {"players": 2}, "position": game.to_dict(), "bots": ["random"]}
    made = server.post("/api/tables", new)
    path = f"/t/{made['table']['id']}"
    body = {"name": "Ada", "invitation": made["invitation"]}
    token = server.post(f"/api{path.replace('/t/', '/tables/')}/seats", body)["token"]
    visit(page, f"{path}#{token}")
    decision(page).wait_for()


def open_seat(page: Page, player: Player) -> None:
    """The page of a player's seat."""
    visit(page, f"{player.at.url}/t/{player.id}#{player.token}")
    decision(page).wait_for()
