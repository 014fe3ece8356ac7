"""Stored games that a newer engine would read otherwise."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from websockets.sync.client import connect

from tests.server.conftest import settings
from tests.server.support import PATIENCE, Running, play, running
from trickerion.engine.saves.position import FORMAT
from trickerion.server.protocol.messages import PROTOCOL
from trickerion.server.storage.store import sqlite_url

DIGEST = f"UPDATE tables SET digest = '{FORMAT}:0', rules = 0 WHERE id = ?"
MARK = "UPDATE tables SET digest = NULL, mark = '00000000', rules = 0 WHERE id = ?"
SHORT = "DELETE FROM entries WHERE version > 5 AND table_id = ?"
ILLEGAL = "UPDATE entries SET text = 'p1 ready' WHERE version = 3 AND table_id = ?"


def tampered(
    tmp_path: Path, change: str, actions: int | None, **new: object
) -> tuple[str, str, str]:
    """A stored game that a newer engine would read otherwise, its first player's token, and the
    id of another game."""
    with running(settings(sqlite_url(tmp_path / "a.db"))) as server:
        id, players = server.table(people=2, **(new or {"options": {"beginner": True}}))
        other, _ = server.table(people=2)
        play(players, Random(2), actions=actions)
        token = players[0].token or ""
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        connection.execute(change, [id])
        connection.commit()
    return id, token, other


def answer_to(server: Running, id: str, token: str) -> str:
    """The code of what a player who comes to such a table is told."""
    with connect(f"{server.sockets}/api/tables/{id}/socket", compression=None) as line:
        line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
        return str(json.loads(line.recv(PATIENCE))["code"])
