"""A process tells the others who is connected to it, over and over, whatever fails in between."""

import asyncio
from collections.abc import Collection
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.server.conftest import settings
from tests.server.test_bot_play import Ears
from trickerion.server import presence, seating
from trickerion.server.house import House
from trickerion.server.presence import Connected
from trickerion.server.rest import GameOptions, NewTable
from trickerion.server.store import sqlite_url


class Line:
    """A connection to the other processes: it is down at first, and somebody is at the far end."""

    def __init__(self) -> None:
        self.tried = 0
        self.told: list[list[Connected]] = []
        self.has_answered = asyncio.Event()

    async def renew(self, connected: Collection[Connected]) -> None:
        self.tried += 1
        if self.tried == 1:
            raise OSError("the line is down")
        self.told.append(list(connected))

    async def elsewhere(self, tables: Collection[str]) -> dict[str, set[int]]:
        if len(self.told) == 2:
            self.has_answered.set()
        return {id: {1} for id in tables}


def test_connections_are_renewed_and_others_looked_after_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "HOLDS", 0.06)

    async def run() -> None:
        house = House(settings(sqlite_url(tmp_path / "a.db")), monotonic)
        await house.store.start()
        line: Any = Line()
        house.presence = line
        try:
            table = await seating.create(house, NewTable(GameOptions(players=3)))
            table.listeners = {0: {Ears("here")}, 2: set(), 3: {Ears("watching")}}
            house.run(house._keep_in_touch())
            await asyncio.wait_for(line.has_answered.wait(), 60)
            assert line.told[:2] == [[(table.id, 0)]] * 2
            assert [table.is_here(seat) for seat in range(3)] == [True, True, False]
        finally:
            await house.stop()

    asyncio.run(run())
