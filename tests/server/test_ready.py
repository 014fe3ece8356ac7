"""What is wrong with the settings of a server is said in a sentence before it starts."""

import asyncio
import socket
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from trickerion.cli import main
from trickerion.server.settings import Settings, database_url
from trickerion.server.store import Store


def told(*words: str) -> str:
    """What a command that must fail says."""
    result = CliRunner().invoke(main, list(words))
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)
    return result.output.strip().splitlines()[-1]


def test_a_database_can_be_written_in_several_ways(tmp_path: Path) -> None:
    assert database_url("postgresql://a:b@h/n") == "postgresql+asyncpg://a:b@h/n"
    assert database_url("postgres://a@h:5/n") == "postgresql+asyncpg://a@h:5/n"
    assert database_url("sqlite:////x.db") == "sqlite+aiosqlite:////x.db"
    file = tmp_path / "games.db"
    assert Settings(database=str(file)).url == f"sqlite+aiosqlite:///{file}"
    for wrong in ("mysql://h/n", "postgresql://h:port/n"):
        with pytest.raises(ValueError, match="postgresql://"):
            database_url(wrong)


@pytest.mark.parametrize(
    ("setting", "value", "sentence"),
    [
        ("--database", "mysql://h/n", "The database cannot be used: it is a file, or postgresql"),
        ("--database", "postgresql://a@127.0.0.1:1/n", "The database cannot be used: "),
        ("--database", "sqlite:////nowhere/at/all.db", "The database cannot be used: "),
        ("--database", __file__, "The database cannot be used: file is not a database"),
        ("--smtp", "garbage", "The mail server is smtp://"),
        ("--host", "256.0.0.1", "Nobody can be received at 256.0.0.1:"),
        ("--proxy", "10.0.0.1,*", "--proxy: * is not an address such as"),
        ("--proxy", "nginx", "--proxy: nginx is not an address such as"),
        ("--bots", "0", "Invalid value for '--bots'"),
        ("--bot-seconds", "nan", "Invalid value for '--bot-seconds'"),
    ],
)
def test_a_wrong_setting_is_named(setting: str, value: str, sentence: str) -> None:
    assert f"Error: {sentence}" in told("serve", "--port", "0", setting, value)


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = told("serve", "--port", str(port), "--database", str(tmp_path / "games.db"))
    assert said == f"Error: Nobody can be received at 127.0.0.1:{port}: Address already in use."


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.db"

    async def make() -> None:
        store = Store(database_url(str(file)), "test")
        await store.start()
        await store.stop()

    asyncio.run(make())
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from_the_future'")
    connection.close()
    said = told("serve", "--port", "0", "--database", str(file))
    assert "The database is newer than this software" in said


def test_a_load_says_why_its_server_did_not_start() -> None:
    assert "mysql://h/n: it is a file" in told("load", "--tables", "1", "--database", "mysql://h/n")
    assert "Invalid value for '--rate'" in told("load", "--rate", "nan")
    assert "Invalid value for '--spectators'" in told("load", "--spectators", "-1")
