"""Requests of owners, admins and account holders, and commands of the host."""

import json
import sqlite3
from contextlib import closing
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from tests.server.reliability.test_processes import execute
from tests.server.support import Data, Player, Running, bearer, connect
from trickerion.cli import main
from trickerion.server import admin
from trickerion.server.protocol.messages import PROTOCOL
from trickerion.server.storage import schema
from trickerion.server.storage.store import Store

PASSWORD = "correct horse"


def send(server: Running, method: str, path: str, token: str, body: Any = None) -> httpx.Response:
    """A request with a token instead of a cookie."""
    server.http.cookies.clear()
    return server.http.request(method, path, json=body, headers=bearer(token))


def sign_up(server: Running, name: str) -> str:
    """A new account; the token of its session."""
    token: str = server.post("/api/accounts", {"name": name, "password": PASSWORD})["token"]
    server.http.cookies.clear()
    return token


def sign_in(server: Running, name: str, password: str, status: int = 201) -> Any:
    found = server.post("/api/sessions", {"name": name, "password": password}, status)
    server.http.cookies.clear()
    return found


def make_admin(database: str, name: str) -> None:
    admin.run_on(database, lambda store: admin.make_admin(store, name, True, "test"))


class OwnedTable:
    """A table with its owner's token, and players that sit down one by one."""

    def __init__(self, server: Running, session: str | None = None, **new: Any) -> None:
        self.server = server
        body = {"options": {"players": 2, "beginner": True}, **new}
        server.http.cookies.clear()
        headers = bearer(session) if session else {}
        made = server.post("/api/tables", body, headers=headers)
        self.id: str = made["table"]["id"]
        self.owner: str = made["owner"]
        self.invitation: str = made["invitation"]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def sit(
        self, name: str, session: str | None = None, seat: int | None = None, status: int = 201
    ) -> Data:
        self.server.http.cookies.clear()
        headers = bearer(session) if session else {}
        body = {"name": name, "seat": seat, "invitation": self.invitation}
        return self.server.post(f"{self.path}/seats", body, status, headers=headers)

    def player(self, name: str, session: str | None = None, seat: int | None = None) -> Player:
        return Player(self.server, self.id, self.sit(name, session, seat)["token"])

    def own(self, method: str, path: str, body: Any = None, status: int = 204) -> Any:
        """A request of the owner."""
        answer = send(self.server, method, self.path + path, self.owner, body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def state(self) -> Data:
        found: Data = self.server.get(self.path)
        return found


def hello(server: Running, id: str, session: str) -> Data:
    """The answer to somebody who connects with a session's cookie."""
    address = f"{server.sockets}/api/tables/{id}/socket"
    with connect(address, additional_headers={"Cookie": f"session={session}"}) as line:
        line.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        found: Data = json.loads(line.recv())
        return found


def closed_with(player: Player) -> int | None:
    """The code with which a socket closes."""
    with pytest.raises(ConnectionClosed) as closing:
        player.until(lambda: False)
    return closing.value.rcvd.code if closing.value.rcvd else None


# The command line


def file_of(database: str) -> str:
    """A database as a host would write it, without its driver."""
    return database.replace("sqlite+aiosqlite:///", "").replace("+asyncpg", "")


def run(database: str, *arguments: str, code: int = 0) -> str:
    """Run a command on a database; what it prints."""
    command = ["admin", "--database", file_of(database), *arguments]
    result = CliRunner().invoke(main, command)
    assert result.exit_code == code, result.output
    return result.output


def data(database: str, *arguments: str) -> Any:
    return json.loads(run(database, *arguments))


def actions(database: str) -> list[str]:
    """The audit log, newest first."""
    return [line["action"] for line in data(database, "log", "--json")]


def make_old(database: str, *ids: str) -> None:
    """Make tables more than a year old."""
    columns = schema.tables.c
    older = update(schema.tables).where(columns.id.in_(ids)).values(updated=columns.updated - 4e7)

    async def change(store: Store) -> None:
        await store.write(lambda connection: connection.execute(older))

    admin.run_on(database, change)


def set_revision(database: str, revision: str) -> None:
    """Make a database look like that of another version."""
    change = f"UPDATE alembic_version SET version_num = '{revision}'"
    if database.startswith("postgresql"):
        execute(database, change)
        return
    with closing(sqlite3.connect(file_of(database))) as connection:
        connection.execute(change)
        connection.commit()
