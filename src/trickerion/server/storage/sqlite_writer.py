"""Appends to the log in an SQLite file, without SQLAlchemy for speed.

Rows are inserted in the event loop's thread, which takes microseconds because they stay in memory.
The commit waits for the disk in a separate thread. A thread that did both would compete with the
loop for the interpreter after every row.
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final

Row = dict[str, Any]
Job = tuple[Callable[[], None], "asyncio.Future[None]"]
PATIENCE: Final = 30.0
"""Seconds to wait for another writer."""
PAUSE: Final = 0.01


class SqliteWriter:
    """The connection that appends; one task uses it at a time."""

    def __init__(self, file: str, insertion: str, change: str) -> None:
        self._insertion = insertion
        self._change = change
        self._file = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        set_up(self._file)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="commits", daemon=True)
        self._thread.start()

    async def append(self, rows: list[Row], changes: list[Row]) -> None:
        """Insert rows and update others in one durable transaction."""
        await self._begin()
        try:
            self._file.executemany(self._insertion, rows)
            if self._file.executemany(self._change, changes).rowcount != len(changes):
                raise sqlite3.IntegrityError("a table is gone, or has lost entries")
            await self._commit()
        except Exception:
            if self._file.in_transaction:
                self._file.rollback()
            raise

    async def _begin(self) -> None:
        until = monotonic() + PATIENCE
        while True:
            try:
                self._file.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError:
                if monotonic() > until:
                    raise
            await asyncio.sleep(PAUSE)

    def _commit(self) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((self._file.commit, done))
        return done

    def _work(self) -> None:
        while job := self._jobs.get():
            work, done = job
            error: Exception | None = None
            try:
                work()
            except Exception as failure:
                error = failure
            done.get_loop().call_soon_threadsafe(_settle, done, error)

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._file.close()


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def make_private(file: str) -> None:
    """Create a file that only its owner can read, unless it exists. SQLite gives its companion
    files (-wal, -shm) the same rights."""
    os.close(os.open(file, os.O_CREAT, 0o600))


def shut_out_strangers(file: str) -> None:
    """Make a database of an older version unreadable for everyone but its owner and group."""
    for each in map(Path, (file, f"{file}-wal", f"{file}-shm")):
        with contextlib.suppress(OSError):
            each.chmod(each.stat().st_mode & ~0o007)


def set_up(connection: Any, record: object = None) -> None:
    """Make every commit durable, and let readers proceed during writes."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
