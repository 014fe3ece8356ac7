"""Accounts are optional: they list a player's games on all devices."""

import secrets
from time import time
from typing import Final

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import audit_log
from trickerion.server.passwords import hashed_password, is_right
from trickerion.server.player_names import checked_name
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.sanctions import banned, is_account_banned
from trickerion.server.storage import schema
from trickerion.server.storage.rows import AccountRow, SessionRow
from trickerion.server.storage.store import Conflict, Store
from trickerion.server.tokens import hashed
from trickerion.texts import found_language

LIFETIME: Final = 90 * 86_400
"""Seconds a session lasts."""
LONGEST_KEY: Final = 80
"""The size of the column; case folding can turn one letter into three."""
LONGEST_AGENT: Final = 200
SESSION_ID: Final = 16
"""Characters of a session's hash that identify it to its owner."""


def key_of(name: str) -> str:
    """A name without case and extra spaces: two accounts can't share it."""
    return " ".join(name.split()).casefold()


def checked_account_name(name: str) -> str:
    """A name that an account can have."""
    name = checked_name(name)
    if len(key_of(name)) > LONGEST_KEY:
        raise CommandRefused("bad_name", "This name is too long.")
    return name


async def sign_up(store: Store, name: str, password: str, is_bot: bool = False) -> AccountRow:
    """Create an account under an unused name."""
    name = checked_account_name(name)
    stored = await hashed_password(password)
    row = AccountRow(
        id=secrets.token_urlsafe(9),
        name=name,
        key=key_of(name),
        password=stored,
        created=time(),
        is_bot=is_bot,
    )
    try:
        await store.write(lambda connection: connection.execute(insert(schema.users), asdict(row)))
    except Conflict as error:
        raise name_taken() from error
    return row


def name_taken() -> CommandRefused:
    return CommandRefused("name_taken", "That name is taken.")


async def sign_in(store: Store, name: str, password: str) -> AccountRow:
    """The account of a name, if the password is right and it isn't banned."""
    found = await by_name(store, name)
    if not await is_right(password, found.password if found else None) or found is None:
        raise CommandRefused("bad_password", "Wrong name or password.")
    is_banned = select(schema.users.c.id).where(schema.users.c.id == found.id)
    if await store.scalars(is_banned.where(is_account_banned(schema.users.c.id))):
        raise banned()
    return found


async def by_name(store: Store, name: str) -> AccountRow | None:
    """The account of a name in any spelling."""
    key = key_of(name)
    if not key.isprintable():
        return None
    found = await store.rows(select(schema.users).where(schema.users.c.key == key), AccountRow)
    return found[0] if found else None


async def by_id(store: Store, id: str) -> AccountRow | None:
    found = await store.rows(select(schema.users).where(schema.users.c.id == id), AccountRow)
    return found[0] if found else None


async def change_password(store: Store, user: AccountRow, password: str, keep: str) -> None:
    """Set a new password and end all sessions but the one whose token is kept."""
    stored = await hashed_password(password)

    async def change(connection: AsyncConnection) -> None:
        mine = schema.users.c.id == user.id
        await connection.execute(update(schema.users).where(mine).values(password=stored))
        await _end_others(connection, user.id, hashed(keep))
        actor = audit_log.account_actor(user.id)
        await audit_log.append(connection, actor, "password_changed", user.id)

    await store.write(change)


async def choose_language(store: Store, user: AccountRow, wanted: str) -> None:
    """Set the language of an account to one that there is."""
    language = found_language(wanted)
    if language is None:
        raise CommandRefused("malformed", "There are no texts in this language.")
    mine = update(schema.users).where(schema.users.c.id == user.id)
    await store.write(lambda connection: connection.execute(mine.values(language=language)))


# Sessions


async def new_session(store: Store, user: str, agent: str = "") -> str:
    token, now = secrets.token_urlsafe(24), time()
    row = SessionRow(
        token=hashed(token),
        user_id=user,
        expires=now + LIFETIME,
        created=now,
        agent=agent[:LONGEST_AGENT] or None,
    )
    columns = schema.sessions.c

    async def begin(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.sessions).where(columns.expires < time()))
        await connection.execute(insert(schema.sessions), asdict(row))

    await store.write(begin)
    return token


async def end_session(store: Store, token: str) -> None:
    gone = delete(schema.sessions).where(schema.sessions.c.token == hashed(token))
    await store.write(lambda connection: connection.execute(gone))


async def sessions_of(store: Store, user: str) -> list[SessionRow]:
    """The sessions of an account, newest first."""
    columns = schema.sessions.c
    query = select(schema.sessions).where(columns.user_id == user, columns.expires > time())
    return await store.rows(query.order_by(columns.expires.desc()), SessionRow)


async def end_sessions(store: Store, user: str, keep: str, id: str | None = None) -> bool:
    """End one session of an account, or all but the one whose token is kept; was there any?"""

    async def end(connection: AsyncConnection) -> bool:
        actor = audit_log.account_actor(user)
        if not await _end_others(connection, user, hashed(keep) if id is None else "", id):
            return False
        await audit_log.append(connection, actor, "sessions_ended", user)
        return True

    return await store.write(end)


async def _end_others(
    connection: AsyncConnection, user: str, kept: str, id: str | None = None
) -> int:
    columns = schema.sessions.c
    gone = delete(schema.sessions).where(columns.user_id == user, columns.token != kept)
    if id is not None:
        gone = gone.where(columns.token.startswith(id, autoescape=True))
    return (await connection.execute(gone)).rowcount


async def user_of(store: Store, token: str | None) -> AccountRow | None:
    """The account that a session's token belongs to."""
    if not token:
        return None
    users, sessions = schema.users, schema.sessions
    query = (
        select(users)
        .join(sessions, sessions.c.user_id == users.c.id)
        .where(sessions.c.token == hashed(token), sessions.c.expires > time())
        .where(~is_account_banned(users.c.id))
    )
    found = await store.rows(query, AccountRow)
    return found[0] if found else None
