"""Backup and restore of a PostgreSQL database by its own programs: pg_dump, pg_restore, psql."""

import asyncio
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from time import monotonic
from typing import Final

from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from trickerion.server import audit_log
from trickerion.server.storage.migrate import known_revisions, migrate

HEADER: Final = b"PGDMP"
REVISION: Final = re.compile(r"^COPY \S*alembic_version .*\n(.+)$", re.MULTILINE)
OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND backend_type = 'client backend'"
)
LEAVING: Final = 5.0
"""Seconds for the connections of a server that has just stopped to close."""
TABLES: Final = text("SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = 'public'")


class BackupError(Exception):
    """What is wrong, in a sentence for the host."""


def check_revision(file: Path, revision: str) -> None:
    """Refuse a backup of a newer version."""
    if revision not in known_revisions():
        raise BackupError(
            f"{file} comes from a newer version of trickerion (revision {revision}); "
            "install that version first."
        )


def dump(url: str, file: Path) -> None:
    _run("pg_dump", url, "--format=custom", "--no-owner", f"--file={file}")


def restore(url: str, file: Path, actor: str) -> None:
    """Replace all tables by those of a dump, in one transaction."""
    _check_dump(file)
    others, tables = _inspect(url)
    if others:
        raise BackupError("The database is in use; stop the server first.")
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "restore.sql"
        _run("pg_restore", "", "--no-owner", f"--file={script}", str(file))
        drop = f"DROP TABLE IF EXISTS {', '.join(tables)} CASCADE" if tables else "SELECT 1"
        options = ("--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", "--single-transaction")
        _run("psql", url, *options, f"--command={drop}", f"--file={script}")
    asyncio.run(_finish(url, actor, file.name))


def _check_dump(file: Path) -> None:
    with file.open("rb") as start:
        if start.read(len(HEADER)) != HEADER:
            raise BackupError(f"{file} is not a backup of a PostgreSQL database.")
    version = ("--data-only", "--table=alembic_version", "--file=-", str(file))
    found = REVISION.search(_run("pg_restore", "", *version))
    if found is None:
        raise BackupError(f"{file} is damaged, or no backup of a trickerion server.")
    check_revision(file, found[1])


def _inspect(url: str) -> tuple[int, list[str]]:
    """How many others stay connected to a database, and its tables."""

    async def ask() -> tuple[int, list[str]]:
        engine = create_async_engine(url)
        try:
            async with engine.connect() as connection:
                others = await _staying(connection)
                return others, list(await connection.scalars(TABLES))
        finally:
            await engine.dispose()

    try:
        return asyncio.run(ask())
    except (OSError, SQLAlchemyError) as error:
        first_line = str(error).partition("\n")[0]
        raise BackupError(f"The database can't be opened: {first_line}") from error


async def _staying(connection: AsyncConnection) -> int:
    """How many others are connected and don't leave."""
    deadline = monotonic() + LEAVING
    while (others := await connection.scalar(OTHERS)) and monotonic() < deadline:
        await connection.rollback()  # what PostgreSQL reports stays the same in one transaction
        await asyncio.sleep(0.1)
    return others or 0


async def _finish(url: str, actor: str, name: str) -> None:
    """Upgrade the restored database, and write the audit log's line."""
    engine = create_async_engine(url)
    try:
        await migrate(engine)
        async with engine.begin() as connection:
            await audit_log.append(connection, actor, "restored", "database", name)
    finally:
        await engine.dispose()


def _run(program: str, url: str, *arguments: str) -> str:
    """Run one of PostgreSQL's programs; the password stays out of the list of processes."""
    if shutil.which(program) is None:
        raise BackupError(
            f"{program} was not found; install PostgreSQL's client programs "
            "(on Debian: apt-get install postgresql-client)."
        )
    environment = dict(os.environ)
    command = [program, *arguments]
    if url:
        address = make_url(url).set(drivername="postgresql")
        if address.password:
            environment["PGPASSWORD"] = str(address.password)
        shown = address._replace(password=None).render_as_string(hide_password=False)
        command.append(f"--dbname={shown}")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["unknown error"])[-1]
        raise BackupError(f"{program} failed: {reason}")
    return done.stdout
