"""Finished games are archived in the background, by a process of their own."""

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import insert, select, update

from tests.server.conftest import LOW_PRIORITY, settings
from tests.server.memory_tables import finished_game
from tests.server.old_databases import stored_tables
from tests.server.support import Running, play, until
from trickerion import Game, Options
from trickerion.server.storage import schema
from trickerion.server.storage.rows import TableRow
from trickerion.server.tables import archiver
from trickerion.server.tables.archive import archive_chunks
from trickerion.server.tables.archiver import (
    EVERY,
    FIRST,
    Archived,
    ArchiveProcess,
    StoredGame,
    archived,
)
from trickerion.server.tables.compatibility import digest_of
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.table import GameTable

COLUMNS = schema.tables.c


@cache
def finished() -> GameTable:
    return finished_game(Options(players=2, beginner=True, quick=True), 1)


def stored_game(id: str = "t", **values: Any) -> StoredGame:
    """A finished game as it is stored."""
    table = finished()
    row = replace(table.row, id=id, **{"status": "over", **values})
    seats = [replace(seat, table_id=id) for seat in table.seats]
    return StoredGame(row, seats, [logged.entry for logged in table.log])


class InThisProcess:
    """Archives games without another process; some games fail."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.failures: dict[str, Exception] = {}
        self.ended = 0

    async def archive(self, game: StoredGame) -> Archived:
        self.asked.append(game.row.id)
        if game.row.id in self.failures:
            raise self.failures[game.row.id]
        return archived(game)

    async def end(self) -> None:
        self.ended += 1


class Shelf:
    """An archiver, and the games in its database."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.archiver = registry.archiver
        self.process = InThisProcess()
        process: Any = self.process
        self.archiver.archive_process = process

    async def add(self, id: str, **values: Any) -> None:
        game = stored_game(id, **values)
        entries = [{"table_id": id, **asdict(entry)} for entry in game.log]

        async def insert_all(connection: Any) -> None:
            await connection.execute(insert(schema.tables), asdict(game.row))
            await connection.execute(insert(schema.seats), [asdict(seat) for seat in game.seats])
            await connection.execute(insert(schema.entries), entries)

        await self.registry.store.write(insert_all)

    async def rows(self) -> dict[str, TableRow]:
        found = await self.registry.store.rows(select(schema.tables), TableRow)
        return {row.id: row for row in found}

    async def chunks(self, id: str) -> list[bytes]:
        columns = schema.archive_chunks.c
        query = select(columns.data).where(columns.table_id == id).order_by(columns.chunk)
        return await self.registry.store.scalars(query)


@asynccontextmanager
async def shelf(database: str) -> AsyncIterator[Shelf]:
    registry = TableRegistry(settings(database))
    await registry.store.start()
    try:
        yield Shelf(registry)
    finally:
        await registry.stop()


def test_every_finished_game_is_archived_once(sqlite: str) -> None:
    """Neither running games nor those already archived or set aside."""

    async def test() -> None:
        async with shelf(sqlite) as found:
            for id in ("a", "b"):
                await found.add(id)
            await found.add("running", status="playing")
            await found.add("done", archived=3)
            await found.add("aside", set_aside="other rules")
            assert await found.archiver.archive_some() == 2
            assert sorted(found.process.asked) == ["a", "b"]
            assert await found.archiver.archive_some() == 0
            actions = len(finished().game.history)
            rows = await found.rows()
            assert [rows[id].archived for id in ("a", "b", "done")] == [actions, actions, 3]
            assert [rows[id].archived for id in ("running", "aside")] == [None, None]
            for id in ("a", "b"):
                assert await found.chunks(id) == archive_chunks(finished())
            assert await found.chunks("running") == []

    asyncio.run(test())


