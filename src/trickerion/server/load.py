"""A load generator: many tables, everybody connected, actions at a steady rate (R14).

It starts a server of its own on a free port of this machine, with an empty database, and ends it.
"""

import asyncio
import gc
import json
import secrets
import signal
import socket
import tempfile
from collections import deque
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from trickerion import Game, Options
from trickerion.server import children
from trickerion.server.protocol import PROTOCOL
from trickerion.server.settings import database_url
from trickerion.server.store import Store
from trickerion.server.stored_games import fill_overdue, overdue

AT_ONCE: Final = 50
"""Tables that are set up side by side."""
TRIES: Final = 600
"""How often a server that starts is called, 20 times a second."""
SETTLED: Final = 150
"""Actions after which a table joins the load: a game in its middle."""


class Message(Struct):
    """As much of a message as the load needs."""

    type: str
    id: str | None = None
    version: int = 0
    code: str = ""
    options: list[dict[str, str | int]] = []


READ: Final = msgspec.json.Decoder(Message).decode


class DidNotStart(Exception):
    """The server has said why."""


class Load(Struct):
    """How much, for how long."""

    tables: int = 500
    players: int = 4
    spectators: int = 1
    rate: float = 100.0
    seconds: float = 20.0
    database: str = ""
    processes: int = 1
    spread: bool = False
    """Connect the players of a table to different processes."""
    overdue: int = 0
    """Stored games whose clocks have run out before the server starts (R24)."""


class Figures:
    """What was measured, in milliseconds."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.told: list[float] = []
        self.refused: list[str] = []
        self.sign_ins: list[float] = []
        self.overdue_left = 0
        self.skipped = 0
        self.busy = 0.0
        """Seconds of a processor the generator itself used: near the whole, it measures itself."""
        self.server = 0.0
        """Seconds of a processor the server used."""

    def report(self, load: Load, took: float, opening: float) -> dict[str, Any]:
        return {
            "processes": load.processes,
            "tables": load.tables,
            "sockets": load.tables * (load.players + load.spectators),
            "actions": len(self.acks),
            "actions_per_second": round(len(self.acks) / took, 1),
            "told_per_action": round(len(self.told) / max(1, len(self.acks)), 2),
            "refused": len(self.refused),
            "no_table_ready": self.skipped,
            "seconds_to_connect": round(opening, 1),
            "client_processor_share": round(self.busy / took, 2),
            "server_processor_share": round(self.server / took, 2),
            "server_processor_ms_per_action": round(self.server * 1000 / max(1, len(self.acks)), 2),
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


class Seat:
    """One socket: a player's or a spectator's."""

    def __init__(self, table: "LoadedTable", line: ClientConnection) -> None:
        self.table = table
        self.line = line
        self.version = 0
        self.options: list[dict[str, str | int]] = []

    async def listen(self) -> None:
        while True:
            message = READ(await self.line.recv(decode=False))
            if message.type == "update":
                self.version, self.options = message.version, message.options
                self.table.told()
            elif message.type in ("ack", "refused") and message.id is not None:
                self.table.answered(message)


class LoadedTable:
    """A table under load: at most one action is under way."""

    def __init__(self, figures: Figures, ready: "deque[LoadedTable]") -> None:
        self.figures = figures
        self.ready = ready
        self.seats: list[Seat] = []
        self.sent = 0.0
        self.is_waiting = False

    def told(self) -> None:
        if self.sent:
            self.figures.told.append((perf_counter() - self.sent) * 1000)

    def answered(self, message: Message) -> None:
        if message.type == "ack":
            self.figures.acks.append((perf_counter() - self.sent) * 1000)
        else:
            self.figures.refused.append(message.code)
        self.is_waiting = False
        asyncio.get_running_loop().call_later(0.05, self.ready.append, self)

    async def act(self, chance: Random) -> bool:
        """Let a seat that is asked do something."""
        asked = [seat for seat in self.seats if seat.options]
        if not asked or self.is_waiting:
            return False
        seat = chance.choice(asked)
        self.is_waiting = True
        action = {
            **{"type": "act", "id": secrets.token_hex(6), "version": seat.version},
            "action": chance.choice(seat.options),
        }
        self.sent = perf_counter()
        await seat.line.send(msgspec.json.encode(action), text=True)
        return True


def measure(load: Load) -> dict[str, Any]:
    """The figures of a server under load."""
    with asyncio.Runner(loop_factory=_quick_loop) as runner:
        return runner.run(run_load(load))


def _quick_loop() -> asyncio.AbstractEventLoop:
    """The loop that uvicorn uses too, where there is one."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def run_load(load: Load) -> dict[str, Any]:
    """Start a server, load it, end it; the figures."""
    with tempfile.TemporaryDirectory() as folder:
        load.database = load.database or str(Path(folder, "load.db"))
        store = Store(database_url(load.database), "load")
        await store.start()
        await fill_overdue(store, load.overdue)
        ports = [free_port() for _ in range(load.processes)]
        servers = [await start_server(port, load.database, Path(folder)) for port in ports]
        try:
            return await _measure(load, [f"127.0.0.1:{port}" for port in ports], store)
        finally:
            await store.stop()
            for server in servers:
                server.send_signal(signal.SIGTERM)
            await asyncio.gather(*(server.wait() for server in servers))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def start_server(port: int, database: str, folder: Path) -> asyncio.subprocess.Process:
    command = [*children.module("trickerion"), "serve", "--port", str(port)]
    environment = children.environment(XDG_DATA_HOME=str(folder), DATABASE_URL=database)
    server = await asyncio.create_subprocess_exec(
        *command, "--log-level", "warning", env=environment, stdout=asyncio.subprocess.DEVNULL
    )
    for _ in range(TRIES):
        try:
            await asyncio.to_thread(call, f"http://127.0.0.1:{port}/api/health", None)
            return server
        except OSError:
            await asyncio.sleep(0.05)
        if server.returncode is not None:
            raise DidNotStart
    server.terminate()
    await server.wait()
    raise DidNotStart


