"""Reviews of finished games over HTTP."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.support import Running, play, until
from trickerion.server.reviews.reviewer import Reviewer


@pytest.fixture
def reviewed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Reviews that are made at once; the records that were sent."""
    records: list[str] = []

    async def review(self: Reviewer, waiting: Any) -> bytes:
        records.append(waiting.record)
        return b'{"format":1,"actions":3}'

    monkeypatch.setattr(Reviewer, "_review", review)
    return records


def test_a_finished_game_is_reviewed_once(server: Running, reviewed: list[str]) -> None:
    id, players = server.table(people=2, options={"beginner": True, "quick": True})
    play(players, Random(1))
    path = f"/api/tables/{id}/review"
    assert server.get(path, status=404)["code"] == "not_found"
    until(lambda: server.post(path, status=200)["status"] == "done")
    assert server.post(path, status=200) == {"status": "done", "progress": 1.0, "ahead": 0}
    assert server.get(path) == {"names": ["Player 1", "Player 2"], "format": 1, "actions": 3}
    assert len(reviewed) == 1
    assert reviewed[0].startswith("trickerion record")


def test_a_review_that_ends_while_it_is_asked_for_is_not_made_again(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    is_stored = Reviewer.is_stored

    async def review(self: Reviewer, waiting: Any) -> bytes:
        made.append(waiting.table_id)
        await asyncio.sleep(0.2)
        return b'{"format":1}'

    async def late(self: Reviewer, table_id: str) -> bool:
        found = await is_stored(self, table_id)
        while self.queue:
            await asyncio.sleep(0)
        return found

    monkeypatch.setattr(Reviewer, "_review", review)
    monkeypatch.setattr(Reviewer, "is_stored", late)
    id, players = sqlite_server.table(people=2, options={"beginner": True, "quick": True})
    play(players, Random(1))
    path = f"/api/tables/{id}/review"
    until(lambda: sqlite_server.post(path, status=200)["status"] == "done")
    assert made == [id]


def test_a_running_game_is_never_reviewed(sqlite_server: Running, reviewed: list[str]) -> None:
    id, _ = sqlite_server.table(people=2)
    path = f"/api/tables/{id}/review"
    assert sqlite_server.post(path, status=403)["code"] == "running"
    assert sqlite_server.post("/api/tables/nosuch/review", status=404)["code"] == "unknown_table"
    assert reviewed == []


def test_a_failed_review_is_told_once_and_can_be_asked_for_again(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def review(self: Reviewer, waiting: Any) -> bytes:
        raise ValueError("no such rules")

    monkeypatch.setattr(Reviewer, "_review", review)
    id, players = sqlite_server.table(people=2, options={"beginner": True, "quick": True})
    play(players, Random(1))
    path = f"/api/tables/{id}/review"
    until(lambda: sqlite_server.post(path, status=200)["status"] == "failed")
    assert sqlite_server.post(path, status=200)["status"] in ("working", "failed")
