"""The wire: a WebSocket on which one message goes to many readers at little cost.

uvicorn would frame a message anew for every socket and hand it through a chain of coroutines. What
a table tells is framed once here and given to the transports as it is.
"""

import struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from trickerion.server.connections import Config

EXTENSION: Final = "trickerion.wire"
"""Under this name the ASGI scope of a socket offers `write`."""
BACKLOG: Final = 2_000_000
"""Bytes that a slow reader may leave unread; then it has to come back."""
TOO_SLOW: Final = 1013
AHEAD: Final = 8
"""Messages that are read before the first of them is answered; the rest waits in the line."""


def framed(text: bytes) -> bytes:
    """A whole text message as servers send it: final, not masked, not compressed (RFC 6455)."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", 0x81, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size) + text
    return struct.pack("!BBQ", 0x81, 127, size) + text


class Wire(WebSocketsSansIOProtocol):
    """A socket that can be written to without waiting. It counts as a connection from where `Http`
    hands it over until it is closed."""

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.crowd.leave(self.client[0] if self.client else "")

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = {"write": self.write}

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after every message, and starts again when it is taken: twice the
        calls for somebody who sends one. Here it stops when many are waiting."""
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()

    def write(self, frame: bytes) -> None:
        """Send a frame, unless the connection ends; whoever leaves too much unread is sent off."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(frame)
        if self.transport.get_write_buffer_size() > BACKLOG:
            self._send_off()

    def _send_off(self) -> None:
        """Close from this side; a reader that does not even read that is cut off."""
        self.conn.send_close(TOO_SLOW, "too slow; come back")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
