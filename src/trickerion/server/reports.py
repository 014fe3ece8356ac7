"""Reports of players and chat messages, for admins."""

from time import time
from typing import Final

from sqlalchemy import delete, insert, select, update

from trickerion.plain_text import plain
from trickerion.server.protocol.bodies import NewReport, ReportListed
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.rows import ReportRow
from trickerion.server.storage.store import Store
from trickerion.server.tables.table import GameTable
from trickerion.server.tables.viewers import LoggedEntry

PAGE: Final = 100
COLUMNS: Final = schema.reports.c


async def add(table: GameTable, viewer: int, new: NewReport, reporter: str | None) -> None:
    """Store a report, with a copy of the chat message."""
    if new.seat >= table.players or table.seats[new.seat].bot is not None:
        raise CommandRefused("not_found", "Nobody has this seat.")
    message = _message(table, viewer, new.version) if new.version is not None else None
    if message is not None and message.entry.seat != new.seat:
        raise CommandRefused("not_found", "That is another player's message.")
    row = {
        "at": time(),
        "table_id": table.id,
        "seat": new.seat,
        "name": message.entry.name if message else table.seats[new.seat].name,
        "text": message.entry.text if message else None,
        "reason": plain(new.reason).strip(),
        "reporter": reporter,
        "handled": None,
    }
    await table.store.write(lambda connection: connection.execute(insert(schema.reports), row))


def _message(table: GameTable, viewer: int, version: int) -> LoggedEntry:
    """A chat message, as its reader numbers it."""
    for one in table.log:
        if one.seen[viewer] == version and one.entry.kind == "say":
            return one
    raise CommandRefused("not_found", "There is no such message.")


async def listed(store: Store, handled: bool) -> list[ReportListed]:
    """The latest reports, newest first."""
    state = COLUMNS.handled.is_not(None) if handled else COLUMNS.handled.is_(None)
    query = select(schema.reports).where(state).order_by(COLUMNS.id.desc()).limit(PAGE)
    return [
        ReportListed(r.id, r.at, r.table_id, r.seat, r.name, r.text, r.reason, r.handled)
        for r in await store.rows(query, ReportRow)
    ]


async def handle(store: Store, id: int) -> bool:
    """Mark a report as handled; was there one?"""
    change = update(schema.reports).where(COLUMNS.id == id).values(handled=time())
    return bool((await store.write(lambda connection: connection.execute(change))).rowcount)


async def forget(store: Store, before: float) -> None:
    """Delete the reports that were handled before a time."""
    old = delete(schema.reports).where(COLUMNS.handled < before)
    await store.write(lambda connection: connection.execute(old))
