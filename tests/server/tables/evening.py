"""Servers that follow each other on one database, with a clock that is set by hand."""

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from tests.server.conftest import settings
from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.protocol.messages import ActCommand
from trickerion.server.tables import seating
from trickerion.server.tables.overdue import EVERY, Overdue
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.table import GameTable

BEGINNER = GameOptions(players=2, beginner=True)
SLACK = 10
"""R23: seconds after a deadline within which a seat is taken over."""


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def __call__(self) -> float:
        return self.seconds


async def no_rest(seconds: float) -> None: ...


class Evening:
    """Servers that follow each other on one database, and the time they have in common."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.time = Time()
        self.chance = Random(1)
        self.registry: TableRegistry = self.new_registry()

    def new_registry(self) -> TableRegistry:
        registry = TableRegistry(settings(self.database, idle_seconds=1e9), self.time, self.time)
        registry.look = lambda table: None  # type: ignore[method-assign]  # bots have no part in this
        registry.overdue = Overdue(registry, no_rest)
        return registry

    async def restart(self) -> None:
        await self.registry.stop()
        self.registry = self.new_registry()
        await self.registry.store.start()

    async def evict(self) -> None:
        """Nobody has had any table open for long enough."""
        self.registry._used.clear()
        self.registry._close_idle()
        assert not self.registry.tables

    async def table(self, **new: Any) -> GameTable:
        new = {"options": BEGINNER, "clock": "move", "seconds": 60, "takeover": "random", **new}
        table = await seating.create(self.registry, NewTable(**new))
        for seat in range(table.players - len(new.get("bots", []))):
            await seating.sit_down(
                self.registry, table, f"P{seat}", None, table.row.invitation, None
            )
        return table

    async def pass_time(self, seconds: float) -> None:
        """The sweeps of this time, once a second."""
        for _ in range(int(seconds)):
            self.time.seconds += 1
            await self.registry.sweep()
            if self.time.seconds % EVERY == 0:
                await self.registry.overdue.take_up_some()


async def nothing(evening: Evening) -> None: ...


INTERRUPTIONS: list[Callable[[Evening], Coroutine[Any, Any, None]]] = [
    nothing,
    Evening.evict,
    Evening.restart,
]
interrupted = pytest.mark.parametrize("interrupt", INTERRUPTIONS)


@asynccontextmanager
async def evening(database: str) -> AsyncIterator[Evening]:
    found = Evening(database)
    await found.registry.store.start()
    try:
        yield found
    finally:
        await found.registry.stop()


def ticking(table: GameTable) -> list[int]:
    return table.people_to_act


async def act(table: GameTable, seat: int, chance: Random) -> None:
    options = table.game.options(seat)
    await table.submit(seat, ActCommand(f"{len(table.log)}", 99_999, str(chance.choice(options))))


async def taken_over(evening: Evening, id: str) -> list[str | None]:
    """Who plays the seats by what is stored, whatever is in memory."""
    found = await evening.registry.store.table(id)
    assert found is not None
    leavers = {entry.seat: entry.text for entry in found[2] if entry.kind == "leave"}
    return [leavers.get(seat) for seat in range(len(found[1]))]
