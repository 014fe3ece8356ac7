"""Lets the bots of all tables play, as long as there is somebody to play for."""

import asyncio
import logging
import secrets
from typing import Final

from trickerion.server.bot_pool import BotPool, Question
from trickerion.server.bot_queue import Claim
from trickerion.server.metrics import Metrics
from trickerion.server.settings import Settings
from trickerion.server.table import Table

LOG: Final = logging.getLogger("trickerion.server")


class BotPlay:
    """At most one decision per table at a time."""

    def __init__(self, pool: BotPool, settings: Settings, metrics: Metrics) -> None:
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self.playing: dict[str, asyncio.Task[None]] = {}
        """The tables whose bots are deciding."""

    def look(self, table: Table) -> None:
        """A table has changed or somebody came: start its bots if it's their turn."""
        if table.id not in self.playing and asked_bot(table) is not None and has_audience(table):
            self.playing[table.id] = asyncio.create_task(self._play(table))

    async def stop(self) -> None:
        tasks = list(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        try:
            while asked_bot(table) is not None and has_audience(table):
                await self._pause(table)
                await self._act(table)
        except Exception:
            LOG.exception("bots failed", extra={"table": table.id})
        finally:
            # Not in a done callback: a change before that would go unnoticed.
            del self.playing[table.id]

    async def _pause(self, table: Table) -> None:
        """Leave a person the time to take back what the bot would answer."""
        game = None
        while table.standing is not None and game is not table.game:
            game = table.game
            if any(game.undoable(seat) for seat in table.standing.people):
                await asyncio.sleep(self.settings.bot_pause)

    async def _act(self, table: Table) -> None:
        answer = await self.pool.decide(claim_of(table), lambda: self._question(table))
        if answer is not None:
            self.metrics.bot_actions += 1
            question = answer.question
            await table.act_for_bot(question.seat, question.version, str(answer.action))

    def _question(self, table: Table) -> Question | None:
        """What a bot of the table is asked now, if there is still somebody to play for."""
        seat = asked_bot(table)
        if seat is None or table.standing is None or not has_audience(table):
            return None
        imagined = table.game.imagine(seat, secrets.randbits(64))
        level = table.standing.bots[seat] or ""
        seconds = self.settings.bot_seconds
        return Question(table.id, table.counts[seat], seat, level, imagined, seconds)


def asked_bot(table: Table) -> int | None:
    """The first seat that a bot has to decide for now."""
    standing = table.standing
    if standing is None:
        return None
    return next((seat for seat in standing.game.to_act if standing.bots[seat] is not None), None)


def has_audience(table: Table) -> bool:
    """Does anybody sit at the table or watch? In a slow game whoever has a seat counts as well:
    they are told when it's their turn."""
    if any(table.listeners.values()) or table.elsewhere:
        return True
    people = table.standing.people if table.standing is not None else []
    return table.row["pace"] == "slow" and bool(people)


def claim_of(table: Table) -> Claim:
    """On whose behalf a table's bots play."""
    people = table.standing.people if table.standing is not None else []
    seated = frozenset(one.address for seat in people for one in table.listeners.get(seat, ()))
    watching = frozenset(one.address for ears in table.listeners.values() for one in ears)
    is_attended = bool(seated) or any(seat in table.elsewhere for seat in people)
    return Claim(table.id, seated or watching or frozenset([table.last_address]), is_attended)
