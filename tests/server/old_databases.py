"""Databases as earlier versions of the server wrote them."""

import asyncio
import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Boolean, Connection, MetaData, Table, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from trickerion.server.storage import schema
from trickerion.server.storage.migrate import config
from trickerion.server.storage.rows import TableRow
from trickerion.server.storage.store import Store
from trickerion.server.tables import restore

FOLDER = Path(__file__).parent / "old"
Rows = dict[str, list[dict[str, Any]]]
"""By the name of their table."""


def names() -> list[str]:
    """Of each version of the rules the last server's database is kept, and the very first one."""
    return sorted(file.name.split(".")[0] for file in FOLDER.iterdir())


def revision(rows: Rows) -> str:
    found: str = rows["alembic_version"][0]["version_num"]
    return found


def dumped(file: Path) -> Rows:
    memory = sqlite3.connect(":memory:")
    memory.row_factory = sqlite3.Row
    memory.executescript(lzma.decompress(file.read_bytes()).decode())
    names = [row[0] for row in memory.execute("SELECT name FROM sqlite_master WHERE type='table'")]
    found = {name: [dict(row) for row in memory.execute(f"SELECT * FROM {name}")] for name in names}
    memory.close()
    return found


async def rewrite(database: str, revision: str, rows: Rows | None = None) -> None:
    """Make a database one of an earlier revision, with these rows or those it has."""
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(lambda c: _rewrite(c, revision, rows))
    await engine.dispose()


def _rewrite(connection: Connection, revision: str, rows: Rows | None) -> None:
    new = MetaData()
    new.reflect(connection)
    if rows is None:
        rows = {
            name: [dict(row) for row in connection.execute(table.select()).mappings()]
            for name, table in new.tables.items()
        }
    new.drop_all(connection)
    found = config()
    found.attributes["connection"] = connection
    command.upgrade(found, revision)
    old = MetaData()
    old.reflect(connection)
    for table in old.sorted_tables:
        kept = [_known(row, table) for row in rows.get(table.name, [])]
        if kept and table.name != "alembic_version":
            connection.execute(insert(table), kept)


def _known(row: dict[str, Any], table: Table) -> dict[str, Any]:
    """As much of a row as the table has columns for; SQLite keeps truth values as numbers."""
    kinds = {name: column.type for name, column in table.c.items()}
    known = {name: value for name, value in row.items() if name in kinds}
    return {n: bool(v) if isinstance(kinds[n], Boolean) else v for n, v in known.items()}


def old_rows(name: str = "rules_1_first") -> Rows:
    """Running, waiting and finished games, as if the old server had been stopped just now: no clock
    has run out."""
    rows = dumped(FOLDER / f"{name}.sql.xz")
    late = time() - max(entry["at"] for entry in rows["entries"])
    for entry in rows["entries"]:
        entry["at"] += late
    for table in rows["tables"]:
        seconds = table["seconds"] if table["deadline"] is not None else None
        table["deadline"] = time() + seconds if seconds else None
    return rows


@contextmanager
def other_rules() -> Iterator[None]:
    """As if the rules had changed so that every game leads elsewhere."""

    with pytest.MonkeyPatch.context() as patch:
        for name in ("digest_of", "mark_of"):
            patch.setattr(restore, name, lambda game: "elsewhere")
        yield


def stored_tables(database: str) -> dict[str, TableRow]:
    async def read() -> list[TableRow]:
        store = Store(database, "test")
        try:
            return await store.rows(select(schema.tables), TableRow)
        finally:
            await store.engine.dispose()

    return {row.id: row for row in asyncio.run(read())}
