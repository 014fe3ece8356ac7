"""Stored games for benchmarks are like those a server would have stored."""

import asyncio

import pytest

from tests.server.conftest import settings
from trickerion.server.loadtest import stored_games
from trickerion.server.loadtest.stored_games import fill, fill_overdue, overdue
from trickerion.server.tables.registry import TableRegistry


def test_stored_games_are_half_of_them_over_and_can_be_opened(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a server is measured with is what it would have stored itself."""
    monkeypatch.setattr(stored_games, "GAMES", 1)

    async def run() -> None:
        registry = TableRegistry(settings(sqlite))
        await registry.store.start()
        try:
            tables = [await registry.table(id) for id in await fill(registry.store, 4)]
            assert [table.game.over for table in tables] == [False, True] * 2
            half, whole, *_ = [len(table.game.history) for table in tables]
            assert half == whole // 2
            assert [table.players for table in tables] == [4] * 4
            await fill_overdue(registry.store, 3)
            assert await overdue(registry.store) == 3
            late = await registry.table("overdue2")
            assert late.out_of_time() == late.game.to_act
            await registry.sweep()
            assert await overdue(registry.store) == 2
        finally:
            await registry.stop()

    asyncio.run(run())
