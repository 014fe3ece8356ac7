"""The log in an SQLite file: whole transactions, and a bounded wait for the lock."""

import asyncio
import itertools
import sqlite3
import threading
from pathlib import Path

import pytest

from trickerion.server.storage.sqlite_writer import SqliteWriter, make_private, shut_out_strangers


def file_log(file: Path) -> SqliteWriter:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS t (a PRIMARY KEY, b)")
    connection.close()
    return SqliteWriter(
        str(file), "INSERT INTO t VALUES (:a, 0)", "UPDATE t SET b = :b WHERE a = :a"
    )


def rows_of(file: Path) -> list[tuple[int, int]]:
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT a, b FROM t ORDER BY a").fetchall()
    connection.close()
    return found


def test_what_cannot_be_appended_leaves_nothing_behind(tmp_path: Path) -> None:
    async def test() -> None:
        log = file_log(tmp_path / "a.db")
        await log.append([{"a": 1}, {"a": 2}], [{"a": 1, "b": 5}])
        with pytest.raises(sqlite3.IntegrityError):
            await log.append([{"a": 3}, {"a": 1}], [])
        with pytest.raises(sqlite3.ProgrammingError):
            await log.append([{"a": 3}], [{"a": 1}])
        await log.append([{"a": 4}], [])
        log.close()
        assert rows_of(tmp_path / "a.db") == [(1, 5), (2, 0), (4, 0)]

    asyncio.run(test())


def test_a_file_that_stays_locked_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        log = file_log(tmp_path / "a.db")
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        clock = itertools.count(0.0, 20.0)
        monkeypatch.setattr(
            "trickerion.server.storage.sqlite_writer.monotonic", lambda: next(clock)
        )
        pauses: list[float] = []

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        monkeypatch.setattr(asyncio, "sleep", sleep)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await log.append([{"a": 1}], [])
        assert pauses
        assert all(0 < pause < 0.1 for pause in pauses)
        assert next(clock) == 60, "tried at once, after 20 seconds, and not after 40"
        other.execute("ROLLBACK")
        other.close()
        await log.append([{"a": 1}], [])
        log.close()
        assert rows_of(tmp_path / "a.db") == [(1, 0)]

    asyncio.run(test())


def test_the_loop_never_waits_for_a_lock(tmp_path: Path) -> None:
    """SQLite itself would sleep in the loop's thread."""
    log = file_log(tmp_path / "a.db")
    assert log._file.execute("PRAGMA busy_timeout").fetchone() == (0,)
    log.close()


def test_a_closed_log_leaves_neither_a_thread_nor_a_connection(tmp_path: Path) -> None:
    log = file_log(tmp_path / "a.db")
    (thread,) = [thread for thread in threading.enumerate() if thread.name == "commits"]
    assert thread.daemon, "a server that fails can end without it"
    log.close()
    assert not thread.is_alive()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        log._file.execute("SELECT 1")


def test_a_commit_that_fails_is_rolled_back_and_reported(tmp_path: Path) -> None:
    async def test() -> None:
        log = file_log(tmp_path / "a.db")

        def fail() -> None:
            raise sqlite3.OperationalError("disk full")

        commit = log._commit

        def failing_commit() -> "asyncio.Future[None]":
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            log._jobs.put((fail, done))
            return done

        log._commit = failing_commit  # type: ignore[method-assign]
        with pytest.raises(sqlite3.OperationalError, match="disk full"):
            await log.append([{"a": 1}], [])
        log._commit = commit  # type: ignore[method-assign]
        await log.append([{"a": 2}], [])
        log.close()
        assert rows_of(tmp_path / "a.db") == [(2, 0)]

    asyncio.run(test())


def rights(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_strangers_read_neither_the_file_nor_what_sqlite_puts_beside_it(tmp_path: Path) -> None:
    for name in ("a.db", "a.db-wal", "a.db-shm"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o667)
    shut_out_strangers(str(tmp_path / "a.db"))
    assert {rights(file) for file in tmp_path.glob("a.db*")} == {0o660}
    shut_out_strangers(str(tmp_path / "none.db"))
    make_private(str(tmp_path / "a.db"))
    make_private(str(tmp_path / "new.db"))
    assert rights(tmp_path / "a.db") == 0o660, "what is there already is left alone"
    assert rights(tmp_path / "new.db") == 0o600
