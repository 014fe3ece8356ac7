"""Bans and mutes of accounts and addresses. Every process keeps them in memory."""

from time import time
from typing import Final

from sqlalchemy import ColumnElement, delete, exists, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import audit_log
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.rows import AccountRow, SanctionKind, SanctionRow
from trickerion.server.storage.store import Store
from trickerion.server.visitors import Visitor, account_subject

COLUMNS: Final = schema.sanctions.c


class Sanctions:
    """The sanctions in force."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until: dict[tuple[SanctionKind, str], float | None] = {}

    async def load(self) -> None:
        found = await listed(self._store)
        self._until = {(row.kind, row.subject): row.until for row in found}

    def check_ban(self, visitor: Visitor) -> None:
        """Refuse a banned visitor."""
        if self.is_banned(visitor):
            raise banned()

    def is_banned(self, visitor: Visitor) -> bool:
        return self._applies("ban", visitor)

    def check_mute(self, visitor: Visitor) -> None:
        """Refuse chat of a muted visitor."""
        if self._applies("mute", visitor):
            raise CommandRefused("muted", "You can't chat on this server at the moment.")

    def _applies(self, kind: SanctionKind, visitor: Visitor) -> bool:
        if not self._until:
            return False
        found = [key for each in visitor.subjects if (key := (kind, each)) in self._until]
        return any(_is_current(self._until[key]) for key in found)


def banned() -> CommandRefused:
    return CommandRefused("banned", "You are banned from this server.")


def _is_current(until: float | None) -> bool:
    return until is None or until > time()


async def listed(store: Store) -> list[SanctionRow]:
    """The sanctions in force, newest first."""
    current = COLUMNS.until.is_(None) | (COLUMNS.until > time())
    query = select(schema.sanctions).where(current).order_by(COLUMNS.created.desc(), COLUMNS.id)
    return await store.rows(query, SanctionRow)


async def impose(
    connection: AsyncConnection,
    kind: SanctionKind,
    subject: str,
    name: str | None,
    reason: str,
    until: float | None,
) -> None:
    """Ban or mute a subject; replaces an earlier sanction of the same kind."""
    await lift(connection, kind, subject)
    row = {"kind": kind, "subject": subject, "name": name, "reason": reason, "until": until}
    await connection.execute(insert(schema.sanctions), {**row, "created": time()})


async def lift(connection: AsyncConnection, kind: SanctionKind, subject: str) -> bool:
    """End a sanction; was there one?"""
    mine = (COLUMNS.kind == kind) & (COLUMNS.subject == subject)
    return bool((await connection.execute(delete(schema.sanctions).where(mine))).rowcount)


async def ban_account(
    store: Store, account: AccountRow, reason: str, until: float | None, actor: str
) -> None:
    """Ban an account: its sessions and the links to its seats end, waiting seats become free, and
    bots play the others until the ban ends."""
    seats, tables = schema.seats.c, schema.tables.c
    waiting = select(tables.id).where(tables.status == "waiting")
    mine = seats.user_id == account.id

    async def change(connection: AsyncConnection) -> None:
        subject = account_subject(account.id)
        await impose(connection, "ban", subject, account.name, reason, until)
        sessions = schema.sessions
        await connection.execute(delete(sessions).where(sessions.c.user_id == account.id))
        free = dict.fromkeys(("name", "user_id"))
        left = update(schema.seats).where(mine).values(token=None)
        await connection.execute(left)
        freed = update(schema.seats).where(mine, seats.table_id.in_(waiting)).values(free)
        await connection.execute(freed)
        await audit_log.append(connection, actor, "banned", account.id, reason)

    await store.write(change)


async def mute_account(
    store: Store, account: AccountRow, reason: str, until: float | None, actor: str
) -> None:
    """Keep an account from chatting anywhere on this server."""

    async def change(connection: AsyncConnection) -> None:
        subject = account_subject(account.id)
        await impose(connection, "mute", subject, account.name, reason, until)
        await audit_log.append(connection, actor, "muted", account.id, reason)

    await store.write(change)


async def ban_address(
    store: Store, subject: str, name: str | None, reason: str, until: float | None, actor: str
) -> None:
    """Ban the address of a guest."""

    async def change(connection: AsyncConnection) -> None:
        await impose(connection, "ban", subject, name, reason, until)
        await audit_log.append(connection, actor, "banned", subject, reason)

    await store.write(change)


async def end(store: Store, kind: SanctionKind, subject: str, actor: str) -> bool:
    """End a sanction; was there one?"""

    async def change(connection: AsyncConnection) -> bool:
        if not await lift(connection, kind, subject):
            return False
        target = subject.removeprefix(account_subject(""))
        await audit_log.append(connection, actor, "sanction_lifted", target, kind)
        return True

    return await store.write(change)


def is_account_banned(account: ColumnElement[str]) -> ColumnElement[bool]:
    """The condition of a query that an account is banned."""
    is_current = COLUMNS.until.is_(None) | (COLUMNS.until > time())
    subject = literal(account_subject("")) + account
    return exists().where(COLUMNS.kind == "ban", COLUMNS.subject == subject, is_current)
