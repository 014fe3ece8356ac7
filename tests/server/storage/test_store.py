"""The log in its file: in one go, durable, and nothing half."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import Select, insert, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.memory_tables import seats_of
from tests.server.stores import on_store
from tests.server.support import counted
from trickerion import Options
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.protocol.messages import ActCommand, Say
from trickerion.server.settings import data_folder
from trickerion.server.storage import schema
from trickerion.server.storage import store as stored
from trickerion.server.storage.rows import TableSummary
from trickerion.server.storage.store import (
    PAGE,
    Commit,
    Conflict,
    Store,
    make_engine,
    sqlite_url,
)
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.seating import table_row
from trickerion.server.tables.table import GameTable

IDS = ("one", "two")


def with_store(folder: Path, test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """A test on a store with two tables where all seats are taken."""
    on_store(sqlite_url(folder / "test.db"), two_tables, test)


async def two_tables(store: Store) -> None:
    await store.write(fill)


async def fill(connection: AsyncConnection) -> None:
    for id in IDS:
        row = table_row(id, NewTable(), Options(players=2), None)
        row.status = "playing"
        seats = [asdict(seat) for seat in seats_of(id, 2)]
        await connection.execute(insert(schema.tables), asdict(row))
        await connection.execute(insert(schema.seats), seats)


def commit(id: str, version: int) -> Commit:
    entry = Entry(version, 0, "say", "hello", f"c{version}", 1.0, 0)
    listed: Any = ("playing", "[0]", 1, None, None, None, False, None, None, 1, False, 1.0)
    summary = TableSummary(version, *listed)
    return Commit(id, entry, summary)


async def opened(store: Store, id: str) -> GameTable:
    found = await store.table(id)
    assert found is not None
    row, seats, entries = found
    table = GameTable(store, row, seats, lambda: 0.0)
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
        assert await store.scalars(versions) == [1, 1]

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
        broken = asyncio.ensure_future(table.submit(seat, ActCommand("a", 0, action)))
        await asyncio.sleep(0)
        broken.cancel()
        with pytest.raises(asyncio.CancelledError):
            await broken
        assert table.version == 0
        await table.submit(1 - seat, Say("s", "well"))
        assert [logged.entry.kind for logged in table.log] == ["act", "say"]
        again = await table.submit(seat, ActCommand("a", 0, action))
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


def test_what_comes_together_is_stored_whole_and_in_order(tmp_path: Path) -> None:
    """More than one transaction or one page of a log can hold."""

    async def test(store: Store) -> None:
        count = PAGE + 1
        await asyncio.gather(*(store.commit(commit("one", n)) for n in range(1, count)))
        for last in (count - 1, count):
            found = await store.table("one")
            assert found is not None
            assert [entry.version for entry in found[2]] == list(range(1, last + 1))
            assert found[0].version == last
            await store.commit(commit("one", last + 1))
        assert [entry.version for entry in await store.log("one", 7, 3)] == [8, 9, 10]
        other = await store.table("two")
        assert other is not None
        assert (other[0].version, other[2]) == (0, [])

    with_store(tmp_path, test)


def test_entries_that_follow_each_other_closely_on_a_busy_server_share_a_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "GATHERING", 0.5)
    monkeypatch.setattr(stored, "BUSY", 30.0)

    async def test(store: Store) -> None:
        await asyncio.gather(store.commit(commit("one", 1)), store.commit(commit("two", 1)))
        assert store._file is not None
        ran: list[str] = []
        store._file._file.set_trace_callback(ran.append)
        first = asyncio.create_task(store.commit(commit("one", 2)))
        await asyncio.sleep(0.05)
        assert not first.done()
        await asyncio.gather(first, store.commit(commit("two", 2)))
        assert ran.count("BEGIN IMMEDIATE") == 1

    with_store(tmp_path, test)


def test_nobody_waits_for_others_on_a_quiet_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "GATHERING", 60.0)

    async def test(store: Store) -> None:
        async with asyncio.timeout(30):
            for version in (1, 2, 3):
                await store.commit(commit("one", version))
            await asyncio.gather(store.commit(commit("one", 4)), store.commit(commit("two", 1)))
            await asyncio.sleep(2 * stored.BUSY)
            await store.commit(commit("one", 5))

    with_store(tmp_path, test)


def test_whatever_waits_when_the_store_stops_is_written_first(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        waiting = [asyncio.ensure_future(store.commit(commit("one", n))) for n in (1, 2)]
        await asyncio.sleep(0)
        await store.stop()
        assert all(one.done() for one in waiting)
        await store.start()
        assert len(await store.log("one", 0)) == 2

    with_store(tmp_path, test)


def test_whoever_hangs_up_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for version in (1, 1, 2):
            waiting = asyncio.ensure_future(store.commit(commit("one", version)))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        await store.commit(commit("two", 1))
        assert [len(await store.log(id, 0)) for id in IDS] == [2, 1]

    with_store(tmp_path, test)


def test_work_that_fails_leaves_nothing_behind_and_the_next_is_done(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        async def rename(connection: AsyncConnection, error: Exception | None) -> str:
            await connection.execute(update(schema.tables).values(title="new"))
            if error is not None:
                raise error
            return "done"

        with pytest.raises(KeyError):
            await store.write(lambda connection: rename(connection, KeyError("a fault")))
        assert set(await store.scalars(select(schema.tables.c.title))) == {""}
        assert await store.write(lambda connection: rename(connection, None)) == "done"
        assert set(await store.scalars(select(schema.tables.c.title))) == {"new"}
        with pytest.raises(Conflict):
            await store.write(fill)

    with_store(tmp_path, test)


def test_talk_before_the_game_changes_nothing_but_the_version(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        before = await store.table_row("one")
        await store.append_chat("one", commit("one", 1).entry)
        after = await store.table_row("one")
        assert before is not None
        assert after is not None
        assert after[0] == replace(before[0], version=1)
        assert [entry.text for entry in await store.log("one", 0)] == ["hello"]
        with pytest.raises(Conflict):
            await store.append_chat("one", commit("one", 1).entry)

    with_store(tmp_path, test)


def test_a_table_is_found_by_its_id_with_its_seats_in_order(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        found = await store.table_row("two")
        assert found is not None
        assert found[0].id == "two"
        assert [(seat.table_id, seat.name) for seat in found[1]] == [
            ("two", "P0"),
            ("two", "P1"),
        ]
        assert len(await store.seats(list(IDS))) == 4
        for unknown in ("three", "", "\0", "one\n"):
            assert await store.table(unknown) is None

    with_store(tmp_path, test)


# As on PostgreSQL, where SQLAlchemy writes the log and other processes listen


class Announced:
    """A connection that notes what is executed."""

    def __init__(self) -> None:
        self.said: list[list[str]] = []

    async def execute(self, command: Select[Any]) -> None:
        self.said.append([*command.compile().params.values()])


def test_other_processes_are_told_who_changed_which_table_and_how(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite_url(tmp_path / "test.db"), "me")
        connection: Any = Announced()
        await store.announce(connection, ["one"])
        assert connection.said == [], "a file has one process"
        store.is_postgres = True
        await store.announce(connection, ["one", "two"])
        await store.announce(connection, ["one"], "here")
        assert connection.said == [
            ["tables", "me one,two log"],
            ["tables", "me one here"],
        ]

    asyncio.run(test())


def test_connections_to_postgresql_are_checked_before_use() -> None:
    engine = make_engine("postgresql+asyncpg://here/games")
    assert engine.pool._pre_ping


def test_a_store_that_stopped_holds_no_connection(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite_url(tmp_path / "test.db"), "test")
        await store.start()
        await store.write(fill)
        await store.scalars(select(schema.tables.c.id))
        pool: Any = store.engine.pool
        await store.stop()
        assert store.engine.pool is not pool
        assert not [task for task in asyncio.all_tasks() if task.get_name() == "writer"]
        assert not [each for each in threading.enumerate() if each.name == "commits"]

    asyncio.run(test())


def test_reads_and_writes_are_timed_even_if_they_fail(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        def times(operation: str) -> float:
            return counted(store.metrics, "database_seconds_count", operation=operation)

        writes, reads = times("write"), times("read")
        await store.commit(commit("one", 1))
        with pytest.raises(Conflict):
            await store.commit(commit("one", 1))
        assert (times("write") - writes, times("read") - reads) == (2, 0)
        assert len(await store.log("one", 0)) == 1
        with pytest.raises(DBAPIError):
            await store.tuples(text("SELECT nothing FROM nowhere"))
        assert (times("write") - writes, times("read") - reads) == (2, 2)

    with_store(tmp_path, test)


def test_a_read_whose_caller_is_gone_ends_before_the_store_stops(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite_url(tmp_path / "test.db"), "test")
        await store.start()
        began, used = asyncio.Event(), list[AsyncConnection]()

        async def work(connection: AsyncConnection) -> None:
            began.set()
            await asyncio.sleep(0.01)
            await connection.execute(text("SELECT 1"))
            used.append(connection)

        reading = asyncio.ensure_future(store.read(work))
        await began.wait()
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        await store.stop()
        assert [connection.closed for connection in used] == [True]

    asyncio.run(test())
