"""Frames that are encoded once for many sockets, and sockets that are written to directly."""

import asyncio
import logging
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import OPEN
from websockets.sync.client import connect
from websockets.uri import parse_uri

from tests.server.conftest import settings
from tests.server.support import PATIENCE, Running, running, until
from trickerion.server.metrics import Metrics
from trickerion.server.refusal_log import RefusalLog
from trickerion.server.settings import Settings
from trickerion.server.storage.store import sqlite_url
from trickerion.server.transport import shared_frames
from trickerion.server.transport.connection_limits import ConnectionLimits
from trickerion.server.transport.http import Config
from trickerion.server.transport.shared_frames import (
    AHEAD,
    BACKLOG,
    EXTENSION,
    FramedWebSocket,
    framed,
)

CLIENT = "203.0.113.1"


@pytest.mark.parametrize("size", [0, 1, 125, 126, 0xFFFF, 0x10000])
def test_a_frame_is_one_whole_text_for_any_client(size: int) -> None:
    """RFC 6455, read by a library that others use too."""
    client = ClientProtocol(parse_uri("ws://127.0.0.1"), state=OPEN, max_size=None)
    client.receive_data(framed(b"x" * size))
    assert client.events_received() == [Frame(Opcode.TEXT, b"x" * size, fin=True)]
    assert client.state is OPEN


class Wire:
    """A transport to a client that reads when the test says so."""

    def __init__(self) -> None:
        self.unread = b""
        self.is_paused = self.is_closed = self.is_aborted = False

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (CLIENT, 1234), "sockname": ("127.0.0.1", 80)}.get(name)

    def write(self, data: bytes) -> None:
        self.unread += data

    def get_write_buffer_size(self) -> int:
        return len(self.unread)

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = self.is_aborted = True


