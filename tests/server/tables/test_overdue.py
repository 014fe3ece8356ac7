"""R24: overdue games are looked after in the background, all of them, and nobody notices."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.conftest import settings
from tests.server.support import PATIENCE
from tests.server.tables.evening import Evening, act, evening, taken_over
from trickerion.server.protocol.bodies import GameOptions
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.rows import TableRow
from trickerion.server.tables import overdue
from trickerion.server.tables.overdue import (
    BATCH,
    EVERY,
    LONGEST_REST,
    NEGLECTED,
    REST,
    RETRY,
    SHORTEST_REST,
    Overdue,
)
from trickerion.server.tables.registry import TableRegistry

COLUMNS = schema.tables.c
ONE_BOT = GameOptions(players=2)


async def change(now: Evening, values: dict[str, Any], *ids: str) -> None:
    command = update(schema.tables).where(COLUMNS.id.in_(ids)).values(values)
    await now.registry.store.write(lambda connection: connection.execute(command))


async def late(now: Evening) -> int:
    """How many tables are overdue by what is stored."""
    query = select(COLUMNS.id).where(COLUMNS.deadline <= now.time())
    return len(await now.registry.store.scalars(query))


@contextmanager
def opened_by(now: Evening) -> Iterator[list[str]]:
    """The tables that are opened meanwhile, in order."""
    ids: list[str] = []
    opening = now.registry._open

    async def noted(id: str) -> Any:
        ids.append(id)
        return await opening(id)

    now.registry._open = noted  # type: ignore[method-assign]
    yield ids
    now.registry._open = opening  # type: ignore[method-assign]


def test_r24_many_overdue_games_are_taken_over_a_few_at_a_time(database: str) -> None:
    """The worker rests after each, most of its time; what people do doesn't wait for it."""

    async def test() -> None:
        rests: list[float] = []
        async with evening(database) as now:
            ids = [(await now.table(seconds=60)).id for _ in range(3 * BATCH)]
            mine = await now.table(clock="none")
            await now.restart()
            now.time.seconds += 100

            async def rest(seconds: float) -> None:
                rests.append(seconds)

            now.registry.overdue = Overdue(now.registry, rest)
            assert await late(now) == len(ids)
            await now.registry.sweep()
            assert await late(now) == len(ids)
            table = await now.registry.table(mine.id)
            await act(table, table.game.to_act[0], now.chance)
            for left in (2 * BATCH, BATCH, 0):
                assert await now.registry.overdue.take_up_some() == BATCH
                assert await late(now) == left
            assert await now.registry.overdue.take_up_some() == 0
            assert len(rests) == len(ids)
            assert min(rests) >= SHORTEST_REST
            assert REST >= 3

    asyncio.run(test())


def test_r24_what_falls_due_now_comes_before_what_is_late_already(database: str) -> None:
    async def test() -> None:
        async with evening(database) as now:
            late_ones = [(await now.table(seconds=60)).id for _ in range(2 * BATCH)]
            now.time.seconds += 30
            fresh = (await now.table(seconds=60)).id
            now.time.seconds += 61
            await now.evict()
            with opened_by(now) as ids:
                await now.registry.overdue.take_up_some()
            assert ids[0] == fresh
            assert set(ids[1:]) < set(late_ones)

    asyncio.run(test())


def test_r23_what_falls_due_while_others_are_taken_up_does_not_wait_for_all_of_them(
    database: str,
) -> None:
    """However slowly that goes."""

    async def test() -> None:
        async with evening(database) as now:
            for _ in range(BATCH):
                await now.table(seconds=60)
            now.time.seconds += 30
            fresh = (await now.table(seconds=60)).id
            now.time.seconds += 59
            await now.evict()

            async def rest(seconds: float) -> None:
                assert seconds <= LONGEST_REST
                now.time.seconds += 1

            now.registry.overdue = Overdue(now.registry, rest)
            with opened_by(now) as ids:
                for _ in range(3):
                    await now.registry.overdue.take_up_some()
            assert ids.index(fresh) < 5

    asyncio.run(test())


