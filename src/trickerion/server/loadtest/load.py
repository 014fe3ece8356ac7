"""A load generator: many tables with all players connected, actions at a steady rate (R14).

It starts its own server on a free port with an empty database, and stops it afterwards. A table
whose game is over is replaced by another one.
"""

import asyncio
import contextlib
import gc
import itertools
import os
import secrets
import signal
import socket
import tempfile
from collections import deque
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from trickerion.server import subprocesses
from trickerion.server.loadtest.figures import Figures, Load, read_servers
from trickerion.server.loadtest.loaded_table import LoadedTable, call
from trickerion.server.loadtest.stored_games import fill_overdue, overdue
from trickerion.server.settings import database_url
from trickerion.server.storage.store import Store

AT_ONCE: Final = 50
"""Tables that are set up concurrently."""
TRIES: Final = 600
"""How often a server that starts or owes answers is polled, 20 times a second."""
READINGS: Final = 4
"""How often the server's metrics are read during the load, after a first time."""
FIRST_PORT: Final = 12_000
PORTS: Final = 20_000
_ports: Final = itertools.count(64 * os.getpid())


class DidNotStart(Exception):
    """The server failed to start and said why."""


def measure(load: Load) -> dict[str, Any]:
    """Measure a server under load."""
    with asyncio.Runner(loop_factory=_quick_loop) as runner:
        return runner.run(run_load(load))


def _quick_loop() -> asyncio.AbstractEventLoop:
    """uvloop, which uvicorn uses too, if installed."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def run_load(load: Load) -> dict[str, Any]:
    """Start a server, load it, stop it; returns the figures."""
    with tempfile.TemporaryDirectory() as folder:
        load.database = load.database or str(Path(folder, "load.db"))
        store = Store(database_url(load.database), "load")
        await store.start()
        await fill_overdue(store, load.overdue)
        ports = [free_port() for _ in range(load.processes)]
        servers = [await start_server(port, load.database, Path(folder)) for port in ports]
        try:
            async with asyncio.TaskGroup() as group:
                addresses = [f"127.0.0.1:{port}" for port in ports]
                return await LoadRun(load, addresses, group).measure(store)
        finally:
            await store.stop()
            for server in servers:
                server.send_signal(signal.SIGTERM)
            await asyncio.gather(*(server.wait() for server in servers))


def free_port() -> int:
    """A port below those that the system hands out, and another one in each process: nobody takes
    it before a server listens there."""
    while True:
        port = FIRST_PORT + next(_ports) % PORTS
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port


async def start_server(port: int, database: str, folder: Path) -> asyncio.subprocess.Process:
    command = [*subprocesses.module("trickerion"), "serve", "--port", str(port)]
    environment = subprocesses.environment(XDG_DATA_HOME=str(folder), DATABASE_URL=database)
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


async def _until(is_so: Callable[[], bool]) -> None:
    """Wait for the server, but not forever."""
    for _ in range(TRIES):
        if is_so():
            return
        await asyncio.sleep(0.05)


class LoadRun:
    """The load on running servers."""

    def __init__(self, load: Load, addresses: list[str], group: asyncio.TaskGroup) -> None:
        self.load = load
        self.addresses = addresses
        self.group = group
        self.figures = Figures()
        self.tables: set[LoadedTable] = set()
        self.ready: deque[LoadedTable] = deque()
        """The tables that can be sent a command."""
        self._beside: list[asyncio.Task[None]] = []
        """What is stopped with the load."""
        self._opened = 0
        self._at_once = asyncio.Semaphore(AT_ONCE)

    async def measure(self, store: Store) -> dict[str, Any]:
        opening = await self.open_tables()
        # Its own GC pauses would count as the server's.
        gc.collect()
        gc.disable()
        await self._read_servers()
        self._run(self._sign_in())
        reading = self.group.create_task(self._keep_reading())
        took = await self._drive()
        await reading
        await self._answers()
        for task in self._beside:
            task.cancel()
        self.figures.overdue_left = await overdue(store)
        await self._read_servers()
        await self.close_tables()
        return self.figures.report(self.load, took, opening)

    async def open_tables(self) -> float:
        """Returns how long it took."""
        began = perf_counter()
        await asyncio.gather(*(self._open() for _ in range(self.load.tables)))
        await _until(lambda: all(table.is_told for table in self.tables))
        await asyncio.sleep(1)
        self.ready.extend(self.tables)
        return perf_counter() - began

    async def close_tables(self) -> None:
        await asyncio.gather(*(table.close() for table in self.tables))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        self._beside.append(self.group.create_task(work))

    async def _open(self) -> LoadedTable:
        async with self._at_once:
            number, self._opened = self._opened, self._opened + 1
            table = LoadedTable(self.load, self.figures, self.ready)
            await table.open(number, self.addresses)
        table.listen(self.group)
        self.tables.add(table)
        return table

    async def _replace(self, table: LoadedTable) -> None:
        """Open another table for one whose game is over."""
        self.figures.finished += 1
        self.tables.discard(table)
        await table.close()
        self.ready.append(await self._open())

    async def _drive(self) -> float:
        """Send commands at a steady rate."""
        began, busy, chance = perf_counter(), process_time(), Random(1)
        for number in range(round(self.load.rate * self.load.seconds)):
            due = began + number / self.load.rate
            if (early := due - perf_counter()) > 0:
                await asyncio.sleep(early)
            if not await self.act(chance):
                self.figures.skipped += 1
        self.figures.busy = process_time() - busy
        return perf_counter() - began

    async def _answers(self) -> None:
        """Wait for the answers to the last commands, and a moment for the updates of viewers."""
        await _until(lambda: not any(table.waiting_for for table in self.tables))
        await asyncio.sleep(1)

    async def act(self, chance: Random) -> bool:
        """Send one command, if any table is ready for it."""
        for _ in range(len(self.ready)):
            table = self.ready.popleft()
            if table.is_over:
                self._run(self._replace(table))
            elif await table.act(chance):
                return True
        return False

    async def _read_servers(self) -> None:
        self.figures.readings.append(await read_servers(self.addresses))

    async def _keep_reading(self) -> None:
        for _ in range(READINGS - 1):
            await asyncio.sleep(self.load.seconds / READINGS)
            await self._read_servers()

    async def _sign_in(self) -> None:
        """Sign in again and again."""
        if not self.load.sign_ins:
            return
        address, who = self.addresses[0], {"name": "Ada", "password": secrets.token_hex(8)}
        await asyncio.to_thread(call, f"http://{address}/api/accounts", who)
        while True:
            began = perf_counter()
            await asyncio.to_thread(call, f"http://{address}/api/sessions", who)
            self.figures.sign_ins.append((perf_counter() - began) * 1000)
            await asyncio.sleep(1 / self.load.sign_ins)
