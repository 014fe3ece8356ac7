"""Archives every finished game, in a separate process so that no player waits for it."""

import asyncio
import base64
import contextlib
import logging
import os
import signal
import sys
from time import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server.storage import schema
from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.server.storage.store import Conflict
from trickerion.server.subprocesses import ChildProcess
from trickerion.server.tables.archive import archive_chunks
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.restore import SetAside, replayed

if TYPE_CHECKING:
    from trickerion.server.tables.registry import TableRegistry

LOG: Final = logging.getLogger("trickerion.server")
COLUMNS: Final = schema.tables.c
BATCH: Final = 20
FIRST: Final = 20.0
"""Seconds after the start: returning players come first."""
EVERY: Final = 300.0
"""Seconds between two searches for finished games; a game that ends here is archived right away."""
LONGEST_ANSWER: Final = 64_000_000
PATIENCE: Final = 120.0


class StoredGame(msgspec.Struct):
    """A table as stored in the database."""

    row: TableRow
    seats: list[SeatRow]
    log: list[Entry]


class Archived(msgspec.Struct):
    """The archive of a game, or why there is none."""

    chunks: list[str] = []
    """Base64."""
    actions: int = 0
    reason: str | None = None
    detail: str = ""


class Archiver:
    """Finds finished games that are not archived yet, and stores their archives."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.archive_process = ArchiveProcess()
        self.game_over = asyncio.Event()
        self._failed: set[str] = set()

    async def work(self) -> None:
        try:
            await self._wait(FIRST)
            while True:
                if not await self.archive_some():
                    await self.archive_process.end()
                    await self._wait(EVERY)
        finally:
            await self.archive_process.end()

    async def _wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.game_over.wait(), seconds)
        self.game_over.clear()

    async def archive_some(self) -> int:
        """Archive a few games; returns how many were waiting."""
        waiting = (
            (COLUMNS.status == "over") & COLUMNS.archived.is_(None) & COLUMNS.set_aside.is_(None)
        )
        query = select(COLUMNS.id).where(waiting, COLUMNS.id.not_in(self._failed)).limit(BATCH)
        try:
            found = await self.registry.store.scalars(query)
            for id in found:
                await self._try(id)
        except Exception:
            LOG.exception("could not search for finished games")
            return 0
        return len(found)

    async def _try(self, id: str) -> None:
        try:
            await self.archive(id)
        except Conflict:
            pass  # another process was faster
        except Exception:
            LOG.exception("could not archive a game", extra={"table": id})
            self._failed.add(id)

    async def archive(self, id: str) -> None:
        found = await self.registry.store.table(id)
        assert found is not None
        game = StoredGame(*found)
        answer = await self.archive_process.archive(game)
        if answer.reason is not None:
            LOG.warning("finished game set aside: %s", answer.detail, extra={"table": id})
            await self.registry.change_row(game.row, set_aside=answer.reason)
            return
        chunks = enumerate(map(base64.b64decode, answer.chunks))
        rows = [{"table_id": id, "chunk": number, "data": data} for number, data in chunks]
        done = update(schema.tables).where(COLUMNS.id == id).values(archived=answer.actions)

        async def keep(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.archive_chunks), rows)
            await connection.execute(done)

        await self.registry.store.write(keep)


class ArchiveProcess:
    """A process that archives one game at a time; it ends when there is nothing to do."""

    def __init__(self) -> None:
        self.child = ChildProcess("trickerion.server.tables.archiver", LONGEST_ANSWER)

    async def archive(self, game: StoredGame) -> Archived:
        try:
            return await asyncio.wait_for(self._archive(game), PATIENCE)
        except BaseException:
            await self.end()
            raise

    async def _archive(self, game: StoredGame) -> Archived:
        await self.child.start()
        await self.child.write(msgspec.json.encode(game))
        return msgspec.json.decode(await self.child.read(), type=Archived)

    async def end(self) -> None:
        await self.child.end()


def archived(game: StoredGame) -> Archived:
    """The archive of a stored game, or why there is none."""
    store: Any = None
    try:
        table = replayed(store, game.row, game.seats, game.log, time)
    except SetAside as why:
        return Archived(reason=why.reason, detail=why.detail)
    chunks = [base64.b64encode(chunk).decode() for chunk in archive_chunks(table)]
    return Archived(chunks, len(table.game.history))


def main() -> None:
    # The server ends this process; Ctrl-C reaches the whole group.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)
    for line in sys.stdin:
        answer = archived(msgspec.json.decode(line, type=StoredGame))
        print(msgspec.json.encode(answer).decode(), flush=True)


if __name__ == "__main__":
    main()
