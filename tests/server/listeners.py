"""Connections to a table that come from no network."""

from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.visitors import Visitor


class SilentListener:
    """Somebody at a table who forgets what is sent, and remembers why the connection closed."""

    def __init__(self, address: str = "", account: str | None = None) -> None:
        self.address = address
        self.visitor = Visitor(account)
        self.key = ""
        self.session: str | None = None
        self.closed: list[str] = []

    def send(self, frame: bytes) -> None: ...

    def lose_seat(self) -> None: ...

    def close(self, why: CommandRefused) -> None:
        self.closed.append(why.code)
