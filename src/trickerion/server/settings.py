"""The settings of a server, and its data folder."""

from pathlib import Path
from typing import Final

import platformdirs
from msgspec import Struct
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from trickerion.server.storage import postgres
from trickerion.server.storage.store import sqlite_url
from trickerion.texts import Texts, known_language, texts
from trickerion.texts.languages import ENGLISH

DRIVERS: Final = (
    (("postgresql", "postgres", "postgresql+asyncpg"), "postgresql+asyncpg"),
    (("sqlite", "sqlite+aiosqlite"), "sqlite+aiosqlite"),
)


class Settings(Struct, frozen=True):
    """Everything a host can configure; the defaults work without changes."""

    database: str = ""
    """A database URL or an SQLite file; empty: one in the data folder."""
    public_url: str = ""
    """The address players use, for links in notifications."""
    proxy: str = ""
    """Reverse proxies whose X-Forwarded-For is trusted: addresses and networks, separated by
    commas."""
    metrics_token: str = ""
    """Token for /api/metrics from other machines; without one only this machine may read it."""
    log_addresses: bool = True
    """Log the address of clients whose requests are refused."""
    bot_processes: int = 1
    bot_seconds: float = 1.0
    """How long a bot may think about one decision."""
    extra_bots: str = ""
    """More bots to play against, separated by commas, such as `my_bot.py:MyBot`."""
    bot_pause: float = 1.0
    """How long a bot waits before it responds to an action that can still be undone."""
    smtp: str = ""
    """smtp:// or smtps://user:password@host:port, for e-mail to players of slow games."""
    sender: str = "trickerion@localhost"
    language: str = ENGLISH
    """The language of what the server writes to people whose language it doesn't know."""
    private_webhooks: bool = False
    """Allow webhooks to this machine and its network (for tests and closed networks)."""
    limit_loopback: bool = False
    """Apply rate limits to clients on this machine too (for tests)."""
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
    waiting_seats_per_account: int = 10
    """How many seats at waiting tables an account may have ..."""
    waiting_seats_per_address: int = 40
    """... and the guests of one address, which a whole club may share."""
    keep_waiting_days: float = 7.0
    """Days until a waiting table is deleted; 0: never."""
    keep_finished_days: float = 0.0
    """Days until a finished or closed table is deleted; 0: never."""
    keep_guests_days: float = 0.0
    """Days until the names, links and chat of guests at finished tables are erased; 0: never."""
    keep_audit_days: float = 0.0
    """Days until lines of the audit log and handled reports are deleted; 0: never."""
    idle_seconds: float = 600.0
    """How long an unused table stays in memory."""
    sweep_seconds: float = 1.0
    """How often clocks are checked."""

    @property
    def url(self) -> str:
        return database_url(self.database or str(data_folder() / "trickerion.db"))

    def texts_in(self, language: str | None) -> Texts:
        """The texts of a reader's language, or of the server's; English if there are none."""
        return texts(known_language(language or self.language))


def database_url(written: str) -> str:
    """The URL of a database with its driver; anything that isn't a URL is an SQLite file. A
    ValueError says what is expected."""
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
    if url.startswith("postgresql") and not postgres.is_installed():
        raise ValueError(postgres.MISSING)
    return url


def data_folder() -> Path:
    """The user's data folder, created if necessary."""
    folder = platformdirs.user_data_path("trickerion", appauthor=False)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
