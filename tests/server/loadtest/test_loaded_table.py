"""R14: what the people of a table under load do."""

import asyncio
from collections import Counter, deque
from random import Random
from typing import Any

import msgspec

from trickerion.server.loadtest.figures import Figures, Load
from trickerion.server.loadtest.loaded_table import (
    LoadConnection,
    LoadedTable,
    Message,
    TableInfo,
)

ASKED = Message("update", version=7, options=[{"kind": "pass"}])


class FakeSocket:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, message: bytes, text: bool) -> None:
        self.sent.append(msgspec.json.decode(message))


def table_of(load: Load, *seen: Message) -> tuple[LoadedTable, list[FakeSocket]]:
    """A table whose players last saw these updates."""
    table = LoadedTable(load, Figures(), deque())
    sockets = [FakeSocket() for _ in seen]
    for socket, update in zip(sockets, seen, strict=True):
        player = LoadConnection(table, socket)  # type: ignore[arg-type]
        player.seen = update
        table.players.append(player)
    return table, sockets


def test_a_player_who_is_asked_acts() -> None:
    async def act() -> None:
        table, (idle, asked) = table_of(Load(), Message("update"), ASKED)
        assert await table.act(Random(1))
        assert idle.sent == []
        (sent,) = asked.sent
        assert (sent["type"], sent["version"], sent["action"]) == ("act", 7, {"kind": "pass"})
        table.answered(Message("ack", id=sent["id"]))
        assert (len(table.figures.acks), table.figures.kinds) == (1, Counter(act=1))

    asyncio.run(act())


def test_nothing_is_sent_while_only_bots_are_to_act() -> None:
    async def act() -> None:
        table, (idle,) = table_of(Load(), Message("update"))
        assert not await table.act(Random(1))
        assert idle.sent == []

    asyncio.run(act())


def test_undos_and_chat_have_their_shares() -> None:
    async def act() -> None:
        can_undo = Message("update", version=9, undoable=2)
        table, (asked, other) = table_of(Load(undos=0.2, chat=0.1), ASKED, can_undo)
        chance = Random(1)
        for _ in range(1000):
            assert await table.act(chance)
        kinds = Counter(sent["type"] for sent in asked.sent + other.sent)
        assert 60 < kinds["say"] < 140
        assert 150 < kinds["undo"] < 250
        assert kinds["act"] == 1000 - kinds["say"] - kinds["undo"]
        assert {sent["version"] for sent in other.sent if sent["type"] == "undo"} == {9}

    asyncio.run(act())


def test_refusals_are_counted_by_code() -> None:
    async def act() -> None:
        table, _ = table_of(Load(), ASKED)
        table.answered(Message("refused", id="a", code="stale"))
        assert table.figures.refused == {"stale": 1}
        assert table.figures.acks == []

    asyncio.run(act())


def test_a_table_knows_when_its_game_is_over() -> None:
    table, _ = table_of(Load(), ASKED)
    table.told(Message("update", table=TableInfo("playing")))
    assert not table.is_over
    table.told(Message("update", table=TableInfo("over")))
    assert table.is_over
