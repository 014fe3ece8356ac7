"""Closing and deleting tables leaves nothing behind."""

import asyncio
from pathlib import Path

from sqlalchemy import func, select

from trickerion.server.loadtest.stored_games import fill
from trickerion.server.storage import schema
from trickerion.server.storage.store import Store, sqlite_url
from trickerion.server.tables import deletion


def test_a_deleted_table_takes_all_its_rows_along(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite_url(tmp_path / "a.db"), "test")
        await store.start()
        first, second = await fill(store, 2)
        assert await deletion.remove(store, first, "test")
        assert not await deletion.remove(store, first, "test")
        for part in deletion.PARTS:
            ids = set(await store.scalars(select(part.c.table_id).distinct()))
            assert ids <= {second}
        (left,) = await store.scalars(select(func.count()).select_from(schema.tables))
        assert left == 1
        await store.stop()

    asyncio.run(test())


def test_a_table_that_changed_meanwhile_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite_url(tmp_path / "a.db"), "test")
        await store.start()
        (id,) = await fill(store, 1)
        assert not await deletion.remove(store, id, "test", schema.tables.c.status == "waiting")
        assert await store.table(id) is not None
        await store.stop()

    asyncio.run(test())


def test_everything_that_belongs_to_a_table_is_known() -> None:
    parts = {t for t in schema.metadata.sorted_tables if "table_id" in t.c} - {schema.reports}
    assert parts == set(deletion.PARTS)


def test_a_finished_game_is_not_closed(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite_url(tmp_path / "a.db"), "test")
        await store.start()
        playing, over = await fill(store, 2)
        assert not await deletion.close(store, over, "test")
        assert await deletion.close(store, playing, "test")
        assert not await deletion.close(store, playing, "test")
        await store.stop()

    asyncio.run(test())
