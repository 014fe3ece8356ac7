"""Creating tables, and taking and giving up seats."""

import secrets
from collections.abc import Awaitable, Callable
from time import time
from typing import Any, NamedTuple

from msgspec import structs
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion import Game, Options
from trickerion.bots import LEVELS, STYLES
from trickerion.bots.names import bot_names
from trickerion.engine.core.chance import RULES_VERSION
from trickerion.plain_text import plain
from trickerion.server.accounts import key_of, name_taken
from trickerion.server.notifications import push_subscriptions
from trickerion.server.player_names import checked_name
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.rows import SeatRow, Status, TableRow
from trickerion.server.storage.store import to_json
from trickerion.server.tables import guided_game, removals
from trickerion.server.tables.commands import unknown_table
from trickerion.server.tables.fairness import new_seed
from trickerion.server.tables.game_import import options_and_start, origin_columns
from trickerion.server.tables.game_state import first_state
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.table import GameTable
from trickerion.server.tokens import hashed, new_table_id, same
from trickerion.server.visitors import Visitor
from trickerion.server.worker_thread import SHORT


class OwnedTable(NamedTuple):
    """A new table, and the token of its owner."""

    table: GameTable
    owner: str


async def create(registry: TableRegistry, new: NewTable) -> GameTable:
    return (await create_owned(registry, new, None)).table


async def create_owned(
    registry: TableRegistry,
    new: NewTable,
    account: str | None,
    claim: Callable[[AsyncConnection, str], Awaitable[None]] | None = None,
) -> OwnedTable:
    """Create a table that its owner can moderate, by a token or by an account. `claim` belongs to
    the same transaction and gets the table's id."""
    if new.guided:
        guided_game.check(new)
    options, start = await options_and_start(new, registry.worker_thread)
    if len(new.bots) > options.players:
        raise CommandRefused("bad_options", f"bots: at most {options.players}")
    for level in new.bots:
        check_bot(registry, level, "bots")
    if new.takeover not in LEVELS:
        raise CommandRefused("bad_options", f"takeover: one of {', '.join(LEVELS)}")
    id = new_table_id()
    # Shuffling an uploaded position takes about as long as replaying many actions.
    size = 0 if start is None else 2 * SHORT
    row = await registry.worker_thread.run(size, lambda: table_row(id, new, options, start))
    owner = secrets.token_urlsafe(24)
    row.owner, row.owner_id = hashed(owner), account
    people = options.players - len(new.bots)
    bots = [None] * people + list(new.bots)
    # By the id: names drawn by the seed would tell something about it.
    names = [None] * people + bot_names(new.bots, id, [])
    seats = [
        SeatRow(table_id=id, seat=seat, name=names[seat], bot=bots[seat])
        for seat in range(options.players)
    ]
    if not people:
        row.status, row.began = "playing", row.created

    async def insert_all(connection: AsyncConnection) -> None:
        if claim is not None:
            await claim(connection, id)
        await connection.execute(insert(schema.tables), structs.asdict(row))
        await connection.execute(insert(schema.seats), [structs.asdict(seat) for seat in seats])

    await registry.store.write(insert_all)
    return OwnedTable(await registry.table(id), owner)


