"""Notifications from other processes through PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from trickerion.server.storage import postgres

LOG: Final = logging.getLogger("trickerion.server")
PAUSE: Final = 0.5
"""Seconds before reconnecting."""
FAILURES: Final[tuple[type[Exception], ...]] = (OSError, *postgres.FAILURES)


class NotifyBackend(AsyncPgChannelsBackend):
    """Reconnects after a dropped connection and catches up on missed notifications."""

    def __init__(self, dsn: str, process: str, missed: Callable[[], Awaitable[None]]) -> None:
        """`process`: the name of this process, which starts its own notifications."""
        super().__init__(dsn)
        self._process = process
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

    def _listener(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        """PostgreSQL sends a process its own notifications too, one for each action: drop them."""
        if not str(payload).startswith(f"{self._process} "):
            super()._listener(connection, pid, channel, payload)

    def _dropped(self, connection: Any) -> None:
        if not self._is_closing:
            self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        LOG.warning("lost the connection for notifications from other processes")
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
