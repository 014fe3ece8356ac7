"""Health check: the database must accept writes, because a full disk still answers reads."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from trickerion.server.storage.store import Store

LOG: Final = logging.getLogger("trickerion.server")
FRESH: Final = 5.0
"""Seconds that a result is cached."""
PATIENCE: Final = 5.0
"""Seconds to wait for the database."""
SMALL_WRITE: Final = text("UPDATE alembic_version SET version_num = version_num")
"""A durable write that changes nothing. Every database has this row."""


class HealthCheck:
    """Tests the database with a small durable write."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._beat: asyncio.Task[str | None] | None = None
        self._until = 0.0

    async def fault(self) -> str | None:
        """What is wrong with the database, in a sentence; None if it works."""
        if self._beat is None or (self._beat.done() and self._now() >= self._until):
            self._beat = asyncio.create_task(self._try())
        return await asyncio.shield(self._beat)

    async def _try(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.write(lambda connection: connection.execute(SMALL_WRITE))
        except Exception as error:
            LOG.error("the database can't be written to: %r", error)
            return _sentence(error)
        finally:
            self._until = self._now() + FRESH
        return None


def _sentence(error: Exception) -> str:
    """SQLite's errors may be public; PostgreSQL's may name hosts and users."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, TimeoutError):
        return f"The database has not answered for {PATIENCE:.0f} seconds."
    if isinstance(cause, sqlite3.Error):
        return f"The database cannot be written to: {cause}."
    return "The database cannot be written to; the server's log says why."
