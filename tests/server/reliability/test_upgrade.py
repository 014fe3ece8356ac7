"""R2, R19: games of earlier versions go through an upgrade, and finished ones stay viewable.

`old/` holds databases written by earlier versions of the rules; see `old_databases`."""

import asyncio
import json
from random import Random

import pytest

from tests.server.conftest import settings
from tests.server.old_databases import (
    Rows,
    names,
    old_rows,
    other_rules,
    revision,
    rewrite,
    stored_tables,
)
from tests.server.support import Data, Player, Running, running, until
from trickerion.server.storage.validate import report
from trickerion.server.tables import archiver


def ids(rows: Rows, status: str) -> list[str]:
    return [table["id"] for table in rows["tables"] if table["status"] == status]


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_r2_r19_an_old_database_goes_through_the_upgrade(
    database: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Running games go on under the version of the rules that they were started with."""
    monkeypatch.setattr(archiver, "FIRST", 0.0)
    rows = old_rows(name)
    scores = {row["id"]: row["scores"] for row in rows["tables"]}
    asyncio.run(rewrite(database, revision(rows), rows))
    promised = {each.table: each.fate for each in report(database).games}
    with running(settings(database)) as server:
        for id in ids(rows, "playing"):
            assert promised[id] == "continues"
            check_goes_on(server, id, rows)
            assert stored_tables(database)[id].rules == int(name.split("_")[1])
        until(lambda: all(stored_tables(database)[id].archived for id in ids(rows, "over")))
        replays = {id: watched(server, id) for id in ids(rows, "over")}
        for id, moments in replays.items():
            assert moments[-1]["view"]["over"]
            fames = [player["fame"] for player in moments[-1]["view"]["players"]]
            assert fames == json.loads(scores[id])
        (waiting,) = ids(rows, "waiting")
        server.post(f"/api/tables/{waiting}/seats", {"name": "Ben"})
        assert Player(server, waiting, f"key-{waiting}-0").view["players"]
    with other_rules(), running(settings(database)) as server:
        for id, moments in replays.items():
            assert watched(server, id) == moments
            assert server.http.get(f"/api/tables/{id}/record").text.count("\np") > 100
        for id in ids(rows, "playing"):
            check_is_kept(server, id, rows)
            assert stored_tables(database)[id].set_aside


def check_goes_on(server: Running, id: str, rows: Rows) -> None:
    """Everybody finds the whole log, and the game can be played on."""
    seats = [seat["seat"] for seat in rows["seats"] if seat["table_id"] == id]
    players = [Player(server, id, f"key-{id}-{seat}") for seat in seats]
    length = sum(entry["table_id"] == id for entry in rows["entries"])
    told = {str(step) for player in players for step in player.steps}
    assert len(told) >= length
    assert not players[0].view["over"]
    for number in range(3):
        until(lambda: act(players, Random(number)))  # noqa: B023
    for player in players:
        player.close()


def act(players: list[Player], chance: Random) -> bool:
    """Let somebody act who can; in one of the games a bot may be first."""
    able = [player for player in players if player.catch_up().update["options"]]
    if not able:
        return False
    one = chance.choice(able)
    return bool(one.act(chance.choice(one.update["options"]))["type"] == "ack")


def check_is_kept(server: Running, id: str, rows: Rows) -> None:
    refused = server.get(f"/api/tables/{id}", status=409)
    assert refused["code"] == "other_rules"
    key = {"Authorization": f"Bearer key-{id}-0"}
    assert "\np1 " in server.http.get(f"/api/tables/{id}/record", headers=key).text


def watched(server: Running, id: str) -> list[Data]:
    """A finished game from the setup to the last move, for a spectator; seats see it too."""
    replay = server.get(f"/api/tables/{id}/moments")
    moments: list[Data] = replay["moments"]
    assert len(moments) == replay["actions"] + 1
    assert not moments[0]["view"]["over"]
    for seat in range(len(moments[0]["view"]["names"])):
        own = server.get(f"/api/tables/{id}/moments?seat={seat}")["moments"]
        assert {moment["view"]["seat"] for moment in own} == {seat}
    return moments