async def sit_down(
    registry: TableRegistry,
    table: GameTable,
    name: str,
    seat: int | None,
    invitation: str | None,
    visitor: Visitor | None,
    language: str | None = None,
) -> tuple[int, str]:
    """Take a free seat, also one that was reopened in a running game; its number and token."""
    if not table.row.is_open and not same(invitation, table.row.invitation):
        raise CommandRefused("invitation_needed", "This table is by invitation only.")
    name = checked_name(name)
    token, visitor = secrets.token_urlsafe(24), visitor or Visitor()
    settings = registry.settings
    most = settings.waiting_seats_per_address
    if visitor.account:
        most = settings.waiting_seats_per_account

    async def take(connection: AsyncConnection) -> int:
        status, rows = await locked_seats(connection, table.id)
        taken = _free_seat(status, rows, seat)
        await removals.check(connection, table.id, visitor)
        await _check_name(connection, name, visitor)
        values: dict[str, Any] = {"name": name, "token": hashed(token)}
        values |= {"user_id": visitor.account, "address": visitor.address}
        values |= {"vacancy": None, "muted": False, "language": language}
        values["is_bot"] = visitor.is_bot
        if status == "waiting":
            await _check_waiting_seats(connection, visitor, most)
        await update_seat(connection, table.id, taken, values)
        await _rename_namesakes(connection, table, name, rows)
        if sum(row.name is None for row in rows) == 1:
            await _begin(connection, table, rows)
        await registry.store.announce(connection, [table.id])
        return taken

    taken = await registry.store.write(take)
    await table.reseat()
    await table.hand_over(taken)
    return taken, token


async def _check_name(connection: AsyncConnection, name: str, visitor: Visitor) -> None:
    """The name of an account is only for its owner."""
    users = schema.users.c
    owner = await connection.scalar(select(users.id).where(users.key == key_of(name)))
    if owner is not None and owner != visitor.account:
        raise name_taken()


async def _rename_namesakes(
    connection: AsyncConnection, table: GameTable, name: str, rows: list[SeatRow]
) -> None:
    """A bot with the name of a person who sits down gets another one."""
    names = [row.name for row in rows if row.name is not None]
    for row in rows:
        if row.bot and row.name and key_of(row.name) == key_of(name):
            (other,) = bot_names([row.bot], table.id, [*names, name])
            await update_seat(connection, table.id, row.seat, {"name": other})


async def _check_waiting_seats(connection: AsyncConnection, visitor: Visitor, most: int) -> None:
    """Nobody can occupy the seats of all waiting tables."""
    seats, tables = schema.seats.c, schema.tables.c
    if visitor.address is None:
        return
    mine = seats.address == visitor.address
    if visitor.account is not None:
        mine = seats.user_id == visitor.account
    waiting = (
        select(func.count())
        .select_from(schema.seats.join(schema.tables))
        .where(mine, tables.status == "waiting", tables.closed.is_(None))
    )
    if (await connection.scalar(waiting) or 0) >= most:
        raise CommandRefused("too_many_seats", f"You already wait at {most} seats, the most.")


async def stand_up(registry: TableRegistry, table: GameTable, seat: int) -> None:
    """Give up a seat before the game starts."""

    async def leave(connection: AsyncConnection) -> None:
        status, _ = await locked_seats(connection, table.id)
        if status != "waiting":
            raise CommandRefused("table_full", "The game has already started.")
        await free_seat(connection, table.id, seat)
        await registry.store.announce(connection, [table.id])

    await registry.store.write(leave)
    await table.reseat()


async def fill_with_bot(registry: TableRegistry, table: GameTable, level: str) -> None:
    """Give the first free seat of a waiting table to a bot; the game starts if it was the last."""
    check_bot(registry, level, "level")

    async def fill(connection: AsyncConnection) -> None:
        status, rows = await locked_seats(connection, table.id)
        free = [row.seat for row in rows if row.name is None]
        if status != "waiting" or not free:
            raise CommandRefused("table_full", "All seats are taken.")
        (name,) = bot_names([level], table.id, [row.name for row in rows if row.name])
        await update_seat(connection, table.id, free[0], {"name": name, "bot": level})
        rows[free[0]].bot = level
        if len(free) == 1:
            await _begin(connection, table, rows)
        await registry.store.announce(connection, [table.id])

    await registry.store.write(fill)
    await table.reseat()


def check_bot(registry: TableRegistry, level: str, field: str) -> None:
    """Raises CommandRefused unless players can choose this bot."""
    if level in registry.levels or level in registry.styled_levels:
        return
    which = f"one of {', '.join(registry.levels)}"
    styles = f"a level with a style: one of {', '.join(STYLES)}, as in {registry.styled_levels[-1]}"
    raise CommandRefused("bad_options", f"{field}: {which}, or {styles}")


