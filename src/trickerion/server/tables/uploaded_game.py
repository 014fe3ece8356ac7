"""Finished games from uploaded records. They are stored like games that were played here, so that
they can be replayed, reviewed and played on from any position."""

import contextlib
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from time import time
from typing import Final

from msgspec import structs
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion import Game
from trickerion.plain_text import plain
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.server.storage.store import Conflict, to_json
from trickerion.server.tables.compatibility import digest_of, mark_of
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.game_import import replayed_record
from trickerion.server.tables.registry import TableRegistry

MOST_LETTERS: Final = 40
"""Of a player's name."""


async def store_record(registry: TableRegistry, text: str) -> str:
    """Store the finished game of a record; the id of its table. The same record has the same id."""
    id = table_id(text)
    if await registry.store.table_row(id) is not None:
        return id
    game = await registry.worker_thread.run(len(text) // 10, lambda: finished_game(text))
    row, seats, entries = await registry.worker_thread.run(
        len(text) // 10, lambda: rows_of(id, game)
    )

    async def insert_all(connection: AsyncConnection) -> None:
        await connection.execute(insert(schema.tables), structs.asdict(row))
        await connection.execute(insert(schema.seats), [structs.asdict(seat) for seat in seats])
        written = [{"table_id": id, **structs.asdict(entry)} for entry in entries]
        await connection.execute(insert(schema.entries), written)

    with contextlib.suppress(Conflict):  # somebody else has uploaded it in the meantime
        await registry.store.write(insert_all)
    registry.archiver.game_over.set()
    return id


def table_id(text: str) -> str:
    """An id that only those can guess who know the record."""
    lines = [line.strip() for line in text.splitlines()]
    digest = sha256("\n".join(line for line in lines if line).encode()).digest()
    return "r" + urlsafe_b64encode(digest[:12]).decode().replace("-", "_")


def finished_game(text: str) -> Game:
    """The game of a record; a CommandRefused if it can't be replayed, or isn't over."""
    try:
        game = replayed_record(text, None)
    except (ValueError, RecursionError) as error:
        raise CommandRefused("bad_record", str(error)[:300]) from error
    if not game.over:
        raise CommandRefused("unfinished", "This game isn't over, so it can't be reviewed.")
    return game


def rows_of(id: str, game: Game) -> tuple[TableRow, list[SeatRow], list[Entry]]:
    """A finished game as it is stored."""
    now = time()
    names = [plain(name).strip()[:MOST_LETTERS] or "?" for name in game.names]
    seats = [SeatRow(table_id=id, seat=seat, name=name) for seat, name in enumerate(names)]
    entries = [
        Entry(version, action.seat, "act", str(action), None, now, 0)
        for version, action in enumerate(game.history, 1)
    ]
    return _table_row(id, game, now), seats, entries


def _table_row(id: str, game: Game, now: float) -> TableRow:
    options = game.setup_options
    return TableRow(
        id=id,
        title="",
        status="over",
        options=to_json(options.to_dict()),
        is_open=False,
        pace="live",
        spectators=True,
        clock="none",
        seconds=0,
        takeover="magician",
        hints=False,
        seed=str(game.seed),
        salt=secrets.token_hex(16),
        position=None if game.began is None else to_json(game.began),
        origin="upload",
        invitation=secrets.token_urlsafe(12),
        chat_open=False,
        rules=game.rules,
        version=len(game.history),
        turn=min(game.turn, options.last_turn),
        scores=to_json(game.scores),
        places=to_json(game.places),
        mark=mark_of(game),
        digest=digest_of(game),
        began=now,
        created=now,
        updated=now,
    )
