"""The delivery_queue: deliveries take turns, and no host holds more than its share (R24)."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from trickerion.server.notifications.delivery_queue import DeliveryQueue, Dropped


class Clerk:
    """Makes deliveries that last until they are told to end, and notes who is running."""

    def __init__(self, delivery_queue: DeliveryQueue) -> None:
        self.delivery_queue = delivery_queue
        self.running: list[str] = []
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.ends: dict[str, asyncio.Event] = {}

    async def send(self, *names: str) -> None:
        """Each name is a host's letter and a number."""
        for name in names:
            self.ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._deliver(name))
        await settle()

    async def _deliver(self, name: str) -> None:
        async with self.delivery_queue.turn(name[0]):
            self.begun.append(name)
            self.running.append(name)
            await self.ends[name].wait()
            self.running.remove(name)

    async def end(self, *names: str) -> None:
        for name in names:
            self.ends[name].set()
        await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def test_one_host_has_its_share_and_hosts_take_turns() -> None:
    async def test() -> None:
        clerk = Clerk(DeliveryQueue(running=3, share=2, queue=30))
        await clerk.send("a1", "a2", "a3", "a4", "b1", "b2", "c1")
        assert clerk.running == ["a1", "a2", "b1"]
        await clerk.end("a1")
        assert clerk.running == ["a2", "b1", "c1"]
        await clerk.end("c1", "b1")
        assert clerk.running == ["a2", "a3", "b2"]
        await clerk.end("a2", "a3", "b2")
        assert clerk.running == ["a4"]
        await clerk.end("a4")
        assert clerk.begun == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]

    run(test())


def test_what_does_not_fit_into_the_queue_is_dropped() -> None:
    async def test() -> None:
        clerk = Clerk(DeliveryQueue(running=2, share=1, queue=4))
        await clerk.send("a1", "a2", "a3", "a4")
        with pytest.raises(Dropped, match="waiting for a"):
            await clerk.tasks["a4"]
        await clerk.send("b1", "c1", "d1", "e1")
        assert clerk.running == ["a1", "b1"]
        with pytest.raises(Dropped, match="waiting for e"):
            await clerk.tasks["e1"]
        for name in ("a1", "b1", "c1", "d1", "a2", "a3"):
            await clerk.end(name)
        assert clerk.running == []
        await clerk.send("e1")
        assert clerk.running == ["e1"]
        await clerk.end("e1")

    run(test())


def test_a_failed_or_cancelled_delivery_gives_its_place_back() -> None:
    async def test() -> None:
        clerk = Clerk(DeliveryQueue(running=1, share=1, queue=10))
        await clerk.send("a1", "a2", "a3", "a4")
        clerk.tasks["a2"].cancel()  # waiting
        clerk.tasks["a1"].cancel()  # running
        await settle()
        assert clerk.running == ["a1", "a3"]
        clerk.ends["a3"].set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        clerk.tasks["a4"].cancel()  # just admitted, or about to be
        await settle()
        await clerk.send("a5")
        assert clerk.running[-1] == "a5"
        await clerk.end("a5")

    run(test())
