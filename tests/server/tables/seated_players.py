"""Players at tables of a running server."""

from random import Random
from typing import Any

from tests.server.support import Player, Running, play


def beginning(server: Running, **new: Any) -> list[Player]:
    """A table at its first decision."""
    return server.table(people=2, **new)[1]


def asked_and_other(players: list[Player]) -> tuple[Player, Player]:
    for player in players:
        player.catch_up()
    asked = next(player for player in players if player.is_asked())
    return asked, next(player for player in players if player is not asked)


def planning_players(server: Running, people: int = 2) -> list[Player]:
    """A table where plans are made."""
    players = server.table(people=people, options={"beginner": True})[1]
    chance = Random(3)
    while players[0].catch_up().view["phase"] != "assignment":
        play(players, chance, actions=1)
    for player in players:
        player.catch_up()
    return players


def lay_card(player: Player) -> None:
    """Put a card under a Character."""
    player.act(next(a for a in player.update["options"] if a["kind"] == "assign"))
