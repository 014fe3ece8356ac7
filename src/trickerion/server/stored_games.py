"""Stored games to measure a server with, written straight into its database."""

from random import Random
from time import time
from typing import Any, Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion import Action, Game, Options
from trickerion.server import schema
from trickerion.server.rest import NewTable
from trickerion.server.seating import seat_row, table_row
from trickerion.server.store import Row, Store

GAMES: Final = 20
"""Different games; the tables share them."""


async def fill_overdue(store: Store, tables: int) -> None:
    """Store running games in which somebody's time was up long ago."""
    played = [_played(seed) for seed in range(min(tables, GAMES))]
    clock = {"clock": "move", "seconds": 60, "takeover": "random"}
    for number in range(tables):
        game = played[number % len(played)]
        history = game.history[: len(game.history) // 2]
        late = {"began": 0.0, "deadline": 1000.0 + number, "created": 0.0, "updated": 0.0}
        await store.write(insertion(f"overdue{number}", game, history, {**clock, **late}))


async def overdue(store: Store) -> int:
    """How many tables nobody has taken up yet."""
    columns = schema.tables.c
    query = select(func.count()).where(columns.deadline <= time(), columns.status == "playing")
    row = await store.row(query)
    assert row is not None
    return int(next(iter(row.values())))


async def fill(store: Store, tables: int) -> list[str]:
    """Store games: every other one is over, the rest are in their middle."""
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


def insertion(id: str, game: Game, history: list[Action], values: Row | None = None) -> Any:
    """What stores a game, as far as it was played."""
    row = table_row(id, NewTable(), game.variant, None)
    status = "over" if len(history) == len(game.history) else "playing"
    row |= {"seed": str(game.seed), "status": status, "version": len(history), **(values or {})}
    seats = [{**seat_row(id, seat, None), "name": name} for seat, name in enumerate(game.names)]
    entries = [_entry_row(id, number, action) for number, action in enumerate(history, 1)]

    async def insert_all(connection: AsyncConnection) -> None:
        await connection.execute(insert(schema.tables), row)
        await connection.execute(insert(schema.seats), seats)
        await connection.execute(insert(schema.entries), entries)

    return insert_all


def _entry_row(id: str, version: int, action: Action) -> Row:
    return {
        **{"table_id": id, "version": version, "seat": action.seat, "kind": "act"},
        **{"text": str(action), "client": None, "at": 0.0, "waited": 0},
    }
