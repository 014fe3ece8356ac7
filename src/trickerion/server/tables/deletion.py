"""Closing and deleting tables in the database; running servers follow the audit log."""

from time import time
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import audit_log
from trickerion.server.notifications import push_subscriptions
from trickerion.server.storage import schema
from trickerion.server.storage.store import Store

COLUMNS: Final = schema.tables.c
PARTS: Final = (
    *(schema.entries, schema.seats, schema.presence),
    *(schema.archive_chunks, schema.removals, schema.reviews),
)
"""What belongs to a table, by its id."""


async def close(store: Store, id: str, actor: str) -> bool:
    """End a table without a result; it can still be watched. False if there is none to close."""
    values: dict[str, Any] = {"closed": time(), "deadline": None, "bot_asked": False}
    mine = (COLUMNS.id == id) & COLUMNS.closed.is_(None) & (COLUMNS.status != "over")

    async def change(connection: AsyncConnection) -> bool:
        found = await connection.execute(update(schema.tables).where(mine).values(values))
        if found.rowcount:
            await audit_log.append(connection, actor, "table_closed", id)
        return bool(found.rowcount)

    return await store.write(change)


async def remove(store: Store, id: str, actor: str, *still: ColumnElement[bool]) -> bool:
    """Delete a table with its log, unless the condition no longer holds; was there one?"""

    async def change(connection: AsyncConnection) -> bool:
        query = select(COLUMNS.title).where(COLUMNS.id == id, *still).with_for_update()
        if (await connection.execute(query)).first() is None:
            return False
        await push_subscriptions.remove_guests(connection, schema.seats.c.table_id == id)
        for part in PARTS:
            await connection.execute(delete(part).where(part.c.table_id == id))
        await connection.execute(delete(schema.tables).where(COLUMNS.id == id))
        await audit_log.append(connection, actor, "table_deleted", id)
        return True

    return await store.write(change)
