"""Removals: who may not come back to a table."""

import asyncio
from pathlib import Path

import pytest

from tests.server.listeners import SilentListener
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.settings import Settings
from trickerion.server.storage.store import sqlite_url
from trickerion.server.tables import removals, seating
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.visitors import Visitor


def test_a_removal_is_for_one_visitor_and_one_table(tmp_path: Path) -> None:
    eve, ada = Visitor("eve", "1f"), Visitor("ada", "1f")

    async def test() -> None:
        registry = TableRegistry(Settings(sqlite_url(tmp_path / "a.db")))
        await registry.store.start()
        table, other = [await seating.create(registry, NewTable()) for _ in range(2)]
        store, key = registry.store, eve.keys(table.id)[0]
        for _ in range(2):
            await store.write(lambda c: removals.add(c, table.id, key))
        assert await removals.keys(store, table.id) == {key}
        with pytest.raises(CommandRefused, match="removed"):
            await store.read(lambda c: removals.check(c, table.id, eve))
        await store.read(lambda c: removals.check(c, table.id, ada))
        await store.read(lambda c: removals.check(c, table.id, Visitor()))
        await store.read(lambda c: removals.check(c, other.id, eve))
        await registry.stop()

    asyncio.run(test())


def test_only_spectators_are_closed_by_their_key(tmp_path: Path) -> None:
    """A player of the same address keeps the seat."""

    async def test() -> None:
        registry = TableRegistry(Settings(sqlite_url(tmp_path / "a.db")))
        await registry.store.start()
        table = await seating.create(registry, NewTable())
        player, watcher, other = SilentListener(), SilentListener(), SilentListener()
        player.key = watcher.key = "k"
        table.viewers.listeners = {0: {player}, table.players: {watcher, other}}
        await registry.store.write(lambda c: removals.add(c, table.id, "k"))
        await removals.close_removed(table)
        assert (player.closed, watcher.closed, other.closed) == ([], ["removed"], [])
        assert table.viewers.listeners[table.players] == {other}
        await registry.stop()

    asyncio.run(test())
