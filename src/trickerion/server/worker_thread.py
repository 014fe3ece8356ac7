"""Long work runs in a thread instead of the event loop, shortest job first (R22).

Python switches between threads, so other requests are served meanwhile. Long jobs wait for short
ones: a huge upload delays only its sender.
"""

import asyncio
import itertools
import threading
from collections.abc import Callable
from queue import PriorityQueue
from typing import Any, Final, TypeVar

T = TypeVar("T")
SHORT: Final = 100
"""Jobs up to this size run in the event loop: handing them over would take as long."""
Job = tuple[int, int, Callable[[], Any], "asyncio.Future[Any] | None"]


class WorkerThread:
    """One thread and its jobs."""

    def __init__(self) -> None:
        self._jobs: PriorityQueue[Job] = PriorityQueue()
        self._numbers = itertools.count()
        self._thread: threading.Thread | None = None

    async def run(self, size: int, work: Callable[[], T]) -> T:
        """Run some work and return its result; `size` is about how many actions it replays."""
        if size <= SHORT:
            return work()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="long work", daemon=True)
            self._thread.start()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((size, next(self._numbers), work, done))
        return await done

    def _work(self) -> None:
        while True:
            _, _, work, done = self._jobs.get()
            if done is None:
                return
            if not done.cancelled():
                _do(work, done)

    def close(self) -> None:
        """Finish the current job and drop the rest."""
        if self._thread is not None:
            self._jobs.put((-1, next(self._numbers), lambda: None, None))
            self._thread.join()


def _do(work: Callable[[], T], done: "asyncio.Future[T]") -> None:
    try:
        result = work()
    except Exception as error:
        done.get_loop().call_soon_threadsafe(_fail, done, error)
    else:
        done.get_loop().call_soon_threadsafe(_resolve, done, result)


def _resolve(done: "asyncio.Future[T]", result: T) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: "asyncio.Future[T]", error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
