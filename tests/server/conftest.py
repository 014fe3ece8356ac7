"""A server per test, on SQLite and, where there is one, on PostgreSQL."""

import asyncio
import itertools
import os
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from argon2 import PasswordHasher

from tests.server.support import PATIENCE, Running, running
from trickerion.server import context, passwords
from trickerion.server.routes import static_files
from trickerion.server.settings import Settings
from trickerion.server.storage import postgres_dump
from trickerion.server.storage.store import Store, sqlite_url
from trickerion.server.tables import archiver, seating

POSTGRES = os.environ.get("TRICKERION_TEST_POSTGRES", "")
"""postgresql+asyncpg://user@host:port/database, where databases may be made."""
LOW_PRIORITY = 4 * PATIENCE
"""Seconds to wait for a process with a low priority."""
BOTH = [pytest.param(name, marks=getattr(pytest.mark, name)) for name in ("sqlite", "postgres")]


@pytest.fixture(params=BOTH)
def database(request: Any) -> str:
    """The address of an empty database."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture
def sqlite(tmp_path: Path, blank_file: Path) -> str:
    shutil.copy(blank_file, tmp_path / "test.db")
    return sqlite_url(tmp_path / "test.db")


@pytest.fixture
def postgres(blank_name: str) -> Iterator[str]:
    yield from postgres_database(template=blank_name)


@pytest.fixture(scope="session")
def blank_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Setting up the tables takes longer than most tests, so the others copy this database."""
    file = tmp_path_factory.mktemp("blank") / "blank.db"
    asyncio.run(set_up(sqlite_url(file)))
    return file


@pytest.fixture(scope="session")
def blank_name() -> Iterator[str]:
    """The same for PostgreSQL."""
    for address in postgres_database():
        asyncio.run(set_up(address))
        yield address.rpartition("/")[2]


async def set_up(address: str) -> None:
    store = Store(address, "test")
    await store.start()
    await store.stop()


def postgres_database(template: str = "template1") -> Iterator[str]:
    if not POSTGRES:
        pytest.skip("PostgreSQL is not installed (./test starts one where it is)")
    name = f"test_{secrets.token_hex(6)}"
    server = POSTGRES.rpartition("/")[0]
    admin = POSTGRES.replace("+asyncpg", "")
    asyncio.run(_execute(admin, f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield f"{server}/{name}"
    asyncio.run(_execute(admin, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(dsn: str, command: str) -> None:
    """Connections to the database that were closed may still be there for a while."""
    connection = await asyncpg.connect(dsn)
    deadline = monotonic() + PATIENCE
    while True:
        try:
            await connection.execute(command)
            break
        except asyncpg.ObjectInUseError:
            assert monotonic() < deadline
    await connection.close()


@pytest.fixture(autouse=True)
def known_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games every time."""
    numbers = itertools.count(1)
    monkeypatch.setattr(seating, "new_seed", lambda: (str(next(numbers)), "0" * 32))


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashed in no time, because no test is about how long that takes."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "HASHER", quick)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine PostgreSQL notices late that a server has stopped, and the archiver seldom
    gets its turn."""
    monkeypatch.setattr(postgres_dump, "LEAVING", PATIENCE)
    monkeypatch.setattr(archiver, "PATIENCE", LOW_PRIORITY)


@pytest.fixture(autouse=True)
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of a client that stands in for the built one, which nothing here depends on."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>trickerion</title>")
    (folder / "assets" / "main-abc.js").write_text("export {};")
    (tmp_path / "secret.json").write_text("{}")
    monkeypatch.setattr(static_files, "STATIC", folder)
    return folder


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    with running(settings(database)) as at:
        yield at


@pytest.fixture
def sqlite_server(sqlite: str) -> Iterator[Running]:
    """For what has nothing to do with the database."""
    with running(settings(sqlite)) as at:
        yield at


@pytest.fixture
def standing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still for limits: however slow the machine, nothing that was used up comes
    back."""
    monkeypatch.setattr(context, "monotonic", lambda: 0.0)


def settings(database: str, **more: Any) -> Settings:
    """Bots are quick, and clients may be slow: a connection stays open while nobody uses it."""
    chosen: dict[str, Any] = {"database": database, "bot_pause": 0.0, "bot_seconds": 0.05}
    slow = dict.fromkeys(("header_seconds", "body_seconds", "answer_seconds"), 600.0)
    chosen |= {**slow, "keep_alive_seconds": 600, "private_webhooks": True}
    return Settings(**{**chosen, **more})
