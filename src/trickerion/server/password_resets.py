"""One-time links with which the owner of an account sets a new password.

The link is sent by e-mail, or an admin hands it out. Only its hash is stored.
"""

import secrets
from time import time
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import audit_log
from trickerion.server.passwords import hashed_password
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.rows import AccountRow
from trickerion.server.storage.store import Store
from trickerion.server.tokens import hashed

LIFETIME: Final = 24 * 3600.0
"""Seconds that a link works."""
COLUMNS: Final = schema.password_resets.c


async def new_token(connection: AsyncConnection, user: str, actor: str) -> str:
    """A token for an account; earlier ones keep working until one is used."""
    token = secrets.token_urlsafe(24)
    await connection.execute(delete(schema.password_resets).where(COLUMNS.expires <= time()))
    row = {"token": hashed(token), "user_id": user, "expires": time() + LIFETIME}
    await connection.execute(insert(schema.password_resets), row)
    await audit_log.append(connection, actor, "password_link", user)
    return token


def link(public_url: str, token: str) -> str:
    """The page that asks for the new password; what follows the `#` stays out of logs."""
    return f"{public_url.rstrip('/')}/account/reset#{token}"


async def use(store: Store, token: str, password: str) -> AccountRow:
    """Set the password of a token's account, and end its sessions and all its other links."""
    stored = await hashed_password(password)

    async def change(connection: AsyncConnection) -> AccountRow:
        user = await _owner(connection, token)
        gone = delete(schema.password_resets).where(COLUMNS.user_id == user.id)
        await connection.execute(gone)
        mine = schema.users.c.id == user.id
        await connection.execute(update(schema.users).where(mine).values(password=stored))
        sessions = schema.sessions
        await connection.execute(delete(sessions).where(sessions.c.user_id == user.id))
        actor = audit_log.account_actor(user.id)
        await audit_log.append(connection, actor, "password_changed", user.id)
        return user

    return await store.write(change)


async def _owner(connection: AsyncConnection, token: str) -> AccountRow:
    """The account of a token, which others can't use at the same time."""
    used = delete(schema.password_resets).where(
        COLUMNS.token == hashed(token), COLUMNS.expires > time()
    )
    owner = select(COLUMNS.user_id).where(COLUMNS.token == hashed(token))
    id = await connection.scalar(owner)
    if not (await connection.execute(used)).rowcount:
        raise CommandRefused("expired", "The link has expired or has been used.")
    found = await connection.execute(select(schema.users).where(schema.users.c.id == id))
    return AccountRow(**found.mappings().one())
