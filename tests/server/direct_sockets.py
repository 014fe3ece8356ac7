"""Sockets straight into the application, without a network between: for a great many messages."""

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from litestar import Litestar

from tests.server.support import Data
from trickerion.server.protocol.messages import PROTOCOL
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.transport.shared_frames import EXTENSION


class Line:
    """A socket that says what it is given, then hangs up, and keeps what it is told."""

    def __init__(self, path: str, messages: Iterable[str | bytes]) -> None:
        self.scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1")],
            "subprotocols": [],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "extensions": {EXTENSION: {"write": self._write, "close": self._close}},
        }
        self.answers: list[Data] = []
        self.closed: int | None = None
        self._events = self._say(messages)

    def _say(self, messages: Iterable[str | bytes]) -> Iterator[Any]:
        yield {"type": "websocket.connect"}
        for message in messages:
            kind = "text" if isinstance(message, str) else "bytes"
            yield {"type": "websocket.receive", kind: message}
        yield {"type": "websocket.disconnect", "code": 1000}

    def _close(self, code: int, reason: str) -> None:
        self.closed = code

    def _write(self, frame: bytes) -> None:
        """What comes over the wire: a frame with a head of 2, 4 or 10 bytes."""
        head = {126: 4, 127: 10}.get(frame[1], 2)
        self.answers.append(msgspec.json.decode(frame[head:]))

    async def receive(self) -> Any:
        # As on a network, others may be served before the next message.
        await asyncio.sleep(0)
        return next(self._events)

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]


async def converse(
    app: Litestar,
    id: str,
    token: str | None,
    messages: Iterable[str | bytes],
    since: int | None = None,
) -> list[Data]:
    """Say hello and all of that; the answers."""
    said = {"type": "hello", "protocol": PROTOCOL, "token": token, "since": since}
    hello = msgspec.json.encode(said).decode()
    line = Line(f"/api/tables/{id}/socket", [hello, *messages])
    await app(line.scope, line.receive, line.send)
    assert line.closed is None
    return line.answers


def registry_of(app: Litestar) -> TableRegistry:
    context: Any = app.dependencies["context"]
    registry: TableRegistry = context.dependency().registry
    return registry
