"""A stored game from its log, checked against what is stored of where the log led.

Under other rules a log may lead elsewhere, or nowhere. Such a game is set aside: it can't be
continued here, and stays in the database as it is for a server with the rules it knows.
"""

from collections.abc import Callable

from trickerion.record import RULES_VERSION
from trickerion.server.rules_check import digest_of, has_todays_format, mark_of
from trickerion.server.standing import Entry
from trickerion.server.store import Row, Store
from trickerion.server.table import Table


class SetAside(Exception):
    """A stored game that the installed rules can't continue."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        """For everybody: it gives away nothing of the game."""
        self.detail = detail
        """For whoever runs the server."""


def replayed(
    store: Store, row: Row, seats: list[Row], log: list[Entry], now: Callable[[], float]
) -> Table:
    """The table a log leads to; SetAside if that's not where it led."""
    step = "its start"
    try:
        table = Table(store, row, seats, now)
        for entry in log:
            step = f"entry {entry.version}"
            table.absorb(entry)
            if entry.version == row["version"]:
                _check_position(table)
    except SetAside:
        raise
    except Exception as error:
        reason = f"{step} isn't possible under version {RULES_VERSION} of the rules"
        raise SetAside(reason, f"{step}: {type(error).__name__}: {error}") from error
    if table.version < row["version"]:
        missing = f"entries after {table.version} of {row['version']}"
        raise SetAside("part of its log is missing", f"{missing} are missing")
    return table


def _check_position(table: Table) -> None:
    if table.standing is None:
        return
    row, game = table.row, table.standing.game
    if has_todays_format(row["digest"]):
        led_to, leads_to = row["digest"], digest_of(game)
    else:
        led_to, leads_to = row["mark"], mark_of(game)
    if led_to is not None and led_to != leads_to:
        versions = f"version {row['rules']} of the rules, now {RULES_VERSION}"
        reason = f"its log now leads to another position ({versions})"
        raise SetAside(reason, f"entry {table.version}: {leads_to} instead of {led_to}")
