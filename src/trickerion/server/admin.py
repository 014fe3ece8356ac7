"""What `trickerion admin` does with a server's database."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any, Final, TypeVar

from msgspec import json, to_builtins
from msgspec.structs import asdict, replace
from sqlalchemy import func, make_url, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import (
    accounts,
    audit_log,
    password_resets,
    personal_data,
    retention,
    sanctions,
)
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.settings import Settings
from trickerion.server.startup import FAILURES, open_file
from trickerion.server.storage import schema
from trickerion.server.storage.backup import backup, restore
from trickerion.server.storage.migrate import current_revision, newest_revision
from trickerion.server.storage.postgres_dump import BackupError
from trickerion.server.storage.rows import AccountRow, SeatRow, TableRow
from trickerion.server.storage.store import Store
from trickerion.server.tables import deletion
from trickerion.server.tables.compatibility import kept_record
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.fairness import sealed
from trickerion.server.visitors import account_subject

T = TypeVar("T")
Work = Callable[[Store], Awaitable[T]]
Row = dict[str, Any]
OTHER_VERSION: Final = (
    "The database belongs to another version of trickerion: use the one that runs the server, or "
    "start this version's server once to upgrade it."
)


class AdminError(Exception):
    """What is wrong, in a sentence for the host."""


def run_on(database: str, work: Work[T]) -> T:
    """Run some work on a database, or raise an AdminError."""
    url = _existing(database)
    try:
        return asyncio.run(_with_store(url, work))
    except CommandRefused as refused:
        raise AdminError(refused.detail) from refused
    except FAILURES as error:
        raise _cannot_be_used(error) from error


def _existing(database: str) -> str:
    """The address of a database that exists."""
    try:
        url = Settings(database=database).url
    except ValueError as error:
        raise AdminError(f"The database can't be used: {error}") from error
    file = make_url(url).database
    if url.startswith("sqlite") and not Path(file or "").is_file():
        raise AdminError(f"There is no file {file}; name the database with --database.")
    try:
        open_file(url)
    except FAILURES as error:
        raise _cannot_be_used(error) from error
    return url


def _cannot_be_used(error: Exception) -> AdminError:
    first_line = str(error).partition("\n")[0] or type(error).__name__
    return AdminError(f"The database can't be used: {first_line}")


async def _with_store(url: str, work: Work[T]) -> T:
    store = Store(url, "admin")
    try:
        async with store.engine.connect() as connection:
            if await connection.run_sync(current_revision) != newest_revision():
                raise AdminError(OTHER_VERSION)
        await store.start()
        return await work(store)
    finally:
        await store.stop()


def back_up(database: str, file: Path) -> None:
    try:
        backup(_existing(database), file)
    except BackupError as error:
        raise AdminError(str(error)) from error
    except FAILURES as error:
        raise AdminError(f"{file} can't be written: {error}") from error


def restore_from(database: str, file: Path, actor: str) -> None:
    try:
        url = Settings(database=database).url
        restore(url, file, actor)
    except BackupError as error:
        raise AdminError(str(error)) from error
    except ValueError as error:
        raise AdminError(f"The database can't be used: {error}") from error
    except FAILURES as error:
        raise _cannot_be_used(error) from error


# Tables


async def list_tables(store: Store, status: str | None, limit: int) -> list[Row]:
    columns = schema.tables.c
    query = select(schema.tables).order_by(columns.updated.desc()).limit(limit)
    if status == "closed":
        query = query.where(columns.closed.is_not(None))
    elif status is not None:
        query = query.where(columns.status == status, columns.closed.is_(None))
    rows = await store.rows(query, TableRow)
    names: dict[str, list[str]] = {}
    for seat in await store.seats([row.id for row in rows]):
        names.setdefault(seat.table_id, []).append(seat.name or "-")
    return [_listed(row, names.get(row.id, [])) for row in rows]


def _listed(row: TableRow, names: list[str]) -> Row:
    return {
        "id": row.id,
        "status": "closed" if row.closed is not None else row.status,
        "pace": row.pace,
        "turn": row.turn,
        "changed": _date(row.updated),
        "players": ", ".join(names),
        "title": row.title,
    }


async def show_table(store: Store, id: str) -> Row:
    """A table without the secrets of its game or the tokens of its seats."""
    row, seats, log = await _table(store, id)
    return {
        **_listed(row, [seat.name or "-" for seat in seats]),
        "created": _date(row.created),
        "options": json.decode(row.options),
        "open": row.is_open,
        "clock": row.clock,
        "seconds": row.seconds,
        "rules": row.rules,
        "set_aside": row.set_aside,
        "archived": row.archived is not None,
        "chat_open": row.chat_open,
        "entries": len(log),
        "seats": [_seat(seat) for seat in seats],
    }


def _seat(seat: SeatRow) -> Row:
    return {
        "seat": seat.seat + 1,
        "name": seat.name,
        "bot": seat.bot,
        "has_account": seat.user_id is not None,
        "vacancy": seat.vacancy,
        "muted": seat.muted,
    }


async def _table(store: Store, id: str) -> tuple[TableRow, list[SeatRow], list[Entry]]:
    found = await store.table(id)
    if found is None:
        raise AdminError(f"There is no table {id}.")
    return found


async def close_table(store: Store, id: str, actor: str) -> None:
    await _table(store, id)
    if not await deletion.close(store, id, actor):
        raise AdminError(f"The table {id} is finished or closed already.")


async def delete_table(store: Store, id: str, actor: str) -> None:
    if not await deletion.remove(store, id, actor):
        raise AdminError(f"There is no table {id}.")


async def export_table(store: Store, id: str, with_secrets: bool) -> str:
    """The record of a game, read from its log; of a running one only what is public."""
    row, seats, log = await _table(store, id)
    if row.status == "over":
        return sealed(kept_record(row, seats, log, None), row, row.practice)
    return kept_record(replace(row, status="over") if with_secrets else row, seats, log, None)


async def purge(store: Store, seconds: float, running: bool, actor: str) -> int:
    old = schema.tables.c.updated < time() - seconds
    if not running:
        old &= retention.is_finished() | (schema.tables.c.status == "waiting")
    return await retention.delete_tables(store, old, actor=actor)


# Accounts


async def _account(store: Store, name: str) -> AccountRow:
    found = await accounts.by_name(store, name)
    if found is None:
        raise AdminError(f"There is no account {name}.")
    return found


async def list_accounts(store: Store, limit: int) -> list[Row]:
    users, seats = schema.users.c, schema.seats.c
    query = select(schema.users).order_by(users.created.desc()).limit(limit)
    rows = await store.rows(query, AccountRow)
    counts = select(seats.user_id, func.count()).where(seats.user_id.in_([r.id for r in rows]))
    games = dict(await store.tuples(counts.group_by(seats.user_id)))
    banned = {s.subject for s in await sanctions.listed(store) if s.kind == "ban"}
    return [
        {
            "name": row.name,
            "created": _date(row.created),
            "games": games.get(row.id, 0),
            "admin": "admin" if row.is_admin else "-",
            "banned": "banned" if account_subject(row.id) in banned else "-",
        }
        for row in rows
    ]


async def show_account(store: Store, name: str) -> Row:
    user = await _account(store, name)
    subject = account_subject(user.id)
    seats = schema.seats.c
    held = select(seats.table_id).where(seats.user_id == user.id)
    found = [each for each in await sanctions.listed(store) if each.subject == subject]
    return {
        "id": user.id,
        "name": user.name,
        "created": _date(user.created),
        "admin": user.is_admin,
        "sanctions": [{k: v for k, v in asdict(s).items() if k != "subject"} for s in found],
        "sessions": len(await accounts.sessions_of(store, user.id)),
        "tables": await store.scalars(held),
    }


async def rename_account(store: Store, name: str, new_name: str, actor: str) -> str:
    return await personal_data.rename(store, await _account(store, name), new_name, actor)


async def ban_account(
    store: Store, name: str, reason: str, seconds: float | None, actor: str
) -> None:
    until = time() + seconds if seconds is not None else None
    await sanctions.ban_account(store, await _account(store, name), reason, until, actor)


async def unban_account(store: Store, name: str, actor: str) -> None:
    user = await _account(store, name)
    if not await sanctions.end(store, "ban", account_subject(user.id), actor):
        raise AdminError(f"{user.name} is not banned.")


async def delete_account(store: Store, name: str, actor: str) -> None:
    await personal_data.delete_account(store, await _account(store, name), actor)


async def export_account(store: Store, name: str) -> str:
    data = await personal_data.export(store, await _account(store, name))
    return json.format(json.encode(data), indent=1).decode()


async def make_admin(store: Store, name: str, is_admin: bool, actor: str) -> None:
    user = await _account(store, name)
    change = update(schema.users).where(schema.users.c.id == user.id).values(is_admin=is_admin)
    detail = "admin" if is_admin else "no longer an admin"

    async def promote(connection: AsyncConnection) -> None:
        await connection.execute(change)
        await audit_log.append(connection, actor, "account_promoted", user.id, detail)

    await store.write(promote)


async def reset_link(store: Store, name: str, public_url: str, actor: str) -> str:
    user = await _account(store, name)
    token = await store.write(lambda c: password_resets.new_token(c, user.id, actor))
    return password_resets.link(public_url, token)


async def log(store: Store, limit: int) -> list[Row]:
    rows = await audit_log.latest(store, limit)
    return [{**to_builtins(row), "at": _date(row.at)} for row in rows]


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
