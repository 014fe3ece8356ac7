"""Renaming, exporting and deleting accounts, and what their games keep of them."""

import asyncio
from time import time
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import audit_log, puzzle_results
from trickerion.server.accounts import (
    SESSION_ID,
    checked_account_name,
    key_of,
    name_taken,
    sessions_of,
)
from trickerion.server.notifications import push_subscriptions
from trickerion.server.storage import schema
from trickerion.server.storage.rows import AccountRow, SeatRow
from trickerion.server.storage.store import Conflict, Store
from trickerion.server.tables.archive import renamed_chunk
from trickerion.server.visitors import account_subject

ERASED: Final = "…"
"""Replaces the text of chat messages."""
Row = dict[str, Any]
seats, entries, tables = schema.seats.c, schema.entries.c, schema.tables.c


def nameless(seat: int) -> str:
    """The name of a player whose account is gone."""
    return f"Player {seat + 1}"


# Names


async def rename(store: Store, user: AccountRow, name: str, actor: str) -> str:
    """Rename an account, also at its tables; returns the name as it is stored."""
    name = checked_account_name(name)
    values = {"name": name, "key": key_of(name)}

    async def change(connection: AsyncConnection) -> None:
        mine = schema.users.c.id == user.id
        await connection.execute(update(schema.users).where(mine).values(values))
        await puzzle_results.rename(connection, user.id, name)

    try:
        await store.write(change)
    except Conflict as error:
        raise name_taken() from error
    for seat in await _held_seats(store, user.id):
        await _rename_seat(store, seat.table_id, seat.seat, name)
    # Last, because running servers then read the new names.
    await store.write(lambda c: audit_log.append(c, actor, "account_renamed", user.id))
    return name


async def _held_seats(store: Store, user: str) -> list[SeatRow]:
    return await store.rows(select(schema.seats).where(seats.user_id == user), SeatRow)


async def _rename_seat(
    store: Store, table_id: str, seat: int, name: str, erased: Row | None = None
) -> None:
    """Rename the player of a seat, in the chat and the archive, too; `erased` are columns of the
    seat to change for a player of whom nothing is kept."""
    said = {"name": name, **({"text": ERASED} if erased else {})}
    # The archive first: if the server stops in between, the seat is found and renamed again.
    await _rename_in_archive(store, table_id, seat, name)
    await _change_seat(store, table_id, seat, {"name": name, **(erased or {})}, said)


async def _change_seat(store: Store, table_id: str, seat: int, values: Row, said: Row) -> None:
    """Change a seat, and what its present player said."""
    mine = (seats.table_id == table_id) & (seats.seat == seat)
    chat = (entries.table_id == table_id) & (entries.seat == seat) & (entries.kind == "say")

    async def change(connection: AsyncConnection) -> None:
        name = await connection.scalar(select(seats.name).where(mine))
        if "token" in values:
            await push_subscriptions.remove_guests(connection, mine)
        await connection.execute(update(schema.seats).where(mine).values(values))
        own = update(schema.entries).where(chat, entries.name == name)
        await connection.execute(own.values(said))
        await store.announce(connection, [table_id])

    await store.write(change)


async def _rename_in_archive(store: Store, table_id: str, seat: int, name: str) -> None:
    """Rewrite the views of a finished game chunk by chunk, in a thread."""
    columns = schema.archive_chunks.c
    mine = columns.table_id == table_id
    for chunk in await store.scalars(select(columns.chunk).where(mine)):
        one = mine & (columns.chunk == chunk)
        (data,) = await store.scalars(select(columns.data).where(one))
        renamed = await asyncio.to_thread(renamed_chunk, data, seat, name)
        change = update(schema.archive_chunks).where(one).values(data=renamed)
        await store.write(lambda connection, change=change: connection.execute(change))  # type: ignore[misc]


async def forget_seat(store: Store, table_id: str, seat: int) -> None:
    """Replace the name of a finished game's player, and erase what else is known of them."""
    await _rename_seat(store, table_id, seat, nameless(seat), _nothing_known())


def _nothing_known() -> Row:
    return dict.fromkeys(("user_id", "token", "webhook", "email", "address", "language"))


# Deletion


