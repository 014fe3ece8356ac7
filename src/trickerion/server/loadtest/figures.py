"""The settings of a load test, and what it measures."""

import asyncio
from collections import Counter
from typing import Any, Final
from urllib.request import urlopen

from msgspec import Struct

READ: Final = {
    "process_cpu_seconds_total": "processor_seconds",
    "process_resident_memory_bytes": "memory",
    "process_open_fds": "descriptors",
    "trickerion_tasks": "tasks",
    "trickerion_tables_open": "tables",
}
"""The server's metrics that are read, and where they go."""


class Load(Struct):
    """What a server is loaded with."""

    tables: int = 500
    players: int = 4
    """Seats of each table ..."""
    bots: int = 0
    """... and how many of them bots play."""
    spectators: int = 1
    rate: float = 100.0
    seconds: float = 20.0
    undos: float = 0.0
    """The share of commands that undo an action if the table's people can undo one ..."""
    chat: float = 0.0
    """... and of those that are chat messages."""
    database: str = ""
    processes: int = 1
    spread: bool = False
    """Connect the players of a table to different processes."""
    sign_ins: float = 0.0
    """Sign-ins per second; each costs more than a hundred actions."""
    overdue: int = 0
    """Stored games that are out of time before the server starts (R24)."""

    @property
    def people(self) -> int:
        """The seats of each table that people play."""
        return self.players - self.bots


class ServerReading(Struct):
    """What the servers use at one moment, all together."""

    processor_seconds: float = 0.0
    memory: float = 0.0
    descriptors: float = 0.0
    tasks: float = 0.0
    tables: float = 0.0


class Figures:
    """Measurements in milliseconds."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.told: list[float] = []
        self.kinds: Counter[str] = Counter()
        """Acknowledged commands by kind."""
        self.refused: Counter[str] = Counter()
        """Refused commands by code."""
        self.sign_ins: list[float] = []
        self.overdue_left = 0
        self.skipped = 0
        self.finished = 0
        """Games that came to their end; each was replaced by another table."""
        self.busy = 0.0
        """CPU seconds of the generator; near 100 % it measures itself."""
        self.readings: list[ServerReading] = []
        """At the start, after each quarter of the time, and at the end."""

    @property
    def server(self) -> float:
        """CPU seconds of the server."""
        return self.readings[-1].processor_seconds - self.readings[0].processor_seconds

    def report(self, load: Load, took: float, opening: float) -> dict[str, Any]:
        return {
            "processes": load.processes,
            "tables": load.tables,
            "sockets": load.tables * (load.people + load.spectators),
            "actions": len(self.acks),
            "actions_per_second": round(len(self.acks) / took, 1),
            "undos": self.kinds["undo"],
            "chat_messages": self.kinds["say"],
            "games_finished": self.finished,
            "told_per_action": round(len(self.told) / max(1, len(self.acks)), 2),
            "refused": dict(self.refused),
            "no_table_ready": self.skipped,
            "seconds_to_connect": round(opening, 1),
            "client_processor_share": round(self.busy / took, 2),
            "server_processor_share": round(self.server / took, 2),
            "server_processor_ms_per_action": round(self.server * 1000 / max(1, len(self.acks)), 2),
            "server_memory_mb": [round(each.memory / 1e6, 1) for each in self.readings],
            "server_descriptors": [round(each.descriptors) for each in self.readings],
            "server_tasks": [round(each.tasks) for each in self.readings],
            "server_tables": [round(each.tables) for each in self.readings],
            **{f"ack_ms_{name}": value for name, value in percentiles(self.acks).items()},
            **{f"told_ms_{name}": value for name, value in percentiles(self.told).items()},
            **{f"sign_in_ms_{name}": value for name, value in percentiles(self.sign_ins).items()},
            "overdue_at_first": load.overdue,
            "overdue_left": self.overdue_left,
        }


def percentiles(values: list[float]) -> dict[str, float]:
    ordered = sorted(values) or [0.0]
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    last = len(ordered) - 1
    return {name: round(ordered[round(last * share)], 1) for name, share in shares.items()}


async def read_servers(addresses: list[str]) -> ServerReading:
    """Read the metrics of some servers."""
    reading = ServerReading()
    for address in addresses:
        for line in await asyncio.to_thread(_lines, f"http://{address}/api/metrics"):
            name, _, value = line.partition(" ")
            if name in READ:
                setattr(reading, READ[name], getattr(reading, READ[name]) + float(value))
    return reading


def _lines(url: str) -> list[str]:
    with urlopen(url, timeout=60) as answer:
        return str(answer.read(), "utf-8").splitlines()
