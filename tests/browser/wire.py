"""The WebSocket between a page and the server, under the control of a test."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Message = dict[str, Any]
Filter = Callable[[Message], Message | None]
"""What is passed on instead of a message, or None."""


class Wire:
    """Passes messages between a page and the server; a test can cut it or filter messages."""

    def __init__(self, page: Page) -> None:
        self.is_down = False
        self.sockets: list[Any] = []
        self.to_server: Filter = lambda message: message
        self.to_page: Filter = lambda message: message
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, socket: Any) -> None:
        if self.is_down:
            socket.close(code=3000, reason="down")
            return
        server = socket.connect_to_server()
        socket.on_message(lambda text: self._pass(server, self.to_server, text))
        server.on_message(lambda text: self._pass(socket, self.to_page, text))
        self.sockets.append(socket)

    @staticmethod
    def _pass(to: Any, filtered: Filter, text: str) -> None:
        message = filtered(json.loads(text))
        if message is not None:
            to.send(json.dumps(message))

    def cut(self) -> None:
        """Close the connection, and refuse new ones until `is_down` is False again."""
        self.is_down = True
        self.sockets[-1].close(code=3000, reason="cut")
