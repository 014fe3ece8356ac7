"""HTTP connections that cannot be held open at will: uvicorn's, with time limits and a crowd."""

import asyncio
import logging
from http import HTTPStatus
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from trickerion.server.crowd import SMALL, Crowd

LOG: Final = logging.getLogger("trickerion.server")
LONGEST_HEAD: Final = 64 * 1024
"""Bytes of a request before its body."""
PIPELINED: Final = 16
"""Requests that may be sent before the first of them is answered."""


class Config(uvicorn.Config):
    """Tells the connections which crowd they belong to."""

    crowd: Crowd


class Http(HttpToolsProtocol):
    """A connection with a deadline for whatever its client has to do next."""

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.crowd = self.config.crowd
        self.host = ""
        self.is_counted = False
        self.head: int | None = 0
        """Bytes of the head so far; None once it is complete."""
        self.held = 0
        """Bytes of the body that wait for their answer."""
        self.deadline: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.is_counted = True
        if self.crowd.enter(self.host):
            self._expect(self.crowd.settings.header_seconds)
        else:
            self.refuse(503)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.reading is not None:
            self.reading.cancel()
        self._stop_expecting()
        self._release()
        if self.is_counted:
            self.is_counted = False
            self.crowd.leave(self.host)

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket counts (see `Wire`)."""
        self._stop_expecting()
        self.is_counted = False
        super().handle_websocket_upgrade()

    def refuse(self, status: int) -> None:
        """Say why, unless an answer is on its way already, and hang up."""
        if not self.transport.is_closing():
            if self.cycle is None or not self.cycle.response_started:
                self.transport.write(_refusal(status))
            self.transport.close()
            self._cut_off_late()

    # Requests

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.head is not None:
            self.head += len(data)
        super().data_received(data)
        if self.head is not None and self.head > LONGEST_HEAD:
            self.refuse(431)
        if self._is_idle():
            self._expect(self.crowd.settings.header_seconds)

    def _is_idle(self) -> bool:
        """Does nothing else end this connection? Blank lines, or a body that comes after its
        answer, have ended the wait for the next request."""
        is_waiting = self.deadline is None and self.timeout_keep_alive_task is None
        is_answered = self.cycle is None or self.cycle.response_complete
        is_open = self.is_counted and not self.transport.is_closing()
        return is_waiting and is_answered and is_open

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0
        self._expect(self.crowd.settings.header_seconds)

    def on_headers_complete(self) -> None:
        self.head = None
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINED:
            raise ValueError("too many requests at once")
        self._expect(self.crowd.settings.body_seconds)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        if self.cycle is None or self.cycle.response_complete:
            return
        large = max(0, self.held + len(body) - SMALL) - max(0, self.held - SMALL)
        self.held += len(body)
        if large and not self.crowd.hold(self.host, large):
            self.refuse(503)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop_expecting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._release()
        self._cut_off_late()

    def _release(self) -> None:
        self.crowd.release(self.host, max(0, self.held - SMALL))
        self.held = 0

    # Deadlines

    def _expect(self, seconds: float) -> None:
        """The client has so long for the next part of its request."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.loop.call_later(seconds, self.refuse, 408)
        self.crowd.begin(self.host, self, lambda: self.refuse(503))

    def _stop_expecting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        self.crowd.finish(self.host, self)

    def _cut_off_late(self) -> None:
        """Whoever does not read the answer in time is cut off."""
        if self.reading is not None:
            self.reading.cancel()
        if self.transport.get_write_buffer_size():
            seconds = self.crowd.settings.answer_seconds
            self.reading = self.loop.call_later(seconds, self._cut_off)

    def _cut_off(self) -> None:
        if self.transport.get_write_buffer_size():
            self.transport.abort()


def _refusal(status: int) -> bytes:
    phrase = HTTPStatus(status).phrase
    head = f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
    return f"{head}content-length: {len(phrase)}\r\nconnection: close\r\n\r\n{phrase}".encode()