class Socket:
    """A socket of the server, its client, and the application behind it."""

    def __init__(self) -> None:
        self.wire = Wire()
        self.received: list[Any] = []
        self.may_read = asyncio.Event()
        self.write: Callable[[bytes], None] = lambda frame: None
        config = Config(self._application, interface="asgi3", log_config=None)
        config.ws_per_message_deflate = False
        config.connection_limits = self.limits = ConnectionLimits(Settings(), 1000)
        config.refusals = RefusalLog(Metrics(), monotonic)
        config.load()
        wire: Any = self.wire
        self.server = FramedWebSocket(config, ServerState(), {})
        self.server.connection_made(wire)
        self.client = ClientProtocol(parse_uri("ws://127.0.0.1/socket"))

    async def _application(self, scope: Any, receive: Any, send: Any) -> None:
        self.write = scope["extensions"][EXTENSION]["write"]
        await receive()
        await send({"type": "websocket.accept"})
        await self.may_read.wait()
        while not self.received or self.received[-1]["type"] != "websocket.disconnect":
            self.received.append(await receive())

    async def open(self) -> None:
        self.limits.enter(CLIENT)
        self.client.send_request(self.client.connect())
        self.send_all()
        await settle()
        (answer,) = self.read()
        assert isinstance(answer, Response)
        assert answer.status_code == 101

    def send_all(self) -> None:
        self.server.data_received(b"".join(self.client.data_to_send()))

    def say(self, *texts: str) -> None:
        for text in texts:
            self.client.send_text(text.encode())
            self.send_all()

    def read(self) -> list[Any]:
        """What has arrived at the client."""
        data, self.wire.unread = self.wire.unread, b""
        self.client.receive_data(data)
        return self.client.events_received()

    async def close(self) -> None:
        self.may_read.set()
        self.server.connection_lost(None)
        await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def on_a_socket(test: Callable[[Socket], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        socket = Socket()
        await socket.open()
        await test(socket)
        await socket.close()
        assert socket.limits.connections.of == {}, "it no longer counts as a connection"

    asyncio.run(run())


def test_a_frame_is_sent_without_waiting_for_the_client() -> None:
    async def test(socket: Socket) -> None:
        for text in (b"one", b"two"):
            socket.write(framed(text))
        assert [event.data for event in socket.read()] == [b"one", b"two"]
        socket.wire.close()
        socket.write(framed(b"too late"))
        assert socket.read() == []

    on_a_socket(test)


def test_a_reader_that_is_too_slow_is_closed_with_a_reason() -> None:
    """R13: the application learns of it, and nothing more is kept for that reader."""

    async def test(socket: Socket) -> None:
        half = framed(b"x" * (BACKLOG // 2 - 10))
        assert 2 * len(half) == BACKLOG
        socket.write(half)
        socket.write(half)
        assert not socket.server.close_sent, "so much may be left unread"
        socket.write(framed(b""))
        socket.write(framed(b"nothing more"))
        *messages, end = socket.read()
        assert len(messages) == 3
        assert end.opcode is Opcode.CLOSE
        assert Close.parse(end.data) == Close(1013, "too slow; come back")
        socket.may_read.set()
        await settle()
        assert socket.received == [{"type": "websocket.disconnect", "code": 1013}]
        assert not socket.wire.is_aborted, "there is time to read that"

    on_a_socket(test)


def test_a_socket_is_closed_once() -> None:
    async def test(socket: Socket) -> None:
        for reason in ("removed", "removed again"):
            socket.server.send_off(1008, reason)
        (end,) = socket.read()
        assert Close.parse(end.data) == Close(1008, "removed")

    on_a_socket(test)


def test_a_socket_that_is_closing_is_not_written_to() -> None:
    async def test(socket: Socket) -> None:
        socket.wire.close()
        socket.server.send_off(1008, "removed")
        assert socket.read() == []

    on_a_socket(test)


def test_a_reader_that_does_not_even_read_that_is_aborted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_frames, "BACKLOG", 10)

    async def test(socket: Socket) -> None:
        socket.server.close_timeout = 0.01
        socket.write(framed(b"too much for it"))
        while not socket.wire.is_aborted:
            await asyncio.sleep(0.001)

    on_a_socket(test)


def test_reading_pauses_when_many_messages_wait_for_their_answer() -> None:
    async def test(socket: Socket) -> None:
        socket.say(*map(str, range(AHEAD)))
        assert not socket.wire.is_paused
        socket.say("one more")
        assert socket.wire.is_paused
        socket.may_read.set()
        await settle()
        assert not socket.wire.is_paused
        texts = [message["text"] for message in socket.received]
        assert texts == [*map(str, range(AHEAD)), "one more"]
        assert 4 <= AHEAD <= 16

    on_a_socket(test)


def test_a_request_that_is_no_handshake_is_refused() -> None:
    async def run() -> None:
        socket = Socket()
        socket.server.data_received(b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert socket.wire.unread.startswith(b"HTTP/1.1 426")
        assert socket.wire.is_closed

    asyncio.run(run())


REFUSALS = "trickerion.server.refusals"


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str, str]]:
    """What the log says about refused connections."""
    found: list[dict[str, Any]] = [vars(r) for r in caplog.records if r.name == REFUSALS]
    return [(line["kind"], line["code"], line["address"]) for line in found]


def test_a_handshake_that_is_none_is_logged(
    sqlite_server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    host, _, port = sqlite_server.url.removeprefix("http://").partition(":")
    asked = (
        b"GET /api/tables/a/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    )
    caplog.set_level(logging.INFO, REFUSALS)
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(asked)
        assert line.recv(100_000).startswith(b"HTTP/1.1 4")
        until(lambda: bool(lines(caplog)))
    assert lines(caplog) == [("handshake", "malformed", "127.0.0.1")]


def test_a_broken_frame_is_logged_with_the_address_behind_the_proxy(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    chosen = settings(sqlite_url(tmp_path / "a.db"), proxy="127.0.0.1")
    caplog.set_level(logging.INFO, REFUSALS)
    with running(chosen) as at:
        id = at.post("/api/tables")["table"]["id"]
        headers = {"X-Forwarded-For": "203.0.113.7"}
        with connect(f"{at.sockets}/api/tables/{id}/socket", additional_headers=headers) as line:
            line.socket.sendall(b"\xff\xff")
            until(lambda: bool(lines(caplog)))
    assert lines(caplog) == [("frame", "malformed", "203.0.113.7")]
