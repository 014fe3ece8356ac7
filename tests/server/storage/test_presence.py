"""A process tells the others who is connected to it, over and over, whatever fails in between."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from msgspec.structs import asdict
from sqlalchemy import event, insert, select

from tests.server.conftest import settings
from tests.server.listeners import SilentListener
from tests.server.reliability.test_processes import execute
from tests.server.support import Player, running, until
from trickerion import Options
from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.storage import presence, schema
from trickerion.server.storage.presence import HOLDS, Connected, Presence
from trickerion.server.storage.store import Store, sqlite_url
from trickerion.server.tables import seating
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.seating import table_row


class Line:
    """A connection to the other processes: it is down at first, and somebody is at the far end."""

    def __init__(self) -> None:
        self.tried = 0
        self.told: list[list[Connected]] = []
        self.has_answered = asyncio.Event()

    async def renew(self, connected: Collection[Connected]) -> None:
        self.tried += 1
        if self.tried == 1:
            raise OSError("the line is down")
        self.told.append(list(connected))

    async def elsewhere(self, tables: Collection[str]) -> dict[str, set[int]]:
        if len(self.told) == 2:
            self.has_answered.set()
        return {id: {1} for id in tables}


def test_connections_are_renewed_and_others_looked_after_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "HOLDS", 0.06)

    async def run() -> None:
        registry = TableRegistry(settings(sqlite_url(tmp_path / "a.db")), monotonic)
        await registry.store.start()
        line: Any = Line()
        registry.presence = line
        try:
            table = await seating.create(registry, NewTable(GameOptions(players=3)))
            table.viewers.listeners = {
                0: {SilentListener("here")},
                2: set(),
                3: {SilentListener("watching")},
            }
            registry.run(registry._keep_in_sync())
            await asyncio.wait_for(line.has_answered.wait(), 60)
            assert line.told[:2] == [[(table.id, 0)]] * 2
            assert [table.viewers.is_here(seat) for seat in range(3)] == [True, True, False]
        finally:
            await registry.stop()

    asyncio.run(run())


# The rows, on SQLite with PostgreSQL's clock


class Database:
    """A database whose time the test sets, shared by several processes."""

    def __init__(self, url: str, *processes: str) -> None:
        self.time = 1000.0
        self.announced: list[tuple[str, list[str], str]] = []
        self.stores = [self._store(url, process) for process in processes]

    def _store(self, url: str, process: str) -> Store:
        store = Store(url, process)

        @event.listens_for(store.engine.sync_engine, "connect")
        def connected(connection: Any, record: object) -> None:
            connection.create_function("clock_timestamp", 0, lambda: self.time)
            connection.create_function("date_part", 2, lambda part, time: time)

        async def announce(connection: object, ids: list[str], about: str = "log") -> None:
            self.announced.append((process, ids, about))

        store.announce = announce  # type: ignore[method-assign]
        return store


@asynccontextmanager
async def processes(url: str) -> AsyncIterator[tuple[Database, Presence, Presence]]:
    """Two processes with one database, and two tables in it."""
    database = Database(url, "here", "there")
    for store in database.stores:
        await store.start()
    rows = [asdict(table_row(id, NewTable(), Options(), None)) for id in ("a", "b")]
    await database.stores[0].write(lambda c: c.execute(insert(schema.tables), rows))
    here, there = (Presence(store) for store in database.stores)
    try:
        yield database, here, there
    finally:
        for store in database.stores:
            await store.stop()


def test_a_connection_is_known_to_the_others_until_it_closes(sqlite: str) -> None:
    async def test() -> None:
        async with processes(sqlite) as (database, here, there):
            for connected in (("a", 0), ("a", 1), ("b", 1)):
                await here.note(*connected, True)
            await here.note("a", 0, True)
            assert await there.elsewhere(["a", "b", "c"]) == {"a": {0, 1}, "b": {1}}
            assert await there.elsewhere(["b"]) == {"b": {1}}
            assert await here.elsewhere(["a", "b"]) == {}, "it knows its own connections"
            await there.note("a", 0, True)
            await here.note("a", 0, False)
            assert await there.elsewhere(["a", "b"]) == {"a": {1}, "b": {1}}
            assert await here.elsewhere(["a", "b"]) == {"a": {0}}
            assert database.announced[-2:] == [("there", ["a"], "here"), ("here", ["a"], "here")]
            assert len(database.announced) == 6

    asyncio.run(test())


def test_connections_run_out_unless_they_are_renewed(sqlite: str) -> None:
    async def test() -> None:
        async with processes(sqlite) as (database, here, there):
            await here.note("a", 0, True)
            await there.note("b", 1, True)
            database.time += HOLDS
            assert await there.elsewhere(["a"]) == {"a": {0}}
            await here.renew([("a", 0), ("a", 1)])
            database.time += 1
            assert await there.elsewhere(["a"]) == {"a": {0, 1}}
            assert await here.elsewhere(["b"]) == {}
            await here.renew([])
            assert await there.elsewhere(["a"]) == {}
            assert await here.store.tuples(select(schema.presence)) == []

    asyncio.run(test())
    assert 30 <= HOLDS <= 90, "a process that died is noticed within a minute or so"


def test_only_expired_connections_of_others_are_deleted(sqlite: str) -> None:
    async def test() -> None:
        async with processes(sqlite) as (database, here, there):
            await here.note("a", 0, True)
            await there.note("a", 1, True)
            database.time += HOLDS
            await there.note("b", 1, True)
            await here.renew([("b", 0)])
            assert len(await here.store.tuples(select(schema.presence))) == 3
            database.time += 0.5
            await here.renew([("b", 0)])
            columns = schema.presence.c
            rows = await here.store.tuples(select(columns.process, columns.table_id, columns.seat))
            assert sorted(rows) == [("here", "b", 0), ("there", "b", 1)]

    asyncio.run(test())


# On PostgreSQL


def is_here(player: Player, seat: int) -> bool:
    return bool(player.table["seats"][seat]["is_here"])


def test_everybody_knows_who_is_connected_to_whichever_process(postgres: str) -> None:
    with running(settings(postgres)) as here, running(settings(postgres)) as there:
        id, (one, other) = here.table(people=2, options={"beginner": True})
        other.close()
        one.until(lambda: not is_here(one, 1))
        two = Player(there, id, other.token)
        two.until(lambda: is_here(two, 0))
        one.until(lambda: is_here(one, 1))
        two.close()
        one.until(lambda: not is_here(one, 1))
        third = Player(there, id, other.token)
        one.until(lambda: is_here(one, 1))
        one.close()
        third.until(lambda: not is_here(third, 0))


def test_the_connections_of_a_process_that_died_run_out(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "HOLDS", 1.0)
    with running(settings(postgres)) as here:
        id, (one, other) = here.table(people=2, options={"beginner": True})
        other.close()
        one.until(lambda: not is_here(one, 1))
        now = "date_part('epoch', clock_timestamp())"
        execute(postgres, f"INSERT INTO presence VALUES ('{id}', 1, 'dead', {now} + 1000)")
        one.until(lambda: is_here(one, 1))
        execute(postgres, f"UPDATE presence SET until = {now} WHERE process = 'dead'")
        one.until(lambda: not is_here(one, 1))
        assert is_here(one, 0)


def test_whoever_stays_connected_stays_present(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each process renews its connections before they run out."""
    monkeypatch.setattr(presence, "HOLDS", 1.8)
    with running(settings(postgres)) as here:
        here.table(people=2)
        until(lambda: len(held_until(postgres)) == 2)
        first = max(held_until(postgres))
        until(lambda: min(held_until(postgres), default=0.0) > first + 1.8)


def held_until(url: str) -> list[float]:
    async def read() -> list[float]:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        rows = await connection.fetch("SELECT until FROM presence")
        await connection.close()
        return [row["until"] for row in rows]

    return asyncio.run(read())
