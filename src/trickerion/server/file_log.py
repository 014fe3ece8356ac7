"""The log in an SQLite file, written to without SQLAlchemy: what every action does must be cheap.

Rows are laid down in the loop's thread, which is a matter of microseconds: they stay in memory. The
commit waits for the disk, in a thread of its own. A thread that did both would have to wait for its
turn with the interpreter after every row, and make the loop wait for it.
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
"""Seconds to wait for somebody else who writes to the file."""
PAUSE: Final = 0.01


class FileLog:
    """The one connection that appends; used by one task at a time."""

    def __init__(self, file: str, insertion: str, change: str) -> None:
        self._insertion = insertion
        self._change = change
        self._file = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        set_up(self._file)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="commits", daemon=True)
        self._thread.start()

    async def append(self, rows: list[Row], changes: list[Row]) -> None:
        """Insert some rows and change others in one transaction; returns when it is durable."""
        await self._begin()
        try:
            self._file.executemany(self._insertion, rows)
            self._file.executemany(self._change, changes)
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
    """Make a file that only its owner can read, if it is not there yet. SQLite gives the files it
    puts beside it (-wal, -shm) the same rights."""
    os.close(os.open(file, os.O_CREAT, 0o600))


def shut_out_strangers(file: str) -> None:
    """Nobody but the owner and the group may read a database that was made by an older version."""
    for each in map(Path, (file, f"{file}-wal", f"{file}-shm")):
        with contextlib.suppress(OSError):
            each.chmod(each.stat().st_mode & ~0o007)


def set_up(connection: Any, record: object = None) -> None:
    """Durable at every commit, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
