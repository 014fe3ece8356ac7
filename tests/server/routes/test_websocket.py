"""A socket at a table: who is let in, what each may say, and what the others notice of it."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from litestar import Litestar

from tests.server.conftest import settings
from tests.server.direct_sockets import Line, converse, registry_of
from tests.server.support import PATIENCE, counted
from trickerion.server.app import make_app
from trickerion.server.bots.fair_queue import Claim
from trickerion.server.context import RequestContext
from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.protocol.messages import PROTOCOL
from trickerion.server.routes import websocket
from trickerion.server.tables import queries, seating
from trickerion.server.tables.table import GameTable

Data = dict[str, Any]


def hello(token: str | None = None, **more: Any) -> str:
    return json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token, **more})


class Held(Line):
    """A socket that stays open until it is told to hang up."""

    def __init__(self, path: str, said: str) -> None:
        super().__init__(path, [])
        self._queue: asyncio.Queue[Any] = asyncio.Queue()
        self._queue.put_nowait({"type": "websocket.connect"})
        self.say(said)

    def say(self, text: str) -> None:
        self._queue.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self._queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def receive(self) -> Any:
        return await self._queue.get()

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            await asyncio.sleep(0)


class Room:
    """A table at a server without a network, with both seats taken."""

    def __init__(self, app: Litestar, table: GameTable, keys: list[str]) -> None:
        self.app, self.table, self.keys = app, table, keys
        self.path = f"/api/tables/{table.id}/socket"

    @property
    def context(self) -> RequestContext:
        found: Any = self.app.dependencies["context"]
        context: RequestContext = found.dependency()
        return context

    async def refused(self, said: str | bytes, path: str = "") -> tuple[str, int | None]:
        """How a first message is refused."""
        line = Line(path or self.path, [said])
        await self.app(line.scope, line.receive, line.send)
        return line.answers[-1]["code"], line.closed

    async def say(self, key: str | None, *messages: Data) -> list[Data]:
        """Say some messages; the answer to each."""
        written = [json.dumps({"id": f"m{n}", **m}) for n, m in enumerate(messages)]
        told = await converse(self.app, self.table.id, key, written)
        return [message for message in told if "id" in message]

    @asynccontextmanager
    async def connected(self, key: str | None) -> AsyncIterator[Held]:
        line = Held(self.path, hello(key))
        task = asyncio.create_task(self.app(line.scope, line.receive, line.send))
        await line.until(lambda: len(line.answers) > 1 or task.done())
        yield line
        line.hang_up()
        await task


def in_a_room(
    database: str, test: Callable[[Room], Coroutine[Any, Any, None]], **more: Any
) -> None:
    new = {field: more.pop(field) for field in ("spectators",) if field in more}

    async def run() -> None:
        app = make_app(settings(database, **more))
        registry = registry_of(app)
        await registry.store.start()
        try:
            table = await seating.create(registry, NewTable(GameOptions(2, beginner=True), **new))
            keys = [
                (await seating.sit_down(registry, table, name, None, None, None))[1]
                for name in ("Ada", "Ben")
            ]
            await asyncio.wait_for(test(Room(app, table, keys)), PATIENCE)
        finally:
            await registry.stop()

    asyncio.run(run())


def test_whoever_does_not_say_hello_first_is_sent_off(sqlite: str) -> None:
    async def test(room: Room) -> None:
        assert await room.refused('{"type": "ping", "id": "a"}') == ("malformed", 4000)
        assert await room.refused("{") == ("malformed", 4000)
        assert await room.refused(b"\xff") == ("malformed", 4000)
        assert await room.refused(hello(protocol=PROTOCOL + 1)) == ("reload", 4001)
        assert await room.refused(hello("wrong")) == ("unknown_token", 4003)
        elsewhere = "/api/tables/nowhere/socket"
        assert await room.refused(hello(), elsewhere) == ("unknown_table", 4004)
        assert room.table.viewers.listeners == {}

    in_a_room(sqlite, test)


def test_whoever_says_nothing_is_sent_off_after_a_while(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "PATIENCE", 0.01)

    async def test(room: Room) -> None:
        line = Held(room.path, "")
        line._queue.get_nowait()
        line._queue.get_nowait()
        line._queue.put_nowait({"type": "websocket.connect"})
        await room.app(line.scope, line.receive, line.send)
        assert (line.answers[0]["code"], line.closed) == ("malformed", 4000)

    in_a_room(sqlite, test)


def test_nobody_watches_where_that_is_off(sqlite: str) -> None:
    async def test(room: Room) -> None:
        assert await room.refused(hello()) == ("spectators_off", 4000)
        assert (await room.say(room.keys[0], {"type": "ping"}))[0]["type"] == "ack"

    in_a_room(sqlite, test, spectators=False)


def test_each_guess_at_a_key_is_counted(sqlite: str) -> None:
    """R13: as a guess at this table, on this machine too."""

    async def test(room: Room) -> None:
        room.context.limits.guesses_at.now = lambda: 0.0
        burst = int(room.context.limits.guesses_at.burst)
        codes = [(await room.refused(hello(f"guess {n}")))[0] for n in range(burst + 1)]
        assert codes == ["unknown_token"] * burst + ["too_fast"]
        assert (await room.say(room.keys[0], {"type": "ping"}))[0]["type"] == "ack"

    in_a_room(sqlite, test)


def test_spectators_ask_what_anybody_may_know_and_nothing_else(sqlite: str) -> None:
    async def test(room: Room) -> None:
        asked: list[Data] = [{"type": "ping"}, {"type": "look", "version": 0}]
        kinds = [message["type"] for message in await room.say(None, *asked)]
        assert kinds == ["ack", "looked"]
        for type in ("advise", "imagine", "agree", "leave", "back"):
            assert (await room.say(None, {"type": type}))[0]["code"] == "spectator"
        judge = {"type": "judge", "action": "p1 pass"}
        assert (await room.say(None, judge))[0]["code"] == "spectator"
        assert (await room.say(None, {"type": "say", "text": "hm"}))[0]["code"] == "spectator"
        assert room.table.version == 0

    in_a_room(sqlite, test)


def test_questions_of_a_player_are_answered(sqlite: str) -> None:
    async def test(room: Room) -> None:
        asked: list[Data] = [
            {"type": "explain", "action": "ready"},
            *({"type": type} for type in ("imagine", "ping")),
        ]
        told = await room.say(room.keys[1], *asked)
        assert [message["type"] for message in told] == ["reason", "imagined", "ack"]
        assert [message["id"] for message in told] == ["m0", "m1", "m2"]
        assert told[1]["position"] == room.table.game.imagine(1, 0).to_dict()
        twice = await converse(room.app, room.table.id, room.keys[1], [hello()])
        assert (twice[-1]["code"], twice[-1]["detail"]) == (
            "malformed",
            "`hello` was already sent.",
        )

    in_a_room(sqlite, test)


def test_chat_is_trimmed_and_limited_by_seat(sqlite: str) -> None:
    async def test(room: Room) -> None:
        room.context.limits.chat.now = lambda: 0.0
        burst = int(room.context.limits.chat.burst)
        said = [{"type": "say", "text": f" {n} \x07"} for n in range(burst + 1)]
        told = await room.say(room.keys[0], *said)
        assert [message["type"] for message in told] == ["ack"] * burst + ["refused"]
        assert told[-1]["code"] == "too_fast"
        assert [one.entry.text for one in room.table.log] == [str(n) for n in range(burst)]
        (other,) = await room.say(room.keys[1], {"type": "say", "text": "me"})
        assert other["type"] == "ack"
        (empty,) = await room.say(room.keys[1], {"type": "say", "text": " \x07 "})
        assert empty["code"] == "malformed"

    in_a_room(sqlite, test)


def test_advice_is_limited_by_seat(sqlite: str) -> None:
    async def test(room: Room) -> None:
        room.context.limits.advice.now = lambda: 0.0
        burst = int(room.context.limits.advice.burst)
        room.table.row.hints = True
        (asked,) = room.table.game.to_act
        waits = room.keys[1 - asked]
        told = await room.say(waits, *([{"type": "advise"}] * (burst + 1)))
        assert [message["code"] for message in told] == ["not_found"] * burst + ["too_fast"]

    in_a_room(sqlite, test)


def test_advice_is_queued_by_the_askers_address_and_table(sqlite: str) -> None:
    """R21: advice counts against the person who asks, not against everyone at the table."""

    async def test(room: Room) -> None:
        claims: list[Claim] = []

        async def decide(claim: Claim, ask: Callable[[], object]) -> None:
            claims.append(claim)

        room.context.registry.bots.decide = decide  # type: ignore[method-assign]
        room.table.row.hints = True
        (asked,) = room.table.game.to_act
        await room.say(room.keys[asked], {"type": "advise"})
        assert claims == [Claim(room.table.id, frozenset(["127.0.0.1"]))]

    in_a_room(sqlite, test)


def test_a_flood_is_refused_and_then_ended(sqlite: str) -> None:
    """R13: so many messages at once, and so many refusals before the socket is closed."""

    async def test(room: Room) -> None:
        room.context.limits.messages.now = lambda: 0.0
        burst = int(room.context.limits.messages.burst)
        pings = [{"type": "ping"}] * (burst + 5)
        told = await room.say(room.keys[0], *pings)
        assert [message["type"] for message in told] == ["ack"] * burst + ["refused"] * 5
        flood = [json.dumps({"type": "ping", "id": "p"})] * (burst + websocket.STRIKES + 50)
        told = await converse(room.app, room.table.id, room.keys[0], flood)
        assert [a["code"] for a in told if a["type"] == "refused"] == ["too_fast"] * (
            websocket.STRIKES + 1
        )

    in_a_room(sqlite, test, limit_loopback=True)


ILLEGAL = "pass"
WHY = {"type": "explain", "action": "ready"}


def test_what_fails_here_is_said_to_its_sender_who_can_go_on(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*arguments: object) -> None:
        raise KeyError("a fault")

    monkeypatch.setattr(queries, "explained", fail)

    async def test(room: Room) -> None:
        told = await room.say(room.keys[0], WHY, {"type": "ping"})
        assert (told[0]["code"], told[0]["id"]) == ("busy", "m0")
        assert told[1]["type"] == "ack"

    in_a_room(sqlite, test)
    assert "command failed" in caplog.text


def test_a_message_is_text_or_bytes(sqlite: str) -> None:
    async def test(room: Room) -> None:
        messages: list[str | bytes] = [
            b'{"type": "ping", "id": "a"}',
            '{"type": "ping", "id": "b"}',
            b"",
        ]
        told = await converse(room.app, room.table.id, None, messages)
        assert [message.get("id") for message in told[2:]] == ["a", "b", None]

    in_a_room(sqlite, test)


def test_commands_refusals_and_sockets_are_counted(sqlite: str) -> None:
    async def test(room: Room) -> None:
        metrics = room.context.registry.metrics
        await room.say(None, {"type": "ping"}, {"type": "agree"}, {"type": "nonsense"})
        assert (metrics.commands, metrics.sockets) == (3, 0)
        for kind, code in (("ping", "ok"), ("agree", "spectator"), ("unreadable", "malformed")):
            assert counted(metrics, "commands_total", kind=kind, code=code) == 1
            assert counted(metrics, "command_seconds_count", kind=kind) == 1
        assert counted(metrics, "refusals_total", what="command", code="spectator") == 1
        assert 0 < counted(metrics, "command_seconds_sum", kind="ping") < 60
        async with room.connected(None), room.connected(room.keys[0]):
            assert metrics.sockets == 2
        assert metrics.sockets == 0

    in_a_room(sqlite, test)


def test_every_refused_command_is_logged_once_with_its_kind_and_code(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(room: Room) -> None:
        said: list[Data] = [
            {"type": "act", "version": 0, "action": "fly to the moon"},
            {"type": "say", "text": "\x07"},
            {"type": "nonsense", "text": "a secret"},
        ]
        with caplog.at_level(logging.INFO, "trickerion.server.refusals"):
            await room.say(room.keys[1], *said, {"type": "ping"})
            seat = room.table.game.to_act[0]
            await room.say(room.keys[seat], {"type": "act", "version": 0, "action": ILLEGAL})
        lines = [vars(record) for record in caplog.records if record.name.endswith("refusals")]
        assert [(line["kind"], line["code"], line["seat"]) for line in lines] == [
            ("act", "malformed", 1),
            ("say", "malformed", 1),
            ("unreadable", "malformed", 1),
            ("act", "illegal", seat),
        ]
        assert {(line["message"], line["table"], line["address"]) for line in lines} == {
            ("command refused", room.table.id, "127.0.0.1")
        }
        assert lines[-1]["rule"]
        assert "secret" not in str(lines)
        assert "moon" not in str(lines)

    in_a_room(sqlite, test)


def test_the_first_connection_of_a_seat_and_the_end_of_the_last_are_told(sqlite: str) -> None:
    """Spectators come and go unnoticed."""

    async def test(room: Room) -> None:
        async with room.connected(None) as watcher:
            seen: list[list[bool]] = []

            def here() -> list[list[bool]]:
                tables = [message["table"] for message in watcher.answers[2:]]
                return [[seat["is_here"] for seat in table["seats"]] for table in tables]

            async with room.connected(room.keys[0]), room.connected(room.keys[0]):
                seen.append([True, False])
                assert here() == seen
                async with room.connected(None), room.connected(room.keys[1]):
                    seen.append([True, True])
                    assert here() == seen
                seen.append([True, False])
                assert here() == seen
            seen.append([False, False])
            assert here() == seen
            assert room.table.viewers.last_address == "127.0.0.1"

    in_a_room(sqlite, test)


def test_sockets_too_many_or_from_other_sites_are_not_opened(sqlite: str) -> None:
    """R13: as a violation of the server's policy (1008), before anything is read."""

    async def test(room: Room) -> None:
        room.context.limits.sockets.now = lambda: 0.0

        async def closed(origin: bytes = b"http://127.0.0.1") -> int | None:
            line = Line(room.path, [hello()])
            line.scope["headers"].append((b"origin", origin))
            await room.app(line.scope, line.receive, line.send)
            assert (line.closed is None) == bool(line.answers)
            return line.closed

        assert await closed(b"https://evil.example") == 1008
        burst = int(room.context.limits.sockets.burst)
        assert [await closed() for _ in range(burst)] == [None] * (burst - 1) + [1008]

    in_a_room(sqlite, test, limit_loopback=True)
