"""Opens the browser once the server is up."""

import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import closing
from urllib.parse import urlsplit

PATIENCE = 30.0


def open_soon(url: str) -> None:
    """Open the browser once the server answers; without a desktop, do nothing."""
    if sys.platform == "linux" and not ({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()):
        return
    threading.Thread(target=_open_when_up, args=(url,), daemon=True).start()


def _open_when_up(url: str) -> None:
    found = urlsplit(url)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with closing(socket.create_connection((found.hostname, found.port), timeout=1)):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(url)
