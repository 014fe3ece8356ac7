"""Write a database with running, waiting and finished games, to be kept before the rules change.

    .venv/bin/python -m tests.server.write_old_database

Its upgrade is tested from then on (`test_upgrade.py`). The keys to its seats are
`key-{table}-{seat}`.
"""

import asyncio
import itertools
import lzma
import sqlite3
import tempfile
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.conftest import settings
from tests.server.old_databases import FOLDER
from trickerion import Game, Options
from trickerion.engine.core.chance import RULES_VERSION
from trickerion.lab.play.simulation import lively_action
from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.protocol.messages import (
    ActCommand,
    AskUndo,
    Change,
    CommandRefused,
    LeaveSeat,
    Restart,
    Say,
    Undo,
)
from trickerion.server.storage.store import sqlite_url
from trickerion.server.tables import seating
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.table import GameTable

PATCH = pytest.MonkeyPatch()
DARK = {"dark_alley": True, "prophecies": True}
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "over-2-beginner": ({"players": 2, "beginner": True}, 9999),
    "over-2-dark": ({"players": 2, **DARK}, 9999),
    "over-3-base": ({"players": 3}, 9999),
    "over-4-dark": ({"players": 4, **DARK, "late_bonus": True}, 9999),
    "over-2-quick": ({"players": 2, "quick": True, "dark_alley": True}, 9999),
    "over-2-position": ({}, 9999),
    "runs-2-setup": ({"players": 2}, 2),
    "runs-2-beginner": ({"players": 2, "beginner": True}, 60),
    "runs-3-dark": ({"players": 3, **DARK}, 150),
    "runs-4-dark": ({"players": 4, **DARK}, 320),
    "runs-2-late": ({"players": 2, "dark_alley": True}, 150),
    "runs-2-position": ({}, 40),
    "runs-2-asks": ({"players": 2}, 50),
    "clock-move": ({"players": 2, "beginner": True}, 25),
    "clock-game": ({"players": 3}, 30),
    "left-to-bot": ({"players": 2, "beginner": True}, 30),
    "waiting": ({"players": 2}, 0),
}
"""The options and how many actions are played; no options: from a position."""


async def write(file: Path) -> None:
    registry = TableRegistry(settings(sqlite_url(file)))
    await registry.store.start()
    registry.look = lambda table: None  # type: ignore[method-assign]
    seeds = itertools.count(100)
    PATCH.setattr(seating, "new_seed", lambda: (str(next(seeds)), "0" * 32))
    for number, (name, (options, actions)) in enumerate(GAMES.items()):
        table = await seat_all(registry, name, options)
        if table.state is not None:
            await play(table, actions, Random(number))
    await registry.stop()


async def seat_all(registry: TableRegistry, name: str, options: dict[str, Any]) -> GameTable:
    kind = name.removeprefix("clock-")
    new = NewTable(title=name, takeover="random")
    if options:
        new.options = GameOptions(**options)
    else:
        new.position = middle_of_a_game()
    if kind in ("move", "game"):
        new.clock, new.seconds, new.pace = kind, 864_000, "slow"  # type: ignore[assignment]
    keys = [f"key-{name}-{seat}" for seat in range(4)]
    words = iter([f"invitation-{name}", f"owner-{name}", *keys])
    PATCH.setattr(seating, "new_table_id", lambda: name)
    PATCH.setattr(seating, "secrets", SimpleNamespace(token_urlsafe=lambda size: next(words)))
    table = await seating.create(registry, new)
    for seat in range(table.players - (name == "waiting")):
        await seating.sit_down(registry, table, f"Player {seat + 1}", None, None, None)
    await table.submit(0, Say("hello", "Hello!"))
    return table


def middle_of_a_game() -> dict[str, object]:
    game, chance = Game.new(Options(players=2, dark_alley=True), 7), Random(7)
    for _ in range(70):
        game.play(lively_action(game, chance))
    return game.to_dict()


async def play(table: GameTable, actions: int, chance: Random) -> None:
    """Lively play, with a step back now and then."""
    while not table.game.over and len(table.game.history) < actions:
        action = lively_action(table.game, chance)
        await submit(table, action.seat, ActCommand(name(table), 99_999, str(action)))
        if chance.random() < 0.05:
            step = chance.choice((Undo, Undo, Restart))
            await submit(table, chance.randrange(table.players), step(name(table), 99_999))
    if table.id == "runs-2-asks":
        await submit(table, 1, AskUndo("ask", table.viewers.versions[1] - 6))
    if table.id == "left-to-bot":
        await submit(table, table.game.to_act[0], LeaveSeat("leave", "random"))


def name(table: GameTable) -> str:
    return f"c{table.version}"


async def submit(table: GameTable, seat: int, command: Change) -> None:
    try:
        await table.submit(seat, command)
    except CommandRefused:
        return


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        asyncio.run(write(file))
        connection = sqlite3.connect(file)
        connection.execute("UPDATE entries SET at = round(at), waited = 1000")
        dump = "\n".join(connection.iterdump()) + "\n"
        connection.close()
    kept = FOLDER / f"rules_{RULES_VERSION}.sql.xz"
    kept.write_bytes(lzma.compress(dump.encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{kept}: {kept.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
