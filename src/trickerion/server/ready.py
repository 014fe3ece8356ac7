"""What can be wrong before a server starts, found out then and said in a sentence."""

import asyncio
import socket
import sqlite3
from contextlib import closing
from ipaddress import ip_network
from typing import Final
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from trickerion.server.file_log import make_private
from trickerion.server.settings import Settings
from trickerion.server.store import make_engine

FAILURES: Final = (
    *(OSError, RuntimeError),
    *(sqlite3.Error, SQLAlchemyError, asyncpg.PostgresError),
)


class NotReady(Exception):
    """The server cannot start, and why."""


def check(settings: Settings, host: str, port: int) -> None:
    """The database, upgraded; the address; the settings. Or NotReady."""
    _check_smtp(settings.smtp)
    _check_proxy(settings.proxy)
    _check_links(settings)
    _check_address(host, port)
    try:
        url = settings.url
    except (OSError, ValueError) as error:
        raise NotReady(f"The database cannot be used: {error}") from error
    try:
        _open_file(url)
        asyncio.run(_upgrade(url))
    except FAILURES as error:
        raise NotReady(f"The database cannot be used: {_first_line(error)}") from error


def _open_file(url: str) -> None:
    """Is an SQLite file one, and can it be reached? The driver's thread would not end on that."""
    file = make_url(url).database
    if url.startswith("sqlite") and file:
        make_private(file)
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")


async def _upgrade(url: str) -> None:
    from trickerion.server.migrate import migrate  # noqa: PLC0415 - alembic is slow to import

    engine = make_engine(url)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def _check_address(host: str, port: int) -> None:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        for family, kind, protocol, _, address in found[:1]:
            with closing(socket.socket(family, kind, protocol)) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except OSError as error:
        raise NotReady(f"Nobody can be received at {host}:{port}: {error.strerror}.") from error


def _check_smtp(url: str) -> None:
    try:
        server = urlsplit(url)
        is_known = server.scheme in ("smtp", "smtps") and server.hostname and server.port != 0
    except ValueError:
        is_known = False
    if url and not is_known:
        raise NotReady("The mail server is smtp://user:password@host:port, or smtps://...")


def _check_proxy(proxies: str) -> None:
    """A name or `*` would be trusted by nobody or let anybody say who they are."""
    for proxy in filter(None, (each.strip() for each in proxies.split(","))):
        try:
            ip_network(proxy)
        except ValueError as error:
            raise NotReady(
                f"--proxy: {proxy} is not an address such as 10.0.0.5 or a network such as "
                "10.0.0.0/8; separate several with commas."
            ) from error


def _check_links(settings: Settings) -> None:
    if settings.smtp and not settings.public_url:
        raise NotReady("E-mail needs --public-url, so that its links lead to this server.")


def _first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0] or type(error).__name__
