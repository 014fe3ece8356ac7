"""The few settings of a server, and where it keeps its things."""

import os
import sys
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from trickerion.server.store import sqlite_url

DRIVERS: Final = (
    (("postgresql", "postgres", "postgresql+asyncpg"), "postgresql+asyncpg"),
    (("sqlite", "sqlite+aiosqlite"), "sqlite+aiosqlite"),
)


class Settings(Struct, frozen=True):
    """Everything a host may want to change; the defaults need no thought."""

    database: str = ""
    """A database URL or an SQLite file; empty: one in the data folder."""
    public_url: str = ""
    """The address players know the server by, for links in notifications."""
    proxy: str = ""
    """The reverse proxies whose X-Forwarded-For is believed: addresses and networks, with commas
    between them."""
    metrics_token: str = ""
    """Opens /api/metrics to other machines; without one only this machine reads it."""
    bot_processes: int = 1
    bot_seconds: float = 1.0
    """How long a bot may think about one decision."""
    bot_pause: float = 1.0
    """How long a bot waits before it answers an action that its player could still take back."""
    smtp: str = ""
    """smtp://user:password@host:port for e-mail to players of slow games."""
    sender: str = "trickerion@localhost"
    private_webhooks: bool = False
    """Webhooks may lead to this machine and its network (for tests and closed networks)."""
    limit_loopback: bool = False
    """Rate limits hold also for clients on this machine (for tests)."""
    header_seconds: float = 10.0
    """How long a client may take to send a request without its body ..."""
    body_seconds: float = 30.0
    """... its body ..."""
    answer_seconds: float = 60.0
    """... and to read the answer."""
    keep_alive_seconds: int = 5
    """How long a connection stays open after an answer."""
    connections_each: int = 500
    """How many connections one address may have."""
    idle_seconds: float = 600.0
    """How long a table nobody looks at stays in memory."""
    sweep_seconds: float = 1.0
    """How often clocks are looked at."""

    @property
    def url(self) -> str:
        return database_url(self.database or str(data_folder() / "trickerion.db"))


def database_url(written: str) -> str:
    """The URL of a database as a host may write it, with the driver that is used here; what is no
    URL is an SQLite file. A ValueError tells what would be one."""
    if "://" not in written:
        return sqlite_url(Path(written).absolute())
    kind, _, rest = written.partition("://")
    drivers = [url for kinds, url in DRIVERS if kind in kinds]
    if not drivers:
        raise ValueError("it is a file, or postgresql://user:password@host/name")
    url = f"{drivers[0]}://{rest}"
    try:
        make_url(url)
    except (ArgumentError, ValueError) as error:
        raise ValueError("an address is postgresql://user:password@host:port/name") from error
    return url


def data_folder() -> Path:
    """The user's data folder, made if it is not there."""
    home = Path.home()
    if sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    elif os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    folder = base / "trickerion"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
