"""Backup and restore: SQLite's online backup, or PostgreSQL's own programs (`postgres_dump`)."""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from time import time
from typing import Final

from sqlalchemy import create_engine, make_url

from trickerion.server.storage import postgres_dump
from trickerion.server.storage.migrate import upgrade
from trickerion.server.storage.postgres_dump import BackupError, check_revision
from trickerion.server.storage.sqlite_writer import make_private

PATIENCE: Final = 30.0
"""Seconds to wait for the server's writes."""
PAGES: Final = 500
"""Pages of a database that are copied at a time, so that a running server can write between."""
HEADER: Final = b"SQLite format 3\x00"


def backup(url: str, file: Path) -> None:
    """Write a backup of a database, which may be in use."""
    partial = file.with_name(f"{file.name}.partial")
    partial.unlink(missing_ok=True)
    make_private(str(partial))
    try:
        if url.startswith("sqlite"):
            _copy(_file_of(url), partial, PAGES)
            _make_single(partial)
        else:
            postgres_dump.dump(url, partial)
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)


def restore(url: str, file: Path, actor: str) -> None:
    """Replace a database by a backup. A server may be running on SQLite: it starts over."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    if url.startswith("sqlite"):
        _restore_file(_file_of(url), file, actor)
    else:
        postgres_dump.restore(url, file, actor)


def _file_of(url: str) -> Path:
    return Path(make_url(url).database or "")


# SQLite


def _copy(source: Path, target: Path, pages: int = -1) -> None:
    """Copy a database page by page; all at once, it is one transaction of the target."""
    if not source.is_file():
        raise BackupError(f"There is no file {source}.")
    try:
        with (
            closing(_read_only(source)) as old,
            closing(sqlite3.connect(target, timeout=PATIENCE)) as new,
        ):
            old.backup(new, pages=pages, sleep=0.01)
    except sqlite3.Error as error:
        raise BackupError(f"{source} can't be copied to {target}: {error}.") from error


def _make_single(file: Path) -> None:
    """A backup needs no companion files, so that it can be read from anywhere."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)


def _restore_file(target: Path, file: Path, actor: str) -> None:
    _check_file(file)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        copy = Path(folder) / "restored.db"
        _copy(file, copy)
        _upgrade(copy)
        _note(copy, target, actor, file.name)
        make_private(str(target))
        _copy(copy, target)


def _check_file(file: Path) -> None:
    """A BackupError unless a file is an undamaged database of this version or an earlier one."""
    with file.open("rb") as start:
        if start.read(len(HEADER)) != HEADER:
            raise BackupError(f"{file} is not an SQLite database.")
    try:
        with closing(_read_only(file)) as connection:
            (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise BackupError(f"{file} is damaged, or no backup of a trickerion server.") from error
    if state != "ok":
        raise BackupError(f"{file} is damaged; use another backup.")
    check_revision(file, revision)


def _upgrade(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


def _note(copy: Path, target: Path, actor: str, name: str) -> None:
    """Write the audit log's line, with an id that a running server has not read yet."""
    with closing(sqlite3.connect(copy)) as connection:
        newest = max(_newest_line(copy), _newest_line(target))
        row = (newest + 1, time(), actor, "restored", "database", name)
        connection.execute("INSERT INTO audit_log VALUES (?, ?, ?, ?, ?, ?)", row)
        connection.commit()


def _newest_line(file: Path) -> int:
    """The newest id of the audit log; 0 for a file that has none."""
    if not file.is_file():
        return 0
    with closing(_read_only(file)) as connection:
        try:
            (newest,) = connection.execute("SELECT max(id) FROM audit_log").fetchone()
        except sqlite3.Error:
            return 0
    return newest or 0
