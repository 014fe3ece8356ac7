"""Rematches: a new table with the settings of a finished one, where its people take their seats
again. There is one for everybody, however many ask for it at the same time."""

import json
from typing import Any, Final, NamedTuple

from msgspec import convert
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.server.tables import seating
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.table import GameTable
from trickerion.server.visitors import Visitor

OTHERS: Final = ("options", "is_open", "position")
"""What a new table doesn't take over as it is."""


class Rematch(NamedTuple):
    """A seat at the new table, and the owner's token for its creator."""

    table: GameTable
    seat: int
    token: str
    owner: str | None


class AlreadyThere(Exception):
    """Somebody else was faster."""


async def take_seat(
    registry: TableRegistry, table: GameTable, seat: int, visitor: Visitor
) -> Rematch:
    """Sit down at a table's rematch, in the same seat and under the same name; the first one
    creates it."""
    if not table.is_over:
        raise CommandRefused("running", "The game isn't over.")
    new, owner = await _found(registry, table), None
    if new is None:
        new, owner = await _created(registry, table, visitor.account)
    old, invitation = table.seats[seat], new.row.invitation
    taken, token = await seating.sit_down(
        registry, new, old.name or "", seat, invitation, visitor, old.language
    )
    return Rematch(new, taken, token, owner)


async def _found(registry: TableRegistry, table: GameTable) -> GameTable | None:
    """The rematch, unless nobody has created it or it was deleted."""
    if table.row.rematch is None:
        return None
    try:
        return await registry.table(table.row.rematch)
    except CommandRefused:
        return None


async def _created(
    registry: TableRegistry, table: GameTable, account: str | None
) -> tuple[GameTable, str | None]:
    columns, before = schema.tables.c, table.row.rematch

    async def claim(connection: AsyncConnection, id: str) -> None:
        mine = (columns.id == table.id) & columns.rematch.is_not_distinct_from(before)
        found = await connection.execute(update(schema.tables).where(mine).values(rematch=id))
        if not found.rowcount:
            raise AlreadyThere
        await registry.store.announce(connection, [table.id])

    new = settings_of(table.row, table.seats)
    try:
        made = await seating.create_owned(registry, new, account, claim)
    except AlreadyThere:
        await table.refresh()
        return await registry.table(str(table.row.rematch)), None
    table.row.rematch = made.table.id
    table.broadcast_state()
    return made


def settings_of(row: TableRow, seats: list[SeatRow]) -> NewTable:
    """A table like this one, by invitation only and from the setup."""
    shared = {*NewTable.__struct_fields__} & {*TableRow.__struct_fields__}
    values: dict[str, Any] = {name: getattr(row, name) for name in shared.difference(OTHERS)}
    return NewTable(
        **values,
        options=convert(json.loads(row.options), GameOptions),
        bots=[seat.bot for seat in seats if seat.bot],
        is_open=False,
    )
