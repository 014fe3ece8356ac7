"""Two processes with one database: what happens at a table of the other one is heard here."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict
from sqlalchemy import insert

from tests.server.conftest import settings
from tests.server.listeners import SilentListener
from tests.server.tables.evening import BEGINNER, Time, act
from trickerion import Options
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.protocol.messages import CommandRefused, Say
from trickerion.server.storage import schema
from trickerion.server.storage.store import sqlite_url
from trickerion.server.tables import registry, seating
from trickerion.server.tables.registry import FOLLOWED, TableRegistry
from trickerion.server.tables.restore import SetAside
from trickerion.server.tables.seating import table_row
from trickerion.server.tables.table import GameTable


class Elsewhere:
    """Who is connected to other processes, as the test says."""

    def __init__(self) -> None:
        self.seats: dict[str, set[int]] = {}
        self.asked: list[list[str]] = []

    async def elsewhere(self, tables: Collection[str]) -> dict[str, set[int]]:
        self.asked.append(list(tables))
        return {id: seats for id, seats in self.seats.items() if id in tables}


class Ear(SilentListener):
    """Somebody at a table who remembers what they were told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Any] = []

    def send(self, frame: bytes) -> None:
        self.told.append(json.loads(frame[4:]))


class Pair:
    """Two processes: tables are made and played `there` and followed `here`."""

    def __init__(self, database: str) -> None:
        self.time = Time()
        self.there, self.here = (self._house(database) for _ in range(2))
        self.line = Elsewhere()
        line: Any = self.line
        self.here.presence = line

    def _house(self, database: str) -> TableRegistry:
        return TableRegistry(settings(database), self.time, self.time)

    async def table(self, people: int = 2) -> tuple[GameTable, GameTable, Ear]:
        """A table there and here, and a spectator here."""
        made = await seating.create(self.there, NewTable(BEGINNER))
        for seat in range(people):
            await self.sit_down(made, seat)
        opened = await self.here.table(made.id)
        ear = Ear()
        opened.viewers.listeners[opened.players] = {ear}
        return made, opened, ear

    async def sit_down(self, table: GameTable, seat: int) -> None:
        await seating.sit_down(self.there, table, f"P{seat}", seat, None, None)

    async def hear(self, table: GameTable, about: str = "log") -> None:
        await self.here.heard(f"{self.there.process} {table.id} {about}")


@asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[Pair]:
    pair = Pair(database)
    await pair.there.store.start()
    await pair.here.store.start()
    try:
        yield pair
    finally:
        await pair.there.stop()
        await pair.here.stop()


def test_what_is_done_there_is_told_here(sqlite: str) -> None:
    async def test() -> None:
        async with two_processes(sqlite) as pair:
            there, here, ear = await pair.table()
            await act(there, there.game.to_act[0], Random(1))
            assert (here.version, ear.told) == (0, [])
            await pair.hear(there)
            assert here.version == 1
            assert here.game.digest() == there.game.digest()
            assert [message["version"] for message in ear.told] == [1]

    asyncio.run(test())


def test_tables_that_were_changed_together_are_told_together(sqlite: str) -> None:
    async def test() -> None:
        async with two_processes(sqlite) as pair:
            tables = [await pair.table() for _ in range(2)]
            for there, _, _ in tables:
                await act(there, there.game.to_act[0], Random(1))
            ids = [there.id for there, _, _ in tables]
            await pair.here.heard(f"{pair.there.process} {ids[0]},unknown,{ids[1]} log")
            assert [here.version for _, here, _ in tables] == [1, 1]

    asyncio.run(test())


def test_a_game_that_begins_there_begins_here(sqlite: str) -> None:
    async def test() -> None:
        async with two_processes(sqlite) as pair:
            there, here, ear = await pair.table(people=1)
            await pair.sit_down(there, 1)
            assert here.state is None
            await pair.hear(there)
            assert here.state is not None
            assert [message["type"] for message in ear.told] == ["update", "table"]
            assert ear.told[0]["view"]["phase"] == here.game.phase

    asyncio.run(test())


def test_a_table_nobody_has_open_here_is_not_opened_for_others(sqlite: str) -> None:
    async def test() -> None:
        async with two_processes(sqlite) as pair:
            there, _, _ = await pair.table()
            del pair.here.tables[there.id]
            await pair.hear(there)
            assert not pair.here.tables

    asyncio.run(test())


def test_a_table_is_followed_for_whoever_watches_and_a_while_for_nobody(sqlite: str) -> None:
    async def test() -> None:
        async with two_processes(sqlite) as pair:
            there, here, _ = await pair.table()
            pair.time.seconds += FOLLOWED + 1
            await pair.hear(there)
            assert here.id in pair.here.tables
            here.viewers.listeners.clear()
            pair.time.seconds += FOLLOWED
            await pair.hear(there)
            assert here.id in pair.here.tables
            pair.time.seconds += FOLLOWED + 1
            await pair.hear(there)
            assert not pair.here.tables

    asyncio.run(test())


