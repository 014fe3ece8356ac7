"""Accounts are optional: they gather one's games on several devices."""

import secrets
from time import time
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import schema
from trickerion.server.passwords import hashed_password, is_right
from trickerion.server.protocol import Refusal
from trickerion.server.store import Conflict, Row, Store
from trickerion.server.tokens import checked_name, hashed

LIFETIME: Final = 90 * 86_400
"""Seconds a session lasts."""
LONGEST_KEY: Final = 80
"""As the database has it; a few letters become three where case makes no difference."""


def key_of(name: str) -> str:
    """What makes a name one of a kind: upper and lower case and spaces make no difference."""
    return " ".join(name.split()).casefold()


async def sign_up(store: Store, name: str, password: str) -> Row:
    """A new account, under a name nobody has."""
    name = checked_name(name)
    if len(key_of(name)) > LONGEST_KEY:
        raise Refusal("bad_name", "This name is too long once its letters are spelled out.")
    stored = await hashed_password(password)
    row = {
        **{"id": secrets.token_urlsafe(9), "name": name, "key": key_of(name)},
        **{"password": stored, "created": time()},
    }
    try:
        await store.write(lambda connection: connection.execute(insert(schema.users), row))
    except Conflict as error:
        raise Refusal("name_taken", "That name is taken.") from error
    return row


async def sign_in(store: Store, name: str, password: str) -> Row:
    """The account of a name, if the password is right."""
    key = key_of(name)
    known = select(schema.users).where(schema.users.c.key == key)
    row = await store.row(known) if key.isprintable() else None
    if not await is_right(password, row["password"] if row else None) or row is None:
        raise Refusal("bad_password", "Name or password is wrong.")
    return row


async def new_session(store: Store, user: str) -> str:
    token = secrets.token_urlsafe(24)
    row = {"token": hashed(token), "user_id": user, "expires": time() + LIFETIME}
    columns = schema.sessions.c

    async def begin(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.sessions).where(columns.expires < time()))
        await connection.execute(insert(schema.sessions), row)

    await store.write(begin)
    return token


async def end_session(store: Store, token: str) -> None:
    gone = delete(schema.sessions).where(schema.sessions.c.token == hashed(token))
    await store.write(lambda connection: connection.execute(gone))


async def user_of(store: Store, token: str | None) -> Row | None:
    """Who is signed in with a session's token."""
    if not token:
        return None
    users, sessions = schema.users, schema.sessions
    return await store.row(
        select(users.c.id, users.c.name)
        .join(sessions, sessions.c.user_id == users.c.id)
        .where(sessions.c.token == hashed(token), sessions.c.expires > time())
    )
