"""A server starts without looking at its stored games, and opens a table with one replay."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import settings
from tests.server.support import figure, running
from trickerion.server.loadtest import cold_start
from trickerion.server.loadtest.stored_games import fill
from trickerion.server.storage.store import Store
from trickerion.server.tables import archiver
from trickerion.server.tables.table import GameTable

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
        absorb: Callable[..., Any] = GameTable.absorb

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
        monkeypatch.setattr(GameTable, "absorb", absorbed)


def test_a_start_reads_no_game_and_opening_one_is_one_replay(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(store_games(database))
    monkeypatch.setattr(archiver, "FIRST", 3600.0)  # it reads games, too
    counted = Counted(monkeypatch)
    with running(settings(database)) as server:
        assert server.get("/api/health")["tables"] == 0
        assert counted.rows <= 5
        assert len(server.get("/api/tables?status=over")) == min(50, STORED // 2)
        assert (counted.logs, counted.replayed) == (0, 0)
        watcher = server.watch("stored1")
        assert watcher.view["over"]
        actions = server.get("/api/tables/stored1/moments")["actions"]
        assert (counted.logs, counted.replayed) == (1, actions)
        server.get("/api/tables/stored1")
        server.watch("stored1")
        assert (counted.logs, counted.replayed) == (1, actions)


def test_a_cold_server_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cold_start, "OPENED", 2)
    figures = asyncio.run(cold_start.measure_cold(3))
    assert figures["stored"] == 3
    assert figures["seconds_to_start"] > 0
    opening = [value for name, value in figures.items() if name.startswith("opening_ms")]
    assert opening
    assert all(value > 0 for value in opening)
