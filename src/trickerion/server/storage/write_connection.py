"""A connection for writing that is replaced when it breaks."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")


class WriteConnection:
    """One task uses it at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def transact(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run some work in a transaction."""
        connection = await self._open()
        try:
            async with connection.begin():
                return await work(connection)
        except DBAPIError:
            await self.close()
            raise

    async def _open(self) -> AsyncConnection:
        if self._connection is not None and await _is_cut(self._connection):
            await self.close()
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError):
                await connection.close()


async def _is_cut(connection: AsyncConnection) -> bool:
    """Has PostgreSQL closed the connection?"""
    if connection.dialect.name != "postgresql":
        return False
    driver: Any = (await connection.get_raw_connection()).driver_connection
    return driver is not None and bool(driver.is_closed())
