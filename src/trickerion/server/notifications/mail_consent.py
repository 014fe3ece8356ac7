"""Consent to e-mail: only confirmed addresses get any, within quotas, until they unsubscribe."""

import secrets
from typing import Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server.notifications.mail import mailbox
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.rows import SeatRow
from trickerion.server.tokens import hashed

DAY: Final = 86_400.0
CONFIRM_WITHIN: Final = 3 * DAY
ASKED_AGAIN_AFTER: Final = 600.0
LOCK: Final = 7_412_017
"""The advisory lock under which processes count messages."""
Kind = Literal["confirm", "turn", "reset"]
Consent = Literal["unconfirmed", "confirmed", "unsubscribed"]


class Quota(NamedTuple):
    """Messages per day; the sender is the address that asks to confirm, the table, or the account
    whose password is to be reset."""

    recipient: int
    sender: int
    all: int


QUOTAS: Final[dict[Kind, Quota]] = {
    "confirm": Quota(recipient=3, sender=10, all=500),
    "turn": Quota(recipient=50, sender=100, all=5000),
    "reset": Quota(recipient=5, sender=10, all=500),
}
consents, mailboxes, mails = schema.mail_consents, schema.mailboxes, schema.mails


class Invitation(NamedTuple):
    """The token to confirm an address, and the key to unsubscribe."""

    token: str
    key: str


async def consent_of(connection: AsyncConnection, seat: SeatRow, address: str) -> Consent:
    """The consent of a seat's player, or of their account, for an address. Only those who
    confirmed it learn that it has unsubscribed."""
    owners = [owner for owner in (seat.token, seat.user_id) if owner]
    found = await connection.execute(
        select(consents.c.owner)
        .where(consents.c.owner.in_(owners), consents.c.address == address)
        .where(consents.c.confirmed.is_not(None))
    )
    if found.first() is None:
        return "unconfirmed"
    is_stopped = await connection.scalar(
        select(mailboxes.c.stopped).where(mailboxes.c.address == mailbox(address))
    )
    return "confirmed" if is_stopped is None else "unsubscribed"


async def invite(
    connection: AsyncConnection, seat: SeatRow, address: str, sender: str, now: float
) -> Invitation | None:
    """Note that a player wants to confirm an address; None if no message may be sent.

    Only asking too often is refused openly: strangers learn nothing about the address's owner.
    """
    await _lock(connection)
    await connection.execute(
        delete(consents).where(
            consents.c.confirmed.is_(None), consents.c.asked < now - CONFIRM_WITHIN
        )
    )
    owner = seat.user_id or seat.token
    mine = (consents.c.owner == owner) & (consents.c.address == address)
    asked = await connection.scalar(select(consents.c.asked).where(mine))
    if asked is not None and asked > now - ASKED_AGAIN_AFTER:
        return None
    key = await _reserve(connection, "confirm", address, hashed(sender), now)
    if key is None:
        return None
    token = secrets.token_urlsafe(24)
    row = {"owner": owner, "address": address, "token": hashed(token), "asked": now}
    await connection.execute(delete(consents).where(mine))
    await connection.execute(insert(consents), {**row, "confirmed": None})
    return Invitation(token, key)


async def may_notify(
    connection: AsyncConnection, address: str, sender: str, now: float, kind: Kind = "turn"
) -> str | None:
    """Count a message to a confirmed address: the key to unsubscribe, None if the quota is used
    up."""
    await _lock(connection)
    return await _reserve(connection, kind, address, sender, now)


async def confirmed_addresses(connection: AsyncConnection, owner: str) -> list[str]:
    """The addresses that an account has confirmed."""
    mine = (consents.c.owner == owner) & consents.c.confirmed.is_not(None)
    found = select(consents.c.address).where(mine).order_by(consents.c.confirmed)
    return list(await connection.scalars(found))


async def asking(connection: AsyncConnection, token: str, now: float) -> str | None:
    """The address that a token confirms."""
    found: str | None = await connection.scalar(
        select(consents.c.address)
        .where(consents.c.token == hashed(token))
        .where(consents.c.confirmed.is_not(None) | (consents.c.asked >= now - CONFIRM_WITHIN))
    )
    return found


async def confirm(connection: AsyncConnection, token: str, now: float) -> str | None:
    """Confirm an address and return it; None if the token is unknown or too old."""
    address = await asking(connection, token, now)
    if address is not None:
        mine = consents.c.token == hashed(token)
        await connection.execute(update(consents).where(mine).values(confirmed=now))
    return address


async def stopped(connection: AsyncConnection, key: str) -> bool | None:
    """Is a key's mailbox unsubscribed? None for an unknown key."""
    found = await connection.execute(select(mailboxes.c.stopped).where(mailboxes.c.key == key))
    row = found.first()
    return None if row is None else row[0] is not None


async def stop(connection: AsyncConnection, key: str, at: float | None) -> bool:
    """Unsubscribe a key's mailbox, or subscribe it again (`at` is None)."""
    changed = update(mailboxes).where(mailboxes.c.key == key).values(stopped=at)
    return bool((await connection.execute(changed)).rowcount)


async def _reserve(
    connection: AsyncConnection, kind: Kind, address: str, sender: str, now: float
) -> str | None:
    """Count a message and return the mailbox's key; None if it may not be sent."""
    await connection.execute(delete(mails).where(mails.c.at < now - DAY))
    quota, recipient = QUOTAS[kind], mailbox(address)
    if await _sent(connection, kind, mails.c.sender == sender) >= quota.sender:
        if kind == "confirm":
            raise CommandRefused("too_fast", "Too many addresses for today.")
        return None
    if await _sent(connection, kind, mails.c.mailbox == recipient) >= quota.recipient:
        return None
    if await _sent(connection, kind) >= quota.all:
        return None
    key = await _key(connection, recipient)
    if key is not None:
        row = {"mailbox": recipient, "sender": sender, "kind": kind, "at": now}
        await connection.execute(insert(mails), row)
    return key


async def _sent(connection: AsyncConnection, kind: Kind, *whose: ColumnElement[bool]) -> int:
    """The number of messages of a kind in the last day."""
    query = select(func.count()).select_from(mails).where(mails.c.kind == kind, *whose)
    return await connection.scalar(query) or 0


async def _key(connection: AsyncConnection, recipient: str) -> str | None:
    """The key to unsubscribe a mailbox; None if it has unsubscribed."""
    mine = mailboxes.c.address == recipient
    found = (await connection.execute(select(mailboxes).where(mine))).mappings().first()
    if found is not None:
        return None if found["stopped"] is not None else str(found["key"])
    key = secrets.token_urlsafe(24)
    row = {"address": recipient, "key": key, "stopped": None}
    await connection.execute(insert(mailboxes), row)
    return key


async def _lock(connection: AsyncConnection) -> None:
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
