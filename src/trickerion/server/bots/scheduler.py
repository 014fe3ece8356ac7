"""Schedules the bots of all tables, as long as they have an audience."""

import asyncio
import logging
import secrets
from typing import Final

from trickerion.server.bots.fair_queue import Claim
from trickerion.server.bots.pool import BotPool, BotQuestion, stand_in_action
from trickerion.server.metrics import Metrics
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.settings import Settings
from trickerion.server.tables.table import GameTable

LOG: Final = logging.getLogger("trickerion.server")
TAKEOVER_SHARE: Final = 0.25
"""The share of a bot's time limit for one that plays a person's seat: it plays soundly without
costing as much as an opponent that somebody chose."""


class BotPlay:
    """At most one decision per table at a time."""

    def __init__(self, pool: BotPool, settings: Settings, metrics: Metrics) -> None:
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self.playing: dict[str, asyncio.Task[None]] = {}
        """The tables whose bots are deciding."""

    def look(self, table: GameTable) -> None:
        """Start a table's bots if it's their turn."""
        if table.id not in self.playing and asked_bot(table) is not None and has_audience(table):
            self.playing[table.id] = asyncio.create_task(self._play(table))

    async def stop(self) -> None:
        tasks = list(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: GameTable) -> None:
        try:
            while asked_bot(table) is not None and has_audience(table):
                await self._pause(table)
                await self._act(table)
        except Exception:
            LOG.exception("bots failed", extra={"table": table.id})
        finally:
            # Not in a done callback: a change before that would go unnoticed.
            del self.playing[table.id]

    async def _pause(self, table: GameTable) -> None:
        """Give people time to undo before a bot acts."""
        game = None
        while table.state is not None and game is not table.game:
            game = table.game
            if any(game.undoable(seat) for seat in table.state.log.people):
                await asyncio.sleep(self.settings.bot_pause)

    async def _act(self, table: GameTable) -> None:
        answer = await self.pool.decide(claim_of(table), lambda: self._question(table))
        if answer is not None:
            self.metrics.bot_actions.inc()
            seat, version = answer.question.seat, answer.question.version
            try:
                await table.act_for_bot(seat, version, answer.action)
            except CommandRefused as refused:
                LOG.warning("illegal bot action: %s", refused, extra={"table": table.id})
                await table.act_for_bot(seat, version, stand_in_action(answer.question))

    def _question(self, table: GameTable) -> BotQuestion | None:
        """The table's next question to a bot, if it still has an audience."""
        seat = asked_bot(table)
        if seat is None or table.state is None or not has_audience(table):
            return None
        imagined = table.game.imagine(seat, secrets.randbits(64))
        level = table.state.bots[seat] or ""
        seconds, version = self.settings.bot_seconds, table.viewers.versions[seat]
        if table.seats[seat].bot is None:
            seconds *= TAKEOVER_SHARE
        return BotQuestion(table.id, version, seat, level, imagined, seconds)


def asked_bot(table: GameTable) -> int | None:
    """The first seat to act that a bot plays."""
    return table.state.bot_to_act if table.state is not None and table.is_running else None


def has_audience(table: GameTable) -> bool:
    """Is anyone connected? In a slow game people who aren't count as well: they are notified."""
    if table.viewers.is_anyone_here or table.viewers.elsewhere:
        return True
    return table.row.pace == "slow" and bool(_people(table))


def claim_of(table: GameTable) -> Claim:
    """The claim of a table's bots on a bot process."""
    people, viewers = _people(table), table.viewers
    seated = frozenset(one.address for seat in people for one in viewers.listeners.get(seat, ()))
    watching = frozenset(one.address for each in viewers.listeners.values() for one in each)
    is_attended = bool(seated) or any(seat in viewers.elsewhere for seat in people)
    return Claim(table.id, seated or watching or frozenset([viewers.last_address]), is_attended)


def _people(table: GameTable) -> list[int]:
    return table.state.log.people if table.state is not None else []
