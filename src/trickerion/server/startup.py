"""Makes ready what a server needs; each problem is reported in one sentence."""

import asyncio
import errno
import os
import socket
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import Row, make_url, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from trickerion.server.bots.extra_bots import read_extra_bots
from trickerion.server.settings import Settings
from trickerion.server.storage import postgres
from trickerion.server.storage.migrate import NewerDatabase, check_version, migrate
from trickerion.server.storage.schema import users
from trickerion.server.storage.sqlite_writer import make_private
from trickerion.server.storage.store import make_engine
from trickerion.texts.languages import is_language

FAILURES: Final[tuple[type[Exception], ...]] = (
    *(OSError, RuntimeError, sqlite3.Error, SQLAlchemyError),
    *postgres.FAILURES,
)
ANY_ADMIN: Final = select(users.c.id).where(users.c.is_admin).limit(1)
PATIENCE: Final = 5.0
"""Seconds to wait for a locked file."""
ADDRESS_REMEDIES: Final = {
    errno.EADDRINUSE: ("port", "stop the other program, or choose another port with --port"),
    errno.EACCES: ("port", "choose a port above 1023 with --port, and put a proxy in front"),
}


class NotReady(Exception):
    """Why the server can't start, and the setting to correct if there is one."""

    def __init__(self, sentence: str, setting: str | None = None) -> None:
        super().__init__(sentence)
        self.setting = setting


def make_ready(
    settings: Settings, host: str, port: int, *, or_another: bool = False
) -> list[socket.socket]:
    """Check the settings, listen on the address and upgrade the database, or raise NotReady."""
    for check in CHECKS:
        check(settings)
    with ExitStack() as opened:
        listeners = [opened.enter_context(each) for each in listen(host, port, or_another)]
        url = _database(settings)
        with _database_failures(url):
            open_file(url)
            asyncio.run(_on_engine(url, migrate))
        opened.pop_all()
    return listeners


def problems(settings: Settings, host: str, port: int) -> Iterator[NotReady]:
    """Everything that would keep the server from starting; changes nothing."""
    for check in (*CHECKS, lambda _: _check_address(host, port), _look_at_database):
        try:
            check(settings)
        except NotReady as error:
            yield error


