"""Makes the reviews that players ask for, one after another in the background, and keeps them."""

import asyncio
import logging
import zlib
from time import time
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.review.shapes import FORMAT
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.reviews.worker import ReviewReport, ReviewRequest
from trickerion.server.storage import schema
from trickerion.server.storage.store import Conflict, Store
from trickerion.server.subprocesses import ChildProcess

LOG: Final = logging.getLogger("trickerion.server")
COLUMNS: Final = schema.reviews.c
LONGEST_LINE: Final = 16_000_000
PATIENCE: Final = 120.0
"""Seconds without any progress after which a review is given up."""
MOST_WAITING: Final = 50


class Waiting:
    """A review that somebody asked for."""

    def __init__(self, table_id: str, record: str) -> None:
        self.table_id = table_id
        self.record = record
        self.progress = 0.0


class Reviewer:
    """The queue of reviews, and the process that makes them. It ends when there is none to make."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.child = ChildProcess("trickerion.server.reviews.worker", LONGEST_LINE)
        self.queue: dict[str, Waiting] = {}
        """By table, in the order in which they were asked for; the first one is being made."""
        self.failed: set[str] = set()
        self._asked = asyncio.Event()

    def ask(self, table_id: str, record: str) -> None:
        """Review a finished game, unless that has been asked already."""
        if table_id in self.queue:
            return
        if len(self.queue) >= MOST_WAITING:
            raise CommandRefused("busy", "Too many reviews are waiting; try again later.")
        self.failed.discard(table_id)
        self.queue[table_id] = Waiting(table_id, record)
        self._asked.set()

    def place(self, table_id: str) -> int:
        """How many reviews are made before this one."""
        return list(self.queue).index(table_id)

    async def stored(self, table_id: str) -> bytes | None:
        """The review of a game as JSON."""
        found = await self.store.scalars(select(COLUMNS.data).where(_is_of(table_id)))
        return zlib.decompress(found[0]) if found else None

    async def is_stored(self, table_id: str) -> bool:
        return bool(await self.store.scalars(select(COLUMNS.format).where(_is_of(table_id))))

    async def work(self) -> None:
        """Make one review after another."""
        try:
            while True:
                if not self.queue:
                    await self.child.end()
                    self._asked.clear()
                    await self._asked.wait()
                await self._make_next()
        finally:
            await self.child.end()

    async def _make_next(self) -> None:
        waiting = next(iter(self.queue.values()))
        try:
            await self._keep(waiting.table_id, await self._review(waiting))
        except Conflict:
            pass  # another process was faster
        except Exception:
            LOG.exception("could not review a game", extra={"table": waiting.table_id})
            self.failed.add(waiting.table_id)
            await self.child.end()
        finally:
            del self.queue[waiting.table_id]

    async def _review(self, waiting: Waiting) -> bytes:
        """The review as JSON."""
        await self.child.start()
        await self.child.write(msgspec.json.encode(ReviewRequest(waiting.record)))
        while True:
            line = await asyncio.wait_for(self.child.read(), PATIENCE)
            report = msgspec.json.decode(line, type=ReviewReport)
            waiting.progress = report.progress
            if report.problem:
                raise ValueError(report.problem)
            if report.review is not None:
                del report.review["names"]
                return msgspec.json.encode(report.review)

    async def _keep(self, table_id: str, review: bytes) -> None:
        row = {"table_id": table_id, "format": FORMAT, "created": time()}

        async def change(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.reviews).where(COLUMNS.table_id == table_id))
            await connection.execute(insert(schema.reviews), {**row, "data": zlib.compress(review)})

        await self.store.write(change)


def _is_of(table_id: str) -> ColumnElement[bool]:
    """The review of a game in today's format; one in another format is made again."""
    return (COLUMNS.table_id == table_id) & (COLUMNS.format == FORMAT)
