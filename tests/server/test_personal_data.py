"""What an export tells, and what it doesn't."""

from random import Random
from typing import Any

from tests.server.administration import OwnedTable, data, sign_up
from tests.server.support import Player, Running, play
from tests.server.tables.seated_players import lay_card
from trickerion.server.personal_data import nameless


def exported(database: str, name: str) -> Any:
    return {**data(database, "accounts", "export", name), "exported": 0, "sessions": []}


def test_r8_an_export_does_not_tell_what_others_plan(server: Running, database: str) -> None:
    sessions = [sign_up(server, name) for name in ("Ada", "Ben")]
    table = OwnedTable(server)
    players = [
        table.player(name, session) for name, session in zip(("Ada", "Ben"), sessions, strict=True)
    ]
    planned(players)
    before = exported(database, "Ada")
    lay_card(players[1])
    lay_card(players[1])
    assert exported(database, "Ada") == before
    lay_card(players[0])
    after = exported(database, "Ada")
    assert len(after["games"][0]["actions"]) == len(before["games"][0]["actions"]) + 1


def planned(players: list[Player]) -> None:
    """Play until plans are made."""
    while players[0].catch_up().view["phase"] != "assignment":
        play(players, Random(3), actions=1)
    for player in players:
        player.catch_up()


def test_a_player_without_an_account_has_a_number() -> None:
    assert [nameless(seat) for seat in range(2)] == ["Player 1", "Player 2"]
