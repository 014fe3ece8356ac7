"""The audit log: who administered what, and when.

It is also how running servers learn of changes by the command line and by each other
(`change_feed.py`), so its entries become visible in the order of their ids.
"""

from time import time
from typing import Final

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server.storage import schema
from trickerion.server.storage.rows import AuditAction, AuditRow
from trickerion.server.storage.store import Store

LOCK: Final = 7_412_018
"""The advisory lock under which processes append."""
COLUMNS: Final = schema.audit_log.c
PAGE: Final = 500


async def append(
    connection: AsyncConnection, actor: str, action: AuditAction, target: str, detail: str = ""
) -> None:
    """Add a line, in the transaction of the change itself."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    row = {"at": time(), "actor": actor, "action": action, "target": target, "detail": detail}
    await connection.execute(insert(schema.audit_log), row)


async def newest_id(store: Store) -> int:
    (newest,) = await store.scalars(select(func.max(COLUMNS.id)))
    return newest or 0


async def lines_after(store: Store, id: int) -> list[AuditRow]:
    """The next lines, oldest first."""
    query = select(schema.audit_log).where(COLUMNS.id > id).order_by(COLUMNS.id).limit(PAGE)
    return await store.rows(query, AuditRow)


async def latest(store: Store, most: int) -> list[AuditRow]:
    """The latest lines, newest first."""
    query = select(schema.audit_log).order_by(COLUMNS.id.desc()).limit(most)
    return await store.rows(query, AuditRow)


async def forget(store: Store, before: float) -> None:
    """Delete the lines written before a time, except for the newest one: SQLite would give its id
    to another line, which servers that follow the log would take for a known one."""
    newest = select(func.max(COLUMNS.id)).scalar_subquery()
    old = delete(schema.audit_log).where(COLUMNS.at < before, COLUMNS.id < newest)
    await store.write(lambda connection: connection.execute(old))


def account_actor(account: str) -> str:
    return f"account {account}"
