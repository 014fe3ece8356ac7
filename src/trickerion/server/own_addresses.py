"""The addresses at which browsers find this server."""

import socket
from contextlib import closing
from typing import Final

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""The hosts that stand for all networks, and where such a server is found on its own machine."""
ELSEWHERE: Final = "192.0.2.1"
"""An address of no network (RFC 5737); the way there leads through the machine's own network."""


def web_address(host: str, port: int) -> str:
    """The address on this machine; an IPv6 address stands in brackets."""
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_address(host: str, port: int) -> str | None:
    """The address for others in the same network, if the server listens there."""
    own = machine_address() if host in EVERYWHERE else None
    return own and web_address(own, port)


def machine_address() -> str | None:
    """This machine's address in its network; None without one. Nothing is sent."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found


def announcement(host: str, port: int) -> str:
    """What the command says when the server starts."""
    others = network_address(host, port)
    where = web_address(host, port) + (
        f", for others in your network at {others}" if others else ""
    )
    return f"Tables at {where} - Ctrl-C stops the server, nothing is lost."
