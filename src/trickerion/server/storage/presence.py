"""Which players are connected to which of several processes.

Each connection is a row that expires unless its process renews it. A single process knows all of
its connections, so only PostgreSQL has such rows.
"""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Float, delete, func, insert, select, type_coerce
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server.storage import schema
from trickerion.server.storage.store import Store

HOLDS: Final = 60.0
"""Seconds until a connection expires unless renewed."""
HERE: Final = "here"
"""The last word of an announcement that a player connected or left."""
Connected = tuple[str, int]
"""A table and a seat."""


class Presence:
    """Shares this process's connections with the others."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def note(self, table: str, seat: int, is_here: bool) -> None:
        """A seat's first connection opened, or its last one closed."""
        columns = schema.presence.c

        async def change(connection: AsyncConnection) -> None:
            mine = (columns.process == self.store.process) & (columns.seat == seat)
            await connection.execute(delete(schema.presence).where(mine, columns.table_id == table))
            if is_here:
                await self._insert(connection, [(table, seat)])
            await self.store.announce(connection, [table], HERE)

        await self.store.write(change)

    async def renew(self, connected: Collection[Connected]) -> None:
        """Renew all connections of this process; expired ones are deleted."""
        columns = schema.presence.c

        async def change(connection: AsyncConnection) -> None:
            mine = columns.process == self.store.process
            await connection.execute(delete(schema.presence).where(mine | (columns.until < _now())))
            await self._insert(connection, connected)

        await self.store.write(change)

    async def _insert(self, connection: AsyncConnection, connected: Collection[Connected]) -> None:
        process = self.store.process
        rows = [{"table_id": t, "seat": s, "process": process} for t, s in connected]
        if rows:
            added = insert(schema.presence).values(until=_now() + HOLDS)
            await connection.execute(added, rows)

    async def elsewhere(self, tables: Collection[str]) -> dict[str, set[int]]:
        """The seats of tables whose players are connected to other processes."""
        columns = schema.presence.c
        query = select(columns.table_id, columns.seat).where(
            columns.table_id.in_(tables),
            columns.process != self.store.process,
            columns.until >= _now(),
        )
        found: dict[str, set[int]] = {}
        for table, seat in await self.store.tuples(query):
            found.setdefault(table, set()).add(seat)
        return found


def _now() -> ColumnElement[Any]:
    """The database's time: the clocks of several machines may differ."""
    return type_coerce(func.date_part("epoch", func.clock_timestamp()), Float)
