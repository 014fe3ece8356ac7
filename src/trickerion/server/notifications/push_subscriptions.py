"""Push subscriptions in the database: browsers that show a notification when it's a player's turn.

A subscription belongs to an account, and then counts for all its games, or to a guest's seat.
"""

from contextlib import suppress
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server.storage import schema
from trickerion.server.storage.rows import PushSubscriptionRow, SeatRow
from trickerion.server.storage.store import Conflict, Store

MOST: Final = 10
"""Browsers of one owner; the oldest is forgotten first."""
COLUMNS: Final = schema.push_subscriptions.c
KEY_ID: Final = 1
"""There is a single key, for all processes."""


async def server_key(store: Store, new_key: str) -> str:
    """The server's private key, stored when first needed."""
    query = select(schema.push_keys.c.private)
    if not await store.scalars(query):
        row = {"id": KEY_ID, "private": new_key}
        with suppress(Conflict):  # another process was faster
            await store.write(lambda c: c.execute(insert(schema.push_keys), row))
    (key,) = await store.scalars(query)
    return str(key)


async def add(store: Store, row: PushSubscriptionRow) -> None:
    """Store a subscription; a browser has one, so an earlier one for the same owner is replaced."""
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    mine = COLUMNS.owner == row.owner

    async def change(connection: AsyncConnection) -> None:
        same = mine & (COLUMNS.endpoint == row.endpoint)
        await connection.execute(delete(schema.push_subscriptions).where(same))
        newest = select(COLUMNS.endpoint).where(mine).order_by(COLUMNS.created.desc())
        kept = list(await connection.scalars(newest.limit(MOST - 1)))
        old = mine & COLUMNS.endpoint.not_in(kept)
        await connection.execute(delete(schema.push_subscriptions).where(old))
        await connection.execute(insert(schema.push_subscriptions), values)

    await store.write(change)


async def remove(store: Store, endpoint: str) -> None:
    """Forget a browser. Its address is a secret of the browser's, and enough to ask for it."""
    gone = delete(schema.push_subscriptions).where(COLUMNS.endpoint == endpoint)
    await store.write(lambda connection: connection.execute(gone))


async def remove_account(connection: AsyncConnection, account: str) -> None:
    """Forget the browsers of an account."""
    await connection.execute(delete(schema.push_subscriptions).where(COLUMNS.owner == account))


async def remove_guests(connection: AsyncConnection, *which: ColumnElement[bool]) -> None:
    """Forget the browsers that belong to some seats."""
    tokens = select(schema.seats.c.token).where(*which, schema.seats.c.token.is_not(None))
    await connection.execute(delete(schema.push_subscriptions).where(COLUMNS.owner.in_(tokens)))


async def of_seat(store: Store, seat: SeatRow) -> list[PushSubscriptionRow]:
    """The browsers of a seat's player, each once."""
    query = select(schema.push_subscriptions).where(COLUMNS.owner.in_(owners_of(seat)))
    found = await store.rows(query, PushSubscriptionRow)
    return list({row.endpoint: row for row in found}.values())


async def owners(store: Store) -> set[str]:
    """Everyone with a subscription."""
    return set(await store.scalars(select(COLUMNS.owner).distinct()))


async def exported(store: Store, owner: str) -> list[dict[str, Any]]:
    """What an account's data says of its subscriptions."""
    query = select(COLUMNS.endpoint, COLUMNS.created).where(COLUMNS.owner == owner)
    return await store.rows(query, dict)


def owners_of(seat: SeatRow) -> list[str]:
    return [owner for owner in (seat.token, seat.user_id) if owner]
