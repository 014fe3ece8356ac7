"""A stored game replayed from its log, and checked against the stored position.

A game continues under the rules version that it was started with. If this program doesn't know the
version, or the log leads elsewhere or nowhere, the game is set aside: it can't be continued here,
and stays in the database unchanged for a server with its rules.
"""

from collections.abc import Callable

from trickerion.engine.core.chance import RULES_VERSION
from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.server.storage.store import Store
from trickerion.server.tables.compatibility import digest_of, has_current_format, mark_of
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.table import GameTable


class SetAside(Exception):
    """A stored game that the installed rules can't continue."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        """For everyone: it reveals nothing about the game."""
        self.detail = detail
        """For the server's operator."""


def replayed(
    store: Store, row: TableRow, seats: list[SeatRow], log: list[Entry], now: Callable[[], float]
) -> GameTable:
    """The table that a log leads to; SetAside if the stored position is another one."""
    step = "its start"
    try:
        table = GameTable(store, row, seats, now)
        for entry in log:
            step = f"entry {entry.version}"
            table.absorb(entry)
            if entry.version == row.version:
                _check_position(table)
    except SetAside:
        raise
    except Exception as error:
        reason = f"{step} isn't possible under version {RULES_VERSION} of the rules"
        raise SetAside(reason, f"{step}: {type(error).__name__}: {error}") from error
    if table.version < row.version:
        missing = f"entries after {table.version} of {row.version}"
        raise SetAside("part of its log is missing", f"{missing} are missing")
    return table


def _check_position(table: GameTable) -> None:
    if table.state is None:
        return
    row, game = table.row, table.state.game
    expected, found = row.mark, mark_of(game)
    if has_current_format(row.digest):
        expected, found = row.digest, digest_of(game)
    if expected is not None and expected != found:
        reason = f"its log now leads to another position (version {row.rules} of the rules)"
        raise SetAside(reason, f"entry {table.version}: {found} instead of {expected}")
