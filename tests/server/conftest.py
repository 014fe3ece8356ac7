"""A server per test, on SQLite and, where there is one, on PostgreSQL."""

import asyncio
import itertools
import os
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.support import Running, running
from trickerion.server import pages, seating
from trickerion.server.settings import Settings
from trickerion.server.store import sqlite_url

POSTGRES = os.environ.get("TRICKERION_TEST_POSTGRES", "")
"""postgresql+asyncpg://user@host:port/database, where databases may be made."""
DATABASES = ["sqlite", "postgres"] if POSTGRES else ["sqlite"]
collect_ignore = [] if POSTGRES else ["test_processes.py"]
"""Several processes share tables on PostgreSQL only; ./test starts one where it is installed."""
if not (POSTGRES and shutil.which("nginx")):
    collect_ignore.append("test_routing.py")


@pytest.fixture(params=DATABASES)
def database(request: Any, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path / "test.db")
        return
    yield from postgres_database()


@pytest.fixture
def postgres() -> Iterator[str]:
    yield from postgres_database()


def postgres_database() -> Iterator[str]:
    name = f"test_{secrets.token_hex(6)}"
    server = POSTGRES.rpartition("/")[0]
    admin = POSTGRES.replace("+asyncpg", "")
    asyncio.run(_execute(admin, f"CREATE DATABASE {name}"))
    yield f"{server}/{name}"
    asyncio.run(_execute(admin, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(dsn: str, command: str) -> None:
    connection = await asyncpg.connect(dsn)
    await connection.execute(command)
    await connection.close()


@pytest.fixture(autouse=True)
def known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games every time."""
    numbers = itertools.count(1)
    monkeypatch.setattr(seating, "new_seed", lambda: (str(next(numbers)), "0" * 32))


@pytest.fixture(autouse=True)
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of a client that stands in for the built one, which nothing here depends on."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>trickerion</title>")
    (folder / "assets" / "main-abc.js").write_text("export {};")
    (tmp_path / "secret.json").write_text("{}")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    with running(settings(database)) as at:
        yield at


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Running]:
    """For what has nothing to do with the database."""
    with running(settings(sqlite_url(tmp_path / "test.db"))) as at:
        yield at


def settings(database: str, **more: Any) -> Settings:
    chosen: dict[str, Any] = {"database": database, "bot_pause": 0.0, "bot_seconds": 0.05}
    return Settings(**{**chosen, "private_webhooks": True, **more})
