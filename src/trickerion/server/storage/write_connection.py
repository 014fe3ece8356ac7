"""A connection for writing that is replaced when it breaks."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from trickerion.server.storage import postgres

T = TypeVar("T")
FAILURES: Final[tuple[type[Exception], ...]] = (OSError, *postgres.FAILURES)


class WriteConnection:
    """One task uses it at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        """PostgreSQL's own connection."""

    async def transact(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run some work in a transaction."""
        connection = await self._open()
        try:
            async with connection.begin():
                return await work(connection)
        except DBAPIError:
            await self.close()
            raise

    async def execute(self, statement: str, values: list[Any]) -> None:
        """Run one statement of PostgreSQL, which is a transaction in itself. Without SQLAlchemy it
        takes a third of the time."""
        await self._open()
        try:
            await self._driver.execute(statement, *values)
        except FAILURES:
            await self.close()
            raise

    async def _open(self) -> AsyncConnection:
        if self._driver is not None and self._driver.is_closed():
            await self.close()
        if self._connection is None:
            self._connection = await self._engine.connect()
            if self._engine.dialect.name == "postgresql":
                raw = await self._connection.get_raw_connection()
                self._driver = raw.driver_connection
        return self._connection

    async def close(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with contextlib.suppress(DBAPIError):
                await connection.close()
