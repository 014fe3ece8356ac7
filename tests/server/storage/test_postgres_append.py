"""The log in PostgreSQL: in one statement, whole or not at all."""

import asyncio

import asyncpg  # type: ignore[import-untyped]
import pytest
from msgspec.structs import replace
from sqlalchemy import select

from tests.server.storage.test_store import IDS, commit, two_tables
from tests.server.stores import on_store
from trickerion.server.storage import schema
from trickerion.server.storage.store import CHANNEL, Conflict, Store

pytestmark = pytest.mark.postgres
VERSIONS = select(schema.tables.c.version).order_by(schema.tables.c.id)


def test_entries_of_several_tables_are_stored_with_their_summaries(postgres: str) -> None:
    async def test(store: Store) -> None:
        commits = [commit(id, version) for version in (1, 2) for id in IDS]
        await asyncio.gather(*map(store.commit, commits))
        for id in IDS:
            assert await store.log(id, 0) == [commit(id, version).entry for version in (1, 2)]
        assert await store.scalars(VERSIONS) == [2, 2]

    on_store(postgres, two_tables, test)


def test_other_processes_are_told_of_what_is_stored_and_of_nothing_else(postgres: str) -> None:
    async def test(store: Store) -> None:
        heard = list[str]()
        listening = await asyncpg.connect(postgres.replace("+asyncpg", ""))
        await listening.add_listener(CHANNEL, lambda *told: heard.append(told[-1]))
        await store.commit(commit("one", 1))
        with pytest.raises(Conflict):
            await store.commit(commit("one", 1))
        await store.append_chat("two", commit("two", 1).entry)
        await asyncio.gather(store.commit(commit("one", 2)), store.commit(commit("two", 2)))
        await listening.fetch("SELECT 1")
        assert heard == ["test one log", "test two log", "test one,two log"]
        await listening.close()

    on_store(postgres, two_tables, test)


def test_a_conflict_harms_nobody_else_in_the_same_commit(postgres: str) -> None:
    async def test(store: Store) -> None:
        await store.commit(commit("one", 1))
        both = [store.commit(commit("one", 1)), store.commit(commit("two", 1))]
        first, second = await asyncio.gather(*both, return_exceptions=True)
        assert isinstance(first, Conflict)
        assert second is None
        assert await store.scalars(VERSIONS) == [1, 1]

    on_store(postgres, two_tables, test)


def test_what_does_not_fit_is_refused_and_not_cut_off(postgres: str) -> None:
    async def test(store: Store) -> None:
        long = commit("one", 1)
        long = replace(long, entry=replace(long.entry, client="c" * 41))
        with pytest.raises(asyncpg.StringDataRightTruncationError):
            await store.commit(long)
        assert await store.log("one", 0) == []
        assert await store.scalars(VERSIONS) == [0, 0]
        await store.commit(commit("one", 1))
        assert await store.scalars(VERSIONS) == [1, 0]

    on_store(postgres, two_tables, test)
