"""Client addresses: what a rate limit counts as one client, and which are local."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

Connection = ASGIConnection[Any, Any, Any, Any]
UNKNOWN: Final = "unknown"
FORWARDING: Final = (
    *("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"),
    *("forwarded", "via", "cf-connecting-ip", "true-client-ip"),
)
"""Headers a reverse proxy adds."""
NETWORK: Final = 64
"""Bits of an IPv6 address that its owner can't choose freely."""


@lru_cache(maxsize=4096)
def group(host: str) -> str:
    """The key that limits use for an address: the network for IPv6, the address for IPv4."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or IPv6Address(int(address) >> NETWORK << NETWORK))
    return str(address)


@lru_cache(maxsize=4096)
def is_loopback(host: str) -> bool:
    """Is this an address of this machine?"""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def is_within(host: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)


def client(connection: Connection) -> str:
    return connection.client.host if connection.client else UNKNOWN


def is_forwarded(connection: Connection) -> bool:
    """Did a request come through a proxy, judging by its headers or its host?"""
    headers = connection.headers
    return any(name in headers for name in FORWARDING) or not _names_this_machine(
        headers.get("host", "")
    )


def _names_this_machine(host: str) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name in ("", "localhost") or name.endswith(".localhost") or is_loopback(name)
