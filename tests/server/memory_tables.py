"""Tables in memory, without a server or a database."""

from random import Random
from typing import Any

from trickerion import Action, Game, Options
from trickerion.lab.play.simulation import lively_action
from trickerion.server.protocol.bodies import GameOptions, NewTable
from trickerion.server.storage.rows import SeatRow
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.fold import LogState
from trickerion.server.tables.game_state import GameState
from trickerion.server.tables.seating import table_row
from trickerion.server.tables.table import GameTable


def seats_of(id: str, players: int) -> list[SeatRow]:
    """Seats that people have taken."""
    seats = [SeatRow(table_id=id, seat=seat) for seat in range(players)]
    for seat in seats:
        seat.name = f"P{seat.seat}"
    return seats


def table_with(options: Options, seed: int) -> GameTable:
    """A table at its first decision."""
    row = table_row("t", NewTable(GameOptions(), hints=True), options, None)
    row.seed, row.salt, row.status = str(seed), "", "playing"
    store: Any = None
    return GameTable(store, row, seats_of("t", options.players), lambda: 0.0)


def absorb(table: GameTable, action: Action) -> None:
    table.absorb(act(table.version + 1, action))


def act(version: int, action: Action) -> Entry:
    return Entry(version, action.seat, "act", str(action), None, 0.0, 0)


def state_of(game: Game, bots: tuple[str | None, ...]) -> GameState:
    """A game in any position, played by these bots and people."""
    actions = tuple(act(number, action) for number, action in enumerate(game.history, 1))
    return GameState(LogState(bots, actions), game)


def finished_game(options: Options, seed: int) -> GameTable:
    table, chance = table_with(options, seed), Random(seed)
    while not table.game.over:
        absorb(table, lively_action(table.game, chance))
    table.row.version = table.version
    return table
