"""Appends to the log in PostgreSQL with one statement, which is a transaction in itself.

A transaction of several statements would wait for the database after each of them.
"""

from typing import Any, Final

from sqlalchemy import Column, text
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server.storage import schema
from trickerion.server.storage.rows import TableSummary

Row = dict[str, Any]
_KINDS: Final = {bool: "BOOLEAN", float: "FLOAT", int: "BIGINT", str: "TEXT"}
_SUMMARY: Final = TableSummary.__struct_fields__


def _array(name: str, column: "Column[Any]") -> str:
    """A parameter with the values of one column."""
    return f"CAST(:{name} AS {_KINDS[column.type.python_type]}[])"


def _statement() -> str:
    entries, tables = schema.entries.c, schema.tables.c
    values = ", ".join(_array(f"e_{column.name}", column) for column in entries)
    changes = ", ".join(_array(f"t_{name}", tables[name]) for name in ("id", *_SUMMARY))
    return f"""
        WITH added AS (
            INSERT INTO entries ({", ".join(entries.keys())}) SELECT * FROM unnest({values})
        ), changed AS (
            UPDATE tables SET {", ".join(f"{name} = new.{name}" for name in _SUMMARY)}
            FROM unnest({changes}) AS new (id, {", ".join(_SUMMARY)}) WHERE tables.id = new.id
        )
        SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS TEXT[])) word
    """


_APPEND: Final = text(_statement())


async def append(
    connection: AsyncConnection,
    rows: list[Row],
    summaries: list[Row],
    channel: str,
    words: list[str],
) -> None:
    """Insert entries, update the summaries of their tables and notify the other processes."""
    values = {f"e_{one.name}": [row[one.name] for row in rows] for one in schema.entries.c}
    changes = {f"t_{name}": [row[name] for row in summaries] for name in ("id", *_SUMMARY)}
    await connection.execute(_APPEND, {**values, **changes, "channel": channel, "words": words})
