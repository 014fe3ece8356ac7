"""What a registry does in the background: looking after open tables, and ending all of it."""

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from tests.server.conftest import settings
from tests.server.tables.test_registry import Ear, two_processes
from trickerion.lab.play.simulation import lively_action
from trickerion.server.protocol.messages import Say
from trickerion.server.tables.overdue import NEGLECTED
from trickerion.server.tables.registry import TableRegistry

AWAITED = {
    ("bot_play", "stop"),
    ("bots", "stop"),
    ("presence", "renew"),
    ("presence", "note"),
}


class Recorder:
    """Stands in for a part of a registry, and notes what is called, in order."""

    def __init__(self, name: str, calls: list[Any], error: Exception | None = None) -> None:
        self.name, self.calls, self.error = name, calls, error

    def __getattr__(self, method: str) -> Any:
        async def later() -> None:
            if self.error is not None:
                raise self.error

        def call(*arguments: Any) -> Any:
            self.calls.append((f"{self.name}.{method}", *arguments))
            return later() if (self.name, method) in AWAITED else None

        return call


@pytest.mark.parametrize("error", [None, OSError("gone"), DBAPIError("", {}, Exception())])
def test_stopping_ends_everything_even_without_a_database(
    sqlite: str, error: Exception | None
) -> None:
    async def test() -> None:
        registry = TableRegistry(settings(sqlite))
        await registry.store.start()
        calls: list[Any] = []

        async def work() -> None:
            try:
                await asyncio.sleep(1000)
            finally:
                await asyncio.sleep(0)
                calls.append("the work ended")

        registry.run(work())
        await asyncio.sleep(0)
        registry.store.is_postgres = True
        bots, worker_thread = registry.bots, registry.worker_thread
        for part in ("bot_play", "presence", "notifier", "bots", "worker_thread"):
            is_presence = part == "presence"
            setattr(registry, part, Recorder(part, calls, error if is_presence else None))
        await registry.stop()
        assert calls == [
            "the work ended",
            ("bot_play.stop",),
            ("presence.renew", []),
            ("notifier.close",),
            ("bots.stop",),
            ("worker_thread.close",),
        ]
        assert registry.store._writing._connection is None
        await bots.stop()
        worker_thread.close()

    asyncio.run(test())


def test_background_work_is_forgotten_when_it_is_done(sqlite: str) -> None:
    async def test() -> None:
        registry = TableRegistry(settings(sqlite))
        registry.run(asyncio.sleep(0))
        assert len(registry._tasks) == 1
        while registry._tasks:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(test(), 60))


def test_connections_are_shared_with_other_processes(sqlite: str) -> None:
    """As on PostgreSQL: a seat's first connection and the end of its last are noted there, and
    a table that is opened asks who is connected elsewhere."""

    async def test() -> None:
        async with two_processes(sqlite) as pair:
            there, here, ear = await pair.table()
            pair.line.seats = {there.id: {1}}
            pair.here.store.is_postgres = True
            del pair.here.tables[here.id]
            here = await pair.here.table(here.id)
            assert [here.viewers.is_here(seat) for seat in range(2)] == [False, True]
            calls: list[Any] = []
            line: Any = Recorder("presence", calls)
            pair.here.presence = line
            for connections in ({ear}, set[Ear]()):
                here.viewers.listeners[0] = {*connections}
                pair.here.came_or_went(here, 0)
                await asyncio.sleep(0)
            assert calls == [
                ("presence.note", here.id, 0, True),
                ("presence.note", here.id, 0, False),
            ]
            pair.here.store.is_postgres = False

    asyncio.run(test())


def test_a_finished_game_goes_to_the_archiver_and_a_running_one_to_bots_and_notifier(
    sqlite: str,
) -> None:
    async def test() -> None:
        async with two_processes(sqlite) as pair:
            _, table, _ = await pair.table()
            registry, calls = pair.here, list[Any]()
            bot_play, notifier = registry.bot_play, registry.notifier
            for part in ("bot_play", "notifier"):
                setattr(registry, part, Recorder(part, calls))
            registry.look(table)
            assert [call[:2] for call in calls] == [
                ("bot_play.look", table),
                ("notifier.look", table),
            ]
            assert not registry.archiver.game_over.is_set()
            calls.clear()
            while not table.game.over:
                table.game.play(lively_action(table.game, Random(1)))
            registry.look(table)
            assert calls == [("bot_play.look", table)]
            assert registry.archiver.game_over.is_set()
            registry.bot_play, registry.notifier = bot_play, notifier

    asyncio.run(test())


def test_the_bots_of_an_open_table_are_looked_after_when_nothing_has_happened_for_a_while(
    sqlite: str,
) -> None:
    """The process that was responsible for them may have died."""

    async def test() -> None:
        async with two_processes(sqlite) as pair:
            there, _, _ = await pair.table()
            registry, looked = pair.there, list[str]()
            registry.bot_play.look = lambda table: looked.append(table.id)  # type: ignore[method-assign]
            await there.submit(0, Say("s", "hello"))
            looked.clear()
            pair.time.seconds += NEGLECTED - 1
            await registry.sweep()
            assert looked == []
            pair.time.seconds += 1
            await registry.sweep()
            assert looked == [there.id]

    asyncio.run(test())


def test_a_sweep_closes_the_tables_that_nobody_has_used_for_a_while(sqlite: str) -> None:
    """Not those that someone watches."""

    async def test() -> None:
        async with two_processes(sqlite) as pair:
            _, watched, _ = await pair.table()
            there, _, _ = await pair.table()
            pair.here.tables[there.id].viewers.listeners.clear()
            pair.time.seconds += pair.here.settings.idle_seconds
            await pair.here.sweep()
            assert set(pair.here.tables) == {watched.id, there.id}
            pair.time.seconds += 1
            await pair.here.sweep()
            assert set(pair.here.tables) == {watched.id}

    asyncio.run(test())
