"""Health is a promise that what is acknowledged gets stored."""

import asyncio
import resource
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.exc import DBAPIError

from tests.server.conftest import POSTGRES
from tests.server.support import Killable, Running, until
from trickerion.server import health
from trickerion.server.health import HealthCheck
from trickerion.server.storage.store import Store, sqlite_url


@pytest.mark.long
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits other processes")
def test_a_full_disk_is_not_well(tmp_path: Path) -> None:
    """No file of the server may grow any more; later it may again."""
    at = Killable(sqlite_url(tmp_path / "a.db"))
    try:
        assert at.get("/api/health")["status"] == "ok"
        limits = resource.prlimit(at.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(at.process.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
        until(lambda: not at.is_well())
        told = at.get("/api/health", status=503)
        assert told["code"] == "busy"
        assert told["detail"].startswith("The database cannot be written to: ")
        resource.prlimit(at.process.pid, resource.RLIMIT_FSIZE, limits)
        until(at.is_well)
        assert at.post("/api/tables")
    finally:
        at.close()
        at.kill()


@pytest.mark.postgres
def test_a_read_only_database_is_not_well(postgres: str) -> None:
    async def run() -> None:
        store = Store(postgres, "test")
        await store.start()
        await _refuse_writes(postgres)
        await store.engine.dispose()
        told = await HealthCheck(store, lambda: 0.0).fault()
        await store.stop()
        assert told == "The database cannot be written to; the server's log says why."

    asyncio.run(run())


async def _refuse_writes(url: str) -> None:
    """From the next connection on."""
    name = url.rpartition("/")[2]
    connection = await asyncpg.connect(POSTGRES.replace("+asyncpg", ""))
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await connection.close()


def test_many_questions_cost_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, writes = [0.0], [0]

    async def run() -> None:
        store = Store(sqlite_url(tmp_path / "a.db"), "test")
        await store.start()
        write = store.write

        async def counted(work: object) -> object:
            writes[0] += 1
            return await write(work)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "write", counted)
        health_check = HealthCheck(store, lambda: clock[0])
        before = (tmp_path / "a.db-wal").stat().st_size
        assert await asyncio.gather(*(health_check.fault() for _ in range(50))) == [None] * 50
        assert (tmp_path / "a.db-wal").stat().st_size > before
        assert writes == [1]
        for moment, written in ((4.9, 1), (5.0, 2), (9.9, 2), (10.0, 3)):
            clock[0] = moment
            assert await health_check.fault() is None
            assert writes == [written]
        await store.stop()

    asyncio.run(run())


def test_a_database_that_hangs_is_not_well(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(store: Store, work: object) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(health, "PATIENCE", 0.1)
    monkeypatch.setattr(Store, "write", hang)
    assert "has not answered" in sqlite_server.get("/api/health", status=503)["detail"]


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (TimeoutError(), "The database has not answered for 5 seconds."),
        (sqlite3.OperationalError("disk full"), "The database cannot be written to: disk full."),
        (
            DBAPIError("UPDATE", None, sqlite3.OperationalError("read-only")),
            "The database cannot be written to: read-only.",
        ),
        (
            DBAPIError("UPDATE", None, OSError("user:password@host")),
            "The database cannot be written to; the server's log says why.",
        ),
        (OSError("host"), "The database cannot be written to; the server's log says why."),
    ],
)
def test_what_is_wrong_is_said_without_secrets_and_does_not_last(
    error: Exception, sentence: str
) -> None:
    clock, errors = [100.0], [error]

    class Sick:
        async def write(self, work: object) -> None:
            if errors:
                raise errors[0]

    async def run() -> None:
        store: Any = Sick()
        health_check = HealthCheck(store, lambda: clock[0])
        assert await health_check.fault() == sentence
        errors.clear()
        assert await health_check.fault() == sentence
        clock[0] += 5
        assert await health_check.fault() is None

    asyncio.run(run())
