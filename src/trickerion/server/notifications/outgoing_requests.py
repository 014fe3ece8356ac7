"""Requests to addresses that players name: one small POST each, to a public address only, within a
deadline and a host's share."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from time import monotonic
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from trickerion.server.notifications.delivery_queue import DeliveryQueue, Dropped
from trickerion.server.rate_limits import Limit

DEADLINE: Final = 10.0
"""Seconds for the whole request: connection, TLS, sending and the first line of the answer."""
CONNECT: Final = 4.0
"""Seconds for each address of a name, so that a dead one doesn't use up the deadline."""
TRIED: Final = 3
"""Addresses of one name."""
RESOLVERS: Final = 8
LONGEST_LINE: Final = 4000
IPv4, IPv6 = ipaddress.IPv4Network, ipaddress.IPv6Network
GLOBAL_UNICAST: Final = IPv6("2000::/3")
NAT64: Final = IPv6("64:ff9b::/96")
MAPPED: Final = IPv6("::ffff:0:0/96")
NOT_PUBLIC: Final = (
    *(IPv4("192.0.0.0/24"), IPv4("192.88.99.0/24"), IPv4("224.0.0.0/4"), IPv4("240.0.0.0/4")),
    # Teredo and other protocol assignments, documentation, 6to4.
    *(IPv6("2001::/23"), IPv6("2001:db8::/32"), IPv6("2002::/16"), IPv6("3fff::/20")),
)
"""Networks that `is_global` lets pass in some version of Python."""
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@cache
def trusted_authorities() -> ssl.SSLContext:
    """The certificates that the system trusts; reading them takes some 20 ms."""
    return ssl.create_default_context()


class OutgoingRequests:
    """Posts to the hosts of webhooks and push services, within each host's share."""

    def __init__(self, private: bool, now: Callable[[], float] = monotonic) -> None:
        self._private = private
        self._trust = trusted_authorities()
        self._pool = ThreadPoolExecutor(RESOLVERS, thread_name_prefix="resolver")
        self._resolving = DeliveryQueue(running=RESOLVERS, share=2, queue=400)
        self._sending = DeliveryQueue(running=32, share=4, queue=1000)
        self._rate = Limit(1, 60, now)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Send a request and return the answer's status; an OSError, a ValueError or Dropped says
        why there is none."""
        parts = parts_of(url)
        addresses = await self._resolve(parts)
        if not self._rate.allows(_network(addresses[0])):
            raise Dropped(f"too many notifications for {parts.hostname}")
        async with self._sending.turn(_network(addresses[0])), asyncio.timeout(DEADLINE):
            reader, writer = await self._connect(addresses, parts)
            try:
                writer.write(_request(parts, body, headers))
                await writer.drain()
                status = (await reader.readline()).split()[1:2]
            finally:
                writer.transport.abort()
        if not (status and status[0].isdigit()):
            raise ValueError(f"{parts.hostname} did not answer with a status: {status}")
        return int(status[0])

    async def _resolve(self, parts: SplitResult) -> list[str]:
        """All addresses of a host; a ValueError if any of them is not public (SSRF)."""
        host = parts.hostname or ""
        # One domain with slow answers for many names must not occupy all resolvers.
        async with self._resolving.turn(".".join(host.rstrip(".").split(".")[-2:])):
            loop = asyncio.get_running_loop()
            addresses = await loop.run_in_executor(self._pool, _look_up, host)
        if not self._private and not all(map(is_public, addresses)):
            raise ValueError(f"{host} is not a public address")
        return addresses

    async def _connect(
        self, addresses: list[str], parts: SplitResult
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to a checked address; TLS verifies the certificate of the name."""
        tls: dict[str, Any] = {}
        if parts.scheme == "https":
            tls = {"ssl": self._trust, "server_hostname": parts.hostname}
        failure = OSError(f"{parts.hostname} has no address")
        for address in addresses[:TRIED]:
            try:
                async with asyncio.timeout(CONNECT):
                    return await asyncio.open_connection(
                        address, _port(parts), limit=LONGEST_LINE, **tls
                    )
            except OSError as error:
                failure = error
        raise failure


def is_public(address: str) -> bool:
    """May a stranger make this server connect to an address?"""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        if ip in NAT64 or ip in MAPPED:
            return is_public(str(ipaddress.IPv4Address(ip.packed[-4:])))
        if ip not in GLOBAL_UNICAST:
            return False
    return ip.is_global and not any(ip in network for network in NOT_PUBLIC)


def _network(address: str) -> str:
    """The key of a host: an IPv4 address or an IPv6 /64."""
    ip = ipaddress.ip_address(address)
    if ip.version == 4 or ip in NAT64:
        return address
    return str(ipaddress.ip_network((ip.packed[:8] + bytes(8), 64)))


def _look_up(host: str) -> list[str]:
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


def parts_of(url: str) -> SplitResult:
    """The parts of a web address, or a ValueError."""
    parts = urlsplit(url)
    is_plain = url.isascii() and url.isprintable() and " " not in url
    if not is_plain or parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("not a web address")
    if _port(parts) == 0:
        raise ValueError("not a port")
    return parts


def _port(parts: SplitResult) -> int:
    default = 443 if parts.scheme == "https" else 80
    return default if parts.port is None else parts.port


def _request(parts: SplitResult, body: bytes, headers: dict[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc.rpartition('@')[2]}",
        "User-Agent: trickerion",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body
