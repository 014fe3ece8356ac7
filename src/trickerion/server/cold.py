"""How long a server with many stored games takes to start, and to open one of them.

Starting reads no game; a table is read and replayed when somebody comes to it.
"""

import asyncio
import signal
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from trickerion import Action, Game, Options
from trickerion.server import schema
from trickerion.server.load import call, free_port, percentiles, start_server
from trickerion.server.rest import NewTable
from trickerion.server.seating import seat_row, table_row
from trickerion.server.store import Row, Store, sqlite_url

GAMES: Final = 20
"""Different games; the tables share them."""
OPENED: Final = 100


async def measure_cold(tables: int) -> dict[str, Any]:
    """The figures of a server with so many stored games, in an SQLite file of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite_url(Path(folder, "stored.db"))
        store = Store(database, "cold")
        await store.start()
        ids = await fill(store, tables)
        await store.stop()
        began, port = perf_counter(), free_port()
        server = await start_server(port, database, Path(folder))
        started = perf_counter() - began
        try:
            opened = [await _open(port, id) for id in ids[:OPENED]]
        finally:
            server.send_signal(signal.SIGTERM)
            await server.wait()
    figures = {f"opening_ms_{name}": value for name, value in percentiles(opened).items()}
    return {"stored": tables, "seconds_to_start": round(started, 2), **figures}


async def _open(port: int, id: str) -> float:
    """Milliseconds until a table that was not open is told of."""
    began = perf_counter()
    await asyncio.to_thread(call, f"http://127.0.0.1:{port}/api/tables/{id}", None)
    return (perf_counter() - began) * 1000


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


def insertion(id: str, game: Game, history: list[Action]) -> Any:
    """What stores a game, as far as it was played."""
    row = table_row(id, NewTable(), game.variant, None)
    status = "over" if len(history) == len(game.history) else "playing"
    row |= {"seed": str(game.seed), "status": status, "version": len(history)}
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
