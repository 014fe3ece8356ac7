"""PostgreSQL's driver, which may not be installed."""

import subprocess
import sys

import pytest

from trickerion.server.settings import database_url
from trickerion.server.storage import postgres

WITHOUT_DRIVER = "import sys; sys.modules['asyncpg'] = None"
SERVE = "serve --port 0 --database postgresql://a@127.0.0.1:1/n"


def run(code: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", f"{WITHOUT_DRIVER}; {code}"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_its_errors_are_known() -> None:
    assert postgres.is_installed()
    assert len(postgres.FAILURES) == 2


def test_only_postgresql_needs_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "asyncpg", None)
    assert database_url("games.db").startswith("sqlite")
    with pytest.raises(ValueError, match=r"pip install 'trickerion\[postgres\]'"):
        database_url("postgresql://a@h/n")


def test_a_server_starts_without_the_driver() -> None:
    assert run("import trickerion.server.run").returncode == 0


def test_a_server_on_postgresql_says_how_to_install_the_driver() -> None:
    done = run(f"sys.argv[1:] = {SERVE.split()}; from trickerion.cli import main; main()")
    assert done.returncode == 1
    assert done.stderr == (
        "Error: The database can't be used: PostgreSQL needs another package: "
        "pip install 'trickerion[postgres]'.\n"
    )
