"""Attention: every wait of a slow game is told of once, also a decision out of turn."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.memory_tables import absorb, table_with
from tests.server.support import counted
from trickerion import Options
from trickerion.lab.play.simulation import lively_action
from trickerion.server.notifications.delivery_queue import Dropped
from trickerion.server.notifications.notifier import Notifier
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.settings import Settings
from trickerion.server.storage import schema
from trickerion.server.storage.rows import SeatRow
from trickerion.server.storage.store import Store, sqlite_url
from trickerion.server.tables.seating import table_row
from trickerion.server.tables.table import GameTable

Told = list[tuple[int, int]]


def slow_table(seed: int) -> GameTable:
    options = Options(players=3, dark_alley=True, prophecies=True)
    table = table_with(options, seed)
    table.row.pace = "slow"
    for seat in table.seats:
        seat.email = "somebody@example.org"
    return table


def notifier_without_store() -> Notifier:
    nothing: Any = None
    return Notifier(nothing, Settings())


SEEDS = (0, 1, 2, 15, 28)
"""In the last two somebody is asked out of turn."""


def is_out_of_turn(table: GameTable, seat: int) -> bool:
    """Is the seat asked while another seat's Character acts or performs?"""
    return any(getattr(frame, "seat", seat) != seat for frame in table.game.stack[2:-1])


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    found: Told = []
    monkeypatch.setattr(Notifier, "_notify", lambda self, row, wait: (row.seat, wait))
    return found


def test_every_wait_is_told_of_once(told: Told) -> None:
    """As often as it is looked at, also after a restart; and decisions out of turn are waits."""
    notifier, out_of_turn = notifier_without_store(), 0
    for seed in SEEDS:
        table, chance = slow_table(seed), Random(seed)
        told.clear()
        waits: list[int] = []
        asked: list[int] = []
        while not table.game.over:
            waits += [seat for seat in table.game.to_act if seat not in asked]
            out_of_turn += sum(
                is_out_of_turn(table, s) for s in table.game.to_act if s not in asked
            )
            asked = table.game.to_act
            for _ in range(2):
                notifier.look(table, told.append)
            absorb(table, lively_action(table.game, chance))
        assert [seat for seat, _ in told] == waits
        again = slow_table(seed)
        for old, new in zip(table.seats, again.seats, strict=True):
            new.told = old.told
        for one in table.log[:-1]:
            again.absorb(one.entry)
        notifier.look(again, told.append)
        assert len(told) == len(waits)
    assert out_of_turn


def test_whoever_is_there_is_not_told(told: Told) -> None:
    table = slow_table(1)
    (first,) = table.game.to_act
    table.viewers.elsewhere = {first}
    notifier_without_store().look(table, told.append)
    assert told == []
    table.viewers.elsewhere = set()
    notifier_without_store().look(table, told.append)
    assert [seat for seat, _ in told] == [first]


@pytest.mark.parametrize("wish", ["webhook", "email"])
def test_whoever_wants_nothing_is_not_told(told: Told, wish: str) -> None:
    table = slow_table(1)
    (first,) = table.game.to_act
    for seat in table.seats:
        seat.email = seat.webhook = None
    notifier_without_store().look(table, told.append)
    assert told == []
    setattr(table.seats[first], wish, "somewhere")
    notifier_without_store().look(table, told.append)
    assert [seat for seat, _ in told] == [first]


def test_only_players_of_slow_games_that_have_begun_are_told(told: Told) -> None:
    table = slow_table(1)
    table.row.pace = "live"
    notifier_without_store().look(table, told.append)
    table.row.pace = "slow"
    table.state = None
    notifier_without_store().look(table, told.append)
    assert told == []


class Outside:
    """Notes what leaves the server; sending fails for some."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, dict[str, object]]] = []

    async def post(self, url: str, news: dict[str, object]) -> None:
        self.posted.append((url, news))
        if "broken" in url:
            raise OSError("down")
        if "full" in url:
            raise Dropped("too many")


def outcomes(notifier: Notifier) -> dict[str, float]:
    """The webhooks so far."""
    return {
        outcome: counted(
            notifier.metrics, "notifications_total", channel="webhook", outcome=outcome
        )
        for outcome in ("sent", "failed", "dropped")
    }


def with_notifier(tmp_path: Path, work: Callable[[Notifier, Outside], Awaitable[None]]) -> None:
    """A notifier on a store with one table, whose webhooks go nowhere."""

    async def run() -> None:
        store = Store(sqlite_url(tmp_path / "a.db"), "test")
        await store.start()
        await store.write(_fill)
        notifier = Notifier(store, Settings(public_url="https://games.example"))
        outside: Any = Outside()
        notifier.requests.close()
        notifier.webhooks = outside
        try:
            await work(notifier, outside)
        finally:
            await store.stop()

    asyncio.run(run())


async def _fill(connection: AsyncConnection) -> None:
    row = table_row("t", NewTable(), Options(), None)
    await connection.execute(insert(schema.tables), asdict(row))
    seats = [asdict(SeatRow(table_id="t", seat=seat)) for seat in range(2)]
    await connection.execute(insert(schema.seats), seats)


def test_a_wait_is_told_of_by_one_process_and_once(tmp_path: Path) -> None:
    async def work(notifier: Notifier, outside: Outside) -> None:
        row = replace(SeatRow(table_id="t", seat=1), webhook="https://hook.example/")
        for wait in (3, 3, 2, 4):
            await notifier._notify(row, wait)
        link = "https://games.example/t/t"
        news = {"table": "t", "seat": 1, "link": link, "text": f"It's your turn: {link}"}
        assert outside.posted == [("https://hook.example/", news)] * 2
        assert outcomes(notifier) == {"sent": 2, "failed": 0, "dropped": 0}
        await notifier._notify(replace(row, seat=0, webhook="https://broken/"), 1)
        assert outcomes(notifier) == {"sent": 2, "failed": 1, "dropped": 0}
        await notifier._notify(replace(row, seat=0, webhook=None), 2)
        assert outcomes(notifier) == {"sent": 2, "failed": 1, "dropped": 0}
        await notifier._notify(replace(row, seat=0, webhook="https://full/"), 3)
        assert outcomes(notifier) == {"sent": 2, "failed": 1, "dropped": 1}

    with_notifier(tmp_path, work)