def test_r24_games_that_cannot_be_opened_do_not_stand_in_the_way(database: str) -> None:
    """Neither those that are set aside nor those that fail for another reason are tried over and
    over, however many there are."""

    async def test() -> None:
        async with evening(database) as now:
            good = (await now.table(seconds=60)).id
            now.time.seconds += 10
            bad = [(await now.table(seconds=60)).id for _ in range(BATCH)]
            broken = [(await now.table(seconds=60)).id for _ in range(BATCH)]
            await change(now, {"options": "{}"}, *bad)
            await now.evict()
            now.time.seconds += 100
            attend_to = now.registry.attend_to

            async def fail(id: str) -> None:
                if id in broken:
                    raise OSError("the disk")
                await attend_to(id)

            now.registry.attend_to = fail  # type: ignore[method-assign]
            for _ in range(3):
                await now.registry.overdue.take_up_some()
            assert sorted(now.registry.set_aside) == sorted(bad)
            assert await late(now) == len(broken)
            version = select(COLUMNS.version).where(COLUMNS.id == good)
            assert await now.registry.store.scalars(version) == [1]
            with pytest.raises(CommandRefused, match="can't be continued"):
                await now.registry.table(bad[0])

    asyncio.run(test())


def test_neglected_bots_of_all_tables_get_their_turn(database: str) -> None:
    """Tables that are open already, and stay listed, don't keep the others from being opened."""

    async def test() -> None:
        async with evening(database) as now:
            ids = [(await now.table(clock="none")).id for _ in range(3 * BATCH)]
            await change(now, {"bot_asked": True}, *ids)
            now.time.seconds += 10
            await now.evict()
            with opened_by(now) as opened:
                for _ in range(3):
                    await now.registry.overdue.take_up_some()
            assert sorted(opened) == sorted(ids)

    asyncio.run(test())


def test_a_deadline_that_is_listed_wrongly_is_put_right(database: str) -> None:
    async def test() -> None:
        async with evening(database) as now:
            table = await now.table(seconds=1000)
            await change(now, {"deadline": now.time() - 5}, table.id)
            await now.evict()
            await now.registry.overdue.take_up_some()
            assert await late(now) == 0
            (row,) = await now.registry.store.rows(select(schema.tables), TableRow)
            assert (row.version, row.deadline) == (0, now.time() + 1000)

    asyncio.run(test())


def test_a_server_looks_for_overdue_games_from_its_start_on(database: str) -> None:
    """Again and again, with a rest when nothing is due, whether or not anybody has them open."""

    async def test() -> None:
        async with evening(database) as now:
            ids = [(await now.table(seconds=seconds)).id for seconds in (60, 90)]
            await now.registry.stop()
            now.registry = now.new_registry()
            rests: list[float] = []

            async def rest(seconds: float) -> None:
                rests.append(seconds)
                now.time.seconds += seconds
                await asyncio.sleep(0)

            now.registry.overdue = Overdue(now.registry, rest)
            await now.registry.start()
            for id in ids:
                while not any(await taken_over(now, id)):
                    await asyncio.sleep(0)
            assert rests.count(EVERY) > 40

    asyncio.run(asyncio.wait_for(test(), 2 * PATIENCE))


