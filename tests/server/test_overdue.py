"""R24: overdue games are looked after in the background, all of them, and nobody notices."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.test_clocks import Evening, act, evening
from trickerion.server import schema
from trickerion.server.overdue import BATCH, LONGEST_REST, REST, SHORTEST_REST, Overdue
from trickerion.server.protocol import Refusal

COLUMNS = schema.tables.c


async def change(now: Evening, values: dict[str, Any], *ids: str) -> None:
    command = update(schema.tables).where(COLUMNS.id.in_(ids)).values(values)
    await now.house.store.write(lambda connection: connection.execute(command))


async def late(now: Evening) -> int:
    """How many tables are overdue by what is stored."""
    query = select(COLUMNS.id).where(COLUMNS.deadline <= now.time())
    return len(await now.house.store.rows(query))


@contextmanager
def opened_by(now: Evening) -> Iterator[list[str]]:
    """The tables that are opened meanwhile, in order."""
    ids: list[str] = []
    opening = now.house._open

    async def noted(id: str) -> Any:
        ids.append(id)
        return await opening(id)

    now.house._open = noted  # type: ignore[method-assign]
    yield ids
    now.house._open = opening  # type: ignore[method-assign]


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

            now.house.overdue = Overdue(now.house, rest)
            assert await late(now) == len(ids)
            await now.house.sweep()
            assert await late(now) == len(ids)
            table = await now.house.table(mine.id)
            await act(table, table.game.to_act[0], now.chance)
            for left in (2 * BATCH, BATCH, 0):
                assert await now.house.overdue.take_up_some() == BATCH
                assert await late(now) == left
            assert await now.house.overdue.take_up_some() == 0
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
                await now.house.overdue.take_up_some()
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

            now.house.overdue = Overdue(now.house, rest)
            with opened_by(now) as ids:
                for _ in range(3):
                    await now.house.overdue.take_up_some()
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
            attend_to = now.house.attend_to

            async def fail(id: str) -> None:
                if id in broken:
                    raise OSError("the disk")
                await attend_to(id)

            now.house.attend_to = fail  # type: ignore[method-assign]
            for _ in range(3):
                await now.house.overdue.take_up_some()
            assert sorted(now.house.set_aside) == sorted(bad)
            assert await late(now) == len(broken)
            row = await now.house.store.row(select(schema.tables).where(COLUMNS.id == good))
            assert row is not None
            assert row["version"] == 1
            with pytest.raises(Refusal, match="can't be continued"):
                await now.house.table(bad[0])

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
                    await now.house.overdue.take_up_some()
            assert sorted(opened) == sorted(ids)

    asyncio.run(test())


def test_a_deadline_that_is_listed_wrongly_is_put_right(database: str) -> None:
    async def test() -> None:
        async with evening(database) as now:
            table = await now.table(seconds=1000)
            await change(now, {"deadline": now.time() - 5}, table.id)
            await now.evict()
            await now.house.overdue.take_up_some()
            assert await late(now) == 0
            row = await now.house.store.row(select(schema.tables))
            assert row is not None
            assert (row["version"], row["deadline"]) == (0, now.time() + 1000)

    asyncio.run(test())
