"""The database: what is written is written for good before anybody is told.

Log entries of many tables that arrive together share one transaction; whoever comes second with
the same version of a table (another process was faster) gets a Conflict.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec
from msgspec import Struct, structs
from sqlalchemy import bindparam, event, insert, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from trickerion.server import schema
from trickerion.server.file_log import FileLog, make_private, set_up, shut_out_strangers
from trickerion.server.standing import Entry

T = TypeVar("T")
CHANNEL: Final = "tables"
BATCH: Final = 200
PAGE: Final = 500
"""Entries of a log that are read at a time."""
Row = dict[str, Any]


class Conflict(Exception):
    """Another process has written this version of the table."""


class Summary(Struct, frozen=True):
    """What lists show of a table, written beside each entry."""

    version: int
    status: str
    asked: str
    turn: int
    scores: str | None
    deadline: float | None
    bot_asked: bool
    mark: str | None
    digest: str | None
    """Of the position, to be recognised when the log is read again ..."""
    rules: int
    """... and the version of the rules that led to it."""
    practice: bool
    updated: float


class Commit(Struct, frozen=True):
    """An entry of a table's log with its summary."""

    table_id: str
    entry: Entry
    summary: Summary


Work = Callable[[AsyncConnection], Awaitable[Any]]
Job = tuple[Commit | Work, "asyncio.Future[Any]"]

_INSERT_ENTRIES: Final = insert(schema.entries)
_UPDATE_SUMMARY: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values({field: bindparam(field) for field in Summary.__struct_fields__})
)
_SQLITE: Final = sqlite.dialect(paramstyle="named")
_INSERT_INTO_FILE: Final = str(_INSERT_ENTRIES.compile(dialect=_SQLITE))
_UPDATE_IN_FILE: Final = str(_UPDATE_SUMMARY.compile(dialect=_SQLITE))


class Store:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str, process: str) -> None:
        self.url = url
        self.process = process
        """The name of this process, by which it knows its own announcements."""
        self.is_postgres = url.startswith("postgresql")
        self.engine: AsyncEngine = make_engine(url)
        self._file: FileLog | None = None
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._writing: AsyncConnection | None = None

    async def start(self) -> None:
        from trickerion.server.migrate import migrate  # noqa: PLC0415 - alembic is slow to import

        file = str(self.engine.url.database)
        if not self.is_postgres:
            make_private(file)
        await migrate(self.engine)
        if not self.is_postgres:
            shut_out_strangers(file)
            self._file = FileLog(file, _INSERT_INTO_FILE, _UPDATE_IN_FILE)
        self._writer = asyncio.create_task(self._write_all(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then close."""
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._close()
        if self._file is not None:
            self._file.close()
        await self.engine.dispose()

    # Writing

    async def commit(self, commit: Commit) -> None:
        """Append an entry; returns when it is durable."""
        await self._enqueue(commit)

    async def talk(self, table_id: str, entry: Entry) -> None:
        """Append what is said before a game begins, and leave the rest of its table alone."""
        row = {"table_id": table_id, **structs.asdict(entry)}
        mine = schema.tables.c.id == table_id
        changed = update(schema.tables).where(mine).values(version=entry.version)

        async def append(connection: AsyncConnection) -> None:
            await connection.execute(_INSERT_ENTRIES, [row])
            await connection.execute(changed)
            await self.announce(connection, [table_id])

        await self.write(append)

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do some work in a transaction of its own."""
        result: T = await self._enqueue(work)
        return result

    async def _enqueue(self, what: Commit | Work) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((what, done))
        return await done

    async def _write_all(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while not self._jobs.empty() and len(jobs) < BATCH:
                jobs.append(self._jobs.get_nowait())
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
                await self._settle(self._transact(work), done)

    async def _settle(self, work: Awaitable[Any], done: "asyncio.Future[Any]") -> None:
        try:
            _resolve(done, await work)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            _fail(done, Conflict(str(error)))
        except Exception as error:
            _fail(done, error)

    async def _transact(self, work: Work) -> Any:
        """In a transaction, on a connection kept for writing; a broken one is replaced."""
        if self._writing is not None and await _is_cut(self._writing):
            await self._close()
        if self._writing is None:
            self._writing = await self.engine.connect()
        try:
            async with self._writing.begin():
                return await work(self._writing)
        except DBAPIError:
            await self._close()
            raise

    async def _close(self) -> None:
        connection, self._writing = self._writing, None
        if connection is not None:
            with contextlib.suppress(DBAPIError):
                await connection.close()

    async def _append(self, commits: list[Commit]) -> None:
        rows = [{"table_id": c.table_id, **structs.asdict(c.entry)} for c in commits]
        # Of several entries of one table the last one's summary counts; they come in order.
        latest = {c.table_id: c.summary for c in commits}
        summaries = [{"b_id": id, **structs.asdict(s)} for id, s in latest.items()]
        if self._file is not None:
            await self._file.append(rows, summaries)
            return

        async def append(connection: AsyncConnection) -> None:
            await connection.execute(_INSERT_ENTRIES, rows)
            await connection.execute(_UPDATE_SUMMARY, summaries)
            await self.announce(connection, list(latest))

        await self._transact(append)

    async def announce(
        self, connection: AsyncConnection, ids: list[str], about: str = "log"
    ) -> None:
        """Tell the other processes, together with the commit: nobody hears of it without."""
        if self.is_postgres:
            words = [f"{self.process} {id} {about}" for id in ids]
            notify = text(
                "SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) word"
            )
            await connection.execute(notify, {"channel": CHANNEL, "words": words})

    # Reading

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do some work that changes nothing."""
        async with self.engine.connect() as connection:
            return await work(connection)

    async def rows(self, query: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def row(self, query: Any) -> Row | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def table(self, id: str) -> tuple[Row, list[Row], list[Entry]] | None:
        """A table with its seats and its whole log."""
        found = await self.table_row(id)
        if found is None:
            return None
        log = page = await self.log(id, 0)
        while len(page) == PAGE:
            page = await self.log(id, len(log))
            log = log + page
        return *found, log

    async def table_row(self, id: str) -> tuple[Row, list[Row]] | None:
        if not id.isprintable():  # PostgreSQL takes no NUL, not even in a question
            return None
        row = await self.row(select(schema.tables).where(schema.tables.c.id == id))
        return None if row is None else (row, await self.seats([id]))

    async def seats(self, ids: list[str]) -> list[Row]:
        columns = schema.seats.c
        return await self.rows(
            select(schema.seats)
            .where(columns.table_id.in_(ids))
            .order_by(columns.table_id, columns.seat)
        )

    async def log(self, id: str, after: int, most: int = PAGE) -> list[Entry]:
        """The next entries after a version."""
        columns = schema.entries.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(*(columns[field] for field in Entry.__struct_fields__))
                .where(columns.table_id == id, columns.version > after)
                .order_by(columns.version)
                .limit(most)
            )
            return [Entry(*row) for row in found]


async def _is_cut(connection: AsyncConnection) -> bool:
    """Has PostgreSQL hung up since? Then nothing of the next transaction would be done."""
    driver = (await connection.get_raw_connection()).driver_connection
    return isinstance(driver, asyncpg.Connection) and bool(driver.is_closed())


def _resolve(done: "asyncio.Future[Any]", result: Any) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: "asyncio.Future[Any]", error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def make_engine(url: str) -> AsyncEngine:
    """The way to a database."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", set_up)
    return engine


def sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