def test_a_game_that_leads_elsewhere_is_set_aside_with_the_reason(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with shelf(sqlite) as found:
            await found.add("t", mark="?")
            assert await found.archiver.archive_some() == 1
            row = (await found.rows())["t"]
            assert "another position" in (row.set_aside or "")
            assert row.archived is None
            assert await found.chunks("t") == []
            assert await found.archiver.archive_some() == 0

    asyncio.run(test())
    assert "finished game set aside" in caplog.text


def test_a_game_that_cannot_be_archived_is_logged_and_keeps_no_other_from_it(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with shelf(sqlite) as found:
            await found.add("bad")
            await found.add("good")
            found.process.failures["bad"] = OSError("the process died")
            assert await found.archiver.archive_some() == 2
            assert await found.archiver.archive_some() == 0
            rows = await found.rows()
            assert (rows["bad"].archived, bool(rows["good"].archived)) == (None, True)

    asyncio.run(test())
    (logged,) = [each for each in caplog.records if each.levelno == logging.ERROR]
    assert logged.getMessage() == "could not archive a game"
    assert vars(logged)["table"] == "bad"


def test_two_processes_may_archive_the_same_game(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The second one finds the archive there, and leaves it alone."""

    async def test() -> None:
        async with shelf(sqlite) as found:
            await found.add("t")
            await found.archiver.archive_some()
            forgotten = update(schema.tables).values(archived=None)
            await found.registry.store.write(lambda connection: connection.execute(forgotten))
            assert await found.archiver.archive_some() == 1
            assert await found.archiver.archive_some() == 1, "it is not given up"
            assert await found.chunks("t") == archive_chunks(finished())

    asyncio.run(test())
    assert not caplog.records


def test_a_search_that_fails_is_logged_and_finds_nothing(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with shelf(sqlite) as found:

            async def fail(query: object) -> list[Any]:
                raise OSError("the disk")

            found.registry.store.scalars = fail  # type: ignore[method-assign]
            assert await found.archiver.archive_some() == 0

    asyncio.run(test())
    assert "could not search for finished games" in caplog.text


# When


def test_the_archiver_waits_for_returning_players_first_and_whenever_nothing_is_left(
    sqlite: str,
) -> None:
    """Its process ends while there is nothing to do, and with the server."""

    async def test() -> None:
        async with shelf(sqlite) as found:
            done: list[object] = []
            batches = iter([20, 3, 0, 1, 0])

            async def wait(seconds: float) -> None:
                done.append(seconds)

            async def archive_some() -> int:
                number = next(batches, None)
                if number is None:
                    raise asyncio.CancelledError
                done.append((number, found.process.ended))
                return number

            found.archiver._wait = wait  # type: ignore[method-assign]
            found.archiver.archive_some = archive_some  # type: ignore[method-assign]
            with pytest.raises(asyncio.CancelledError):
                await found.archiver.work()
            assert done == [FIRST, (20, 0), (3, 0), (0, 0), EVERY, (1, 1), (0, 1), EVERY]
            assert found.process.ended == 3

    asyncio.run(test())
    assert 10 <= FIRST <= 30
    assert 60 <= EVERY <= 300


def test_the_end_of_a_game_ends_one_wait(sqlite: str) -> None:
    async def test() -> None:
        async with shelf(sqlite) as found:
            loop, waiting = asyncio.get_running_loop(), found.archiver
            loop.call_soon(waiting.game_over.set)
            await asyncio.wait_for(waiting._wait(1000), 60)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(waiting._wait(1000), 0.05)
            await asyncio.wait_for(waiting._wait(0.01), 60)

    asyncio.run(test())


# The process


def with_process(test: Callable[[ArchiveProcess], Any]) -> None:
    async def run() -> None:
        process = ArchiveProcess()
        try:
            await test(process)
        finally:
            await process.end()

    asyncio.run(run())


def pid_of(process: ArchiveProcess) -> int:
    assert process.child.process is not None
    return process.child.process.pid


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_one_process_archives_game_after_game_at_low_priority() -> None:
    """Ctrl-C doesn't end it: the server does."""

    async def test(process: ArchiveProcess) -> None:
        expected = archived(stored_game())
        assert expected.actions == len(finished().game.history)
        assert await process.archive(stored_game()) == expected
        pid = pid_of(process)
        nice = os.getpriority(os.PRIO_PROCESS, pid)
        assert nice == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
        os.kill(pid, signal.SIGINT)
        refused = await process.archive(stored_game(mark="?"))
        assert "another position" in (refused.reason or "")
        assert (refused.chunks, refused.actions) == ([], 0)
        assert pid_of(process) == pid
        await process.end()
        assert not is_running(pid)
        await process.end()

    with_process(test)


def test_a_process_that_dies_or_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(process: ArchiveProcess) -> None:
        await process.archive(stored_game())
        first = pid_of(process)
        os.kill(first, signal.SIGSTOP)
        with monkeypatch.context() as impatient:
            impatient.setattr(archiver, "PATIENCE", 0.05)
            with pytest.raises(TimeoutError):
                await process.archive(stored_game())
        assert not is_running(first)
        await process.archive(stored_game())
        second = pid_of(process)
        assert second != first
        os.kill(second, signal.SIGKILL)
        with contextlib.suppress(EOFError, OSError):  # unless it's noticed before
            await process.archive(stored_game())
        assert (await process.archive(stored_game())).actions
        assert pid_of(process) != second

    with_process(test)


def test_a_game_that_leads_elsewhere_is_not_archived() -> None:
    table = finished_game(Options(players=2, beginner=True), 1)
    table.row.digest = digest_of(Game.new(Options(players=2), 1))
    log = [logged.entry for logged in table.log]
    answer = archived(StoredGame(table.row, table.seats, log))
    assert answer.reason is not None
    assert "another position" in answer.reason
    assert answer.chunks == []


def test_a_game_is_archived_when_it_ends(server: Running, database: str) -> None:
    id, players = server.table(people=2, options={"beginner": True})
    play(players, Random(1))
    replay = server.get(f"/api/tables/{id}/moments")
    until(lambda: stored_tables(database)[id].archived == replay["actions"], LOW_PRIORITY)
    assert server.get(f"/api/tables/{id}/moments") == replay
    assert server.get(f"/api/tables/{id}/moments?seat=2", status=404)
