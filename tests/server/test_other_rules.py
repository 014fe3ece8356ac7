"""A game whose log no longer leads where it led is set aside, not played on and not lost."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from websockets.sync.client import connect

from tests.server.conftest import settings
from tests.server.support import PATIENCE, Running, play, running
from tests.server.test_told import table_with
from trickerion import Options, replay
from trickerion.lab.simulation import lively_action
from trickerion.server.house import House
from trickerion.server.protocol import (
    PROTOCOL,
    Act,
    Agree,
    AskUndo,
    Change,
    Leave,
    Refusal,
    Restart,
    Undo,
)
from trickerion.server.rules_check import in_force, mark_of
from trickerion.server.standing import Entry
from trickerion.server.store import sqlite_url
from trickerion.server.table import Table

MARK = "UPDATE tables SET mark = '00000000', rules = 0 WHERE id = ?"
ILLEGAL = "UPDATE entries SET text = 'p1 ready' WHERE version = 3 AND table_id = ?"


def tampered(tmp_path: Path, change: str, actions: int | None) -> tuple[str, str, str]:
    """A stored game that a newer engine would read otherwise, its first player's token, and the
    id of another game."""
    with running(settings(sqlite_url(tmp_path / "a.db"))) as server:
        id, players = server.table(people=2, options={"beginner": True})
        other, _ = server.table(people=2)
        play(players, Random(2), actions=actions)
        token = players[0].token or ""
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        connection.execute(change, [id])
        connection.commit()
    return id, token, other


@pytest.mark.parametrize("change", [MARK, ILLEGAL])
def test_a_game_that_leads_elsewhere_is_set_aside(tmp_path: Path, change: str) -> None:
    id, token, other = tampered(tmp_path, change, 12)
    with running(settings(sqlite_url(tmp_path / "a.db"))) as server:
        for _ in range(2):
            refused = server.get(f"/api/tables/{id}", status=409)
            assert refused["code"] == "other_rules"
            assert "cannot go on here" in refused["detail"]
        assert _answer(server, id, token) == "other_rules"
        assert server.get(f"/api/tables/{other}")["status"] == "playing"
        path = f"/api/tables/{id}/record"
        assert server.get(path, status=403)["code"] == "running"
        text = server.http.get(path, headers={"Authorization": f"Bearer {token}"}).text
        assert "\np1 " in text
        assert "seed" not in text
        assert all(line.endswith("?") for line in text.splitlines() if line.startswith("p2"))


def _answer(server: Running, id: str, token: str) -> str:
    """The code of what a player who comes to such a table is told."""
    with connect(f"{server.sockets}/api/tables/{id}/socket", compression=None) as line:
        line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
        return str(json.loads(line.recv(PATIENCE))["code"])


def test_the_record_of_a_finished_one_is_whole(tmp_path: Path) -> None:
    id, _, _ = tampered(tmp_path, "UPDATE tables SET mark = '00000000' WHERE id = ?", None)
    with running(settings(sqlite_url(tmp_path / "a.db"))) as server:
        assert server.get(f"/api/tables/{id}", status=409)["code"] == "other_rules"
        assert replay(server.http.get(f"/api/tables/{id}/record").text).over


def test_such_a_game_does_not_keep_the_bots_of_others_waiting(tmp_path: Path) -> None:
    with running(settings(sqlite_url(tmp_path / "a.db"))) as server:
        ids = [server.table(people=1, bots=["random"])[0] for _ in range(2)]
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        connection.execute("UPDATE tables SET bot_asked = 1, updated = 2")
        connection.execute("UPDATE tables SET options = '{}', updated = 1 WHERE id = ?", [ids[0]])
        connection.commit()

    async def look() -> None:
        house = House(settings(sqlite_url(tmp_path / "a.db")), monotonic)
        await house.store.start()
        await house._look_after_neglected()
        assert list(house.set_aside) == [ids[0]]
        assert list(house.tables) == [ids[1]]
        await house.stop()

    asyncio.run(look())


def test_what_is_in_force_can_be_read_from_the_log_alone() -> None:
    for seed in range(20):
        chance = Random(seed)
        table = table_with(Options(players=2, beginner=True), seed)
        for _ in range(150):
            if not table.game.over:
                _something(table, chance)
        log = [logged.entry for logged in table.log]
        assert in_force(log, [None, None]) == [str(action) for action in table.game.history]


def _something(table: Table, chance: Random) -> None:
    """An action, or now and then a step back, alone or with the other's consent."""
    seat = chance.choice((0, 1))
    command: Change = chance.choice(
        (Undo("u", 99999), Restart("r", 99999), AskUndo("a", 3), Agree("g"), Leave("l", "random"))
    )
    if chance.random() < 0.75 or table.standing is None:
        action = lively_action(table.game, chance)
        seat, command = action.seat, Act("x", 99999, str(action))
    if isinstance(command, AskUndo):
        command = AskUndo("a", max(0, table.counts[seat] - 3))
    if isinstance(command, Leave) and chance.random() < 0.9:
        return
    try:
        kind, text = table._checked(seat, command)
    except Refusal:
        return
    table.absorb(Entry(table.version + 1, seat, kind, text, None, 0.0, 0))


def test_positions_that_differ_have_other_marks() -> None:
    table = table_with(Options(players=2), 1)
    chance, marks = Random(1), set()
    for _ in range(60):
        action = lively_action(table.game, chance)
        table.absorb(Entry(table.version + 1, action.seat, "act", str(action), None, 0.0, 0))
        marks.add(mark_of(table.game))
    assert len(marks) > 50
