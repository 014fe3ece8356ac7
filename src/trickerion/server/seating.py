"""Making tables, sitting down, standing up."""

import secrets
from time import time
from typing import Final

from msgspec import structs
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion import Game, Options, replay
from trickerion.bots import LEVELS
from trickerion.plain_text import plain
from trickerion.record import RULES_VERSION, read
from trickerion.server import schema
from trickerion.server.fairness import new_seed
from trickerion.server.house import House
from trickerion.server.protocol import Code, Refusal
from trickerion.server.rest import NewTable
from trickerion.server.standing import Standing, first_position, is_left_to_bots, ticking
from trickerion.server.store import Row, to_json
from trickerion.server.table import Table
from trickerion.server.telling import seated_bots
from trickerion.server.tokens import checked_name, hashed, same

MOST_LINES: Final = 20_000
"""Of a record: dozens of times as many as a game has."""


async def create(house: House, new: NewTable) -> Table:
    options, start = await _options_and_start(house, new)
    levels = [*new.bots, new.takeover]
    if len(new.bots) > options.players or any(level not in LEVELS for level in levels):
        raise Refusal("bad_options", f"bots: up to {options.players} of {', '.join(LEVELS)}")
    id = secrets.token_urlsafe(9)
    row = table_row(id, new, options, start)
    people = options.players - len(new.bots)
    bots = [None] * people + list(new.bots)
    seats = [seat_row(id, seat, bot) for seat, bot in enumerate(bots)]
    if not people:
        row["status"] = "playing"
        row["began"] = row["created"]

    async def insert_all(connection: AsyncConnection) -> None:
        await connection.execute(insert(schema.tables), row)
        await connection.execute(insert(schema.seats), seats)

    await house.store.write(insert_all)
    table = await house.table(id)
    house.look(table)
    return table


async def sit_down(
    house: House,
    table: Table,
    name: str,
    seat: int | None,
    invitation: str | None,
    user: str | None,
) -> tuple[int, str]:
    """Take a free seat; its number and the token that opens it."""
    if not table.row["is_open"] and not same(invitation, table.row["invitation"]):
        raise Refusal("invitation_needed", "This table is by invitation only.")
    name = checked_name(name)
    token = secrets.token_urlsafe(24)

    async def take(connection: AsyncConnection) -> int:
        rows = await _locked_seats(connection, table.id)
        taken = _free_seat(rows, seat)
        values = {"name": name, "token": hashed(token), "user_id": user}
        await _update_seat(connection, table.id, taken, values)
        if sum(row["name"] is None for row in rows) == 1:
            await _begin(connection, table)
        await house.store.announce(connection, [table.id])
        return taken

    taken = await house.store.write(take)
    await table.reseat()
    return taken, token


async def stand_up(house: House, table: Table, seat: int) -> None:
    """Give a seat back before the game begins."""

    async def free(connection: AsyncConnection) -> None:
        await _locked_seats(connection, table.id)
        values = dict.fromkeys(("name", "token", "user_id", "webhook", "email"))
        await _update_seat(connection, table.id, seat, values)
        await house.store.announce(connection, [table.id])

    await house.store.write(free)
    await table.reseat()


async def set_seat(house: House, table: Table, seat: int, values: Row) -> None:
    """Change what concerns a seat's player alone."""

    async def change(connection: AsyncConnection) -> None:
        await _update_seat(connection, table.id, seat, values)
        await house.store.announce(connection, [table.id])

    await house.store.write(change)
    table.seats[seat].update(values)
    house.look(table)


async def _locked_seats(connection: AsyncConnection, id: str) -> list[Row]:
    """The seats of a table that still waits; nobody else changes them meanwhile."""
    query = select(schema.tables.c.status).where(schema.tables.c.id == id).with_for_update()
    if (await connection.execute(query)).scalar_one() != "waiting":
        raise Refusal("table_full", "The game has begun.")
    seats = schema.seats
    rows = await connection.execute(
        select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
    )
    return [dict(row) for row in rows.mappings()]


# Rows


