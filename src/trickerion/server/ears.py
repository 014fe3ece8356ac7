"""What a process hears of the others: PostgreSQL's announcements, also after the line was cut."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

LOG: Final = logging.getLogger("trickerion.server")
PAUSE: Final = 0.5
"""Seconds before a lost line is tried again."""
FAILURES: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Ears(AsyncPgChannelsBackend):
    """A line that drops is made anew, and what was said meanwhile is asked for."""

    def __init__(self, dsn: str, missed: Callable[[], Awaitable[None]]) -> None:
        super().__init__(dsn)
        self._missed = missed
        self._mending: asyncio.Task[None] | None = None
        self._is_closing = False

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._dropped)

    async def on_shutdown(self) -> None:
        self._is_closing = True
        if self._mending is not None:
            self._mending.cancel()
            await asyncio.gather(self._mending, return_exceptions=True)
        await super().on_shutdown()

    def _dropped(self, connection: Any) -> None:
        if not self._is_closing:
            self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        LOG.warning("the line to the other processes was cut")
        while not await self._listen_again():
            await asyncio.sleep(PAUSE)
        while not await self._catch_up():
            await asyncio.sleep(PAUSE)

    async def _catch_up(self) -> bool:
        try:
            await self._missed()
        except Exception as error:
            LOG.warning("could not catch up yet: %r", error)
            return False
        return True

    async def _listen_again(self) -> bool:
        async with self._listener_lock:
            try:
                line = await self._connect()
                for channel in self._subscribed_channels:
                    await line.add_listener(channel, self._listener)
            except FAILURES:
                return False
            line.add_termination_listener(self._dropped)
            self._listener_conn = line
            return True
