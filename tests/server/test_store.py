"""The log in its file: in one go, durable, and nothing half."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion import Options
from trickerion.server import schema
from trickerion.server.protocol import Act, Say
from trickerion.server.rest import NewTable
from trickerion.server.seating import seat_row, table_row
from trickerion.server.settings import data_folder
from trickerion.server.standing import Entry
from trickerion.server.store import Commit, Conflict, Store, Summary, sqlite_url
from trickerion.server.table import Table

IDS = ("one", "two")


def with_store(folder: Path, test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """A test on a store with two tables where all seats are taken."""

    async def run() -> None:
        store = Store(sqlite_url(folder / "test.db"), "test")
        await store.start()
        await store.write(_fill)
        try:
            await test(store)
        finally:
            await store.stop()

    asyncio.run(run())


async def _fill(connection: AsyncConnection) -> None:
    for id in IDS:
        row = table_row(id, NewTable(), Options(players=2), None) | {"status": "playing"}
        seats = [{**seat_row(id, seat, None), "name": f"P{seat}"} for seat in range(2)]
        await connection.execute(insert(schema.tables), row)
        await connection.execute(insert(schema.seats), seats)


def commit(id: str, version: int) -> Commit:
    entry = Entry(version, 0, "say", "hello", f"c{version}", 1.0, 0)
    summary = Summary(version, "playing", "[0]", 1, None, None, False, None, None, 1, False, 1.0)
    return Commit(id, entry, summary)


async def opened(store: Store, id: str) -> Table:
    found = await store.table(id)
    assert found is not None
    row, seats, entries = found
    table = Table(store, row, seats, lambda: 0.0)
    for entry in entries:
        table.absorb(entry)
    return table


def test_a_conflict_harms_nobody_else_in_the_same_commit(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.commit(commit("one", 1))
        both = [store.commit(commit("one", 1)), store.commit(commit("two", 1))]
        first, second = await asyncio.gather(*both, return_exceptions=True)
        assert isinstance(first, Conflict)
        assert second is None
        assert [len(await store.log(id, 0)) for id in IDS] == [1, 1]
        versions = select(schema.tables.c.version).order_by(schema.tables.c.id)
        assert await store.rows(versions) == [{"version": 1}, {"version": 1}]

    with_store(tmp_path, test)


def test_a_commit_waits_for_somebody_else_who_writes(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        other = sqlite3.connect(tmp_path / "test.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(store.commit(commit("one", 1)))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        other.execute("ROLLBACK")
        other.close()
        await waiting
        assert len(await store.log("one", 0)) == 1

    with_store(tmp_path, test)


def test_a_command_broken_off_while_it_is_stored_is_found_by_the_next(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        table = await opened(store, "one")
        action = str(table.game.options(table.game.to_act[0])[0])
        seat = table.game.to_act[0]
        broken = asyncio.ensure_future(table.submit(seat, Act("a", 0, action)))
        await asyncio.sleep(0)
        broken.cancel()
        with pytest.raises(asyncio.CancelledError):
            await broken
        assert table.version == 0
        await table.submit(1 - seat, Say("s", "well"))
        assert [logged.entry.kind for logged in table.log] == ["act", "say"]
        again = await table.submit(seat, Act("a", 0, action))
        assert again.version == 1
        assert len(await store.log("one", 0)) == 2

    with_store(tmp_path, test)


def test_every_connection_to_the_file_is_durable(tmp_path: Path) -> None:
    """An action is acknowledged when it would survive a power cut: FULL is 2."""

    async def test(store: Store) -> None:
        async with store.engine.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("synchronous", "journal_mode", "foreign_keys")
            ]
        assert found == [2, "wal", 1]
        assert store._file is not None
        log = store._file._file
        assert log.execute("PRAGMA synchronous").fetchone() == (2,)
        assert log.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    with_store(tmp_path, test)


def rights(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_only_its_owner_reads_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store) -> None:
        for name in ("test.db", "test.db-wal", "test.db-shm"):
            assert rights(tmp_path / name) == 0o600

    before = os.umask(0o022)
    try:
        with_store(tmp_path, test)
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        assert rights(data_folder()) == 0o700
    finally:
        os.umask(before)


def test_an_older_database_is_hidden_from_strangers(tmp_path: Path) -> None:
    """What the group may do is the host's own decision."""
    file = tmp_path / "test.db"
    sqlite3.connect(file).close()
    file.touch()
    file.chmod(0o664)

    async def test(store: Store) -> None:
        assert rights(file) == 0o660

    with_store(tmp_path, test)
