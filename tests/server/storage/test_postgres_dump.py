"""Backups by PostgreSQL's own programs."""

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.server.administration import run
from tests.server.conftest import settings
from tests.server.support import running
from trickerion.server.storage import postgres_dump


@pytest.fixture
def copy(tmp_path: Path) -> str:
    return str(tmp_path / "backup")


def test_postgresql_is_restored_only_while_nobody_uses_it(
    postgres: str, copy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(postgres)):
        run(postgres, "backup", copy)
        with monkeypatch.context() as impatient:
            impatient.setattr(postgres_dump, "LEAVING", 0.0)
            assert "stop the server first" in run(postgres, "restore", copy, "--yes", code=1)
    run(postgres, "restore", copy, "--yes")


class Leaving:
    """A connection that sees somebody leave at the third look."""

    looks = 0

    async def scalar(self, query: object) -> int:
        self.looks += 1
        return int(self.looks < 3)

    async def rollback(self) -> None: ...


def test_a_restore_waits_for_connections_that_are_about_to_close() -> None:
    """PostgreSQL notices a moment later that a server has stopped."""
    connection: Any = Leaving()
    assert asyncio.run(postgres_dump._staying(connection)) == 0
    assert connection.looks == 3


def test_missing_programs_of_postgresql_are_named(
    postgres: str, copy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: None)
    refused = run(postgres, "backup", copy, code=1)
    assert "pg_dump was not found; install PostgreSQL's client programs" in refused
    assert not Path(copy).exists()


def test_the_password_is_not_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "pg_dump"
    seen = tmp_path / "seen"
    script.write_text(f'#!/bin/sh\necho "$@ env=$PGPASSWORD" > {seen}\n')
    script.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    postgres_dump.dump("postgresql+asyncpg://ada:s3cret@db.example:5433/game", tmp_path / "x")
    arguments, _, environment = seen.read_text().partition(" env=")
    assert "s3cret" not in arguments
    assert "--dbname=postgresql://ada@db.example:5433/game" in arguments
    assert environment.strip() == "s3cret"
