"""How a running server learns what others have administered: it follows the audit log.

The command line and other processes write there. SQLite has no notifications, and a lost one must
not keep a banned player at the table, so every process reads the log once a second.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from trickerion.server import audit_log
from trickerion.server.accounts import sessions_of
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.sanctions import banned
from trickerion.server.storage.rows import AuditRow
from trickerion.server.tables.commands import unknown_table
from trickerion.server.tables.table import GameTable
from trickerion.server.tables.viewers import Listener

if TYPE_CHECKING:
    from trickerion.server.tables.registry import TableRegistry

LOG: Final = logging.getLogger("trickerion.server")
EVERY: Final = 1.0
"""Seconds between two reads."""


class ChangeFeed:
    """The lines of the audit log that this process has not handled yet."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self._read = 0
        """The id of the last line that was handled."""
        self._lock = asyncio.Lock()

    async def start(self) -> None:
        self._read = await audit_log.newest_id(self.registry.store)
        await self.registry.sanctions.load()

    async def work(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception:
                LOG.exception("could not read the audit log")

    async def look(self) -> None:
        """Handle the new lines."""
        async with self._lock:
            for line in await audit_log.lines_after(self.registry.store, self._read):
                self._read = line.id
                try:
                    await self._handle(line)
                except Exception:
                    LOG.exception("could not follow a change", extra={"line": line.id})

    async def _handle(self, line: AuditRow) -> None:
        match line.action:
            case "table_deleted":
                self.registry.drop(line.target, unknown_table())
            case "table_closed":
                await self.reread([line.target])
            case "restored":
                await self._start_over()
            case "seat_removed" | "spectator_removed" | "password_link" | "account_promoted":
                pass
            case _:
                await self._account_changed(line.target)

    async def _start_over(self) -> None:
        """Another database is in place: nothing in memory is true any more."""
        LOG.warning("the database was restored from a backup")
        why = CommandRefused("busy", "The server's data was restored from a backup.")
        await self.registry.drop_all(why)
        await self.registry.sanctions.load()
        await self.registry.notifier.push.load()

    async def _account_changed(self, subject: str) -> None:
        """An account was banned, renamed or deleted, or some of its sessions ended."""
        await self.registry.sanctions.load()
        tables = list(self.registry.tables.values())
        self._close_banned(tables)
        await self._close_signed_out(tables, subject)
        seated = [table.id for table in tables if _has_seat(table, subject)]
        await self.reread(seated)

    def _close_banned(self, tables: list[GameTable]) -> None:
        def is_banned(viewer: int, listener: Listener) -> bool:
            return self.registry.sanctions.is_banned(listener.visitor)

        for table in tables:
            self.registry.close_connections(table, banned(), is_banned)

    async def _close_signed_out(self, tables: list[GameTable], account: str) -> None:
        sessions = {row.token for row in await sessions_of(self.registry.store, account)}
        why = CommandRefused("not_signed_in", "Your session has ended; sign in again.")
        for table in tables:
            self.registry.close_connections(
                table,
                why,
                lambda viewer, listener: (
                    listener.visitor.account == account and listener.session not in sessions
                ),
            )

    async def reread(self, ids: list[str]) -> None:
        """Read the rows of open tables again."""
        for id in ids:
            if table := self.registry.tables.get(id):
                try:
                    await table.reseat()
                except CommandRefused as refused:
                    self.registry.drop(id, refused)


def _has_seat(table: GameTable, account: str) -> bool:
    return any(seat.user_id == account for seat in table.seats)
