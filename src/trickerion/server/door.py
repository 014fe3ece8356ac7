"""The door of the house: what every request needs to know, and who may do what."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from trickerion.server import addresses
from trickerion.server.accounts import user_of
from trickerion.server.addresses import Connection
from trickerion.server.crowd import Count
from trickerion.server.health import Pulse
from trickerion.server.house import House
from trickerion.server.limits import Limit, Limits
from trickerion.server.protocol import Refusal
from trickerion.server.settings import Settings
from trickerion.server.store import Row
from trickerion.server.table import Table
from trickerion.server.tokens import hashed, same

LOG: Final = logging.getLogger("trickerion.server")
AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]
PathNumber = FromPath[int]


class Door:
    """The house behind its limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house = House(settings, monotonic)
        self.limits = Limits(monotonic)
        self.pulse = Pulse(self.house.store, monotonic)
        self._has_warned = False
        self.sockets = Count()
        """Open ones, by address: behind a proxy only the application knows it."""

    def address(self, connection: Connection) -> str:
        """Whom limits count a connection for."""
        return addresses.group(addresses.client(connection))

    def is_local(self, connection: Connection) -> bool:
        """Does somebody on this machine ask, and not a proxy for somebody else?"""
        if not addresses.is_loopback(addresses.client(connection)):
            return False
        if not addresses.is_forwarded(connection):
            return True
        self._warn_of_proxy(connection)
        return False

    def _warn_of_proxy(self, connection: Connection) -> None:
        is_told = self.settings.proxy and "x-forwarded-for" in connection.headers
        if not is_told and not self._has_warned:
            self._has_warned = True
            LOG.warning(
                "requests come through a proxy that hides who sends them, so all of them share "
                "one rate limit: start the server with --proxy and the proxy's address, and let "
                "the proxy set X-Forwarded-For",
                extra={"host": connection.headers.get("host")},
            )

    def is_limited(self, connection: Connection) -> bool:
        """Rate limits hold for everybody but people on this machine."""
        return self.settings.limit_loopback or not self.is_local(connection)

    def limit(self, limit: Limit, connection: Connection) -> None:
        """A Refusal if an address does too much."""
        if self.is_limited(connection):
            self.limits.check(limit, self.address(connection))

    @contextmanager
    def socket(self, connection: Connection) -> Iterator[None]:
        """A socket as long as it is open; a Refusal if its address has too many."""
        address = self.address(connection)
        mine = self.sockets.add(address, 1)
        try:
            if self.is_limited(connection) and mine > self.settings.connections_each:
                raise Refusal("too_fast", "Too many connections from your address.")
            yield
        finally:
            self.sockets.add(address, -1)

    def count_guess(self, connection: Connection, at: str = "") -> None:
        """A wrong token, invitation or password, at an account or a table: not too many of them,
        from this machine neither."""
        self.limit(self.limits.guesses, connection)
        if at:
            self.limits.check(self.limits.guesses_at, f"{self.address(connection)} {at}")

    def count_password(self, connection: Connection, account: str) -> None:
        """Somebody signs in: a guess, until it proves right."""
        self.count_guess(connection, account)
        self.limits.check(self.limits.passwords, account)

    def forget_guess(self, connection: Connection, account: str) -> None:
        """The password was right."""
        address = self.address(connection)
        self.limits.guesses.give_back(address)
        self.limits.guesses_at.give_back(f"{address} {account}")
        self.limits.passwords.give_back(account)

    def check_watcher(self, connection: Connection) -> None:
        """Figures about the server are for this machine and for whoever has the token."""
        wanted, given = self.settings.metrics_token, bearer(connection)
        if wanted and given is not None and same(given, wanted):
            return
        if given is not None:
            self.count_guess(connection, "metrics")
        if given is not None or not self.is_local(connection):
            raise Refusal("unknown_token", "This needs the token of --metrics-token.")

    def seat(self, connection: Connection, seats: list[Row]) -> int | None:
        """The seat whose token a request carries."""
        return _seat_of_key(seats, bearer(connection))

    async def seat_of_key(self, table: Table, token: str | None) -> int | None:
        """The seat that a key opens; another process may have given it out a moment ago."""
        seat = _seat_of_key(table.seats, token)
        if seat is None and token and table.standing is None and self.house.store.is_postgres:
            await table.reseat()
            seat = _seat_of_key(table.seats, token)
        return seat

    async def own_seat(self, connection: Connection, table: Table, seat: int) -> None:
        """A Refusal to whoever does not hold the key to the seat."""
        if await self.seat_of_key(table, bearer(connection)) != seat:
            self.count_guess(connection, table.id)
            raise Refusal("unknown_token", "That needs the key to this seat.")

    async def user(self, connection: Connection) -> Row | None:
        """Who is signed in, by cookie or by header."""
        token = connection.cookies.get("session") or bearer(connection)
        return await user_of(self.house.store, token)


def _seat_of_key(seats: list[Row], token: str | None) -> int | None:
    if token is None:
        return None
    return next((row["seat"] for row in seats if row["token"] == hashed(token)), None)


def bearer(connection: Connection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


TheDoor = NamedDependency[Door]
