"""Retention: what nobody needs any longer is deleted, a little at a time in the background."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from time import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import ColumnElement, exists, select

from trickerion.server import audit_log, personal_data, puzzle_results, reports
from trickerion.server.storage import schema
from trickerion.server.storage.store import Store
from trickerion.server.tables import deletion

if TYPE_CHECKING:
    from trickerion.server.tables.registry import TableRegistry

LOG: Final = logging.getLogger("trickerion.server")
DAY: Final = 86_400.0
FIRST: Final = 60.0
"""Seconds after the start: returning players come first."""
EVERY: Final = 3_600.0
PAUSE: Final = 0.05
"""Seconds between two tables."""
ACTOR: Final = "retention"
COLUMNS: Final = schema.tables.c


class Retention:
    """The background task that applies the settings."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry

    async def work(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.apply()
            except Exception:
                LOG.exception("could not delete old data")
            await asyncio.sleep(EVERY)

    async def apply(self) -> None:
        """Delete what is too old by now."""
        store, settings = self.registry.store, self.registry.settings
        count = 0
        for condition in self._expired():
            count += await delete_tables(store, condition, self._is_in_use)
        changed: list[str] = []
        if settings.keep_guests_days:
            before = time() - settings.keep_guests_days * DAY
            changed = await forget_guests(store, before)
            await puzzle_results.forget_guests(store, before)
        if settings.keep_audit_days:
            before = time() - settings.keep_audit_days * DAY
            await audit_log.forget(store, before)
            await reports.forget(store, before)
        await self.registry.change_feed.reread(changed)
        if count or changed:
            await self.registry.change_feed.look()
            LOG.info("old data deleted", extra={"tables": count, "guests": len(changed)})

    def _expired(self) -> Iterator[ColumnElement[bool]]:
        settings = self.registry.settings
        if settings.keep_waiting_days:
            is_waiting = (COLUMNS.status == "waiting") & ~_has_visitors()
            yield unchanged_since(settings.keep_waiting_days) & is_waiting
        if settings.keep_finished_days:
            yield unchanged_since(settings.keep_finished_days) & is_finished()

    def _is_in_use(self, id: str) -> bool:
        table = self.registry.tables.get(id)
        return table is not None and table.viewers.is_anyone_here


def _has_visitors() -> ColumnElement[bool]:
    """Is a player connected to another process?"""
    return exists().where(schema.presence.c.table_id == COLUMNS.id)


def unchanged_since(days: float) -> ColumnElement[bool]:
    return COLUMNS.updated < time() - days * DAY


def is_finished() -> ColumnElement[bool]:
    return (COLUMNS.status == "over") | COLUMNS.closed.is_not(None)


async def delete_tables(
    store: Store,
    condition: ColumnElement[bool],
    is_in_use: Callable[[str], bool] = lambda id: False,
    actor: str = ACTOR,
) -> int:
    """Delete the tables that meet a condition, one transaction each; how many there were."""
    count = 0
    for id in await store.scalars(select(COLUMNS.id).where(condition)):
        if not is_in_use(id):
            count += await deletion.remove(store, id, actor, condition)
            await asyncio.sleep(PAUSE)
    return count


async def forget_guests(store: Store, before: float) -> list[str]:
    """Replace the names of guests at tables that finished before a time, and erase their links,
    addresses and chat; the table of each of them."""
    seats = schema.seats.c
    query = (
        select(seats.table_id, seats.seat)
        .join(schema.tables, COLUMNS.id == seats.table_id)
        .where(is_finished(), COLUMNS.updated < before)
        .where(seats.token.is_not(None), seats.user_id.is_(None))
    )
    found = await store.tuples(query)
    for table_id, seat in found:
        await personal_data.forget_seat(store, table_id, seat)
        await asyncio.sleep(PAUSE)
    return [table_id for table_id, _ in found]
