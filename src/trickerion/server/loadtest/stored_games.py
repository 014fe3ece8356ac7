"""Stored games for benchmarks, written straight into a server's database."""

from random import Random
from time import time
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion import Action, Game, Options
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.storage import schema
from trickerion.server.storage.rows import SeatRow
from trickerion.server.storage.store import Store
from trickerion.server.tables.seating import table_row

GAMES: Final = 20
"""Different games, shared by all tables."""


async def fill_overdue(store: Store, tables: int) -> None:
    """Store running games in which a seat ran out of time long ago."""
    played = [_played(seed) for seed in range(min(tables, GAMES))]
    clock = {"clock": "move", "seconds": 60, "takeover": "random"}
    for number in range(tables):
        game = played[number % len(played)]
        history = game.history[: len(game.history) // 2]
        late = {"began": 0.0, "deadline": 1000.0 + number, "created": 0.0, "updated": 0.0}
        await store.write(insertion(f"overdue{number}", game, history, {**clock, **late}))


async def overdue(store: Store) -> int:
    """How many tables are still overdue."""
    columns = schema.tables.c
    query = select(func.count()).where(columns.deadline <= time(), columns.status == "playing")
    (count,) = await store.scalars(query)
    return int(count)


async def fill(store: Store, tables: int) -> list[str]:
    """Store games: half of them finished, half of them in the middle."""
    played = [_played(seed) for seed in range(min(tables, GAMES))]
    ids = [f"stored{number}" for number in range(tables)]
    for number, id in enumerate(ids):
        game = played[number % len(played)]
        history = game.history if number % 2 else game.history[: len(game.history) // 2]
        await store.write(insertion(id, game, history))
    return ids


def _played(seed: int) -> Game:
    game, chance = (
        Game.new(Options(players=4, dark_alley=True, prophecies=True), seed),
        Random(seed),
    )
    while not game.over:
        game.play(chance.choice(game.options(game.to_act[0])))
    return game


def insertion(
    id: str, game: Game, history: list[Action], values: dict[str, Any] | None = None
) -> Any:
    """The database work that stores a game up to its current action."""
    row = table_row(id, NewTable(), game.setup_options, None)
    status = "over" if len(history) == len(game.history) else "playing"
    played = {"seed": str(game.seed), "status": status, "version": len(history)}
    table = {**asdict(row), **played, **(values or {})}
    seats = [
        {**asdict(SeatRow(table_id=id, seat=seat)), "name": name}
        for seat, name in enumerate(game.names)
    ]
    entries = [_entry_row(id, number, action) for number, action in enumerate(history, 1)]

    async def insert_all(connection: AsyncConnection) -> None:
        await connection.execute(insert(schema.tables), table)
        await connection.execute(insert(schema.seats), seats)
        await connection.execute(insert(schema.entries), entries)

    return insert_all


def _entry_row(id: str, version: int, action: Action) -> dict[str, Any]:
    return {
        **{"table_id": id, "version": version, "seat": action.seat, "kind": "act"},
        **{"text": str(action), "client": None, "at": 0.0, "waited": 0},
    }
