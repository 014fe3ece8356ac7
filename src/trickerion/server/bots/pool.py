"""Bots run in separate processes; one that hangs or crashes is replaced."""

import asyncio
import json
import logging
import random
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, Final
from zlib import crc32

from msgspec import Struct

from trickerion import Action, Game
from trickerion.bots import STAND_IN
from trickerion.server.bots.extra_bots import ExtraBots
from trickerion.server.bots.fair_queue import BotQueue, Claim
from trickerion.server.metrics import Metrics
from trickerion.server.subprocesses import ChildProcess

LOG: Final = logging.getLogger("trickerion.server")
GRACE: Final = 5.0
"""Seconds past its budget after which a bot is killed. Others wait for as long."""
STARTING: Final = 60.0
"""Seconds a process may take to start."""
LONGEST_ANSWER: Final = 65_536
TRIES: Final = 3


class BotQuestion(Struct, frozen=True):
    """A decision for a bot, which sees only what its seat may know."""

    table: str
    version: int
    """The seat's version of the table."""
    seat: int
    level: str
    game: Game
    """What the seat knows, completed at random."""
    seconds: float
    is_advice: bool = False
    """Asked by a person, who wants a reason too."""
    judged: str = ""
    """The action that a person asks the tutor about, instead."""

    def to_dict(self, level: str) -> dict[str, Any]:
        return {
            **{"table": self.table, "seat": self.seat, "level": level},
            **{"seconds": self.seconds, "advice": self.is_advice, "judged": self.judged},
            "position": self.game.to_dict(),
        }


class Answer(Struct, frozen=True):
    """A bot's decision. The caller checks that it is legal before applying it."""

    question: BotQuestion
    action: Action
    reason: str
    other: Action | None = None
    """The next best action, for advice ..."""
    lead: float = 0.0
    """... how much less Fame it is expected to bring ..."""
    reasons: list[tuple[str, float]] = []
    """... and the sources of Fame in which the two differ."""
    better: list[Action] = []
    """What the tutor would do instead of the action, which then costs the lead ..."""
    win: float = 0.0
    """... and this chance to win."""


def stand_in_action(question: BotQuestion) -> Action:
    """A random legal action, for a bot that failed."""
    return random.choice(question.game.options(question.seat))


class ExtraBotFailed(Exception):
    """A bot of the host's raised, stalled or cheated; its process goes on."""


class BotPool:
    """A few bot processes. A table always uses the same one, which caches its bots."""

    def __init__(
        self,
        processes: int,
        metrics: Metrics | None = None,
        specs: Mapping[str, str] | None = None,
    ) -> None:
        self.bot_processes = [BotProcess() for _ in range(max(1, processes))]
        self.metrics = metrics or Metrics()
        self.extra_bots = ExtraBots(specs or {})

    @property
    def waiting(self) -> int:
        """How many decisions wait for a process."""
        return sum(len(bot_process.queue) for bot_process in self.bot_processes)

    async def decide(self, claim: Claim, ask: Callable[[], BotQuestion | None]) -> Answer | None:
        """Ask when the claim's turn comes; None if there is nothing to ask by then.

        Each try queues again, so a bot that keeps failing doesn't hold up the others."""
        bot_process = self.bot_processes[crc32(claim.table.encode()) % len(self.bot_processes)]
        needs_stand_in, question = False, None
        for _ in range(TRIES):
            began = perf_counter()
            async with bot_process.queue.turn(claim):
                self.metrics.bot_wait.observe(perf_counter() - began)
                question = ask()
                if question is None:
                    return None
                try:
                    return await self._try(bot_process, question, needs_stand_in)
                except ExtraBotFailed as error:
                    self.extra_bots.note_failure(question.level, str(error))
                    needs_stand_in = True
                except (OSError, ValueError, KeyError, EOFError) as error:
                    LOG.warning("bot restarted: %r", error, extra={"table": claim.table})
                    is_extra = question.level in self.extra_bots.specs
                    if is_extra:
                        self.extra_bots.note_failure(question.level, repr(error))
                    needs_stand_in = is_extra or isinstance(error, TimeoutError)
                    self.metrics.bot_restarts.inc()
                    await bot_process.end()
        assert question is not None
        return Answer(question, stand_in_action(question), "any")

    async def _try(
        self, bot_process: "BotProcess", question: BotQuestion, needs_stand_in: bool
    ) -> Answer:
        level = STAND_IN if needs_stand_in else self.extra_bots.player(question.level)
        told = await bot_process.ask(question.to_dict(level), question.seconds + GRACE)
        if "failed" in told:
            raise ExtraBotFailed(told["failed"])
        if level in self.extra_bots.specs.values():
            self.extra_bots.note_success(question.level)
        action, other = Action.parse(str(told["action"])), told.get("other")
        lead = float(told.get("lead", 0.0))
        reasons = [(str(what), float(amount)) for what, amount in told.get("reasons", [])]
        second = Action.parse(other) if other else None
        better = [Action.parse(str(line)) for line in told.get("better", [])]
        win = float(told.get("win", 0.0))
        return Answer(question, action, str(told["reason"]), second, lead, reasons, better, win)

    async def stop(self) -> None:
        for bot_process in self.bot_processes:
            await bot_process.end()


class BotProcess:
    """One process, used by one claim of its queue at a time."""

    def __init__(self) -> None:
        self.queue = BotQueue()
        self.child = ChildProcess("trickerion.server.bots.worker", LONGEST_ANSWER)

    async def ask(self, question: dict[str, Any], patience: float) -> dict[str, Any]:
        """Ask; a process that fails to answer in time is killed."""
        try:
            await asyncio.wait_for(self._start(), STARTING)
            return await asyncio.wait_for(self._exchange(question), patience)
        except BaseException:
            await self.end()
            raise

    async def _start(self) -> None:
        if await self.child.start():
            await self.child.read()  # it is ready

    async def _exchange(self, question: dict[str, Any]) -> Any:
        await self.child.write(json.dumps(question).encode())
        return json.loads(await self.child.read())

    async def end(self) -> None:
        await self.child.end()
