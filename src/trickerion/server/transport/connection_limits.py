"""Limits on the number of connections and the memory they hold.

An unfinished request costs a file descriptor and memory. When too many are unfinished the oldest
one is dropped: an honest request is complete within moments, so a flood only hurts itself.
"""

from collections.abc import Callable
from ipaddress import ip_network
from typing import Final

from trickerion.server.client_addresses import group, is_loopback, is_within
from trickerion.server.settings import Settings

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

RESERVED: Final = 100
"""Descriptors kept for files, the database and bots."""
MOST: Final = 20_000
"""Connections, if the system allows that many."""
FEW_DESCRIPTORS: Final = 1024
UNFINISHED_EACH: Final = 100
SMALL: Final = 64 * 1024
"""Bytes; longer bodies count as large."""
BODIES: Final = 64_000_000
"""Bytes of large bodies at a time; one address may hold a quarter of them."""

Drop = Callable[[], None]


def descriptors() -> int:
    """How many files and connections this process may have open."""
    if resource is None:
        return FEW_DESCRIPTORS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST + RESERVED if soft == resource.RLIM_INFINITY else soft


def raise_descriptor_limit() -> None:
    """Raise the limit of open files as far as the system allows."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + RESERVED if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Count:
    """A counter for each key, and their sum."""

    def __init__(self) -> None:
        self.of: dict[str, int] = {}
        self.total = 0

    def add(self, who: str, number: int) -> int:
        """Add to a counter and return it; keys at zero are dropped."""
        self.total += number
        mine = self.of.pop(who, 0) + number
        if mine:
            self.of[who] = mine
        return mine


class ConnectionLimits:
    """Counts connections, unfinished requests and large bodies, by address."""

    def __init__(self, settings: Settings, descriptors: int) -> None:
        self.settings = settings
        self.most = min(MOST, max(RESERVED, descriptors - RESERVED))
        self.each = min(settings.connections_each, self.most // 4)
        self.proxies = [ip_network(p.strip()) for p in settings.proxy.split(",") if p.strip()]
        self.connections = Count()
        self.bodies = Count()
        self.unfinished: dict[str, dict[object, Drop]] = {}

    def _is_one_client(self, host: str) -> bool:
        """Proxies speak for many clients, and this machine isn't limited."""
        is_free = is_loopback(host) and not self.settings.limit_loopback
        return not is_free and not is_within(host, self.proxies)

    def enter(self, host: str) -> bool:
        """Count a connection; is there room for it?"""
        mine = self.connections.add(group(host), 1)
        is_share = not self._is_one_client(host) or mine <= self.each
        return is_share and self.connections.total <= self.most

    def leave(self, host: str) -> None:
        self.connections.add(group(host), -1)

    def begin(self, host: str, request: object, drop: Drop) -> None:
        """Count an unfinished request; if there are too many, the oldest one is dropped."""
        mine = self.unfinished.setdefault(group(host), {})
        mine[request] = drop
        if self._is_one_client(host) and len(mine) > min(UNFINISHED_EACH, self.each):
            _drop_oldest(mine)
        elif self.connections.total > self.most // 2:
            self._make_room()

    def _make_room(self) -> None:
        """At most half of the connections may be unfinished requests."""
        if sum(map(len, self.unfinished.values())) > self.most // 2:
            _drop_oldest(max(self.unfinished.values(), key=len))

    def finish(self, host: str, request: object) -> None:
        mine = self.unfinished.get(group(host), {})
        mine.pop(request, None)
        if not mine:
            self.unfinished.pop(group(host), None)

    def hold(self, host: str, size: int) -> bool:
        """Count bytes of a large body; is there memory for them?"""
        mine = self.bodies.add(group(host), size)
        is_share = not self._is_one_client(host) or mine <= BODIES // 4
        return is_share and self.bodies.total <= BODIES

    def release(self, host: str, size: int) -> None:
        self.bodies.add(group(host), -size)


def _drop_oldest(requests: dict[object, Drop]) -> None:
    requests.pop(next(iter(requests)))()
