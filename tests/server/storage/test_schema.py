"""The tables of the database have room for whatever the protocol lets through."""

from typing import Any, get_args

import pytest
from msgspec import Meta
from msgspec.structs import fields
from sqlalchemy import Column

from trickerion.server.protocol import messages
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.storage import schema

LIMITS = {field.name: field.type for field in fields(NewTable)}


def longest(limited: Any) -> int:
    """How long a text of the protocol may be."""
    (limit,) = [each.max_length for each in get_args(limited) if isinstance(each, Meta)]
    assert limit is not None
    return limit


def room(column: Any) -> int:
    """How many characters a column holds."""
    found: int = column.type.length
    return found


@pytest.mark.parametrize(
    ("limited", "column"),
    [
        (messages.Name, schema.users.c.name),
        (messages.Name, schema.seats.c.name),
        (messages.Name, schema.entries.c.name),
        (messages.ActionId, schema.entries.c.client),
        (messages.Level, schema.seats.c.bot),
        (LIMITS["title"], schema.tables.c.title),
        (LIMITS["takeover"], schema.tables.c.takeover),
    ],
    ids=str,
)
def test_a_column_holds_the_longest_text(limited: Any, column: Column[str]) -> None:
    """R11: PostgreSQL refuses what is longer; SQLite would not notice."""
    assert room(column) >= longest(limited)


def test_every_table_has_a_key_and_finds_what_it_refers_to() -> None:
    for table in schema.metadata.tables.values():
        assert table.primary_key.columns
        for key in table.foreign_keys:
            assert key.column.primary_key
            assert room(key.parent) == room(key.column)
