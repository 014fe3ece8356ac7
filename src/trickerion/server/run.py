"""Run the server: uvicorn with the settings that suit it."""

import logging
import signal
import sys
from typing import Final

import uvicorn

from trickerion.server import tidying
from trickerion.server.app import make_app
from trickerion.server.connections import Config, Http
from trickerion.server.crowd import Crowd, descriptors, raise_descriptor_limit
from trickerion.server.heads import answering_heads
from trickerion.server.logs import set_up_logs
from trickerion.server.settings import Settings
from trickerion.server.wire import Wire

LONGEST_MESSAGE: Final = 64 * 1024
BEAT: Final = 30.0
"""Seconds between two signs of life that a socket is asked for, and to wait for one."""


def run(host: str, port: int, log_level: str, settings: Settings) -> None:
    set_up_logs(log_level)
    for chatty in ("uvicorn.access", "uvicorn.error", "alembic"):
        logging.getLogger(chatty).setLevel("WARNING")
    for asked_to_stop in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops gracefully and then raises the signal again; by then all is done.
        signal.signal(asked_to_stop, lambda number, frame: None)
    # Commits come back from a thread; it must not wait 5 ms for its turn.
    sys.setswitchinterval(0.0005)
    raise_descriptor_limit()
    server = make_server(settings, host, port)
    tidying.begin()
    server.run()


def make_server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    config = Config(
        answering_heads(make_app(settings)),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        server_header=False,
        http=Http,
        ws=Wire,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=BEAT,
        ws_ping_timeout=BEAT,
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=5,
    )
    config.crowd = Crowd(settings, descriptors())
    return uvicorn.Server(config)
