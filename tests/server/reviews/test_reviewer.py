"""Reviews are made in the background, one after another, and kept."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import insert, update

from tests.server.conftest import settings
from tests.server.memory_tables import finished_game
from trickerion import Options
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.reviews import reviewer as reviewer_module
from trickerion.server.reviews.reviewer import MOST_WAITING, Reviewer
from trickerion.server.reviews.worker import ReviewReport, ReviewRequest
from trickerion.server.storage import schema
from trickerion.server.tables.deletion import remove
from trickerion.server.tables.registry import TableRegistry


class FakeProcess:
    """Answers with the reports that a test has written for a record."""

    def __init__(self) -> None:
        self.reports: dict[str, list[ReviewReport]] = {}
        self.asked: list[str] = []
        self.lines: list[bytes] = []
        self.ended = 0

    async def start(self) -> bool:
        return True

    async def write(self, line: bytes) -> None:
        record = msgspec.json.decode(line, type=ReviewRequest).record
        self.asked.append(record)
        self.lines = [msgspec.json.encode(one) for one in self.reports[record]]

    async def read(self) -> bytes:
        if not self.lines:
            raise EOFError("the process ended")
        await asyncio.sleep(0)
        return self.lines.pop(0)

    async def end(self) -> None:
        self.ended += 1


DONE = ReviewReport(1.0, {"names": ["Ada", "Ben"], "format": 1})


@cache
def finished_row() -> Any:
    return finished_game(Options(players=2, beginner=True, quick=True), 1).row


@asynccontextmanager
async def reviewing(database: str, *ids: str) -> AsyncIterator[tuple[Reviewer, FakeProcess]]:
    """A reviewer at work, and finished games with these ids."""
    registry = TableRegistry(settings(database))
    await registry.store.start()
    reviewer, process = registry.reviewer, FakeProcess()
    child: Any = process
    reviewer.child = child
    rows = [asdict(replace(finished_row(), id=id, status="over")) for id in ids]
    if rows:
        filling = insert(schema.tables)
        await registry.store.write(lambda connection: connection.execute(filling, rows))
    process.reports |= {f"record of {id}": [ReviewReport(0.5), DONE] for id in ids}
    registry.run(reviewer.work())
    try:
        yield reviewer, process
    finally:
        await registry.stop()


async def drained(reviewer: Reviewer) -> None:
    while reviewer.queue:
        await asyncio.sleep(0.001)


def test_reviews_are_made_in_the_order_in_which_they_were_asked_for(database: str) -> None:
    async def test() -> None:
        async with reviewing(database, "a", "b") as (reviewer, process):
            for id in ("b", "a", "b"):
                reviewer.ask(id, f"record of {id}")
            assert (reviewer.place("b"), reviewer.place("a")) == (0, 1)
            await drained(reviewer)
            assert process.asked == ["record of b", "record of a"]
            assert await reviewer.is_stored("a")
            assert not await reviewer.is_stored("c")

    asyncio.run(test())


def test_a_stored_review_has_no_names(sqlite: str) -> None:
    """Players can change theirs, or delete their account."""

    async def test() -> None:
        async with reviewing(sqlite, "a") as (reviewer, _):
            reviewer.ask("a", "record of a")
            await drained(reviewer)
            assert json.loads(await reviewer.stored("a") or b"") == {"format": 1}

    asyncio.run(test())


def test_progress_is_known_while_a_review_is_made(sqlite: str) -> None:
    async def test() -> None:
        async with reviewing(sqlite, "a") as (reviewer, _):
            reviewer.ask("a", "record of a")
            waiting, seen = reviewer.queue["a"], {0.0}
            while reviewer.queue:
                seen.add(waiting.progress)
                await asyncio.sleep(0)
            assert seen == {0.0, 0.5, 1.0}

    asyncio.run(test())


def test_a_review_that_fails_is_logged_and_the_next_one_is_made(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with reviewing(sqlite, "a", "b", "c") as (reviewer, process):
            process.reports["record of a"] = [ReviewReport(1.0, problem="no such rules")]
            process.reports["record of b"] = [ReviewReport(0.5)]  # it crashes
            for id in ("a", "b", "c"):
                reviewer.ask(id, f"record of {id}")
            await drained(reviewer)
            assert reviewer.failed == {"a", "b"}
            assert await reviewer.is_stored("c")
            reviewer.ask("a", "record of a")
            assert reviewer.failed == {"b"}

    with caplog.at_level(logging.ERROR, "trickerion.server"):
        asyncio.run(test())
    assert [record.message for record in caplog.records[:2]] == ["could not review a game"] * 2


def test_a_process_that_makes_no_progress_is_ended(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with reviewing(sqlite, "a") as (reviewer, process):
            never: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            monkeypatch.setattr(process, "read", lambda: never)
            before = process.ended
            reviewer.ask("a", "record of a")
            await drained(reviewer)
            assert reviewer.failed == {"a"}
            assert process.ended > before

    monkeypatch.setattr(reviewer_module, "PATIENCE", 0.01)
    asyncio.run(test())


def test_only_so_many_reviews_wait(sqlite: str) -> None:
    async def test() -> None:
        reviewer = TableRegistry(settings(sqlite)).reviewer
        for number in range(MOST_WAITING):
            reviewer.ask(str(number), "")
        reviewer.ask("0", "")
        with pytest.raises(CommandRefused, match="waiting") as refused:
            reviewer.ask("one more", "")
        assert refused.value.code == "busy"

    asyncio.run(test())


def test_a_review_in_another_format_is_made_again(sqlite: str) -> None:
    async def test() -> None:
        async with reviewing(sqlite, "a") as (reviewer, process):
            reviewer.ask("a", "record of a")
            await drained(reviewer)
            older = update(schema.reviews).values(format=0)
            await reviewer.store.write(lambda connection: connection.execute(older))
            assert not await reviewer.is_stored("a")
            reviewer.ask("a", "record of a")
            await drained(reviewer)
            assert await reviewer.is_stored("a")
            assert len(process.asked) == 2

    asyncio.run(test())


def test_a_deleted_table_takes_its_review_along(database: str) -> None:
    async def test() -> None:
        async with reviewing(database, "a") as (reviewer, _):
            reviewer.ask("a", "record of a")
            await drained(reviewer)
            assert await remove(reviewer.store, "a", "test")
            assert not await reviewer.is_stored("a")

    asyncio.run(test())
