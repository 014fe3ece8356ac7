"""The context of every request: the tables, the limits, and who may do what."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final, NamedTuple

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from trickerion.server import client_addresses
from trickerion.server.accounts import user_of
from trickerion.server.audit_log import account_actor
from trickerion.server.client_addresses import Connection
from trickerion.server.health import HealthCheck
from trickerion.server.metrics import Refusable
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.rate_limits import Limit, Limits
from trickerion.server.refusal_log import RefusalLog
from trickerion.server.settings import Settings
from trickerion.server.storage.rows import AccountRow, SeatRow
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.table import GameTable
from trickerion.server.tokens import hashed, same
from trickerion.server.transport.connection_limits import Count
from trickerion.server.visitors import Visitor

LOG: Final = logging.getLogger("trickerion.server")
AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]
PathNumber = FromPath[int]


class Moderator(NamedTuple):
    """Somebody who may moderate a table."""

    is_owner: bool
    is_admin: bool
    actor: str
    """Their name in the audit log."""


class RequestContext:
    """The open tables and the limits that protect them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.registry = TableRegistry(settings, monotonic)
        self.limits = Limits(monotonic)
        self.refusals = RefusalLog(self.registry.metrics, monotonic, settings.log_addresses)
        self.health_check = HealthCheck(self.registry.store, monotonic)
        self._has_warned = False
        self.sockets = Count()
        """Open sockets by client address, which behind a proxy only the application knows."""

    def address(self, connection: Connection) -> str:
        """The address that limits count a connection for."""
        return client_addresses.group(client_addresses.client(connection))

    def is_local(self, connection: Connection) -> bool:
        """Does the request come from this machine, and not through a proxy?"""
        if not client_addresses.is_loopback(client_addresses.client(connection)):
            return False
        if not client_addresses.is_forwarded(connection):
            return True
        self._warn_of_proxy(connection)
        return False

    def _warn_of_proxy(self, connection: Connection) -> None:
        is_told = self.settings.proxy and "x-forwarded-for" in connection.headers
        if not is_told and not self._has_warned:
            self._has_warned = True
            LOG.warning(
                "a proxy hides the clients' addresses, so all requests share one rate limit: "
                "start the server with --proxy and the proxy's address, and let the proxy set "
                "X-Forwarded-For",
                extra={"host": connection.headers.get("host")},
            )

    def is_limited(self, connection: Connection) -> bool:
        """Rate limits apply to everyone but this machine."""
        return self.settings.limit_loopback or not self.is_local(connection)

    def limit(self, limit: Limit, connection: Connection) -> None:
        """Raise a CommandRefused if an address exceeds a limit."""
        if self.is_limited(connection):
            self.limits.check(limit, self.address(connection))

    def note_refusal(
        self, what: Refusable, kind: str, refused: CommandRefused, connection: Connection
    ) -> None:
        """Count and log a refusal."""
        host = client_addresses.client(connection)
        self.refusals.note(what, kind, refused.code, host, **refused.logged)

    @contextmanager
    def socket(self, connection: Connection) -> Iterator[None]:
        """Count a socket while it is open; a CommandRefused if its address has too many."""
        address = self.address(connection)
        mine = self.sockets.add(address, 1)
        try:
            if self.is_limited(connection) and mine > self.settings.connections_each:
                raise CommandRefused("too_fast", "Too many connections from your address.")
            yield
        finally:
            self.sockets.add(address, -1)

    def count_guess(self, connection: Connection, at: str = "") -> None:
        """Count a wrong token, invitation or password; too many are refused, at one account or
        table even from this machine."""
        self.limit(self.limits.guesses, connection)
        if at:
            self.limits.check(self.limits.guesses_at, f"{self.address(connection)} {at}")

    def count_password(self, connection: Connection, account: str) -> None:
        """Count a sign-in as a guess until it succeeds."""
        self.count_guess(connection, account)
        self.limits.check(self.limits.passwords, account)

    def forget_guess(self, connection: Connection, account: str) -> None:
        """The password was right."""
        address = self.address(connection)
        self.limits.guesses.give_back(address)
        self.limits.guesses_at.give_back(f"{address} {account}")
        self.limits.passwords.give_back(account)

    def check_metrics_access(self, connection: Connection) -> None:
        """Refuse metrics to other machines without the token."""
        wanted, given = self.settings.metrics_token, bearer(connection)
        if wanted and given is not None and same(given, wanted):
            return
        if given is not None:
            self.count_guess(connection, "metrics")
        if given is not None or not self.is_local(connection):
            raise CommandRefused("unknown_token", "Metrics need the token of --metrics-token.")

    def seat(self, connection: Connection, seats: list[SeatRow]) -> int | None:
        """The seat whose token a request has."""
        return _seat_of_token(seats, bearer(connection))

    async def seat_of_token(self, table: GameTable, token: str | None) -> int | None:
        """The seat that a token opens; another process may have issued it just now."""
        seat = _seat_of_token(table.seats, token)
        if seat is None and token and table.state is None and self.registry.store.is_postgres:
            await table.reseat()
            seat = _seat_of_token(table.seats, token)
        return seat

    async def own_seat(self, connection: Connection, table: GameTable, seat: int) -> None:
        """Raise a CommandRefused unless the request has the seat's token."""
        if await self.seat_of_token(table, bearer(connection)) != seat:
            self.count_guess(connection, table.id)
            raise CommandRefused("unknown_token", "This needs the seat's token.")

    async def user(self, connection: Connection) -> AccountRow | None:
        """The signed-in account, by cookie or by header."""
        return await user_of(self.registry.store, session_token(connection))

    async def signed_in(self, connection: Connection) -> AccountRow:
        """The signed-in account, or a CommandRefused."""
        user = await self.user(connection)
        if user is None:
            raise CommandRefused("not_signed_in", "Sign in first.")
        return user

    def visitor(self, connection: Connection, user: AccountRow | None = None) -> Visitor:
        """Who a request comes from; this machine has no address to sanction or count by."""
        address = hashed(self.address(connection)) if self.is_limited(connection) else None
        return Visitor(user.id, address, user.is_bot) if user else Visitor(None, address)

    # Moderation

    async def admin(self, connection: Connection) -> AccountRow:
        """The signed-in admin, or a CommandRefused."""
        user = await self.signed_in(connection)
        if not user.is_admin:
            raise CommandRefused("not_admin", "This is for the admins of this server.")
        return user

    async def moderator(self, connection: Connection, table: GameTable) -> Moderator:
        """The owner of a table or an admin, or a CommandRefused."""
        token, row = bearer(connection), table.row
        is_owner = token is not None and row.owner == hashed(token)
        user = await self.user(connection)
        is_owner = is_owner or (user is not None and user.id == row.owner_id)
        is_admin = user is not None and user.is_admin
        if not is_owner and not is_admin:
            if token is not None and user is None:
                self.count_guess(connection, table.id)
            raise CommandRefused("not_owner", "This needs the table's owner or an admin.")
        return Moderator(is_owner, is_admin, account_actor(user.id) if user else "owner")


def _seat_of_token(seats: list[SeatRow], token: str | None) -> int | None:
    if token is None:
        return None
    return next((row.seat for row in seats if row.token == hashed(token)), None)


def session_token(connection: Connection) -> str | None:
    return connection.cookies.get("session") or bearer(connection)


def route(connection: Connection) -> str:
    """The method and route of a request, for the log: its path may hold secrets."""
    scope = connection.scope
    return f"{scope.get('method', 'socket')} {scope.get('path_template', 'unknown')}"


def bearer(connection: Connection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


InjectedContext = NamedDependency[RequestContext]
