"""Old tables and guests are forgotten in the background, and nothing else is."""

import asyncio
from pathlib import Path
from random import Random
from time import time

import pytest
from sqlalchemy import insert, select

from tests.server.administration import OwnedTable, actions, data, make_old, sign_up
from tests.server.conftest import settings
from tests.server.loop_probe import Longest, longest_piece, loop_probe
from tests.server.support import play, running, until
from trickerion.server import audit_log, retention
from trickerion.server.loadtest.stored_games import fill
from trickerion.server.settings import Settings
from trickerion.server.storage import schema
from trickerion.server.storage.store import sqlite_url
from trickerion.server.tables.registry import TableRegistry

STATUSES = select(schema.tables.c.status)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Apply the settings all the time."""
    monkeypatch.setattr(retention, "FIRST", 0.05)
    monkeypatch.setattr(retention, "EVERY", 0.05)


def ids(database: str) -> set[str]:
    return {row["id"] for row in data(database, "tables", "list", "--json")}


def test_waiting_tables_expire_unless_somebody_is_there(database: str) -> None:
    with running(settings(database)) as server:
        new, old, visited = OwnedTable(server), OwnedTable(server), OwnedTable(server)
        old.sit("Ada")
        ben = visited.player("Ben")
        game = OwnedTable(server)
        for name in ("Cy", "Di"):
            game.sit(name)
        make_old(database, old.id, visited.id, game.id)
        until(lambda: ids(database) == {new.id, visited.id, game.id})
        until(lambda: server.http.get(old.path).status_code == 404)
        assert ben.catch_up().seat == 0
        ben.close()
        until(lambda: ids(database) == {new.id, game.id})
        assert actions(database) == ["table_deleted", "table_deleted"]


def test_finished_tables_are_kept_as_long_as_the_host_wants(database: str) -> None:
    with running(settings(database)) as server:
        table = OwnedTable(server)
        play([table.player("Ada"), table.player("Ben")], Random(1))
    make_old(database, table.id)
    for days, is_kept in ((0, True), (1000, True), (100, False)):
        with running(settings(database, keep_finished_days=days)) as server:
            for _ in range(2):  # once the second is gone, all was done that came after the first
                other = OwnedTable(server)
                make_old(database, other.id)
                until(lambda gone=other.id: gone not in ids(database))  # type: ignore[misc]
            assert (table.id in ids(database)) is is_kept


def test_guests_are_forgotten_and_accounts_are_not(database: str) -> None:
    with running(settings(database, keep_guests_days=30)) as server:
        session = sign_up(server, "Ada")
        table = OwnedTable(server)
        players = [table.player("Ada", session), table.player("Guest")]
        for player in players:
            player.ask("say", text="hello")
        play(players, Random(1))
        make_old(database, table.id)
        until(lambda: table.state()["seats"][1]["name"] == "Player 2")
        again = server.watch(table.id)
        said = [(s["name"], s["text"]) for s in again.steps if s["kind"] == "say"]
        assert said == [("Ada", "hello"), ("Player 2", "…")]
        until(
            lambda: (
                server.get(f"{table.path}/moments")["moments"][0]["view"]["names"]
                == ["Ada", "Player 2"]
            )
        )


@pytest.mark.parametrize(("days", "kept"), [(30, 1), (0, 3)])
def test_the_audit_log_and_handled_reports_are_kept_as_long_as_the_host_wants(
    database: str, days: int, kept: int
) -> None:
    """The newest line stays, so that no line gets an id that servers have read already."""
    report = {"at": 1.0, "table_id": "a", "seat": 0, "reason": ""}
    long_ago, lately = (time() - age * retention.DAY for age in (31, 29))
    reports = [{**report, "handled": handled} for handled in (long_ago, lately, None)]

    async def test() -> None:
        registry = TableRegistry(settings(database, keep_audit_days=days))
        store = registry.store
        await store.start()
        try:
            line = {
                "at": 1.0,
                "actor": "host",
                "action": "table_deleted",
                "target": "a",
                "detail": "",
            }
            await store.write(lambda c: c.execute(insert(schema.audit_log), [line] * 3))
            await store.write(lambda c: c.execute(insert(schema.reports), reports))
            await registry.retention.apply()
            assert [row.id for row in await audit_log.lines_after(store, 0)] == [1, 2, 3][-kept:]
            columns = schema.reports.c
            left = await store.scalars(select(columns.handled).order_by(columns.id))
            assert left == ([lately, None] if days else [long_ago, lately, None])
        finally:
            await registry.stop()

    asyncio.run(test())


def test_a_setting_of_zero_keeps_everything(sqlite: str) -> None:
    with running(settings(sqlite, keep_waiting_days=0)) as server:
        table = OwnedTable(server)
        make_old(sqlite, table.id)
        player = table.player("Ada")
        for _ in range(20):
            player.catch_up()
        assert ids(sqlite) == {table.id}


def test_r22_deleting_many_tables_never_holds_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every table is a short piece of work, with a pause in between."""
    monkeypatch.setattr(retention, "PAUSE", 0.001)

    async def test() -> Longest:
        registry = TableRegistry(Settings(sqlite_url(tmp_path / "a.db"), keep_finished_days=-1))
        await registry.store.start()
        try:
            await fill(registry.store, 60)
            with loop_probe() as longest:
                await registry.retention.apply()
            assert {row[0] for row in await registry.store.tuples(STATUSES)} == {"playing"}
            return longest
        finally:
            await registry.stop()

    longest = asyncio.run(test())
    assert longest.seconds < longest_piece(), longest.what