async def delete_account(store: Store, user: AccountRow, actor: str) -> None:
    """Delete an account. Its games stay, under another name: bots take over running ones, and
    waiting seats become free."""
    held = await _held_seats(store, user.id)
    statuses = await _statuses(store, [seat.table_id for seat in held])
    for seat in held:
        await _leave(store, seat, statuses[seat.table_id])

    async def change(connection: AsyncConnection) -> None:
        await audit_log.append(connection, actor, "account_deleted", user.id)
        await push_subscriptions.remove_account(connection, user.id)
        for part in (schema.sessions, schema.password_resets, schema.puzzle_results):
            await connection.execute(delete(part).where(part.c.user_id == user.id))
        consents, sanctions = schema.mail_consents, schema.sanctions
        await connection.execute(delete(consents).where(consents.c.owner == user.id))
        subject, reporter = account_subject(user.id), schema.reports.c.reporter
        made = update(schema.reports).where(reporter == subject).values(reporter=None)
        await connection.execute(made)
        await connection.execute(delete(sanctions).where(sanctions.c.subject == subject))
        owned = update(schema.tables).where(tables.owner_id == user.id)
        await connection.execute(owned.values(owner_id=None, owner=None))
        left = update(schema.seats).where(seats.user_id == user.id).values(_nothing_known())
        await connection.execute(left)
        await connection.execute(delete(schema.users).where(schema.users.c.id == user.id))

    await store.write(change)


async def _leave(store: Store, seat: SeatRow, status: str) -> None:
    """What becomes of a seat whose account is gone."""
    if status == "waiting":
        said = {"name": nameless(seat.seat), "text": ERASED}
        free = {"name": None, **_nothing_known()}
        await _change_seat(store, seat.table_id, seat.seat, free, said)
        return
    vacancy = "bot" if status == "playing" else None
    known = {**_nothing_known(), "vacancy": vacancy}
    await _rename_seat(store, seat.table_id, seat.seat, nameless(seat.seat), known)


async def _statuses(store: Store, ids: list[str]) -> dict[str, str]:
    query = select(tables.id, tables.status).where(tables.id.in_(ids))
    return dict(await store.tuples(query))


# Export


class SeatExport(Struct):
    """A game of an account: its settings, and what the account did there. Nothing that its seat
    may not know: no seed, no cards, no other player."""

    table: str
    title: str
    status: str
    seat: int
    name: str | None
    created: float
    updated: float
    scores: str | None
    webhook: str | None
    email: str | None
    language: str | None
    actions: list[tuple[float, str]]
    chat: list[tuple[float, str]]


class AccountExport(Struct):
    """Everything a server stores about an account, except the password's hash."""

    exported: float
    account: dict[str, Any]
    sessions: list[dict[str, Any]]
    email_addresses: list[dict[str, Any]]
    push_subscriptions: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    puzzles: list[dict[str, Any]]
    games: list[SeatExport]


async def export(store: Store, user: AccountRow) -> AccountExport:
    """The data of an account."""
    sessions = [
        {"id": s.token[:SESSION_ID], "created": s.created, "expires": s.expires, "agent": s.agent}
        for s in await sessions_of(store, user.id)
    ]
    consents, reports = schema.mail_consents.c, schema.reports.c
    addresses = select(consents.address, consents.asked, consents.confirmed)
    made = select(reports.at, reports.table_id, reports.seat, reports.reason)
    account = {"id": user.id, "name": user.name, "created": user.created, "admin": user.is_admin}
    account |= {"language": user.language, "bot": user.is_bot}
    return AccountExport(
        exported=time(),
        account=account,
        sessions=sessions,
        email_addresses=await store.rows(addresses.where(consents.owner == user.id), dict),
        push_subscriptions=await push_subscriptions.exported(store, user.id),
        reports=await store.rows(made.where(reports.reporter == account_subject(user.id)), dict),
        puzzles=await puzzle_results.exported(store, user.id),
        games=[await _exported(store, seat) for seat in await _held_seats(store, user.id)],
    )


async def _exported(store: Store, seat: SeatRow) -> SeatExport:
    columns = (tables.title, tables.status, tables.created, tables.updated, tables.scores)
    ((title, status, created, updated, scores),) = await store.tuples(
        select(*columns).where(tables.id == seat.table_id)
    )
    own = (entries.table_id == seat.table_id) & (entries.seat == seat.seat)
    said = own & (entries.kind == "say") & (entries.name == seat.name)
    done = own & (entries.kind == "act")
    order = select(entries.at, entries.text).order_by(entries.version)
    return SeatExport(
        table=seat.table_id,
        title=title,
        status=status,
        seat=seat.seat,
        name=seat.name,
        created=created,
        updated=updated,
        scores=scores,
        webhook=seat.webhook,
        email=seat.email,
        language=seat.language,
        actions=await store.tuples(order.where(done)),
        chat=await store.tuples(order.where(said)),
    )
