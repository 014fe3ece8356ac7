"""A server starts without looking at its stored games, and opens a table with one replay."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import settings
from tests.server.support import figure, running
from trickerion.server.store import Store
from trickerion.server.stored_games import fill
from trickerion.server.table import Table

STORED = figure(60, 1000)


async def store_games(database: str) -> None:
    store = Store(database, "test")
    await store.start()
    await fill(store, STORED)
    await store.stop()


class Counted:
    """What the server reads and replays."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.logs = 0
        self.replayed = 0
        self.rows = 0
        read_log: Callable[..., Any] = Store.log
        read_rows: Callable[..., Any] = Store.rows
        absorb: Callable[..., Any] = Table.absorb

        async def log(*arguments: Any) -> Any:
            self.logs += 1
            return await read_log(*arguments)

        async def rows(*arguments: Any) -> Any:
            found = await read_rows(*arguments)
            self.rows += len(found)
            return found

        def absorbed(*arguments: Any) -> Any:
            self.replayed += 1
            return absorb(*arguments)

        monkeypatch.setattr(Store, "log", log)
        monkeypatch.setattr(Store, "rows", rows)
        monkeypatch.setattr(Table, "absorb", absorbed)


def test_a_start_reads_no_game_and_opening_one_is_one_replay(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(store_games(database))
    counted = Counted(monkeypatch)
    with running(settings(database)) as server:
        assert server.get("/api/health")["tables"] == 0
        assert counted.rows <= 5
        assert len(server.get("/api/tables?status=over")) == min(50, STORED // 2)
        assert (counted.logs, counted.replayed) == (0, 0)
        watcher = server.watch("stored1")
        assert watcher.view["over"]
        actions = server.get("/api/tables/stored1/moments/0")["actions"]
        assert (counted.logs, counted.replayed) == (1, actions)
        server.get("/api/tables/stored1")
        server.watch("stored1")
        assert (counted.logs, counted.replayed) == (1, actions)
