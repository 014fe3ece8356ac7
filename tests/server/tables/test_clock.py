"""R23: clocks tell the truth, whoever has the table open and however often the server restarts."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from tests.server.conftest import settings
from tests.server.listeners import SilentListener
from tests.server.tables.evening import (
    BEGINNER,
    SLACK,
    Evening,
    act,
    evening,
    interrupted,
    taken_over,
    ticking,
)
from trickerion.lab.play.simulation import lively_action
from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.protocol.messages import ActCommand, Say
from trickerion.server.tables import seating
from trickerion.server.tables.clock import Clock
from trickerion.server.tables.registry import TableRegistry


@interrupted
def test_r23_no_time_is_given_back_in_the_middle_of_a_wait(
    database: str, interrupt: Callable[[Evening], Coroutine[Any, Any, None]]
) -> None:
    async def test() -> None:
        async with evening(database) as now:
            table = await now.table()
            asked = ticking(table)[0]
            await act(table, asked, Random(1))
            asked = ticking(table)[0]
            for _ in range(3):
                await now.pass_time(15)
                await interrupt(now)
            left = (await now.registry.table(table.id)).time_left()[asked]
            assert left == 15
            await now.pass_time(14)
            await interrupt(now)
            assert await taken_over(now, table.id) == [None, None]
            await now.pass_time(1 + SLACK)
            assert (await taken_over(now, table.id))[asked] == "random"
            assert (await taken_over(now, table.id))[1 - asked] is None

    asyncio.run(test())


@interrupted
def test_r23_the_first_wait_counts_from_when_the_last_seat_was_taken(
    database: str, interrupt: Callable[[Evening], Coroutine[Any, Any, None]]
) -> None:
    async def test() -> None:
        async with evening(database) as now:
            table = await seating.create(now.registry, NewTable(BEGINNER, clock="game", seconds=60))
            await seating.sit_down(now.registry, table, "Ada", None, None, None)
            await now.pass_time(100)
            table = await now.registry.table(table.id)
            await table.submit(0, Say("s", "Nobody here?"))
            await now.pass_time(100)
            table = await now.registry.table(table.id)
            await seating.sit_down(now.registry, table, "Ben", None, None, None)
            await now.pass_time(20)
            await interrupt(now)
            table = await now.registry.table(table.id)
            asked = ticking(table)
            assert table.time_left() == [40 if seat in asked else 60 for seat in range(2)]
            await now.pass_time(30)
            assert await taken_over(now, table.id) == [None, None]
            await now.pass_time(10 + SLACK)
            assert await taken_over(now, table.id) != [None, None]

    asyncio.run(test())


def test_a_wait_of_a_year_can_be_stored(database: str) -> None:
    async def test() -> None:
        async with evening(database) as now:
            table = await now.table(pace="slow", seconds=31_536_000)
            now.time.seconds += 31_000_000
            await act(table, ticking(table)[0], Random(1))
            assert (await now.registry.store.log(table.id, 0))[-1].waited == 31_000_000_000

    asyncio.run(test())


def test_a_clock_that_is_set_back_harms_nobody(database: str) -> None:
    async def test() -> None:
        async with evening(database) as now:
            table = await now.table()
            await now.pass_time(30)
            now.time.seconds -= 3600
            await now.pass_time(5)
            await now.restart()
            table = await now.registry.table(table.id)
            asked = ticking(table)[0]
            assert table.time_left()[asked] == 60
            await act(table, asked, Random(1))
            entries = await now.registry.store.log(table.id, 0)
            assert entries[-1].waited == 0
            asked = ticking(table)[0]
            await now.pass_time(60 + SLACK)
            assert (await taken_over(now, table.id))[asked] == "random"

    asyncio.run(test())


def test_the_listed_deadline_is_the_moment_the_first_seat_runs_out_of_time(database: str) -> None:
    async def test() -> None:
        async with evening(database) as now:
            options = GameOptions(players=3, beginner=True)
            table = await now.table(options=options, clock="game", seconds=500)
            chance = Random(2)
            for _ in range(60):
                now.time.seconds += chance.choice((0, 1, 5))
                action = lively_action(table.game, chance)
                await table.submit(action.seat, ActCommand(str(table.version), 99_999, str(action)))
                row = await now.registry.store.table_row(table.id)
                assert row is not None
                deadline = row[0].deadline or 0.0
                assert deadline == pytest.approx(table.deadline())
                moment, now.time.seconds = now.time.seconds, deadline - 0.1
                assert table.out_of_time() == []
                now.time.seconds += 0.2
                first = min(ticking(table), key=lambda seat: table.time_left()[seat] or 0.0)
                assert first in table.out_of_time()
                now.time.seconds = moment

    asyncio.run(test())


def test_a_table_is_closed_when_nobody_has_had_it_open_for_a_while(database: str) -> None:
    async def test() -> None:
        async with evening(database) as now:
            table = await now.table()
            await now.registry.stop()
            now.registry = TableRegistry(settings(database, idle_seconds=100.0), now.time, now.time)
            await now.registry.store.start()
            table = await now.registry.table(table.id)
            await now.pass_time(90)
            assert await now.registry.table(table.id) is table
            await now.pass_time(99)
            assert now.registry.tables == {table.id: table}
            async with table.lock:
                now.time.seconds += 50
                now.registry._close_idle()
                assert now.registry.tables == {table.id: table}
            table.viewers.listeners[2] = {SilentListener()}
            now.registry._close_idle()
            assert now.registry.tables == {table.id: table}
            table.viewers.listeners[2].clear()
            now.registry._close_idle()
            assert now.registry.tables == {}
            assert await now.registry.table(table.id) is not table

    asyncio.run(test())


# The figures of a clock


def test_a_clock_for_moves_gives_every_wait_its_full_time() -> None:
    clock = Clock("move", 60, 2)
    clock.charge([0], 20_000, [0])
    clock.charge([0], 5_000, [0, 1])
    assert [clock.left(seat) for seat in (0, 1)] == [35.0, 60.0]
    assert clock.left(0, 1_500) == 33.5
    clock.charge([0, 1], 10_000, [1])
    assert [clock.left(seat) for seat in (0, 1)] == [60.0, 50.0]


def test_a_clock_for_the_game_adds_up_all_waits_of_a_seat() -> None:
    clock = Clock("game", 60, 2)
    clock.charge([0], 20_000, [1])
    clock.charge([1], 5_000, [0])
    clock.charge([0], 15_000, [])
    assert [clock.left(seat) for seat in (0, 1)] == [25.0, 55.0]


def test_a_deadline_is_that_of_the_first_seat_to_run_out_of_time() -> None:
    clock = Clock("game", 60, 3)
    clock.charge([0, 1], 10_000, [1, 2])
    clock.charge([1], 20_000, [1, 2])
    assert clock.deadline([0, 2], 1000.0) == 1050.0
    assert clock.deadline([1, 2], 1000.0) == 1030.0
    assert clock.deadline([], 1000.0) is None


@pytest.mark.parametrize("clock", [Clock("none", 60, 2), Clock("move", 0, 2)])
def test_without_a_clock_nobody_runs_out_of_time(clock: Clock) -> None:
    clock.charge([0], 100_000, [0])
    assert clock.left(0) is None
    assert clock.deadline([0, 1], 1000.0) is None


def test_a_copy_of_a_clock_runs_on_its_own() -> None:
    clock = Clock("game", 60, 2)
    clock.charge([0], 10_000, [0])
    twin = clock.copy()
    twin.charge([0, 1], 10_000, [0])
    assert [clock.left(seat) for seat in (0, 1)] == [50.0, 60.0]
    assert [twin.left(seat) for seat in (0, 1)] == [40.0, 50.0]
    move = Clock("move", 60, 2)
    move.charge([0], 10_000, [0])
    move.copy().charge([0], 10_000, [0])
    assert move.left(0) == 50.0


def test_a_move_is_a_whole_wait() -> None:
    clock = Clock("move", 10, 2)
    clock.charge([0], 4000, [0])
    assert clock.left(0, 1000) == 5
    clock.charge([0], 1000, [1])
    assert clock.left(0) == 10
    assert clock.left(1, 2000) == 8


def test_the_time_for_a_game_adds_up() -> None:
    clock = Clock("game", 10, 2)
    clock.charge([0, 1], 4000, [1])
    clock.charge([1], 3000, [0])
    assert clock.left(0) == 6
    assert clock.left(1) == 3
    assert Clock("none", 10, 2).left(0) is None
