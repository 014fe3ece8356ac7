"""Bots in processes of their own: a slow or crashed one is ended and started anew."""

import asyncio
import json
import logging
import random
from typing import Any, Final
from zlib import crc32

from trickerion import Action, Game
from trickerion.server import children

LOG: Final = logging.getLogger("trickerion.server")
GRACE: Final = 20.0
"""Seconds beyond its budget after which a bot is ended."""
TRIES: Final = 3


class BotPool:
    """A few processes that think; a table always asks the same one, where its bots remember."""

    def __init__(self, processes: int) -> None:
        self.thinkers = [Thinker() for _ in range(max(1, processes))]
        self.restarts = 0

    async def decide(self, table: str, level: str, game: Game, seat: int, seconds: float) -> str:
        """The answer of a bot that is shown the game as its seat imagines it."""
        question = {"table": table, "level": level, "seat": seat, "seconds": seconds}
        return (await self._ask(question | {"advice": False}, game))["action"]

    async def advise(
        self, table: str, level: str, game: Game, seat: int, seconds: float
    ) -> dict[str, str]:
        """The same for a person who asks what to do, with the reason."""
        question = {"table": f"{table} ", "level": level, "seat": seat, "seconds": seconds}
        return await self._ask(question | {"advice": True}, game)

    async def _ask(self, question: dict[str, Any], game: Game) -> dict[str, str]:
        table, seconds = question["table"], question["seconds"]
        thinker = self.thinkers[crc32(table.encode()) % len(self.thinkers)]
        question = question | {"position": game.to_dict()}
        for _ in range(TRIES):
            try:
                answer = await thinker.ask(question, seconds + GRACE)
                action = Action.parse(answer["action"])
                if game.explain(action) is None:
                    return {"action": str(action), "reason": str(answer["reason"])}
                LOG.error("bot answered %s", game.explain(action), extra={"table": table})
            except (OSError, ValueError, KeyError, TimeoutError, EOFError) as error:
                LOG.warning("bot restarted: %r", error, extra={"table": table})
                self.restarts += 1
        return {"action": str(random.choice(game.options(question["seat"]))), "reason": "any"}

    async def stop(self) -> None:
        for thinker in self.thinkers:
            await thinker.end()


class Thinker:
    """One process that answers one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()

    async def ask(self, question: dict[str, Any], patience: float) -> dict[str, Any]:
        async with self.lock:
            try:
                return await asyncio.wait_for(self._ask(question), patience)
            except BaseException:
                await self.end()
                raise

    async def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *children.module("trickerion.server.thinking"),
                env=children.environment(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise EOFError("the bot's process ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
