"""R22: long work runs in a thread, and short work goes first."""

import asyncio
import threading

import pytest

from trickerion.server.worker_thread import SHORT, WorkerThread


async def busy(work: WorkerThread) -> tuple[asyncio.Task[None], threading.Event]:
    """Some work that the thread does until it may finish."""
    started, finish = threading.Event(), threading.Event()

    def block() -> None:
        started.set()
        finish.wait()

    first = asyncio.create_task(work.run(5000, block))
    await asyncio.to_thread(started.wait)
    return first, finish


def test_short_work_goes_before_long_work() -> None:
    async def run() -> list[str]:
        work, order = WorkerThread(), list[str]()
        first, finish = await busy(work)
        long = asyncio.create_task(work.run(9000, lambda: order.append("long")))
        short = asyncio.create_task(work.run(200, lambda: order.append("short")))
        await asyncio.sleep(0)
        finish.set()
        await asyncio.gather(first, long, short)
        work.close()
        return order

    assert asyncio.run(run()) == ["short", "long"]


def test_what_fails_in_the_thread_fails_for_whoever_asked() -> None:
    def fail() -> None:
        raise ValueError("no")

    async def run() -> None:
        work = WorkerThread()
        with pytest.raises(ValueError, match="no"):
            await work.run(1000, fail)
        assert await work.run(1000, lambda: 5) == 5
        work.close()

    asyncio.run(run())


def test_short_work_is_done_at_once_without_a_thread() -> None:
    """Handing it over would take as long."""

    async def run() -> list[int]:
        work = WorkerThread()
        threads = [await work.run(size, threading.get_ident) for size in (SHORT, SHORT + 1)]
        work.close()
        return threads

    here, there = asyncio.run(run())
    assert here == threading.get_ident() != there


def test_work_that_nobody_waits_for_any_more_is_not_done() -> None:
    async def run() -> list[str]:
        work, done = WorkerThread(), list[str]()
        first, finish = await busy(work)
        second = asyncio.create_task(work.run(200, lambda: done.append("cancelled")))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        finish.set()
        await asyncio.gather(first, work.run(9000, lambda: done.append("last")))
        work.close()
        return done

    assert asyncio.run(run()) == ["last"]
