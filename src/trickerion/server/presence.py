"""Who is connected to which of several processes.

A connection is a row that holds for a while and is renewed; if its process dies it runs out. One
process alone knows all of its connections, so only PostgreSQL has such rows.
"""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Float, delete, func, insert, select, type_coerce
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import schema
from trickerion.server.store import Row, Store

HOLDS: Final = 60.0
"""Seconds."""
HERE: Final = "here"
"""The last word of an announcement that somebody came or went."""
Connected = tuple[str, int]
"""A table and a seat."""


class Presence:
    """The connections of this process, told to the others, and theirs."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def note(self, table: str, seat: int, is_here: bool) -> None:
        """Somebody came to a seat, or the last one of it went."""
        columns = schema.presence.c

        async def change(connection: AsyncConnection) -> None:
            mine = (columns.process == self.store.process) & (columns.seat == seat)
            await connection.execute(delete(schema.presence).where(mine, columns.table_id == table))
            if is_here:
                await self._insert(connection, [(table, seat)])
            await self.store.announce(connection, [table], HERE)

        await self.store.write(change)

    async def renew(self, connected: Collection[Connected]) -> None:
        """These are the connections of this process; what has run out is forgotten."""
        columns = schema.presence.c

        async def change(connection: AsyncConnection) -> None:
            mine = columns.process == self.store.process
            await connection.execute(delete(schema.presence).where(mine | (columns.until < _now())))
            await self._insert(connection, connected)

        await self.store.write(change)

    async def _insert(self, connection: AsyncConnection, connected: Collection[Connected]) -> None:
        process = self.store.process
        rows: list[Row] = [{"table_id": t, "seat": s, "process": process} for t, s in connected]
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
        for row in await self.store.rows(query):
            found.setdefault(row["table_id"], set()).add(row["seat"])
        return found


def _now() -> ColumnElement[Any]:
    """The time of the database: clocks of several machines need not agree."""
    return type_coerce(func.date_part("epoch", func.clock_timestamp()), Float)
