"""Tests on a store, without a server around it."""

import asyncio
from collections.abc import Awaitable, Callable

from trickerion.server.storage.store import Store


def on_store(address: str, *steps: Callable[[Store], Awaitable[None]]) -> None:
    """Run some steps on a store that is started before and stopped afterwards."""

    async def run() -> None:
        store = Store(address, "test")
        await store.start()
        try:
            for step in steps:
                await step(store)
        finally:
            await store.stop()

    asyncio.run(run())
