"""Rematches: everybody lands at one table with the same settings."""

import json
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.administration import run, send
from tests.server.memory_tables import absorb, table_with
from tests.server.support import Player, Running, play, until
from trickerion import Options
from trickerion.lab.play.simulation import lively_action
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.storage.rows import SeatRow
from trickerion.server.tables.rematch import settings_of
from trickerion.server.tables.seating import table_row

OPTIONS = Options(players=2, beginner=True)


def last_moment() -> dict[str, Any]:
    """The position before the last action of a game."""
    table, chance = table_with(OPTIONS, 1), Random(1)
    before: dict[str, Any] = {}
    while not table.game.over:
        before = table.game.to_dict()
        absorb(table, lively_action(table.game, chance))
    return before


@pytest.fixture(scope="module")
def position() -> dict[str, Any]:
    return last_moment()


def finished(server: Running, position: dict[str, Any], **new: Any) -> tuple[str, list[Player]]:
    options = {"players": 2, "beginner": True}
    id, players = server.table(2, position=position, options=options, **new)
    play(players, Random(1))
    return id, players


def again(server: Running, id: str, player: Player, status: int = 201) -> Any:
    path = f"/api/tables/{id}/seats/{player.seat}/rematch"
    answer = send(server, "POST", path, str(player.token))
    assert answer.status_code == status, answer.text
    return answer.json()


def test_everybody_lands_at_one_table(server: Running, position: dict[str, Any]) -> None:
    id, (ada, ben) = finished(server, position, title="Friday", clock="move", seconds=300)
    assert ada.table["rematch"] is None
    first = again(server, id, ada)
    ben.until(lambda: ben.table["rematch"] == first["table"]["id"])
    second = again(server, id, ben)
    assert second["table"]["id"] == first["table"]["id"] != id
    assert [first["seat"], second["seat"]] == [ada.seat, ben.seat]
    table = second["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Player 1", "Player 2"]
    assert table["status"] == "playing"
    assert table["origin"] == "set_up"
    assert (table["title"], table["clock"], table["seconds"]) == ("Friday", "move", 300)
    assert not table["is_open"]


def test_only_its_creator_owns_the_new_table(
    sqlite_server: Running, position: dict[str, Any]
) -> None:
    id, (ada, ben) = finished(sqlite_server, position)
    first, second = again(sqlite_server, id, ada), again(sqlite_server, id, ben)
    assert second["owner"] is None
    path = f"/api/tables/{first['table']['id']}/moderation"
    assert send(sqlite_server, "GET", path, first["owner"]).status_code == 200


def test_those_who_ask_at_the_same_time_get_the_same_table(
    server: Running, position: dict[str, Any]
) -> None:
    id, players = finished(server, position)

    def ask(player: Player) -> str:
        headers = {"Authorization": f"Bearer {player.token}"}
        url = f"{server.url}/api/tables/{id}/seats/{player.seat}/rematch"
        found: str = httpx.post(url, headers=headers, timeout=60).json()["table"]["id"]
        return found

    with ThreadPoolExecutor() as pool:
        assert len(set(pool.map(ask, players))) == 1


def test_a_seat_is_taken_once(sqlite_server: Running, position: dict[str, Any]) -> None:
    id, (ada, _) = finished(sqlite_server, position)
    again(sqlite_server, id, ada)
    assert again(sqlite_server, id, ada, status=409)["code"] == "seat_taken"


def test_a_rematch_that_was_deleted_can_be_created_again(
    sqlite_server: Running, sqlite: str, position: dict[str, Any]
) -> None:
    id, (ada, ben) = finished(sqlite_server, position)
    first = again(sqlite_server, id, ada)["table"]["id"]
    run(sqlite, "tables", "delete", first, "--yes")
    until(lambda: sqlite_server.http.get(f"/api/tables/{first}").status_code == 404)
    second = again(sqlite_server, id, ben)["table"]["id"]
    assert second != first
    assert again(sqlite_server, id, ada)["table"]["id"] == second


def test_a_rematch_needs_a_finished_game_and_a_seat(
    sqlite_server: Running, position: dict[str, Any]
) -> None:
    id, (ada, _) = sqlite_server.table(2)
    assert again(sqlite_server, id, ada, status=403)["code"] == "running"
    over, _ = finished(sqlite_server, position)
    assert again(sqlite_server, over, ada, status=403)["code"] == "unknown_token"


def test_bots_keep_their_levels_and_everything_else_is_taken_over() -> None:
    new = NewTable(title="Club", bots=["specialist"], pace="slow", spectators=False)
    new.clock, new.seconds, new.takeover = "move", 60, "random"
    row = table_row("t", new, Options(players=3, dark_alley=True), None)
    bots = (None, None, "specialist")
    seats = [SeatRow(table_id="t", seat=seat, bot=bot) for seat, bot in enumerate(bots)]
    found = settings_of(row, seats)
    assert found.bots == ["specialist"]
    assert (found.options.players, found.options.dark_alley) == (3, True)
    for name in ("title", "pace", "spectators", "clock", "seconds", "takeover"):
        assert getattr(found, name) == getattr(new, name)
    assert (found.is_open, found.record, found.position) == (False, None, None)
    assert json.loads(row.options)["players"] == 3