async def free_seat(connection: AsyncConnection, id: str, seat: int) -> None:
    columns = schema.seats.c
    mine = (columns.table_id == id) & (columns.seat == seat)
    await push_subscriptions.remove_guests(connection, mine)
    values = dict.fromkeys(("name", "token", "user_id", "webhook", "email", "address"))
    await update_seat(connection, id, seat, {**values, "muted": False, "is_bot": False})


async def set_seat(
    registry: TableRegistry, table: GameTable, seat: int, **values: str | bool | None
) -> None:
    """Change columns of a seat that only concern its player."""

    async def change(connection: AsyncConnection) -> None:
        await update_seat(connection, table.id, seat, values)
        await registry.store.announce(connection, [table.id])

    await registry.store.write(change)
    for column, value in values.items():
        setattr(table.seats[seat], column, value)
    registry.look(table)


async def locked_seats(connection: AsyncConnection, id: str) -> tuple[Status, list[SeatRow]]:
    """The seats of a table, locked against changes by others."""
    columns = schema.tables.c
    query = select(columns.status, columns.closed).where(columns.id == id).with_for_update()
    found = (await connection.execute(query)).first()
    if found is None:
        raise unknown_table()
    if found.closed is not None:
        raise CommandRefused("closed", "This table was closed.")
    seats = schema.seats
    rows = await connection.execute(
        select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
    )
    return found.status, [SeatRow(**row) for row in rows.mappings()]


def table_row(id: str, new: NewTable, options: Options, start: Game | None) -> TableRow:
    seed, salt = new_seed()
    rules = RULES_VERSION if start is None else start.rules
    if new.guided:
        seed, rules = guided_game.SEED, guided_game.RULES
    now = time()
    return TableRow(
        id=id,
        title=plain(new.title).strip(),
        options=to_json(options.to_dict()),
        is_open=new.is_open,
        pace=new.pace,
        spectators=new.spectators,
        clock=new.clock if new.seconds else "none",
        seconds=new.seconds,
        takeover=new.takeover,
        hints=options.players - len(new.bots) < 2 if new.hints is None else new.hints,
        seed=seed,
        salt=salt,
        **origin_columns(start, new.record is not None, int(seed)),
        invitation=secrets.token_urlsafe(12),
        rules=rules,
        created=now,
        updated=now,
    )


def _free_seat(status: Status, rows: list[SeatRow], wanted: int | None) -> int:
    free = [row.seat for row in rows if row.name is None or row.vacancy == "open"]
    if not free or status == "over":
        raise CommandRefused("table_full", "All seats are taken.")
    if wanted is not None and wanted not in free:
        raise CommandRefused("seat_taken", "That seat is taken.")
    return free[0] if wanted is None else wanted


async def update_seat(
    connection: AsyncConnection, id: str, seat: int, values: dict[str, Any]
) -> None:
    columns = schema.seats.c
    await connection.execute(
        update(schema.seats).where(columns.table_id == id, columns.seat == seat).values(values)
    )


async def _begin(connection: AsyncConnection, table: GameTable, seats: list[SeatRow]) -> None:
    """All seats are taken: the first question is asked."""
    # The row doesn't depend on names, and the last player's isn't known here yet.
    row, state, now = table.row, first_state(table.row, seats), table.now()
    is_timed = row.clock != "none" and bool(state.people_to_act)
    values = {
        "asked": to_json(state.game.to_act),
        "bot_asked": state.is_left_to_bots(row.pace),
        "turn": state.game.turn,
        "status": "playing",
        "deadline": now + row.seconds if is_timed else None,
        "began": now,
        "updated": now,
    }
    await connection.execute(
        update(schema.tables).where(schema.tables.c.id == table.id).values(values)
    )
