"""Bots run in their own processes; one that hangs or crashes is replaced."""

import asyncio
import json
import logging
import random
from collections.abc import Callable
from typing import Any, Final
from zlib import crc32

from msgspec import Struct

from trickerion import Action, Game
from trickerion.server import children
from trickerion.server.bot_queue import BotQueue, Claim

LOG: Final = logging.getLogger("trickerion.server")
GRACE: Final = 5.0
"""Seconds past its budget after which a bot is killed. Everybody else waits for as long."""
STARTING: Final = 60.0
"""Seconds a process may take to start."""
TRIES: Final = 3
STAND_IN: Final = "apprentice"
"""Decides at once in place of a bot that took too long."""


class Question(Struct, frozen=True):
    """A decision to be made by a bot, which sees only what its seat may know."""

    table: str
    version: int
    """The table's version, as the seat counts."""
    seat: int
    level: str
    game: Game
    """The game as the seat imagines it."""
    seconds: float
    is_advice: bool = False
    """A person asks; the reason is wanted too."""

    def to_dict(self, level: str) -> dict[str, Any]:
        return {
            **{"table": self.table, "seat": self.seat, "level": level},
            **{"seconds": self.seconds, "advice": self.is_advice, "position": self.game.to_dict()},
        }


class Answer(Struct, frozen=True):
    """A legal action, as far as the seat can tell."""

    question: Question
    action: Action
    reason: str


class BotPool:
    """A few processes that think. A table always asks the same one, where its bots remember."""

    def __init__(self, processes: int) -> None:
        self.thinkers = [Thinker() for _ in range(max(1, processes))]
        self.restarts = 0

    async def decide(self, claim: Claim, ask: Callable[[], Question | None]) -> Answer | None:
        """The answer to a question that is put when its turn comes; None if there is none by then.

        Every try waits for a turn of its own, so a bot that keeps failing doesn't hold up the
        others."""
        thinker = self.thinkers[crc32(claim.table.encode()) % len(self.thinkers)]
        is_slow, question = False, None
        for _ in range(TRIES):
            async with thinker.queue.turn(claim):
                question = ask()
                if question is None:
                    return None
                try:
                    return await self._try(thinker, question, is_slow)
                except (OSError, ValueError, KeyError, EOFError) as error:
                    LOG.warning("bot restarted: %r", error, extra={"table": claim.table})
                    is_slow = isinstance(error, TimeoutError)
                    self.restarts += 1
                    await thinker.end()
        assert question is not None
        return Answer(question, random.choice(question.game.options(question.seat)), "any")

    async def _try(self, thinker: "Thinker", question: Question, is_slow: bool) -> Answer:
        written = question.to_dict(STAND_IN if is_slow else question.level)
        told = await thinker.ask(written, question.seconds + GRACE)
        action = Action.parse(str(told["action"]))
        refusal = question.game.explain(action)
        if action.seat != question.seat or refusal is not None:
            raise ValueError(f"the bot answered {action}: {refusal or 'not its seat'}")
        return Answer(question, action, str(told["reason"]))

    async def stop(self) -> None:
        for thinker in self.thinkers:
            await thinker.end()


class Thinker:
    """One process; whoever has its queue's turn may ask it."""

    def __init__(self) -> None:
        self.queue = BotQueue()
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any], patience: float) -> dict[str, Any]:
        """The answer; a process that gives none in time, or none at all, is killed."""
        try:
            process = await asyncio.wait_for(self._started(), STARTING)
            return await asyncio.wait_for(_exchange(process, question), patience)
        except BaseException:
            await self.end()
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *children.module("trickerion.server.thinking"),
                env=children.environment(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            await _read(self.process)
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def _exchange(process: asyncio.subprocess.Process, question: dict[str, Any]) -> Any:
    assert process.stdin is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    return await _read(process)


async def _read(process: asyncio.subprocess.Process) -> Any:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the bot's process ended")
    return json.loads(line)
