"""HTTP connections with deadlines and limits, on top of uvicorn."""

import asyncio
from functools import partial
from http import HTTPStatus
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from trickerion.server.refusal_log import ConnectionCode, RefusalLog
from trickerion.server.transport.connection_limits import SMALL, ConnectionLimits

LONGEST_HEAD: Final = 64 * 1024
"""Bytes of a request before its body."""
PIPELINED: Final = 16
"""Pipelined requests before the first one is answered."""


class Config(uvicorn.Config):
    """A configuration that gives connections their limits and their log."""

    connection_limits: ConnectionLimits
    refusals: RefusalLog


class Http(HttpToolsProtocol):
    """A connection with a deadline for the client's next step."""

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.connection_limits = self.config.connection_limits
        self.host = ""
        self.is_counted = False
        self.head: int | None = 0
        """Bytes of the head so far; None once it is complete."""
        self.held = 0
        """Bytes of the body that are waiting for the answer."""
        self.deadline: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.is_counted = True
        if self.connection_limits.enter(self.host):
            self._expect(self.connection_limits.settings.header_seconds, None)
        else:
            self.refuse(503, "too_many_connections")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.reading is not None:
            self.reading.cancel()
        self._stop_expecting()
        self._release()
        if self.is_counted:
            self.is_counted = False
            self.connection_limits.leave(self.host)

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the socket, which counts from here on (see `FramedWebSocket`)."""
        self._stop_expecting()
        self.is_counted = False
        super().handle_websocket_upgrade()

    def refuse(self, status: int, code: ConnectionCode | None) -> None:
        """Send the reason, unless an answer has started, and close the connection. Without a code
        it is not logged: nothing was requested."""
        if not self.transport.is_closing():
            self._note(code)
            if self.cycle is None or not self.cycle.response_started:
                self.transport.write(_refusal(status))
            self.transport.close()
            self._cut_off_late()

    def _note(self, code: ConnectionCode | None) -> None:
        if code is not None:
            self.config.refusals.note("connection", "http", code, self.host)

    def send_400_response(self, msg: str) -> None:
        self._note("malformed")
        super().send_400_response(msg)

    # Requests

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.head is not None:
            self.head += len(data)
        super().data_received(data)
        if self.head is not None and self.head > LONGEST_HEAD:
            self.refuse(431, "head_too_long")
        if self._is_idle():
            self._expect(self.connection_limits.settings.header_seconds, None)

    def _is_idle(self) -> bool:
        """Is there no other deadline? Blank lines, or a body after its answer, have ended the wait
        for the next request."""
        is_waiting = self.deadline is None and self.timeout_keep_alive_task is None
        is_answered = self.cycle is None or self.cycle.response_complete
        is_open = self.is_counted and not self.transport.is_closing()
        return is_waiting and is_answered and is_open

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0
        self._expect(self.connection_limits.settings.header_seconds, "timeout")

    def on_headers_complete(self) -> None:
        self.head = None
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINED:
            raise ValueError("too many requests at once")
        self._expect(self.connection_limits.settings.body_seconds, "timeout")

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        if self.cycle is None or self.cycle.response_complete:
            return
        large = max(0, self.held + len(body) - SMALL) - max(0, self.held - SMALL)
        self.held += len(body)
        if large and not self.connection_limits.hold(self.host, large):
            self.refuse(503, "too_many_bodies")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop_expecting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._release()
        self._cut_off_late()

    def _release(self) -> None:
        self.connection_limits.release(self.host, max(0, self.held - SMALL))
        self.held = 0

    # Deadlines

    def _expect(self, seconds: float, code: ConnectionCode | None) -> None:
        """Set the deadline for the next part of the request, and the code if it passes."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.loop.call_later(seconds, self.refuse, 408, code)
        drop = partial(self.refuse, 503, "too_many_unfinished")
        self.connection_limits.begin(self.host, self, drop)

    def _stop_expecting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        self.connection_limits.finish(self.host, self)

    def _cut_off_late(self) -> None:
        """Close the connection of a client that doesn't read the answer in time."""
        if self.reading is not None:
            self.reading.cancel()
        if self.transport.get_write_buffer_size():
            seconds = self.connection_limits.settings.answer_seconds
            self.reading = self.loop.call_later(seconds, self._cut_off)

    def _cut_off(self) -> None:
        if self.transport.get_write_buffer_size():
            self.transport.abort()


def _refusal(status: int) -> bytes:
    phrase = HTTPStatus(status).phrase
    head = f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
    return f"{head}content-length: {len(phrase)}\r\nconnection: close\r\n\r\n{phrase}".encode()
