"""Backups by PostgreSQL's own programs."""

import shutil
from pathlib import Path

import pytest

from tests.server.administration import run
from tests.server.conftest import settings
from tests.server.support import running
from trickerion.server.storage import postgres_dump


@pytest.fixture
def copy(tmp_path: Path) -> str:
    return str(tmp_path / "backup")


def test_postgresql_is_restored_only_while_nobody_uses_it(postgres: str, copy: str) -> None:
    with running(settings(postgres)):
        run(postgres, "backup", copy)
        assert "stop the server first" in run(postgres, "restore", copy, "--yes", code=1)
    run(postgres, "restore", copy, "--yes")


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