def has_admin(settings: Settings) -> bool | None:
    """Is there an account that is an admin? None if the database can't say; changes nothing."""
    found: list[Row[tuple[str]]] = []

    async def look(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            found.extend((await connection.execute(ANY_ADMIN)).all())

    try:
        _look_at_database(settings)
        if not _is_missing_file(settings.url):
            with _database_failures(settings.url):
                asyncio.run(_on_engine(settings.url, look))
    except NotReady:
        return None
    return bool(found)


def _is_missing_file(url: str) -> bool:
    return url.startswith("sqlite") and not Path(make_url(url).database or "").exists()


def _database(settings: Settings) -> str:
    try:
        return settings.url
    except (OSError, ValueError) as error:
        raise NotReady(f"The database can't be used: {error}.", "database") from error


def _look_at_database(settings: Settings) -> None:
    url = _database(settings)
    with _database_failures(url):
        if not _is_missing_file(url):
            open_file(url)
            asyncio.run(_on_engine(url, check_version))
        elif not os.access(folder := Path(make_url(url).database or "").parent, os.W_OK):
            raise OSError(f"no file can be created in {folder}")


@contextmanager
def _database_failures(url: str) -> Iterator[None]:
    """Turn the drivers' errors into a sentence that says what to do."""
    try:
        yield
    except NewerDatabase as error:
        raise NotReady(str(error), "database") from error
    except FAILURES as error:
        reason = f"The database can't be used: {_first_line(error)}"
        raise NotReady(f"{reason}; {_remedy(error, url)}", "database") from error


def _remedy(error: BaseException, url: str) -> str:
    if not url.startswith("sqlite"):
        return "check that PostgreSQL runs, and the host, user and name in --database."
    if "locked" in str(error):
        return "stop the program that uses it, or choose another file with --database."
    return "check its folder and its owner, or choose another file with --database."


def open_file(url: str) -> None:
    """Check that a file is an SQLite database: on errors the driver's thread would not end."""
    file = make_url(url).database
    if url.startswith("sqlite") and file:
        make_private(file)
        with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
            connection.execute("PRAGMA schema_version")


async def _on_engine(url: str, work: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    engine = make_engine(url)
    try:
        await work(engine)
    finally:
        await engine.dispose()


def listen(host: str, port: int, or_another: bool = False) -> list[socket.socket]:
    """Listen on every address of a host. Port 0 is any free port; `or_another` takes one if the
    port can't be used."""
    try:
        return _listeners(host, port)
    except OSError as error:
        number = error.errno or 0
        known = ADDRESS_REMEDIES.get(number)
        if known and or_another and port:
            return listen(host, 0)
        setting, remedy = known or ("host", "set --host to an address of this machine, or 0.0.0.0")
        reason = error.strerror if isinstance(error, socket.gaierror) else os.strerror(number)
        raise NotReady(f"Cannot listen on {host}:{port}: {reason}; {remedy}.", setting) from error


def _listeners(host: str, port: int) -> list[socket.socket]:
    """All of them have the port that the first one gets."""
    with ExitStack() as opened:
        listeners: list[socket.socket] = []
        for family, *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            listener = socket.create_server((address[0], port, *address[2:]), family=family)
            listeners.append(opened.enter_context(listener))
            port = listener.getsockname()[1]
        opened.pop_all()
    return listeners


def _check_address(host: str, port: int) -> None:
    for listener in listen(host, port):
        listener.close()


def _check_smtp(settings: Settings) -> None:
    if settings.smtp and not _is_url(settings.smtp, "smtp", "smtps"):
        raise NotReady("The mail server is smtp://user:password@host:port, or smtps://...", "smtp")
    if settings.smtp and not settings.public_url:
        raise NotReady("E-mail needs --public-url, so that its links lead to this server.", "smtp")


def _is_url(address: str, *schemes: str) -> bool:
    try:
        url = urlsplit(address)
        return url.scheme in schemes and bool(url.hostname) and url.port != 0
    except ValueError:
        return False


def _check_proxy(settings: Settings) -> None:
    """Only addresses and networks: `*` would let anyone claim any address."""
    for proxy in filter(None, (each.strip() for each in settings.proxy.split(","))):
        try:
            ip_network(proxy)
        except ValueError as error:
            raise NotReady(
                f"--proxy: {proxy} is not an address such as 10.0.0.5 or a network such as "
                "10.0.0.0/8; separate several with commas.",
                "proxy",
            ) from error


def _check_public_url(settings: Settings) -> None:
    if settings.public_url and not _is_url(settings.public_url, "http", "https"):
        raise NotReady("--public-url is an address such as https://games.example.", "public_url")


def _check_extra_bots(settings: Settings) -> None:
    try:
        read_extra_bots(settings.extra_bots)
    except ValueError as error:
        reason = str(error).removeprefix("bots: ")
        raise NotReady(f"--extra-bots: {reason}.", "extra_bots") from error


def _check_language(settings: Settings) -> None:
    code = settings.language.replace("-", "_")
    if not is_language(code) and not is_language(code.partition("_")[0]):
        raise NotReady(
            f"--language: there are no texts in {settings.language}; use en or another language "
            "of docs/texts.md.",
            "language",
        )


CHECKS: Final = (
    *(_check_smtp, _check_proxy, _check_public_url, _check_extra_bots),
    _check_language,
)


def _first_line(error: BaseException) -> str:
    """What the driver says, without SQLAlchemy's name for it."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    said = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    return said.partition("\n")[0].rstrip(".") or type(cause).__name__
