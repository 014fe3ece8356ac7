"""What is risky about a server's settings, in sentences that say what to do."""

import os
import stat
from collections.abc import Callable, Iterator, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import make_url

from trickerion.server.client_addresses import is_loopback
from trickerion.server.settings import Settings

NETWORK_FILE_SYSTEMS: Final = ("nfs", "cifs", "smb", "9p", "fuse.sshfs", "ceph", "glusterfs", "afs")
"""Prefixes of their types in the list of mounts."""
SHORT_LIVED: Final = ("/tmp", "/var/tmp", "/dev/shm", "/run")
SHORTEST_TOKEN: Final = 20
WIDEST: Final = 8
"""Bits that the network of a proxy should fix at least."""


class ServerSetup(Struct, frozen=True):
    """A server's settings, and where they come from."""

    settings: Settings
    host: str
    sources: Mapping[str, str] = {}
    """`--proxy`, a variable or a line of the file, by setting."""
    config: Path | None = None
    mounts: str = "/proc/mounts"
    has_admin: bool | None = None
    """None if the database can't say."""

    @property
    def is_local(self) -> bool:
        """Is the server for this machine only, and not behind a proxy?"""
        own = self.host == "localhost" or is_loopback(self.host)
        return own and not self.settings.public_url and not self.settings.proxy

    @property
    def has_tls(self) -> bool:
        return self.settings.public_url.startswith("https://")

    @property
    def file(self) -> Path | None:
        """The database, if it is a file."""
        try:
            url = make_url(self.settings.url)
        except (OSError, ValueError):
            return None
        is_file = url.drivername.startswith("sqlite") and url.database
        return Path(str(url.database)).absolute() if is_file else None


def risks(setup: ServerSetup) -> Iterator[str]:
    for each in RISKS:
        yield from each(setup)


def _connection(at: ServerSetup) -> Iterator[str]:
    if not at.is_local and not at.has_tls:
        yield (
            "other machines connect without TLS, so passwords can be read on the way; put a proxy "
            "with TLS in front and set public_url to its https address."
        )
    if at.has_tls and not at.settings.proxy:
        yield (
            "public_url is https, so there is a proxy, but proxy is not set: all players share "
            "one rate limit; set proxy to the proxy's address."
        )
    for proxy in filter(None, (each.strip() for each in at.settings.proxy.split(","))):
        if _is_wide(proxy):
            yield f"proxy trusts all of {proxy}, so anyone there can claim any address; narrow it."


def _is_wide(network: str) -> bool:
    try:
        return ip_network(network).prefixlen < WIDEST
    except ValueError:
        return False


def _database(at: ServerSetup) -> Iterator[str]:
    if at.file is None:
        return
    if any(at.file.is_relative_to(folder) for folder in SHORT_LIVED):
        yield f"{at.file} is in a folder that the system empties; move the database elsewhere."
    if kind := _network_file_system(at.file, at.mounts):
        yield (
            f"{at.file} is on a network file system ({kind}), where SQLite can lose data; move it "
            "to a local disk or use PostgreSQL."
        )


def _network_file_system(file: Path, mounts: str) -> str:
    """The type of the network file system that holds a file; empty if it is local."""
    try:
        lines = Path(mounts).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    found = [line.split()[1:3] for line in lines if len(line.split()) > 2]
    holding = [(place, kind) for place, kind in found if file.is_relative_to(place)]
    _, kind = max(holding, key=lambda each: len(each[0]), default=("", ""))
    return kind if kind.startswith(NETWORK_FILE_SYSTEMS) else ""


def _secrets(at: ServerSetup) -> Iterator[str]:
    token = at.settings.metrics_token
    if token and len(token) < SHORTEST_TOKEN:
        yield f"metrics_token can be guessed; use at least {SHORTEST_TOKEN} random characters."
    written = [name for name, value in _secret_settings(at.settings).items() if value]
    for name in written:
        if at.sources.get(name, "").startswith("--"):
            yield (
                f"{name} is a secret on the command line, where every user of this machine can "
                "read it; use a variable or the file."
            )
    in_file = [name for name in written if at.sources.get(name, "").endswith(f" in {at.config}")]
    if at.config and in_file and _is_readable_by_all(at.config):
        yield f"{at.config} holds secrets and everyone can read it; run chmod 640 {at.config}."


def _secret_settings(settings: Settings) -> dict[str, bool]:
    """The settings that can hold a secret, and whether they do."""
    return {
        "metrics_token": bool(settings.metrics_token),
        "database": _has_password(settings.database),
        "smtp": _has_password(settings.smtp),
    }


def _has_password(url: str) -> bool:
    user, at, _ = url.partition("://")[2].rpartition("@")
    return bool(at) and ":" in user


def _is_readable_by_all(file: Path) -> bool:
    try:
        return bool(file.stat().st_mode & stat.S_IROTH)
    except OSError:
        return False


def _reach(at: ServerSetup) -> Iterator[str]:
    if at.settings.private_webhooks and not at.is_local:
        yield (
            "private_webhooks lets players send requests to machines in your network; turn it off."
        )
    if at.settings.smtp and at.settings.sender.endswith("@localhost"):
        yield "sender ends in @localhost, so mail servers will refuse it; set your own address."
    if not at.is_local and at.has_admin is False:
        yield (
            "no account is an admin, so nobody can moderate in the browser; create an account and "
            "run trickerion admin accounts make-admin NAME."
        )
    if not at.is_local and hasattr(os, "geteuid") and os.geteuid() == 0:
        yield "the server runs as root; start it as a user of its own (deploy/trickerion@.service)."


def _work(at: ServerSetup) -> Iterator[str]:
    cores = os.cpu_count() or 1
    if at.settings.bot_processes > cores:
        yield f"there are more bot processes than cores ({cores}); set bots to {cores} or fewer."


RISKS: Final[tuple[Callable[[ServerSetup], Iterator[str]], ...]] = (
    *(_connection, _database, _secrets, _reach, _work),
)