def call(url: str, body: dict[str, Any] | None) -> Any:
    data = json.dumps(body).encode() if body is not None else None
    with urlopen(Request(url, data, {"Content-Type": "application/json"}), timeout=60) as answer:
        return json.load(answer)


async def _measure(load: Load, addresses: list[str], store: Store) -> dict[str, Any]:
    figures, ready = Figures(), deque[LoadedTable]()
    chance, limit = Random(1), asyncio.Semaphore(AT_ONCE)
    began = perf_counter()
    async with asyncio.TaskGroup() as group:
        opened = await asyncio.gather(
            *(
                _open(load, n, addresses, LoadedTable(figures, ready), limit)
                for n in range(load.tables)
            )
        )
        listeners = [group.create_task(seat.listen()) for t in opened for seat in t.seats]
        await asyncio.sleep(1)
        opening = perf_counter() - began
        ready.extend(opened)
        # Its own pauses would be taken for the server's.
        gc.collect()
        gc.disable()
        before = await _processor_time(addresses)
        signing_in = group.create_task(_sign_in(addresses[0], figures))
        took = await _drive(load, ready, figures, chance)
        signing_in.cancel()
        figures.overdue_left = await overdue(store)
        figures.server = await _processor_time(addresses) - before
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*(seat.line.close() for t in opened for seat in t.seats))
    return figures.report(load, took, opening)


async def _sign_in(address: str, figures: Figures) -> None:
    """Somebody with an account comes in, twice a second."""
    who = {"name": "Ada", "password": secrets.token_hex(8)}
    await asyncio.to_thread(call, f"http://{address}/api/accounts", who)
    while True:
        began = perf_counter()
        await asyncio.to_thread(call, f"http://{address}/api/sessions", who)
        figures.sign_ins.append((perf_counter() - began) * 1000)
        await asyncio.sleep(0.5)


async def _processor_time(addresses: list[str]) -> float:
    """The seconds of a processor that the servers have used by now."""
    name, used = "process_cpu_seconds_total ", 0.0
    for address in addresses:
        lines = await asyncio.to_thread(_read, f"http://{address}/api/metrics")
        used += sum(float(line.removeprefix(name)) for line in lines if line.startswith(name))
    return used


def _read(url: str) -> list[str]:
    with urlopen(url, timeout=60) as answer:
        return str(answer.read(), "utf-8").splitlines()


async def _open(
    load: Load, number: int, addresses: list[str], table: LoadedTable, limit: asyncio.Semaphore
) -> LoadedTable:
    """A table in mid-game with everybody connected."""
    async with limit:
        options = {"players": load.players}
        body = {"options": options, "position": _middle(load.players, number % 20)}
        own = addresses[number % len(addresses)]
        made = await asyncio.to_thread(call, f"http://{own}/api/tables", body)
        path = f"/api/tables/{made['table']['id']}"
        tokens: list[str | None] = []
        for seat in range(load.players):
            sit = {"name": f"Player {seat + 1}"}
            seated = await asyncio.to_thread(call, f"http://{own}{path}/seats", sit)
            tokens.append(seated["token"])
        for place, token in enumerate(tokens + [None] * load.spectators):
            at = addresses[(number + place) % len(addresses)] if load.spread else own
            line = await connect(f"ws://{at}{path}/socket", compression=None, ping_interval=None)
            hello = {"type": "hello", "protocol": PROTOCOL, "token": token}
            await line.send(json.dumps(hello))
            table.seats.append(Seat(table, line))
    return table


_POSITIONS: dict[int, dict[str, object]] = {}


def _middle(players: int, seed: int) -> dict[str, object]:
    """A position in the middle of a random game, with nobody's plans pending."""
    if seed not in _POSITIONS:
        game, chance = Game.new(Options(players=players), seed), Random(seed)
        while len(game.history) < SETTLED or game.phase == "assignment":
            game.play(chance.choice(game.options(game.to_act[0])))
        _POSITIONS[seed] = game.to_dict()
    return _POSITIONS[seed]


async def _drive(
    load: Load, ready: "deque[LoadedTable]", figures: Figures, chance: Random
) -> float:
    """Actions at a steady rate, whatever the server does."""
    began, busy = perf_counter(), process_time()
    for number in range(round(load.rate * load.seconds)):
        due = began + number / load.rate
        if (early := due - perf_counter()) > 0:
            await asyncio.sleep(early)
        for _ in range(len(ready)):
            if await ready.popleft().act(chance):
                break
        else:
            figures.skipped += 1
    took, figures.busy = perf_counter() - began, process_time() - busy
    await asyncio.sleep(1)
    return took
