"""Films every finished game, in a process of its own so that nobody who plays waits for it."""

import asyncio
import base64
import contextlib
import json
import logging
import os
import signal
import sys
from time import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import children, schema
from trickerion.server.film import film
from trickerion.server.replaying import SetAside, replayed
from trickerion.server.standing import Entry
from trickerion.server.store import Conflict, Row

if TYPE_CHECKING:
    from trickerion.server.house import House

LOG: Final = logging.getLogger("trickerion.server")
COLUMNS: Final = schema.tables.c
BATCH: Final = 20
FIRST: Final = 20.0
"""Seconds after the start: players come back first."""
EVERY: Final = 300.0
"""Seconds between two looks for finished games; one that ends here is filmed at once."""
LONGEST_ANSWER: Final = 64_000_000
PATIENCE: Final = 120.0


class Filming:
    """Looks for finished games without a film, has them filmed and stores the films."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.camera = Camera()
        self.game_over = asyncio.Event()
        self._failed: set[str] = set()

    async def work(self) -> None:
        try:
            await self._wait(FIRST)
            while True:
                if not await self.film_some():
                    await self.camera.end()
                    await self._wait(EVERY)
        finally:
            await self.camera.end()

    async def _wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.game_over.wait(), seconds)
        self.game_over.clear()

    async def film_some(self) -> int:
        """Film a few games; how many there were to film."""
        waiting = (
            (COLUMNS.status == "over") & COLUMNS.filmed.is_(None) & COLUMNS.set_aside.is_(None)
        )
        query = select(COLUMNS.id).where(waiting, COLUMNS.id.not_in(self._failed)).limit(BATCH)
        try:
            found = await self.house.store.rows(query)
            for row in found:
                await self._try_to_film(row["id"])
        except Exception:
            LOG.exception("could not look for finished games")
            return 0
        return len(found)

    async def _try_to_film(self, id: str) -> None:
        try:
            await self.film(id)
        except Conflict:
            pass  # another process was faster
        except Exception:
            LOG.exception("could not film a game", extra={"table": id})
            self._failed.add(id)

    async def film(self, id: str) -> None:
        found = await self.house.store.table(id)
        assert found is not None
        row, seats, log = found
        answer = await self.camera.film({"row": row, "seats": seats, "log": log})
        if "reason" in answer:
            LOG.warning("finished game set aside: %s", answer["detail"], extra={"table": id})
            await self.house.change_row(row, {"set_aside": answer["reason"]})
            return
        reels = [base64.b64decode(reel) for reel in answer["reels"]]
        rows = [{"table_id": id, "reel": number, "data": reel} for number, reel in enumerate(reels)]
        done = update(schema.tables).where(COLUMNS.id == id).values(filmed=answer["actions"])

        async def keep(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.films), rows)
            await connection.execute(done)

        await self.house.store.write(keep)


class Camera:
    """A process that films one game at a time; it ends when there is nothing to film."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def film(self, game: Row) -> dict[str, Any]:
        try:
            return await asyncio.wait_for(self._film(game), PATIENCE)
        except BaseException:
            await self.end()
            raise

    async def _film(self, game: Row) -> dict[str, Any]:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *children.module("trickerion.server.filming"),
                env=children.environment(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
            )
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        into.write(msgspec.json.encode(game) + b"\n")
        await into.drain()
        answer: dict[str, Any] = json.loads(await out.readline())
        return answer

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def filmed(game: Row) -> dict[str, Any]:
    """The film of a stored game, or why there is none."""
    log = msgspec.convert(game["log"], list[Entry])
    store: Any = None
    try:
        table = replayed(store, game["row"], game["seats"], log, time)
    except SetAside as why:
        return {"reason": why.reason, "detail": why.detail}
    reels = [base64.b64encode(reel).decode() for reel in film(table)]
    return {"reels": reels, "actions": len(table.game.history)}


def main() -> None:
    # The server ends this process itself; Ctrl-C reaches the whole group.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)
    for line in sys.stdin:
        print(json.dumps(filmed(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
