"""Overdue tables: time is up or a bot is to move, and no process has the table open.

After an outage there may be thousands. They are opened one after the other in the background, with
a rest in between, so that nobody who plays notices. The deadline that passed last comes first: what
falls due now is on time, however many are late already.
"""

import contextlib
import logging
from collections.abc import Awaitable, Callable
from itertools import zip_longest
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Select, select

from trickerion.server import schema
from trickerion.server.protocol import Refusal

if TYPE_CHECKING:
    from trickerion.server.house import House

LOG: Final = logging.getLogger("trickerion.server")
COLUMNS: Final = schema.tables.c
BATCH: Final = 20
EVERY: Final = 2.0
"""Seconds between two looks at the database when nothing is overdue."""
NEGLECTED: Final = 5.0
"""Seconds after which any process looks after a bot that has not answered."""
REST: Final = 3.0
"""How many times as long as opening a table took the worker rests afterwards."""
SHORTEST_REST: Final = 0.02
LONGEST_REST: Final = 0.2
RETRY: Final = 300.0
"""Seconds before a table that could not be opened is tried again."""


class Overdue:
    """One worker per process."""

    def __init__(self, house: "House", sleep: Callable[[float], Awaitable[None]]) -> None:
        self.house = house
        self._sleep = sleep
        self._skipped: dict[str, float] = {}
        """Tables that failed, and until when they are left alone."""
        self._bots_after = ""
        """The id up to which neglected bots were looked after: all get their turn."""

    async def work(self) -> None:
        await self._retry_set_aside()
        while True:
            if not await self.take_up_some():
                await self._sleep(EVERY)

    async def take_up_some(self) -> int:
        """Open a few overdue tables; how many there were. After a while it is time to look again:
        what has fallen due meanwhile comes first."""
        began = self.house.now()
        try:
            due = await self._due()
        except Exception:
            LOG.exception("could not look for overdue tables")
            return 0
        for id in due:
            if self.house.now() - began > EVERY:
                break
            await self._take_up(id)
        return len(due)

    async def _due(self) -> list[str]:
        clocks = await self._ids(
            select(COLUMNS.id)
            .where(COLUMNS.status == "playing", COLUMNS.deadline <= self.house.wall())
            .where(COLUMNS.id.not_in(self._still_skipped()))
            .order_by(COLUMNS.deadline.desc())
        )
        bots = await self._neglected_bots()
        return [id for pair in zip_longest(clocks, bots) for id in pair if id is not None]

    async def _neglected_bots(self) -> list[str]:
        before = self.house.wall() - NEGLECTED
        found = await self._ids(
            select(COLUMNS.id)
            .where(COLUMNS.status == "playing", COLUMNS.bot_asked, COLUMNS.updated < before)
            .where(COLUMNS.id > self._bots_after)
            .order_by(COLUMNS.id)
        )
        self._bots_after = found[-1] if len(found) == BATCH else ""
        return [id for id in found if id not in self.house.tables]

    async def _retry_set_aside(self) -> None:
        """Games that another version of this server could not continue; this one may."""
        after = ""
        query = select(COLUMNS.id).where(COLUMNS.set_aside.is_not(None)).order_by(COLUMNS.id)
        with contextlib.suppress(Exception):
            while found := await self._ids(query.where(COLUMNS.id > after)):
                for id in found:
                    await self._take_up(id)
                after = found[-1]

    async def _ids(self, query: Select[Any]) -> list[str]:
        return [row["id"] for row in await self.house.store.rows(query.limit(BATCH))]

    async def _take_up(self, id: str) -> None:
        began = perf_counter()
        try:
            await self.house.attend_to(id)
        except Refusal:
            pass  # set aside, and no longer listed as overdue
        except Exception:
            LOG.exception("an overdue table could not be opened", extra={"table": id})
            self._skipped[id] = self.house.now() + RETRY
        rest = REST * (perf_counter() - began)
        await self._sleep(min(max(SHORTEST_REST, rest), LONGEST_REST))

    def _still_skipped(self) -> list[str]:
        now = self.house.now()
        self._skipped = {id: until for id, until in self._skipped.items() if until > now}
        return list(self._skipped)
