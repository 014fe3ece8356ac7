"""The statement that appends to the log in PostgreSQL, a transaction in itself.

A transaction of several statements would wait for the database after each of them.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from sqlalchemy import Column

from trickerion.server.storage import schema
from trickerion.server.storage.rows import TableSummary

Row = dict[str, Any]
_KINDS: Final = {bool: "BOOLEAN", float: "FLOAT", int: "BIGINT", str: "TEXT"}
_ENTRY: Final = schema.entries.c.keys()
_SUMMARY: Final = TableSummary.__struct_fields__
_CHANGE: Final = ("id", *_SUMMARY)


def _arrays(columns: list["Column[Any]"], numbers: Iterator[int]) -> str:
    """For each column a parameter with its values."""
    return ", ".join(f"${next(numbers)}::{_KINDS[each.type.python_type]}[]" for each in columns)


def _statement() -> str:
    numbers = count(1)
    entries = _arrays([schema.entries.c[name] for name in _ENTRY], numbers)
    changes = _arrays([schema.tables.c[name] for name in _CHANGE], numbers)
    return f"""
        WITH added AS (
            INSERT INTO entries ({", ".join(_ENTRY)}) SELECT * FROM unnest({entries})
        ), changed AS (
            UPDATE tables SET {", ".join(f"{name} = new.{name}" for name in _SUMMARY)}
            FROM unnest({changes}) AS new ({", ".join(_CHANGE)}) WHERE tables.id = new.id
        )
        SELECT pg_notify(${next(numbers)}, ${next(numbers)})
    """


STATEMENT: Final = _statement()
"""Inserts entries, updates the summaries of their tables and notifies the other processes."""


def values(rows: list[Row], summaries: list[Row], channel: str, announcement: str) -> list[Any]:
    """The parameters of the statement."""
    return [
        *([row[name] for row in rows] for name in _ENTRY),
        *([row[name] for row in summaries] for name in _CHANGE),
        *(channel, announcement),
    ]
