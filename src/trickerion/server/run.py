"""Runs the server on uvicorn."""

import logging
import signal
import socket
import sys
from time import monotonic
from typing import Final

import uvicorn

from trickerion.server import garbage_collection
from trickerion.server.app import make_app
from trickerion.server.json_logs import Throttle, set_up_logs
from trickerion.server.routes.head_requests import answering_heads
from trickerion.server.settings import Settings
from trickerion.server.transport.connection_limits import (
    ConnectionLimits,
    descriptors,
    raise_descriptor_limit,
)
from trickerion.server.transport.http import Config, Http
from trickerion.server.transport.shared_frames import FramedWebSocket

CHATTY: Final = {"uvicorn.access": "WARNING", "uvicorn.error": "ERROR", "alembic": "WARNING"}
"""The level at which packages may log. What uvicorn warns about, the refusal log has."""
LONGEST_MESSAGE: Final = 64 * 1024
BEAT: Final = 30.0
"""Seconds between two pings of a socket, and to wait for the answer."""


def run(listeners: list[socket.socket], log_level: str, settings: Settings) -> None:
    """Serve on sockets that are listening, until a signal stops the process."""
    set_up_logs(log_level)
    for chatty, threshold in CHATTY.items():
        logging.getLogger(chatty).setLevel(threshold)
    logging.getLogger("uvicorn.error").addFilter(Throttle(monotonic))
    for asked_to_stop in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops gracefully and then raises the signal again.
        signal.signal(asked_to_stop, lambda number, frame: None)
    # Commits return from a thread, which must not wait 5 ms for the interpreter.
    sys.setswitchinterval(0.0005)
    raise_descriptor_limit()
    server = make_server(settings, *listeners[0].getsockname()[:2])
    garbage_collection.begin()
    server.run(sockets=listeners)


def make_server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    app = make_app(settings)
    config = Config(
        answering_heads(app),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        server_header=False,
        http=Http,
        ws=FramedWebSocket,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=BEAT,
        ws_ping_timeout=BEAT,
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=5,
    )
    config.connection_limits = ConnectionLimits(settings, descriptors())
    config.refusals = app.state.refusals
    return uvicorn.Server(config)
