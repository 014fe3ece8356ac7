"""The database: entries are durable before they are broadcast.

Log entries of many tables that arrive together share one transaction. If two processes write the
same version of a table, the second one gets a Conflict.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct, structs
from sqlalchemy import bindparam, event, func, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from trickerion.server.metrics import Metrics
from trickerion.server.storage import postgres, postgres_append, schema
from trickerion.server.storage.rows import SeatRow, TableRow, TableSummary
from trickerion.server.storage.sqlite_writer import (
    SqliteWriter,
    make_private,
    set_up,
    shut_out_strangers,
)
from trickerion.server.storage.write_connection import WriteConnection
from trickerion.server.tables.entry import Entry

T = TypeVar("T")
CHANNEL: Final = "tables"
BATCH: Final = 200
"""Most entries in one transaction. The ids of their tables fit into one announcement, which
PostgreSQL limits to 8,000 bytes."""
GATHERING: Final = 0.01
"""Seconds from one batch to the next while the server is busy. A commit costs nearly as much for
one entry as for ten."""
BUSY: Final = 0.1
"""Seconds for which the server counts as busy after a batch of several jobs. Without others, a
player never waits for company."""
CONFLICTS: Final[tuple[type[Exception], ...]] = (
    *(IntegrityError, sqlite3.IntegrityError),
    *postgres.CONFLICTS,
)
PAGE: Final = 500
"""Entries of a log that are read at a time."""


class Conflict(Exception):
    """Another process has already written this version of the table."""


class Commit(Struct, frozen=True):
    """An entry of a table's log, with the summary of the table after it."""

    table_id: str
    entry: Entry
    summary: TableSummary


Work = Callable[[AsyncConnection], Awaitable[Any]]
Job = tuple[Commit | Work, "asyncio.Future[Any]"]

_INSERT_ENTRIES: Final = insert(schema.entries)
_UPDATE_SUMMARY: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values({field: bindparam(field) for field in TableSummary.__struct_fields__})
)
_SQLITE: Final = sqlite.dialect(paramstyle="named")
_INSERT_INTO_FILE: Final = str(_INSERT_ENTRIES.compile(dialect=_SQLITE))
_UPDATE_IN_FILE: Final = str(
    _UPDATE_SUMMARY.where(schema.tables.c.version >= bindparam("b_before")).compile(dialect=_SQLITE)
)
"""A backup restored meanwhile has shorter logs: an entry must not leave a gap."""


