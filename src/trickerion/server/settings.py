"""The few settings of a server, and where it keeps its things."""

import os
import sys
from pathlib import Path

from msgspec import Struct

from trickerion.server.store import sqlite_url


class Settings(Struct, frozen=True):
    """Everything a host may want to change; the defaults need no thought."""

    database: str = ""
    """A database URL; empty: an SQLite file in the data folder."""
    public_url: str = ""
    """The address players know the server by, for links in notifications."""
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
    idle_seconds: float = 600.0
    """How long a table nobody looks at stays in memory."""
    sweep_seconds: float = 1.0
    """How often clocks are looked at."""

    @property
    def url(self) -> str:
        return self.database or sqlite_url(data_folder() / "trickerion.db")


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
    folder.mkdir(parents=True, exist_ok=True)
    return folder
