"""The door of the house: what every request needs to know, and who may do what."""

from time import monotonic
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import FromPath

from trickerion.server.accounts import user_of
from trickerion.server.house import House
from trickerion.server.limits import Limits
from trickerion.server.protocol import Refusal
from trickerion.server.settings import Settings
from trickerion.server.store import Row
from trickerion.server.table import Table
from trickerion.server.tokens import hashed

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]
PathNumber = FromPath[int]


class Door:
    """The house behind its limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house = House(settings, monotonic)
        self.limits = Limits(monotonic, settings.limit_loopback)
        self.callers: set[Any] = set()
        """The open sockets."""

    def address(self, connection: Connection) -> str:
        return connection.client.host if connection.client else "unknown"

    def count_guess(self, connection: Connection) -> None:
        """A wrong token, invitation or password: not too many of them."""
        self.limits.check(self.limits.guesses, self.address(connection))

    def seat(self, connection: Connection, seats: list[Row]) -> int | None:
        """The seat whose token a request carries."""
        token = bearer(connection)
        if token is None:
            return None
        found = [row["seat"] for row in seats if row["token"] == hashed(token)]
        return found[0] if found else None

    def own_seat(self, connection: Connection, table: Table, seat: int) -> None:
        """A Refusal to whoever does not hold the key to the seat."""
        if self.seat(connection, table.seats) != seat:
            self.count_guess(connection)
            raise Refusal("unknown_token", "That needs the key to this seat.")

    async def user(self, connection: Connection) -> Row | None:
        """Who is signed in, by cookie or by header."""
        token = connection.cookies.get("session") or bearer(connection)
        return await user_of(self.house.store, token)


def bearer(connection: Connection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


TheDoor = NamedDependency[Door]
