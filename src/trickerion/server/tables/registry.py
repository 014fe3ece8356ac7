"""All open tables of a server process, with their bots, clocks and notifications."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from time import monotonic, time
from typing import Any, Final

from sqlalchemy import select, update
from sqlalchemy.exc import DBAPIError

from trickerion.bots import LEVELS, styled_levels
from trickerion.server.bots.extra_bots import read_extra_bots
from trickerion.server.bots.pool import BotPool
from trickerion.server.bots.scheduler import BotPlay
from trickerion.server.change_feed import ChangeFeed
from trickerion.server.garbage_collection import GarbageCollection
from trickerion.server.loop_lag import measure_loop_lag
from trickerion.server.metrics import Metrics
from trickerion.server.notifications.notifier import Notifier
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.retention import Retention
from trickerion.server.reviews.reviewer import Reviewer
from trickerion.server.sanctions import Sanctions
from trickerion.server.settings import Settings
from trickerion.server.storage import presence, schema
from trickerion.server.storage.presence import HERE, Presence
from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.server.storage.store import Store
from trickerion.server.tables.archiver import Archiver
from trickerion.server.tables.commands import unknown_table
from trickerion.server.tables.compatibility import other_rules
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.overdue import NEGLECTED, Overdue
from trickerion.server.tables.removals import REMOVED, close_removed
from trickerion.server.tables.restore import SetAside, replayed
from trickerion.server.tables.table import GameTable
from trickerion.server.tables.takeover import call_time, take_over, vacated
from trickerion.server.tables.viewers import Listener
from trickerion.server.worker_thread import WorkerThread

LOG: Final = logging.getLogger("trickerion.server")


FOLLOWED: Final = 30.0
"""Seconds that a table played at another process is kept up to date here after its last use."""
SET_ASIDE: Final = 10_000
"""Games set aside that are remembered; a forgotten one is replayed on request."""


class TableRegistry:
    """The open tables."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = monotonic,
        wall: Callable[[], float] = time,
    ) -> None:
        self.settings = settings
        self.now = now
        self.wall = wall
        """The wall clock in seconds since 1970, for times that are stored."""
        self.process = secrets.token_hex(4)
        self.metrics = Metrics()
        self.store = Store(settings.url, self.process, self.metrics)
        extra_bots = read_extra_bots(settings.extra_bots)
        self.levels = [*LEVELS, *extra_bots]
        """The bots that players can choose ..."""
        self.styled_levels = styled_levels()
        """... and those of them that have a style."""
        self.bots = BotPool(settings.bot_processes, self.metrics, extra_bots)
        self.bot_play = BotPlay(self.bots, settings, self.metrics)
        self.notifier = Notifier(self.store, settings, self.metrics)
        self.presence = Presence(self.store)
        self.worker_thread = WorkerThread()
        self.tables: dict[str, GameTable] = {}
        self._opening: dict[str, asyncio.Task[GameTable]] = {}
        self.set_aside: dict[str, str] = {}
        """Games that this server's rules can't continue, and why."""
        self._used: dict[str, float] = {}
        self.overdue = Overdue(self, asyncio.sleep)
        self.archiver = Archiver(self)
        self.reviewer = Reviewer(self.store)
        self.sanctions = Sanctions(self.store)
        self.change_feed = ChangeFeed(self)
        self.retention = Retention(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self.metrics.tables_open.set_function(lambda: len(self.tables))
        self.metrics.bot_queue.set_function(lambda: self.bots.waiting)

    async def start(self) -> None:
        await self.store.start()
        loop = asyncio.get_running_loop()
        self.metrics.tasks.set_function(lambda: len(asyncio.all_tasks(loop)))
        await self.change_feed.start()
        await self.notifier.push.load()
        self.run(self.change_feed.work())
        self.run(self.retention.work())
        self.run(measure_loop_lag(self.metrics.loop_lag.observe))
        self.run(self._keep_sweeping())
        self.run(self.overdue.work())
        self.run(self.archiver.work())
        self.run(self.reviewer.work())
        if self.store.is_postgres:
            self.run(self._keep_in_sync())

    async def stop(self) -> None:
        """Everything acknowledged is already stored; drop the rest."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_play.stop()
        if self.store.is_postgres:
            # Without a database the others notice a minute later; everything else must still end.
            with contextlib.suppress(DBAPIError, OSError):
                await self.presence.renew([])
        self.notifier.close()
        await self.bots.stop()
        self.worker_thread.close()
        await self.store.stop()

    def run(self, work: Any) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Opening

    async def table(self, id: str) -> GameTable:
        """A table by its id, opened if necessary; or a CommandRefused."""
        if id in self.set_aside:
            raise other_rules(self.set_aside[id])
        if id in self.tables:
            self._used[id] = self.now()
            return self.tables[id]
        if id not in self._opening:
            task = asyncio.create_task(self._open(id))
            self._opening[id] = task
            task.add_done_callback(lambda done: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> GameTable:
        found = await self.store.table(id)
        if found is None:
            raise unknown_table()
        table = await self._replayed(*found)
        table.changed = self.look
        if self.store.is_postgres:
            table.viewers.elsewhere = (await self.presence.elsewhere([id])).get(id, set())
        self.tables[id] = table
        self._used[id] = self.now()
        self.metrics.tables_opened.inc()
        # The server may have stopped before it could notify someone.
        self.notifier.look(table, self.run)
        self._fill_vacated(table)
        return table

    async def _replayed(self, row: TableRow, seats: list[SeatRow], log: list[Entry]) -> GameTable:
        """A table replayed from its log; a CommandRefused if the game has to be set aside."""
        try:
            table = await self.worker_thread.run(
                len(log), lambda: replayed(self.store, row, seats, log, self.wall)
            )
        except SetAside as why:
            LOG.warning("game set aside: %s", why.detail, extra={"table": row.id}, exc_info=why)
            self.set_aside[row.id] = why.reason
            if len(self.set_aside) > SET_ASIDE:
                del self.set_aside[next(iter(self.set_aside))]
            # Neither its clock nor its bots run until a server can continue it.
            await self.change_row(row, set_aside=why.reason, deadline=None, bot_asked=False)
            raise other_rules(why.reason) from why
        if row.set_aside is not None:
            await self._relist(table)
        return table

    async def _relist(self, table: GameTable) -> None:
        """Correct the columns that sweeps rely on: the log is the source of truth."""
        state = table.state
        bot_asked = state is not None and state.is_left_to_bots(table.row.pace)
        deadline = table.deadline()
        await self.change_row(table.row, set_aside=None, deadline=deadline, bot_asked=bot_asked)

    async def change_row(self, row: TableRow, **values: Any) -> None:
        """Change columns of a table, unless its log has grown."""
        columns = schema.tables.c
        unchanged = (columns.id == row.id) & (columns.version == row.version)
        change = update(schema.tables).where(unchanged).values(values)
        await self.store.write(lambda connection: connection.execute(change))
        for column, value in values.items():
            setattr(row, column, value)

    # Bots, clocks, notifications

    def look(self, table: GameTable) -> None:
        """A table has changed: start its bots, notify players, archive it if it is over."""
        self.bot_play.look(table)
        if table.is_over:
            self.archiver.game_over.set()
        else:
            self.notifier.look(table, self.run)
            self._fill_vacated(table)

    def _fill_vacated(self, table: GameTable) -> None:
        if left := vacated(table, self.sanctions):
            self.run(take_over(table, left))

    async def _keep_sweeping(self) -> None:
        garbage_collection = GarbageCollection(self.now)
        while True:
            try:
                await self.sweep()
                garbage_collection.look(self.metrics.commands)
            except Exception:
                LOG.exception("sweep failed")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Check the clocks and bots of open tables once, and close idle tables."""
        for table in list(self.tables.values()):
            await call_time(table)
            if self.wall() - table.clock.last_change >= NEGLECTED:
                # The process responsible for the bots may have died.
                self.bot_play.look(table)
        self._close_idle()

    async def attend_to(self, id: str) -> None:
        """Handle a table that may be overdue: its clocks and its bots."""
        table = await self.table(id)
        await call_time(table)
        listed = table.row.deadline
        if listed is not None and listed <= self.wall():
            await self._relist(table)
        self.look(table)

    # Other processes

    async def heard(self, announcement: str) -> None:
        """Another process has changed some tables, or a player connected or left there."""
        _, ids, about = announcement.split(" ")
        for id in ids.split(","):
            await self._follow(id, about)

    async def _follow(self, id: str, about: str) -> None:
        if id not in self.tables and id not in self._opening:
            return
        if self._is_unused(id, FOLLOWED):
            # The next visitor finds it in the database; following it costs as much as playing it.
            self._forget(id)
            return
        try:
            table = await self.table(id)
            if about == HERE:
                await self._look_elsewhere([table])
            elif about == REMOVED:
                await close_removed(table)
            else:
                await self._reread(table)
        except CommandRefused as refused:
            LOG.info("table gone: %s", refused, extra={"table": id})
        except Exception:
            LOG.exception("could not follow another process", extra={"table": id})

    async def catch_up(self) -> None:
        """Announcements may have been lost: read what open tables have missed."""
        await self.notifier.push.load()
        columns = schema.tables.c
        query = select(columns.id, columns.version).where(columns.id.in_(self.tables))
        for id, version in await self.store.tuples(query):
            table = self.tables.get(id)
            if table is not None and (table.state is None or table.version < version):
                await self._reread(table)
        await self._look_elsewhere(list(self.tables.values()))

    async def _reread(self, table: GameTable) -> None:
        if table.state is None:
            await table.reseat()
        else:
            await table.refresh()

    def close_connections(
        self, table: GameTable, why: CommandRefused, is_meant: Callable[[int, Listener], bool]
    ) -> None:
        """Close some connections to a table."""
        for seat in table.viewers.close(why, is_meant):
            self.came_or_went(table, seat)

    def came_or_went(self, table: GameTable, seat: int) -> None:
        """A seat's first connection opened, or its last one closed."""
        table.broadcast_state()
        if self.store.is_postgres:
            self.run(self.presence.note(table.id, seat, bool(table.viewers.listeners.get(seat))))

    async def _look_elsewhere(self, tables: list[GameTable]) -> None:
        """Update which players of these tables are connected to other processes."""
        found = await self.presence.elsewhere([table.id for table in tables])
        for table in tables:
            seats = found.get(table.id, set())
            if seats != table.viewers.elsewhere:
                table.viewers.elsewhere = seats
                table.broadcast_state()

    async def _keep_in_sync(self) -> None:
        """Regularly renew this process's presence and catch up with the others."""
        while True:
            await asyncio.sleep(presence.HOLDS / 6)
            try:
                await self.presence.renew(self._connected())
                await self.catch_up()
            except Exception:
                LOG.exception("could not sync with other processes")

    def _connected(self) -> list[tuple[str, int]]:
        tables = self.tables.values()
        return [(t.id, s) for t in tables for s in range(t.players) if t.viewers.listeners.get(s)]

    def _close_idle(self) -> None:
        for id in list(self.tables):
            if self._is_unused(id, self.settings.idle_seconds):
                self._forget(id)

    def _is_unused(self, id: str, seconds: float) -> bool:
        """Is a table open that nobody used in the last seconds, with nothing going on?"""
        table = self.tables.get(id)
        if table is None or self._used.get(id, 0.0) >= self.now() - seconds:
            return False
        is_busy = id in self.bot_play.playing or table.lock.locked()
        return not is_busy and not table.viewers.is_anyone_here

    def drop(self, id: str, why: CommandRefused) -> None:
        """Close a table's connections and forget it."""
        if table := self.tables.get(id):
            table.is_gone = True
            table.viewers.close(why, lambda viewer, listener: True)
            self._forget(id)
        self.set_aside.pop(id, None)

    async def drop_all(self, why: CommandRefused) -> None:
        """Close all connections and forget every table: the database was replaced."""
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        for id in list(self.tables):
            self.drop(id, why)
        self.set_aside.clear()

    def _forget(self, id: str) -> None:
        del self.tables[id]
        self._used.pop(id, None)
