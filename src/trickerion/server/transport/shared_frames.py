"""WebSockets that share encoded frames.

uvicorn would frame a message again for every socket and pass it through a chain of coroutines. Here
a broadcast is framed once and written to the transports directly.
"""

import struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from trickerion.server.refusal_log import ConnectionCode
from trickerion.server.transport.http import Config

EXTENSION: Final = "trickerion.wire"
"""The ASGI extension that offers `write` and `close`."""
BACKLOG: Final = 2_000_000
"""Bytes that a slow reader may leave unread before it has to reconnect."""
TOO_SLOW: Final = 1013
AHEAD: Final = 8
"""Messages that are read before the first one is answered."""


def framed(text: bytes) -> bytes:
    """A text message as one server frame: final, not masked, not compressed (RFC 6455)."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", 0x81, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size) + text
    return struct.pack("!BBQ", 0x81, 127, size) + text


class FramedWebSocket(WebSocketsSansIOProtocol):
    """A socket that can be written to without waiting. It counts as a connection from the
    handover by `Http` until it is closed."""

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.connection_limits.leave(self.client[0] if self.client else "")

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = {"write": self.write, "close": self.send_off}
        else:
            self._note("handshake", "malformed")

    def handle_parser_exception(self) -> None:
        self._note("frame", "malformed")
        super().handle_parser_exception()

    def _note(self, kind: str, code: ConnectionCode) -> None:
        """Log a refusal; behind a proxy, only the scope of an open socket has its address."""
        scope: Any = getattr(self, "scope", {"client": self.client})
        host = scope["client"][0] if scope["client"] else ""
        self.config.refusals.note("connection", kind, code, host)

    def send_receive_event_to_app(self) -> None:
        """uvicorn pauses reading after every message and resumes when it is taken. Here reading
        pauses only when many messages are waiting."""
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()

    def write(self, frame: bytes) -> None:
        """Send a frame, unless the connection is closing; a reader that is too slow is closed."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(frame)
        if self.transport.get_write_buffer_size() > BACKLOG:
            self._note("reader", "too_slow")
            self.send_off(TOO_SLOW, "too slow; come back")

    def send_off(self, code: int, reason: str) -> None:
        """Close the socket without waiting; a reader that doesn't even read that is aborted."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