def test_who_comes_and_goes_there_is_told_here(sqlite: str) -> None:
    async def test() -> None:
        async with two_processes(sqlite) as pair:
            there, here, ear = await pair.table()
            pair.line.seats = {there.id: {1}, "another": {0}}
            for _ in range(2):
                await pair.hear(there, "here")
            assert [here.viewers.is_here(seat) for seat in range(2)] == [False, True]
            assert [message["type"] for message in ear.told] == ["table"]
            assert [seat["is_here"] for seat in ear.told[0]["table"]["seats"]] == [False, True]
            pair.line.seats = {}
            await pair.hear(there, "here")
            assert not here.viewers.is_here(1)
            assert len(ear.told) == 2

    asyncio.run(test())


def test_what_was_missed_is_read_at_once(sqlite: str) -> None:
    """Tables that are up to date are left alone; those that wait may have begun."""

    async def test() -> None:
        async with two_processes(sqlite) as pair:
            played, followed, ear = await pair.table()
            waiting, _, other_ear = await pair.table(people=1)
            _, _, third_ear = await pair.table()
            await act(played, played.game.to_act[0], Random(1))
            await played.submit(0, Say("s", "hello"))
            await pair.sit_down(waiting, 1)
            pair.line.seats = {played.id: {0}}
            await pair.here.catch_up()
            assert followed.version == 2
            assert [len(message.get("steps", [])) for message in ear.told] == [2, 0]
            assert pair.here.tables[waiting.id].state is not None
            assert other_ear.told[0]["type"] == "update"
            assert third_ear.told == []
            assert followed.viewers.is_here(0)

    asyncio.run(test())


def test_what_cannot_be_followed_is_said_in_the_log_and_harms_nobody(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with two_processes(sqlite) as pair:
            there, _, _ = await pair.table()

            async def fail() -> None:
                raise OSError("the disk")

            pair.here.tables[there.id].refresh = fail  # type: ignore[method-assign]
            await pair.hear(there)

    with caplog.at_level(logging.ERROR):
        asyncio.run(test())
    assert "could not follow another process" in caplog.text


def test_two_processes_that_write_at_once_take_turns(sqlite: str) -> None:
    """Whoever comes second reads what the first has done and tries again; a command is done once,
    whichever process it is sent to."""

    async def test() -> None:
        async with two_processes(sqlite) as pair:
            there, here, ear = await pair.table()
            await there.submit(0, Say("a", "first"))
            answer = await here.submit(1, Say("b", "second"))
            assert answer.version == 2
            assert [step["text"] for told in ear.told for step in told["steps"]] == [
                "first",
                "second",
            ]
            assert await here.submit(0, Say("a", "first")) == await there.submit(
                0, Say("a", "first")
            )
            assert len(await pair.here.store.log(there.id, 0)) == 2

    asyncio.run(test())


def test_time_that_is_up_is_called_once_by_two_processes(sqlite: str) -> None:
    async def test() -> None:
        async with two_processes(sqlite) as pair:
            there = await seating.create(
                pair.there, NewTable(BEGINNER, clock="move", seconds=60, takeover="random")
            )
            for seat in range(2):
                await pair.sit_down(there, seat)
            here = await pair.here.table(there.id)
            (asked,) = there.out_of_time() or there.game.to_act
            pair.time.seconds += 61
            for registry in (pair.there, pair.here):
                registry.look = lambda table: None  # type: ignore[method-assign]
            await pair.there.sweep()
            await pair.here.sweep()
            assert there.started().bots[asked] == here.started().bots[asked] == "random"
            kinds = [entry.kind for entry in await pair.here.store.log(there.id, 0)]
            assert kinds.count("leave") == 1

    asyncio.run(test())


def test_what_happens_while_a_table_is_opened_is_not_missed(sqlite: str) -> None:
    """Two at once: the announcement comes after the log was read, before the table is there."""

    async def test() -> None:
        async with two_processes(sqlite) as pair:
            there, _, _ = await pair.table()
            del pair.here.tables[there.id]
            read, has_read, may_go_on = pair.here.store.table, asyncio.Event(), asyncio.Event()

            async def read_slowly(id: str) -> Any:
                found = await read(id)
                has_read.set()
                await may_go_on.wait()
                return found

            pair.here.store.table = read_slowly  # type: ignore[method-assign]
            opening = asyncio.create_task(pair.here.table(there.id))
            await has_read.wait()
            await there.submit(0, Say("s", "hello"))
            heard = asyncio.create_task(pair.hear(there))
            await asyncio.sleep(0)
            may_go_on.set()
            await heard
            assert (await opening).version == 1

    asyncio.run(test())


def test_only_a_few_games_that_were_set_aside_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A forgotten one is replayed again, and set aside again."""
    replays: list[str] = []
    monkeypatch.setattr(registry, "SET_ASIDE", 1)
    monkeypatch.setattr(registry, "replayed", lambda store, row, *more: _refuse(replays, row.id))

    async def work() -> None:
        one = TableRegistry(settings(sqlite_url(tmp_path / "a.db")))
        await one.store.start()
        rows = [asdict(table_row(id, NewTable(), Options(), None)) for id in ("a", "b")]
        await one.store.write(lambda connection: connection.execute(insert(schema.tables), rows))
        for id in ("a", "a", "b", "b", "a"):
            with pytest.raises(CommandRefused, match="older rules"):
                await one.table(id)
        await one.store.stop()

    asyncio.run(work())
    assert replays == ["a", "b", "a"]


def _refuse(replays: list[str], id: str) -> None:
    replays.append(id)
    raise SetAside("older rules", "a test")
