"""A bounded queue for deliveries, with a share per host."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Line = deque["asyncio.Future[None]"]


class Dropped(Exception):
    """Why a delivery was dropped before it started."""


class DeliveryQueue:
    """Admits `running` deliveries at a time, at most `share` of them to one host; hosts take turns.

    At most `queue` deliveries wait, and one host has at most its share of those, too.
    """

    def __init__(self, running: int, share: int, queue: int) -> None:
        self._free = running
        self._share = share
        self._queue = queue
        self._line_length = queue * share // running
        self._running: Counter[str] = Counter()
        self._lines: OrderedDict[str, Line] = OrderedDict()

    @asynccontextmanager
    async def turn(self, host: str) -> AsyncIterator[None]:
        """Wait for a slot and hold it; raises Dropped if too many are waiting."""
        await self._enter(host)
        try:
            yield
        finally:
            self._leave(host)

    async def _enter(self, host: str) -> None:
        line = self._lines.get(host, ())
        if len(line) >= self._line_length or sum(map(len, self._lines.values())) >= self._queue:
            raise Dropped(f"too many notifications are waiting for {host}")
        admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(host, deque()).append(admitted)
        self._admit()
        try:
            await admitted
        except asyncio.CancelledError:
            if not admitted.cancelled():
                self._leave(host)
            raise

    def _leave(self, host: str) -> None:
        self._free += 1
        self._running[host] -= 1
        if not self._running[host]:
            del self._running[host]
        self._admit()

    def _admit(self) -> None:
        while self._free and (host := self._next_host()) is not None:
            line = self._lines.pop(host)
            admitted = line.popleft()
            if line:
                self._lines[host] = line  # at the end: the other hosts come first
            if not admitted.cancelled():
                self._free -= 1
                self._running[host] += 1
                admitted.set_result(None)

    def _next_host(self) -> str | None:
        """The host with the fewest running deliveries among those below their share."""
        host = min(self._lines, key=lambda host: self._running[host], default=None)
        return host if host is not None and self._running[host] < self._share else None
