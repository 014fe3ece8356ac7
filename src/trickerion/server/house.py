"""The house: all tables of a server. Opens them when somebody comes, closes them when all left."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from time import monotonic, time
from typing import Any, Final

from sqlalchemy import select, update
from sqlalchemy.exc import DBAPIError

from trickerion.server import presence, schema
from trickerion.server.attention import Herald
from trickerion.server.bot_play import BotPlay
from trickerion.server.bot_pool import BotPool
from trickerion.server.filming import Filming
from trickerion.server.long_work import LongWork
from trickerion.server.metrics import Metrics
from trickerion.server.overdue import NEGLECTED, Overdue
from trickerion.server.presence import HERE, Presence
from trickerion.server.protocol import Refusal
from trickerion.server.replaying import SetAside, replayed
from trickerion.server.rules_check import other_rules
from trickerion.server.settings import Settings
from trickerion.server.standing import Entry, is_left_to_bots
from trickerion.server.store import Conflict, Row, Store
from trickerion.server.table import Table
from trickerion.server.tidying import Tidying

LOG: Final = logging.getLogger("trickerion.server")


FOLLOWED: Final = 30.0
"""Seconds for which a table that is played at another process is kept up to date here, if nobody
has it open."""


class House:
    """Every open table, the bots, the clocks."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = monotonic,
        wall: Callable[[], float] = time,
    ) -> None:
        self.settings = settings
        self.now = now
        self.wall = wall
        """The wall clock, in seconds since 1970: what has to outlast this process is told in it."""
        self.process = secrets.token_hex(4)
        self.store = Store(settings.url, self.process)
        self.bots = BotPool(settings.bot_processes)
        self.metrics = Metrics()
        self.bot_play = BotPlay(self.bots, settings, self.metrics)
        self.herald = Herald(self.store, settings)
        self.presence = Presence(self.store)
        self.long_work = LongWork()
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self.set_aside: dict[str, str] = {}
        """Games that the rules of this server can't continue, and why."""
        self._used: dict[str, float] = {}
        self.overdue = Overdue(self, asyncio.sleep)
        self.filming = Filming(self)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.store.start()
        self.run(self._keep_sweeping())
        self.run(self.overdue.work())
        self.run(self.filming.work())
        if self.store.is_postgres:
            self.run(self._keep_in_touch())

    async def stop(self) -> None:
        """Everything acknowledged is stored already; let go of the rest."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_play.stop()
        if self.store.is_postgres:
            # Without a database the others see it a minute later; the rest must end all the same.
            with contextlib.suppress(DBAPIError, OSError):
                await self.presence.renew([])
        self.herald.close()
        await self.bots.stop()
        self.long_work.close()
        await self.store.stop()

    def run(self, work: Any) -> None:
        """Let something happen beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Opening

    async def table(self, id: str) -> Table:
        """A table by its id, read and replayed once if it is not open; or a Refusal."""
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

    async def _open(self, id: str) -> Table:
        found = await self.store.table(id)
        if found is None:
            raise Refusal("unknown_table", "There is no such table.")
        table = await self._replayed(*found)
        table.changed = self.look
        if self.store.is_postgres:
            table.elsewhere = (await self.presence.elsewhere([id])).get(id, set())
        self.tables[id] = table
        self._used[id] = self.now()
        self.metrics.opened += 1
        # Should the server have been stopped before it could tell somebody.
        self.herald.look(table, self.run)
        return table

    async def _replayed(self, row: Row, seats: list[Row], log: list[Entry]) -> Table:
        """A table with its log taken in; a Refusal if the game has to be set aside."""
        try:
            table = await self.long_work.run(
                len(log), lambda: replayed(self.store, row, seats, log, self.wall)
            )
        except SetAside as why:
            LOG.warning("game set aside: %s", why.detail, extra={"table": row["id"]}, exc_info=why)
            self.set_aside[row["id"]] = why.reason
            # Neither its clock nor its bots matter until a server can continue it.
            no_longer = {"set_aside": why.reason, "deadline": None, "bot_asked": False}
            await self.change_row(row, no_longer)
            raise other_rules(why.reason) from why
        if row["set_aside"] is not None:
            await self._relist(table)
        return table

    async def _relist(self, table: Table) -> None:
        """Write anew what the sweep goes by: the log is the truth, and may say otherwise."""
        standing, pace = table.standing, table.row["pace"]
        is_bot_asked = standing is not None and is_left_to_bots(standing, pace)
        listed = {"deadline": table.deadline(), "bot_asked": is_bot_asked}
        await self.change_row(table.row, {"set_aside": None, **listed})

    async def change_row(self, row: Row, values: Row) -> None:
        """Change what is listed of a table, unless its log has grown."""
        columns = schema.tables.c
        unchanged = (columns.id == row["id"]) & (columns.version == row["version"])
        change = update(schema.tables).where(unchanged).values(values)
        await self.store.write(lambda connection: connection.execute(change))
        row.update(values)

    # Bots, clocks, attention

    def look(self, table: Table) -> None:
        """A table has changed: is it a bot's turn, must somebody be told?"""
        self.bot_play.look(table)
        if table.standing is None:
            return
        if table.standing.game.over:
            self.filming.game_over.set()
        else:
            self.herald.look(table, self.run)

    async def _keep_sweeping(self) -> None:
        tidying = Tidying(self.now)
        while True:
            try:
                await self.sweep()
                tidying.look(self.metrics.commands)
            except Exception:
                LOG.exception("sweep failed")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Once: the clocks of open tables, and those nobody looks at."""
        for table in list(self.tables.values()):
            await self._call_time(table)
            if self.wall() - table.last_change >= NEGLECTED:
                # Another process was to let the bots play, and may have died.
                self.bot_play.look(table)
        self._close_idle()

    async def _call_time(self, table: Table) -> None:
        for seat in table.out_of_time():
            try:
                await table.take_over(seat)
                LOG.info("seat out of time", extra={"table": table.id, "seat": seat})
            except Conflict:
                await table.refresh()

    async def attend_to(self, id: str) -> None:
        """A table that may be overdue: take over seats without time left, let the bots play."""
        table = await self.table(id)
        await self._call_time(table)
        listed = table.row["deadline"]
        if listed is not None and listed <= self.wall():
            await self._relist(table)
        self.look(table)

    # Other processes

    async def heard(self, announcement: str) -> None:
        """Another process has changed a table, or somebody came there or went."""
        process, id, about = announcement.split(" ")
        if process == self.process or (id not in self.tables and id not in self._opening):
            return
        if self._is_unused(id, FOLLOWED):
            # Whoever comes here next finds it in the database; following it would cost as much
            # as playing it here.
            self._forget(id)
            return
        try:
            table = await self.table(id)
            if about == HERE:
                await self._look_elsewhere([table])
            else:
                await self._read_anew(table)
        except Exception:
            LOG.exception("could not follow another process", extra={"table": id})

    async def catch_up(self) -> None:
        """Announcements may have been lost: read what the open tables have missed."""
        columns = schema.tables.c
        query = select(columns.id, columns.version).where(columns.id.in_(self.tables))
        for row in await self.store.rows(query):
            table = self.tables.get(row["id"])
            if table is not None and (table.standing is None or table.version < row["version"]):
                await self._read_anew(table)
        await self._look_elsewhere(list(self.tables.values()))

    async def _read_anew(self, table: Table) -> None:
        if table.standing is None:
            await table.reseat()
        else:
            await table.refresh()

    def came_or_went(self, table: Table, seat: int) -> None:
        """The first connection of a seat, or the last one is gone."""
        table.tell_state()
        if self.store.is_postgres:
            self.run(self.presence.note(table.id, seat, bool(table.listeners.get(seat))))

    async def _look_elsewhere(self, tables: list[Table]) -> None:
        """Who of these tables is connected to another process?"""
        found = await self.presence.elsewhere([table.id for table in tables])
        for table in tables:
            seats = found.get(table.id, set())
            if seats != table.elsewhere:
                table.elsewhere = seats
                table.tell_state()

    async def _keep_in_touch(self) -> None:
        """Now and then: the others learn that this process is alive, and it looks after them."""
        while True:
            await asyncio.sleep(presence.HOLDS / 6)
            try:
                await self.presence.renew(self._connected())
                await self.catch_up()
            except Exception:
                LOG.exception("lost touch")

    def _connected(self) -> list[tuple[str, int]]:
        tables = self.tables.values()
        return [(t.id, s) for t in tables for s in range(t.players) if t.listeners.get(s)]

    def _close_idle(self) -> None:
        for id in list(self.tables):
            if self._is_unused(id, self.settings.idle_seconds):
                self._forget(id)

    def _is_unused(self, id: str, seconds: float) -> bool:
        """Is a table open that nobody has asked for in the last seconds, with nothing going on?"""
        table = self.tables.get(id)
        if table is None or self._used.get(id, 0.0) >= self.now() - seconds:
            return False
        is_busy = id in self.bot_play.playing or table.lock.locked()
        return not is_busy and not any(table.listeners.values())

    def _forget(self, id: str) -> None:
        del self.tables[id]
        self._used.pop(id, None)
