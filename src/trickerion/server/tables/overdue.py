"""Overdue tables: a seat is out of time or a bot is to act, and no process has the table open.

After an outage there may be thousands. They are opened one by one in the background, with a pause
in between, so that players don't notice. The latest deadline comes first: a table that falls due
now is on time, however many are late already.
"""

import contextlib
import logging
from collections.abc import Awaitable, Callable
from itertools import zip_longest
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Select, select

from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema

if TYPE_CHECKING:
    from trickerion.server.tables.registry import TableRegistry

LOG: Final = logging.getLogger("trickerion.server")
COLUMNS: Final = schema.tables.c
RUNNING: Final = (COLUMNS.status == "playing") & COLUMNS.closed.is_(None)
BATCH: Final = 20
EVERY: Final = 2.0
"""Seconds between two queries when nothing is overdue."""
NEGLECTED: Final = 5.0
"""Seconds after which any process takes over a bot that hasn't answered."""
REST: Final = 3.0
"""The worker pauses this many times as long as opening a table took."""
SHORTEST_REST: Final = 0.02
LONGEST_REST: Final = 0.2
RETRY: Final = 300.0
"""Seconds before a table that couldn't be opened is retried."""


class Overdue:
    """One worker per process."""

    def __init__(
        self, registry: "TableRegistry", sleep: Callable[[float], Awaitable[None]]
    ) -> None:
        self.registry = registry
        self._sleep = sleep
        self._skipped: dict[str, float] = {}
        """Tables that failed, and when to retry them."""
        self._bots_after = ""
        """The id up to which neglected bots were handled, so that all get their turn."""

    async def work(self) -> None:
        await self._retry_set_aside()
        while True:
            if not await self.take_up_some():
                await self._sleep(EVERY)

    async def take_up_some(self) -> int:
        """Open a few overdue tables; returns how many there were. It stops after a while to query
        again: tables that have fallen due since come first."""
        began = self.registry.now()
        try:
            due = await self._due()
        except Exception:
            LOG.exception("could not query overdue tables")
            return 0
        for id in due:
            if self.registry.now() - began > EVERY:
                break
            await self._take_up(id)
        return len(due)

    async def _due(self) -> list[str]:
        clocks = await self._ids(
            select(COLUMNS.id)
            .where(RUNNING, COLUMNS.deadline <= self.registry.wall())
            .where(COLUMNS.id.not_in(self._still_skipped()))
            .order_by(COLUMNS.deadline.desc())
        )
        bots = await self._neglected_bots()
        return [id for pair in zip_longest(clocks, bots) for id in pair if id is not None]

    async def _neglected_bots(self) -> list[str]:
        before = self.registry.wall() - NEGLECTED
        found = await self._ids(
            select(COLUMNS.id)
            .where(RUNNING, COLUMNS.bot_asked, COLUMNS.updated < before)
            .where(COLUMNS.id > self._bots_after)
            .order_by(COLUMNS.id)
        )
        self._bots_after = found[-1] if len(found) == BATCH else ""
        return [id for id in found if id not in self.registry.tables]

    async def _retry_set_aside(self) -> None:
        """Retry games that another version of this server couldn't continue."""
        after = ""
        query = select(COLUMNS.id).where(COLUMNS.set_aside.is_not(None)).order_by(COLUMNS.id)
        with contextlib.suppress(Exception):
            while found := await self._ids(query.where(COLUMNS.id > after)):
                for id in found:
                    await self._take_up(id)
                after = found[-1]

    async def _ids(self, query: Select[Any]) -> list[str]:
        return await self.registry.store.scalars(query.limit(BATCH))

    async def _take_up(self, id: str) -> None:
        began = perf_counter()
        try:
            await self.registry.attend_to(id)
        except CommandRefused:
            pass  # set aside, so no longer overdue
        except Exception:
            LOG.exception("an overdue table could not be opened", extra={"table": id})
            self._skipped[id] = self.registry.now() + RETRY
        rest = REST * (perf_counter() - began)
        await self._sleep(min(max(SHORTEST_REST, rest), LONGEST_REST))

    def _still_skipped(self) -> list[str]:
        now = self.registry.now()
        self._skipped = {id: until for id, until in self._skipped.items() if until > now}
        return list(self._skipped)
