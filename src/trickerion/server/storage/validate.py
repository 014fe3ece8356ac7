"""`trickerion validate`: checks every stored game with the installed rules, read-only."""

import asyncio
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from time import time
from typing import Any, Final, Literal, TypeVar, get_args

import click
from msgspec import Struct, convert, to_builtins
from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from trickerion.engine.core.chance import RULES_VERSION
from trickerion.server.settings import database_url
from trickerion.server.storage import postgres
from trickerion.server.storage.rows import SeatRow, Status, TableRow
from trickerion.server.tables.entry import Entry
from trickerion.server.tables.restore import SetAside, replayed

RENAMED: Final = {"filmed": "archived"}
"""Columns that had another name in older databases."""
FAILURES: Final[tuple[type[Exception], ...]] = (
    *(sqlite3.Error, SQLAlchemyError),
    *postgres.FAILURES,
)
T = TypeVar("T")
Fate = Literal["waiting", "continues", "viewable", "set_aside", "record_only"]


class GameFate(Struct):
    """What would happen to a stored game."""

    table: str
    title: str
    rules: int
    fate: Fate
    reason: str = ""
    detail: str = ""


WORDS: Final[dict[Fate, str]] = {
    "waiting": "waiting for players",
    "continues": "running, will be continued",
    "viewable": "finished, can be viewed",
    "set_aside": "running, would be set aside",
    "record_only": "finished, only the record can be downloaded",
}


FATES: Final[dict[Status, Fate]] = {
    "waiting": "waiting",
    "playing": "continues",
    "over": "viewable",
}
"""What happens to a game whose log leads to the stored position."""


class Report(Struct):
    """The fates of all games."""

    games: list[GameFate]

    @property
    def lost(self) -> list[GameFate]:
        return [each for each in self.games if each.fate in ("set_aside", "record_only")]

    def counts(self) -> dict[str, int]:
        counter = Counter(each.fate for each in self.games)
        return {fate: counter[fate] for fate in get_args(Fate)}

    def as_data(self) -> dict[str, Any]:
        return {"rules": RULES_VERSION, **self.counts(), "games": to_builtins(self.games)}

    def as_text(self) -> str:
        lines = [f"{len(self.games)} games, checked with version {RULES_VERSION} of the rules:"]
        lines += [f"{count:>7,}  {WORDS[fate]}" for fate, count in self.counts().items()]  # type: ignore[index]
        for each in self.lost:
            lines += ["", f"{each.table} {each.title!r}: {WORDS[each.fate]}"]
            lines += [f"    {each.reason}", f"    {each.detail}"]
        return "\n".join(lines)


def report(database: str) -> Report:
    """Check a database; an OSError or ValueError says what is wrong with it."""
    url = database_url(database)
    file = make_url(url).database
    if url.startswith("sqlite") and not Path(file or "").is_file():
        raise OSError(f"There is no file {file}.")
    try:
        return asyncio.run(_report(url))
    except FAILURES as error:
        first_line = str(error).partition("\n")[0]
        raise OSError(f"The database can't be read: {first_line}") from error


async def _report(url: str) -> Report:
    found = Report([])
    with click.progressbar(length=1, label="Replaying", file=sys.stderr) as bar:
        async for number, fate in fates(url):
            found.games.append(fate)
            bar.length = number
            bar.update(1)
    return found


def read_only(url: str) -> AsyncEngine:
    """A read-only connection to a database."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, execution_options={"postgresql_readonly": True})
    file = make_url(url).database
    return create_async_engine(f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true")


async def fates(url: str) -> AsyncIterator[tuple[int, GameFate]]:
    """The fate of each stored game, with the number of games."""
    engine = read_only(url)
    try:
        async with engine.connect() as connection:
            found = await connection.execute(text("SELECT id FROM tables ORDER BY created, id"))
            ids = [row[0] for row in found]
            for id in ids:
                yield len(ids), await _fate(connection, id)
    finally:
        await engine.dispose()


async def _fate(connection: AsyncConnection, id: str) -> GameFate:
    (row,) = await _rows(connection, TableRow, "SELECT * FROM tables WHERE id = :id", id)
    by_table = "WHERE table_id = :id ORDER BY"
    seats = await _rows(connection, SeatRow, f"SELECT * FROM seats {by_table} seat", id)
    log = await _rows(connection, Entry, f"SELECT * FROM entries {by_table} version", id)
    found = GameFate(id, row.title, row.rules, FATES[row.status])
    store: Any = None
    try:
        replayed(store, row, seats, log, time)
    except SetAside as why:
        found.reason, found.detail = why.reason, why.detail
        if found.fate == "continues":
            found.fate = "set_aside"
        elif row.archived is None:
            found.fate = "record_only"
    return found


async def _rows(connection: AsyncConnection, kind: type[T], query: str, id: str) -> list[T]:
    """Rows of a database of any revision: SQLite has integers for truth values, and an older one
    lacks columns or has them under other names."""
    found = (await connection.execute(text(query), {"id": id})).mappings()
    rows = [{RENAMED.get(column, column): value for column, value in row.items()} for row in found]
    return convert(rows, list[kind], strict=False)  # type: ignore[valid-type]
