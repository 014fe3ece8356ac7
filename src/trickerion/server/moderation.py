"""Moderation of a table by its owner or an admin: removing people, chat, reopening seats."""

from collections import Counter

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion.server import audit_log
from trickerion.server.protocol.bodies import Spectator
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.rows import SeatRow
from trickerion.server.tables import removals
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.seating import free_seat, locked_seats, update_seat
from trickerion.server.tables.table import GameTable
from trickerion.server.visitors import Visitor


async def set_chat(registry: TableRegistry, table: GameTable, is_open: bool) -> None:
    """Close or reopen the chat for everyone."""

    async def change(connection: AsyncConnection) -> None:
        mine = schema.tables.c.id == table.id
        await connection.execute(update(schema.tables).where(mine).values(chat_open=is_open))
        await registry.store.announce(connection, [table.id])

    await registry.store.write(change)
    await table.reseat()


async def mute(registry: TableRegistry, table: GameTable, seat: int, muted: bool) -> None:
    """Keep a seat's player from chatting at this table, or allow it again."""
    player(table, seat)

    async def change(connection: AsyncConnection) -> None:
        await update_seat(connection, table.id, seat, {"muted": muted})
        await registry.store.announce(connection, [table.id])

    await registry.store.write(change)
    await table.reseat()


async def remove_player(registry: TableRegistry, table: GameTable, seat: int, actor: str) -> None:
    """Remove a player, who can't come back. A waiting seat becomes free; in a running game a bot
    takes over."""
    row = player(table, seat)

    async def change(connection: AsyncConnection) -> None:
        status, _ = await locked_seats(connection, table.id)
        if status == "over":
            raise CommandRefused("over", "The game is over.")
        await free_seat(connection, table.id, seat)
        if status == "playing":
            vacant = {"name": row.name, "vacancy": "bot"}
            await update_seat(connection, table.id, seat, vacant)
        keys = Visitor(row.user_id, row.address).keys(table.id)
        if keys:
            await removals.add(connection, table.id, keys[0])
        await audit_log.append(connection, actor, "seat_removed", table.id, f"seat {seat + 1}")
        await registry.store.announce(connection, [table.id])

    await registry.store.write(change)
    registry.close_connections(table, removals.removed(), lambda viewer, _: viewer == seat)
    await table.reseat()


async def reopen_seat(registry: TableRegistry, table: GameTable, seat: int) -> None:
    """Let somebody else take a seat that a bot plays for a person; the person can't come back."""
    row = player(table, seat)
    if table.started().bots[seat] is None:
        raise CommandRefused("not_left", "A person is playing this seat.")
    if table.is_over:
        raise CommandRefused("over", "The game is over.")
    if table.is_out_of_time(seat):
        raise CommandRefused("out_of_time", "This seat has no time left in this game.")

    async def change(connection: AsyncConnection) -> None:
        await locked_seats(connection, table.id)
        await free_seat(connection, table.id, seat)
        await update_seat(connection, table.id, seat, {"name": row.name, "vacancy": "open"})
        await registry.store.announce(connection, [table.id])

    await registry.store.write(change)
    await table.reseat()


def player(table: GameTable, seat: int) -> SeatRow:
    """The row of a person's seat."""
    if not 0 <= seat < table.players or table.seats[seat].name is None:
        raise CommandRefused("not_found", "Nobody has this seat.")
    if table.seats[seat].bot is not None:
        raise CommandRefused("not_found", "A bot has this seat.")
    return table.seats[seat]


# Spectators


def spectators(table: GameTable, names: dict[str, str]) -> list[Spectator]:
    """Who is watching on this process; `names` are those of accounts."""
    watching = [each for viewer, each in table.viewers.connections if viewer == table.players]
    counts = Counter(each.key for each in watching)
    accounts = {each.key: each.visitor.account for each in watching}
    return [Spectator(key, names.get(accounts[key] or ""), count) for key, count in counts.items()]


async def remove_spectator(registry: TableRegistry, table: GameTable, key: str, actor: str) -> None:
    """Remove a spectator, who can't come back; from this machine, only the connection."""
    if not any(each.key == key for _, each in table.viewers.connections):
        raise CommandRefused("not_found", "Nobody like that is watching.")

    async def change(connection: AsyncConnection) -> None:
        await removals.add(connection, table.id, key)
        await audit_log.append(connection, actor, "spectator_removed", table.id)
        await registry.store.announce(connection, [table.id], removals.REMOVED)

    await registry.store.write(change)
    await removals.close_removed(table)
