"""Measures how long a server with many stored games takes to start, and to open a table.

Starting reads no games; a table is read and replayed when someone opens it.
"""

import asyncio
import signal
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from trickerion.server.loadtest.figures import percentiles
from trickerion.server.loadtest.load import free_port, start_server
from trickerion.server.loadtest.loaded_table import call
from trickerion.server.loadtest.stored_games import fill
from trickerion.server.storage.store import Store, sqlite_url

OPENED: Final = 100


async def measure_cold(tables: int) -> dict[str, Any]:
    """Measure a server with stored games in a new SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite_url(Path(folder, "stored.db"))
        store = Store(database, "cold")
        await store.start()
        ids = await fill(store, tables)
        await store.stop()
        began, port = perf_counter(), free_port()
        server = await start_server(port, database, Path(folder))
        started = perf_counter() - began
        try:
            opened = [await _open(port, id) for id in ids[:OPENED]]
        finally:
            server.send_signal(signal.SIGTERM)
            await server.wait()
    figures = {f"opening_ms_{name}": value for name, value in percentiles(opened).items()}
    return {"stored": tables, "seconds_to_start": round(started, 2), **figures}


async def _open(port: int, id: str) -> float:
    """Milliseconds to open a table."""
    began = perf_counter()
    await asyncio.to_thread(call, f"http://127.0.0.1:{port}/api/tables/{id}", None)
    return (perf_counter() - began) * 1000
