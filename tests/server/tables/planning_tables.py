"""Tables in memory at which plans are made."""

from random import Random
from typing import Any

from tests.server.memory_tables import absorb, table_with
from trickerion import Options
from trickerion.lab.play.simulation import lively_action
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.table import GameTable


def entry(table: GameTable, kind: Any, text: str, seat: int = 0) -> Entry:
    return Entry(table.version + 1, seat, kind, text, None, 0.0, 0)


def planning() -> GameTable:
    """Plans are about to be made."""
    table, chance = table_with(Options(players=2, beginner=True), 3), Random(3)
    while table.game.phase != "assignment":
        absorb(table, lively_action(table.game, chance))
    return table


def lay(table: GameTable, seat: int) -> None:
    absorb(table, next(a for a in table.game.options(seat) if a.kind == "assign"))
