"""Who was removed from a table, and may not come back to it."""

from time import time
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.store import Store
from trickerion.server.tables.table import GameTable
from trickerion.server.visitors import Visitor

REMOVED: Final = "removed"
"""The last word of an announcement that a visitor was removed."""
COLUMNS: Final = schema.removals.c


def removed() -> CommandRefused:
    return CommandRefused("removed", "You were removed from this table.")


async def add(connection: AsyncConnection, table_id: str, key: str) -> None:
    """Note a visitor's key."""
    row = {"table_id": table_id, "key": key}
    again = (COLUMNS.table_id == table_id) & (COLUMNS.key == key)
    await connection.execute(delete(schema.removals).where(again))
    await connection.execute(insert(schema.removals), {**row, "created": time()})


async def check(connection: AsyncConnection, table_id: str, visitor: Visitor) -> None:
    """Refuse a visitor who was removed."""
    mine = COLUMNS.key.in_(visitor.keys(table_id))
    found = select(COLUMNS.key).where(COLUMNS.table_id == table_id, mine)
    if (await connection.execute(found)).first() is not None:
        raise removed()


async def keys(store: Store, table_id: str) -> set[str]:
    return set(await store.scalars(select(COLUMNS.key).where(COLUMNS.table_id == table_id)))


async def close_removed(table: GameTable) -> None:
    """Close the connections of spectators who were removed; seats have their tokens."""
    gone = await keys(table.store, table.id)
    table.viewers.close(
        removed(),
        lambda viewer, listener: viewer == table.players and listener.key in gone,
    )