async def _options_and_start(house: House, new: NewTable) -> tuple[Options, Game | None]:
    """What is played, and from where, if not from the set-up; a Refusal names what is wrong."""
    try:
        if new.record is not None:
            text, until = new.record, new.until
            game = await house.long_work.run(len(text) // 10, lambda: _replayed(text, until))
        elif new.position is not None:
            game = Game.from_dict(new.position)
        else:
            return Options(**structs.asdict(new.options)), None
    except (ValueError, RecursionError) as error:
        code: Code = "bad_options" if new.record is None and new.position is None else "bad_record"
        raise Refusal(code, str(error)[:300]) from error
    if game.over:
        raise Refusal("bad_record", "The game is over; say after how many actions to play on.")
    return game.variant, game


def _replayed(text: str, until: int | None) -> Game:
    """As `replay`, but with the loop out here: the compiled engine wouldn't let others in between
    two actions."""
    if text.count("\n") > MOST_LINES:
        raise ValueError(f"a record has at most {MOST_LINES} lines")
    record, game = read(text), replay(text, 0)
    for line, action in zip(record.lines, record.actions[:until], strict=False):
        refusal = game.explain(action)
        if refusal is not None:
            raise ValueError(f"line {line}: {action}: {refusal}")
        game.play(action)
    return game


def table_row(id: str, new: NewTable, options: Options, start: Game | None) -> Row:
    seed, salt = new_seed()
    return {
        "id": id,
        "title": plain(new.title).strip(),
        "status": "waiting",
        "options": to_json(options.to_dict()),
        "is_open": new.is_open,
        "pace": new.pace,
        "spectators": new.spectators,
        "clock": new.clock if new.seconds else "none",
        "seconds": new.seconds,
        "takeover": new.takeover,
        "seed": seed,
        "salt": salt,
        **_origin(start, new.record is not None, int(seed)),
        "invitation": secrets.token_urlsafe(12),
        "rules": RULES_VERSION,
        "version": 0,
        "asked": "[]",
        "turn": 0,
        "scores": None,
        "deadline": None,
        "bot_asked": False,
        "practice": False,
        "mark": None,
        "digest": None,
        "set_aside": None,
        "filmed": None,
        "began": None,
        "created": time(),
        "updated": time(),
    }


def _origin(start: Game | None, is_record: bool, seed: int) -> Row:
    """Where a game begins. Whoever brought the position knows what is hidden in it, so that is
    shuffled by the table's own seed; what they brought is kept as the proof of it."""
    if start is None:
        return {"position": None, "origin": "set_up", "uploaded": None}
    is_legal = is_record and start.began is None
    uploaded = to_json(_position(start))
    dealt = Game.from_dict({**_position(start), "seed": seed}).reshuffled()
    return {
        "position": to_json(_position(dealt)),
        "origin": "record" if is_legal else "position",
        "uploaded": uploaded,
    }


def _position(game: Game) -> dict[str, object]:
    return {field: value for field, value in game.to_dict().items() if field != "names"}


def seat_row(id: str, seat: int, bot: str | None) -> Row:
    name = f"Bot {seat + 1}" if bot else None
    return {
        **{"table_id": id, "seat": seat, "name": name, "bot": bot, "told": 0},
        **dict.fromkeys(("token", "user_id", "webhook", "email")),
    }


def _free_seat(rows: list[Row], wanted: int | None) -> int:
    free = [row["seat"] for row in rows if row["name"] is None]
    if not free:
        raise Refusal("table_full", "No seat is free.")
    if wanted is not None and wanted not in free:
        raise Refusal("seat_taken", "That seat is not free.")
    return int(free[0] if wanted is None else wanted)


async def _update_seat(connection: AsyncConnection, id: str, seat: int, values: Row) -> None:
    columns = schema.seats.c
    await connection.execute(
        update(schema.seats).where(columns.table_id == id, columns.seat == seat).values(values)
    )


async def _begin(connection: AsyncConnection, table: Table) -> None:
    """All seats are taken: the first question is asked."""
    # Names decide nothing; those of the last to sit down are not known here yet.
    game = first_position(table.row, [{"name": "?"} for _ in table.seats])
    standing = Standing(game, seated_bots(table.seats))
    now, is_timed = table.now(), table.row["clock"] != "none" and bool(ticking(standing))
    first = {
        "asked": to_json(game.to_act),
        "bot_asked": is_left_to_bots(standing, table.row["pace"]),
        "turn": game.turn,
    }
    deadline = now + table.row["seconds"] if is_timed else None
    values = {**first, "status": "playing", "deadline": deadline, "began": now, "updated": now}
    await connection.execute(
        update(schema.tables).where(schema.tables.c.id == table.id).values(values)
    )
