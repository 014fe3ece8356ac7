"""The house: all tables of a server. Opens them when somebody comes, closes them when all left."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from time import time
from typing import Any, Final

from sqlalchemy import select

from trickerion import Game
from trickerion.server import schema
from trickerion.server.attention import Herald
from trickerion.server.bot_pool import BotPool
from trickerion.server.metrics import Metrics
from trickerion.server.protocol import Refusal
from trickerion.server.settings import Settings
from trickerion.server.store import Conflict, Store
from trickerion.server.table import Table

LOG: Final = logging.getLogger("trickerion.server")
NEGLECTED: Final = 5.0
"""Seconds after which any process looks after a bot that has not answered."""


class House:
    """Every open table, the bots, the clocks."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.settings = settings
        self.now = now
        self.process = secrets.token_hex(4)
        self.store = Store(settings.url, self.process)
        self.bots = BotPool(settings.bot_processes)
        self.metrics = Metrics()
        self.herald = Herald(self.store, settings)
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        """The tables whose bots think."""
        self._used: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.store.start()
        self.run(self._sweep())

    async def stop(self) -> None:
        """Everything acknowledged is stored already; let go of the rest."""
        for task in [*self._tasks, *self._playing.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._playing.values(), return_exceptions=True)
        await self.bots.stop()
        await self.store.stop()

    def run(self, work: Any) -> None:
        """Let something happen beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Opening

    async def table(self, id: str) -> Table:
        """A table by its id, read and replayed once if it is not open; or a Refusal."""
        self._used[id] = self.now()
        if id in self.tables:
            return self.tables[id]
        if id not in self._opening:
            task = asyncio.create_task(self._open(id))
            self._opening[id] = task
            task.add_done_callback(lambda done: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> Table:
        found = await self.store.table(id)
        if found is None:
            self._used.pop(id, None)
            raise Refusal("unknown_table", "There is no such table.")
        row, seats, entries = found
        table = Table(self.store, row, seats, self.now)
        for entry in entries:
            table.absorb(entry)
        table.changed = self.look
        self.tables[id] = table
        self.metrics.opened += 1
        return table

    # Bots, clocks, attention

    def look(self, table: Table) -> None:
        """A table has changed: is it a bot's turn, must somebody be told?"""
        standing = table.standing
        if standing is None or standing.game.over:
            return
        if table.id not in self._playing and any(standing.bots[s] for s in standing.game.to_act):
            task = asyncio.create_task(self._play_bots(table))
            self._playing[table.id] = task
            task.add_done_callback(lambda done: self._played(table, done))
        self.herald.look(table, self.run)

    def _played(self, table: Table, task: "asyncio.Task[None]") -> None:
        self._playing.pop(table.id, None)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("bots failed", extra={"table": table.id}, exc_info=task.exception())

    async def _play_bots(self, table: Table) -> None:
        """Let the bots of a table answer until only people are asked."""
        while True:
            standing = table.standing
            assert standing is not None
            game = standing.game
            asked = [seat for seat in game.to_act if standing.bots[seat] is not None]
            if not asked:
                return
            if any(game.undoable(seat) for seat in standing.people):
                await asyncio.sleep(self.settings.bot_pause)
                standing = table.standing or standing
                if standing.game is not game:
                    continue
            await self._let_bot_act(table, game, asked[0], standing.bots[asked[0]] or "")

    async def _let_bot_act(self, table: Table, game: Game, seat: int, level: str) -> None:
        version = table.counts[seat]
        imagined = game.imagine(seat, secrets.randbits(64))
        action = await self.bots.decide(table.id, level, imagined, seat, self.settings.bot_seconds)
        self.metrics.bot_actions += 1
        await table.act_for_bot(seat, version, action)

    async def _sweep(self) -> None:
        """Now and then: clocks, forgotten bots, tables nobody looks at."""
        swept = -NEGLECTED
        while True:
            try:
                for table in list(self.tables.values()):
                    await self._call_time(table)
                if self.now() - swept >= NEGLECTED:
                    swept = self.now()
                    await self._look_after_neglected()
                self._close_idle()
            except Exception:
                LOG.exception("sweep failed")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _call_time(self, table: Table) -> None:
        for seat in table.out_of_time():
            try:
                await table.take_over(seat)
                LOG.info("seat out of time", extra={"table": table.id, "seat": seat})
            except Conflict:
                await table.refresh()

    async def _look_after_neglected(self) -> None:
        """Tables of a server that was stopped, or of another process that was."""
        columns, at = schema.tables.c, time()
        waiting = (columns.bot_asked & (columns.updated < at - NEGLECTED)) | (columns.deadline < at)
        query = select(columns.id, columns.version).where(columns.status == "playing", waiting)
        for row in await self.store.rows(query.order_by(columns.updated).limit(50)):
            table = await self.table(row["id"])
            self.look(table)
        if self.store.is_postgres and self.tables:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Should an announcement of another process have been lost."""
        columns = schema.tables.c
        query = select(columns.id, columns.version).where(columns.id.in_(self.tables))
        for row in await self.store.rows(query):
            table = self.tables.get(row["id"])
            if table is not None and table.version < row["version"]:
                await table.refresh()

    def _close_idle(self) -> None:
        limit = self.now() - self.settings.idle_seconds
        for id, table in list(self.tables.items()):
            busy = any(table.listeners.values()) or id in self._playing or table.lock.locked()
            if not busy and self._used.get(id, 0.0) < limit:
                del self.tables[id]
                self._used.pop(id, None)

    async def heard(self, announcement: str) -> None:
        """Another process has changed a table."""
        process, _, id = announcement.partition(" ")
        table = self.tables.get(id)
        if process != self.process and table is not None:
            if table.standing is None:
                await table.reseat()
            else:
                await table.refresh()