class Store:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str, process: str, metrics: Metrics | None = None) -> None:
        self.url = url
        self.metrics = metrics or Metrics()
        self.process = process
        """The name of this process in announcements."""
        self.is_postgres = url.startswith("postgresql")
        self.engine: AsyncEngine = make_engine(url)
        self._file: SqliteWriter | None = None
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._reads: set[asyncio.Task[Any]] = set()
        self._writing = WriteConnection(self.engine)

    async def start(self) -> None:
        from trickerion.server.storage.migrate import migrate  # noqa: PLC0415 - alembic is slow to import

        file = str(self.engine.url.database)
        if not self.is_postgres:
            make_private(file)
        await migrate(self.engine)
        if not self.is_postgres:
            shut_out_strangers(file)
            self._file = SqliteWriter(file, _INSERT_INTO_FILE, _UPDATE_IN_FILE)
        self._writer = asyncio.create_task(self._write_all(), name="writer")

    async def stop(self) -> None:
        """Write pending entries, then close."""
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await asyncio.gather(*self._reads, return_exceptions=True)
        await self._writing.close()
        if self._file is not None:
            self._file.close()
        await self.engine.dispose()

    # Writing

    async def commit(self, commit: Commit) -> None:
        """Append an entry; returns when it is durable."""
        await self._enqueue(commit)

    async def append_chat(self, table_id: str, entry: Entry) -> None:
        """Append a chat message before the game starts, without touching the rest of the row."""
        row = {"table_id": table_id, **structs.asdict(entry)}
        columns = schema.tables.c
        mine = (columns.id == table_id) & (columns.version >= entry.version - 1)
        changed = update(schema.tables).where(mine).values(version=entry.version)

        async def append(connection: AsyncConnection) -> None:
            await connection.execute(_INSERT_ENTRIES, [row])
            if not (await connection.execute(changed)).rowcount:
                raise Conflict(f"{table_id} has lost entries")
            await self.announce(connection, [table_id])

        await self.write(append)

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run some work in its own transaction."""
        result: T = await self._enqueue(work)
        return result

    async def _enqueue(self, what: Commit | Work) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        with self.metrics.database_write.time():
            self._jobs.put_nowait((what, done))
            return await done

    async def _write_all(self) -> None:
        last = shared = -inf
        while True:
            jobs = [await self._jobs.get()]
            now = monotonic()
            if now < shared + BUSY:
                await asyncio.sleep(max(0.0, last + GATHERING - now))
            while not self._jobs.empty() and len(jobs) < BATCH:
                jobs.append(self._jobs.get_nowait())
            last = monotonic()
            shared = last if len(jobs) > 1 else shared
            await self._write_batch(jobs)
            for _ in jobs:
                self._jobs.task_done()

    async def _write_batch(self, jobs: list[Job]) -> None:
        commits = [(what, done) for what, done in jobs if isinstance(what, Commit)]
        if commits:
            try:
                await self._append([what for what, _ in commits])
            except Exception:
                for what, done in commits:
                    await self._settle(self._append([what]), done)
            else:
                for _, done in commits:
                    _resolve(done, None)
        for work, done in jobs:
            if not isinstance(work, Commit):
                await self._settle(self._writing.transact(work), done)

    async def _settle(self, work: Awaitable[Any], done: "asyncio.Future[Any]") -> None:
        try:
            _resolve(done, await work)
        except CONFLICTS as error:
            _fail(done, Conflict(str(error)))
        except Exception as error:
            _fail(done, error)

    async def _append(self, commits: list[Commit]) -> None:
        rows = [{"table_id": c.table_id, **structs.asdict(c.entry)} for c in commits]
        # Entries come in order: of several for one table, the last summary counts.
        latest = {c.table_id: c.summary for c in commits}
        if self._file is not None:
            first = {c.table_id: c.entry.version for c in reversed(commits)}
            summaries = [
                {"b_id": id, "b_before": first[id] - 1, **structs.asdict(s)}
                for id, s in latest.items()
            ]
            await self._file.append(rows, summaries)
            return
        changes = [{"id": id, **structs.asdict(s)} for id, s in latest.items()]
        told = self._announcement(list(latest), "log")
        values = postgres_append.values(rows, changes, CHANNEL, told)
        await self._writing.execute(postgres_append.STATEMENT, values)

    async def announce(
        self, connection: AsyncConnection, ids: list[str], about: str = "log"
    ) -> None:
        """Notify the other processes as part of the transaction."""
        if self.is_postgres:
            told = self._announcement(ids, about)
            await connection.execute(select(func.pg_notify(CHANNEL, told)))

    def _announcement(self, ids: list[str], about: str) -> str:
        """All tables at once: every process wakes up for every announcement."""
        return f"{self.process} {','.join(ids)} {about}"

    # Reading

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run some work that changes nothing. It goes on when its caller is canceled: a connection
        abandoned in the middle would never be closed."""
        task = asyncio.create_task(self._read(work))
        self._reads.add(task)
        task.add_done_callback(self._read_ended)
        return await asyncio.shield(task)

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        with self.metrics.database_read.time():
            async with self.engine.connect() as connection:
                return await work(connection)

    def _read_ended(self, task: "asyncio.Task[Any]") -> None:
        self._reads.discard(task)
        if not task.cancelled():
            task.exception()  # the caller may be gone

    async def rows(self, query: Any, kind: Callable[..., T]) -> list[T]:
        """The rows of a query, as structs with a field for each column."""

        async def fetch(connection: AsyncConnection) -> list[T]:
            return [kind(**row) for row in (await connection.execute(query)).mappings()]

        return await self.read(fetch)

    async def tuples(self, query: Any) -> list[Any]:
        async def fetch(connection: AsyncConnection) -> list[Any]:
            return [tuple(row) for row in await connection.execute(query)]

        return await self.read(fetch)

    async def scalars(self, query: Any) -> list[Any]:
        """The first column of a query."""
        return [row[0] for row in await self.tuples(query)]

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """A table with its seats and its whole log."""
        found = await self.table_row(id)
        if found is None:
            return None
        log = page = await self.log(id, 0)
        while len(page) == PAGE:
            page = await self.log(id, len(log))
            log = log + page
        return *found, log

    async def table_row(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        if not id.isprintable():  # PostgreSQL refuses NUL even in queries
            return None
        found = await self.rows(select(schema.tables).where(schema.tables.c.id == id), TableRow)
        return (found[0], await self.seats([id])) if found else None

    async def seats(self, ids: list[str]) -> list[SeatRow]:
        columns = schema.seats.c
        order = columns.table_id, columns.seat
        query = select(schema.seats).where(columns.table_id.in_(ids)).order_by(*order)
        return await self.rows(query, SeatRow)

    async def log(self, id: str, after: int, most: int = PAGE) -> list[Entry]:
        """The next entries after a version."""
        columns = schema.entries.c
        query = (
            select(*(columns[field] for field in Entry.__struct_fields__))
            .where(columns.table_id == id, columns.version > after)
            .order_by(columns.version)
            .limit(most)
        )
        return [Entry(*row) for row in await self.tuples(query)]

    async def chat(self, id: str, until: int) -> list[Entry]:
        """The chat messages of a table up to a version."""
        columns = schema.entries.c
        query = select(*(columns[field] for field in Entry.__struct_fields__)).where(
            columns.table_id == id, columns.kind == "say", columns.version <= until
        )
        return [Entry(*row) for row in await self.tuples(query)]


def _resolve(done: "asyncio.Future[Any]", result: Any) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: "asyncio.Future[Any]", error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def make_engine(url: str) -> AsyncEngine:
    """Connect to a database."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", set_up)
    return engine


def sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