def test_a_look_for_overdue_games_that_fails_is_repeated(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with evening(database) as now:
            table = await now.table(seconds=60)
            now.time.seconds += 60
            await now.evict()
            scalars = now.registry.store.scalars

            async def fail(query: object) -> list[Any]:
                raise OSError("the disk")

            now.registry.store.scalars = fail  # type: ignore[method-assign]
            assert await now.registry.overdue.take_up_some() == 0
            now.registry.store.scalars = scalars  # type: ignore[method-assign]
            assert await now.registry.overdue.take_up_some() == 1
            assert any(await taken_over(now, table.id))

    asyncio.run(test())
    assert "could not query overdue tables" in caplog.text


def test_a_table_that_failed_is_tried_again_after_a_while(database: str) -> None:
    async def test() -> None:
        async with evening(database) as now:
            table = await now.table(seconds=60)
            now.time.seconds += 60
            await now.evict()
            tried: list[str] = []

            async def fail(id: str) -> None:
                tried.append(id)
                raise OSError("the disk")

            now.registry.attend_to = fail  # type: ignore[method-assign]
            for seconds in (0, 0, RETRY - 1, 1, 0):
                now.time.seconds += seconds
                await now.registry.overdue.take_up_some()
            assert tried == [table.id] * 2

    asyncio.run(test())


def test_bots_are_neglected_after_a_while_and_at_tables_nobody_has_open(database: str) -> None:
    async def test() -> None:
        async with evening(database) as now:
            table = await now.table(clock="none")
            await change(now, {"bot_asked": True, "updated": now.time()}, table.id)
            now.time.seconds += NEGLECTED
            await now.evict()
            assert await now.registry.overdue.take_up_some() == 0
            now.time.seconds += 1
            assert await now.registry.overdue.take_up_some() == 1
            assert await now.registry.overdue.take_up_some() == 0

    asyncio.run(test())


def test_a_game_that_goes_on_after_all_is_listed_with_its_bot(database: str) -> None:
    """A game was set aside while a bot was asked; a server that can continue it lists it again."""

    async def test() -> None:
        async with evening(database) as now:
            table = await now.table(clock="none", pace="slow", bots=["random"], options=ONE_BOT)
            while table.started().bot_to_act is not None:
                await table.act_for_bot(1, table.viewers.versions[1], table.game.options(1)[0])
            while table.started().bot_to_act is None:
                await act(table, 0, now.chance)
            await change(now, {"set_aside": "other rules", "bot_asked": False}, table.id)
            await now.evict()
            await now.registry.table(table.id)
            (row,) = await now.registry.store.rows(select(schema.tables), TableRow)
            assert (row.set_aside, row.bot_asked, row.deadline) == (None, True, None)

    asyncio.run(test())


def test_open_tables_are_swept_from_the_start_on_whatever_fails_in_between(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with evening(database) as now:
            id = (await now.table(seconds=60)).id
            await now.registry.stop()
            registry = TableRegistry(settings(database, sweep_seconds=0.001), now.time, now.time)
            now.registry = registry
            sweep, tries = registry.sweep, 0

            async def fail_at_first() -> None:
                nonlocal tries
                tries += 1
                if tries == 1:
                    raise OSError("the disk")
                await sweep()

            registry.sweep = fail_at_first  # type: ignore[method-assign]
            registry.overdue = Overdue(registry, lambda seconds: asyncio.sleep(1e6))
            await registry.start()
            await registry.table(id)
            now.time.seconds += 61
            while not any(await taken_over(now, id)):
                await asyncio.sleep(0.001)

    asyncio.run(asyncio.wait_for(test(), 2 * PATIENCE))
    assert "sweep failed" in caplog.text


def test_clocks_and_bots_take_turns_and_a_clock_comes_first(database: str) -> None:
    async def test() -> None:
        async with evening(database) as now:
            bots = [(await now.table(clock="none")).id for _ in range(2)]
            clock = (await now.table(seconds=60)).id
            await change(now, {"bot_asked": True}, *bots)
            now.time.seconds += 100
            await now.evict()
            with opened_by(now) as opened:
                await now.registry.overdue.take_up_some()
            assert opened[0] == clock
            assert sorted(opened[1:]) == sorted(bots)

    asyncio.run(test())


def test_every_game_that_was_set_aside_is_retried_once_at_the_start(database: str) -> None:
    async def test() -> None:
        async with evening(database) as now:
            ids = [(await now.table(clock="none")).id for _ in range(2 * BATCH + 3)]
            await change(now, {"set_aside": "other rules"}, *ids[:-1])
            tried: list[str] = []

            async def note(id: str) -> None:
                tried.append(id)

            now.registry.attend_to = note  # type: ignore[method-assign]
            await now.registry.overdue._retry_set_aside()
            assert sorted(tried) == sorted(ids[:-1])

    asyncio.run(test())


def test_the_worker_rests_longer_than_it_works(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """R24: also after a table that couldn't be opened."""
    rests: list[float] = []

    async def rest(seconds: float) -> None:
        rests.append(seconds)

    async def fail(id: str) -> None:
        raise OSError("the disk")

    async def test() -> None:
        registry = TableRegistry(settings(database))
        registry.attend_to = fail  # type: ignore[method-assign]
        worker = Overdue(registry, rest)
        for took in (0.001, 0.03, 5.0):
            ticks = iter([100.0, 100.0 + took])
            monkeypatch.setattr(overdue, "perf_counter", lambda ticks=ticks: next(ticks))
            await worker._take_up("nowhere")
        assert rests == pytest.approx([SHORTEST_REST, 0.03 * REST, LONGEST_REST])

    asyncio.run(test())
    assert caplog.text.count("an overdue table could not be opened") == 3
    assert 0.01 <= SHORTEST_REST < LONGEST_REST <= 0.2
    assert NEGLECTED <= 5
    assert RETRY >= 60
