"""`trickerion validate`: what the installed rules make of every stored game; nothing is changed."""

import asyncio
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from time import time
from typing import Any, Final, Literal, get_args

import asyncpg  # type: ignore[import-untyped]
import click
from msgspec import Struct, convert, to_builtins
from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from trickerion.record import RULES_VERSION
from trickerion.server.replaying import SetAside, replayed
from trickerion.server.settings import database_url
from trickerion.server.standing import Entry
from trickerion.server.store import Row

NEWER_COLUMNS: Final = ("mark", "began", "digest", "set_aside", "filmed")
"""What a database that was not upgraded yet may lack."""
Fate = Literal["waiting", "continues", "viewable", "set_aside", "record_only"]


class Verdict(Struct):
    """What would become of a stored game."""

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


class Report(Struct):
    """All verdicts."""

    verdicts: list[Verdict]

    @property
    def lost(self) -> list[Verdict]:
        return [each for each in self.verdicts if each.fate in ("set_aside", "record_only")]

    def counts(self) -> dict[str, int]:
        counter = Counter(each.fate for each in self.verdicts)
        return {fate: counter[fate] for fate in get_args(Fate)}

    def as_data(self) -> dict[str, Any]:
        return {"rules": RULES_VERSION, **self.counts(), "games": to_builtins(self.verdicts)}

    def as_text(self) -> str:
        lines = [f"{len(self.verdicts)} games, checked with version {RULES_VERSION} of the rules:"]
        lines += [f"{count:>7,}  {WORDS[fate]}" for fate, count in self.counts().items()]  # type: ignore[index]
        for each in self.lost:
            lines += ["", f"{each.table} {each.title!r}: {WORDS[each.fate]}"]
            lines += [f"    {each.reason}", f"    {each.detail}"]
        return "\n".join(lines)


def report(database: str) -> Report:
    """Check a database as a host names it; an OSError or ValueError says what is wrong with it."""
    url = database_url(database)
    file = make_url(url).database
    if url.startswith("sqlite") and not Path(file or "").is_file():
        raise OSError(f"There is no file {file}.")
    try:
        return asyncio.run(_report(url))
    except (sqlite3.Error, SQLAlchemyError, asyncpg.PostgresError) as error:
        first_line = str(error).partition("\n")[0]
        raise OSError(f"The database can't be read: {first_line}") from error


async def _report(url: str) -> Report:
    found = Report([])
    with click.progressbar(length=1, label="Replaying", file=sys.stderr) as bar:
        async for number, verdict in verdicts(url):
            found.verdicts.append(verdict)
            bar.length = number
            bar.update(1)
    return found


def read_only(url: str) -> AsyncEngine:
    """A database that can't be written to from here."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, execution_options={"postgresql_readonly": True})
    file = make_url(url).database
    return create_async_engine(f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true")


async def verdicts(url: str) -> AsyncIterator[tuple[int, Verdict]]:
    """Every stored game in turn, with the number of all."""
    engine = read_only(url)
    try:
        async with engine.connect() as connection:
            found = await connection.execute(text("SELECT id FROM tables ORDER BY created, id"))
            ids = [row[0] for row in found]
            for id in ids:
                yield len(ids), await _verdict(connection, id)
    finally:
        await engine.dispose()


async def _verdict(connection: AsyncConnection, id: str) -> Verdict:
    (row,) = await _rows(connection, "SELECT * FROM tables WHERE id = :id", id)
    row = dict.fromkeys(NEWER_COLUMNS) | row
    seats = await _rows(connection, "SELECT * FROM seats WHERE table_id = :id ORDER BY seat", id)
    written = "SELECT * FROM entries WHERE table_id = :id ORDER BY version"
    log = convert(await _rows(connection, written, id), list[Entry])
    verdict = Verdict(id, row["title"], row["rules"], _fate(row))
    store: Any = None
    try:
        replayed(store, row, seats, log, time)
    except SetAside as why:
        verdict.reason, verdict.detail = why.reason, why.detail
        if verdict.fate == "continues":
            verdict.fate = "set_aside"
        elif row["filmed"] is None:
            verdict.fate = "record_only"
    return verdict


def _fate(row: Row) -> Fate:
    """What becomes of a game whose log leads where it led."""
    by_status: dict[str, Fate] = {"waiting": "waiting", "playing": "continues", "over": "viewable"}
    return by_status[row["status"]]


async def _rows(connection: AsyncConnection, query: str, id: str) -> list[Row]:
    return [dict(row) for row in (await connection.execute(text(query), {"id": id})).mappings()]
