"""What is wrong with the settings of a server is said in a sentence before it starts."""

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from trickerion.cli import main
from trickerion.server import startup
from trickerion.server.settings import Settings, database_url
from trickerion.server.storage.store import Store


def told(*words: str) -> str:
    """What a command that must fail says."""
    result = CliRunner().invoke(main, list(words))
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)
    return result.output.strip().splitlines()[-1]


@pytest.mark.parametrize(
    ("setting", "value", "sentence"),
    [
        ("--database", "mysql://h/n", "The database can't be used: it is a file, or postgresql"),
        ("--database", "postgresql://a@127.0.0.1:1/n", "The database can't be used: "),
        ("--database", "sqlite:////nowhere/at/all.db", "The database can't be used: "),
        ("--database", "/nowhere/games.db", "The database can't be used: No such file"),
        ("--database", __file__, "The database can't be used: file is not a database; check"),
        ("--smtp", "garbage", "The mail server is smtp://"),
        ("--smtp", "smtp://host:port", "The mail server is smtp://"),
        ("--smtp", "smtp://:25", "The mail server is smtp://"),
        ("--smtp", "https://host", "The mail server is smtp://"),
        ("--smtp", "smtps://host", "E-mail needs --public-url"),
        ("--host", "256.0.0.1", "Cannot listen on 256.0.0.1:"),
        ("--proxy", "10.0.0.1,*", "--proxy: * is not an address such as"),
        ("--proxy", "nginx", "--proxy: nginx is not an address such as"),
        ("--public-url", "games.example", "--public-url is an address such as https://"),
        ("--public-url", "https://a:b", "--public-url is an address such as https://"),
        ("--language", "xx", "--language: there are no texts in xx; use en"),
        ("--extra-bots", "no_module:MyBot", "--extra-bots: there is no module no_module; is it "),
        ("--bots", "0", "Invalid value for --bots"),
        ("--bot-seconds", "nan", "Invalid value for --bot-seconds"),
    ],
)
def test_a_wrong_setting_is_named(setting: str, value: str, sentence: str) -> None:
    assert f"Error: {sentence}" in told("serve", "--port", "0", setting, value)


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = told("serve", "--port", str(port), "--database", str(tmp_path / "games.db"))
    assert said == (
        f"Error: Cannot listen on 127.0.0.1:{port}: Address already in use; stop the other "
        "program, or choose another port with --port."
    )


def test_a_port_is_free_as_soon_as_its_server_has_stopped() -> None:
    """Though the system still remembers a connection that the server closed."""
    (server,) = startup.listen("127.0.0.1", 0)
    address = server.getsockname()
    with server, socket.create_connection(address) as client:
        server.accept()[0].close()
        assert client.recv(1) == b""
    (again,) = startup.listen(*address)
    again.close()


def test_all_addresses_of_a_host_get_one_port(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(host: str, port: int, **more: object) -> list[Any]:
        kind = socket.AF_INET, socket.SOCK_STREAM, 0, ""
        return [(*kind, (each, port)) for each in ("127.0.0.1", "127.0.0.2")]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    one, other = startup.listen("games.example", 0)
    with one, other:
        assert one.getsockname() == ("127.0.0.1", other.getsockname()[1])
        assert other.getsockname()[0] == "127.0.0.2"


def test_an_address_that_is_no_address_is_named(tmp_path: Path) -> None:
    for words in ([], ["--open"]):
        said = told("serve", "--host", "256.0.0.1", *words, "--database", str(tmp_path / "a.db"))
        assert said.startswith("Error: Cannot listen on 256.0.0.1:8080: ")
        assert said.endswith("; set --host to an address of this machine, or 0.0.0.0.")


def test_a_locked_database_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "PATIENCE", 0.05)
    file = tmp_path / "games.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        said = told("serve", "--port", "0", "--database", str(file))
    assert said == (
        "Error: The database can't be used: database is locked; stop the program that uses it, "
        "or choose another file with --database."
    )


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
    assert said == (
        "Error: The database is newer than this software (revision from_the_future); install the "
        "newest version, or restore a backup from before the upgrade."
    )
    checked = CliRunner().invoke(main, ["serve", "--check", "--port", "0", "--database", str(file)])
    assert f"Problem: {said.removeprefix('Error: ')}" in checked.output


def test_an_admin_is_found_in_the_database(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    settings = Settings(database=str(file))
    assert startup.has_admin(settings) is False
    assert not file.exists()
    (listener,) = startup.make_ready(settings, "127.0.0.1", 0)
    listener.close()
    assert startup.has_admin(settings) is False
    with closing(sqlite3.connect(file)) as connection:
        values = {"id": "a", "name": "Ada", "key": "ada", "password": "", "created": 0.0}
        row = {**values, "is_admin": True}
        places = ", ".join(f":{name}" for name in row)
        connection.execute(f"INSERT INTO users ({', '.join(row)}) VALUES ({places})", row)
        connection.commit()
    assert startup.has_admin(settings) is True
    assert startup.has_admin(Settings(database=__file__)) is None
