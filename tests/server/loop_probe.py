"""Measures for how long the event loop is held in one piece."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time
from typing import Any

import pytest

from trickerion.server import garbage_collection

Run = Any
LONGEST_PIECE = 0.05
"""Seconds (R22) ..."""
YARDSTICK = 0.01
"""... on a machine that takes this many for a known piece of work."""


def longest_piece() -> float:
    """For how long the loop may be held: a slower machine has as much more time."""
    began, sum = thread_time(), 0
    for number in range(300_000):
        sum += number % 7
    return LONGEST_PIECE * max(1.0, (thread_time() - began) / YARDSTICK)


class Longest:
    """The callback that held the loop for longest, in seconds of processor time: however busy the
    machine, others' work doesn't count."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.what = ""

    def note(self, seconds: float, handle: asyncio.Handle) -> None:
        if seconds > self.seconds:
            self.seconds, self.what = seconds, repr(handle)


@contextmanager
def loop_probe() -> Iterator[Longest]:
    """Watch every callback of asyncio's own event loop, with memory tidied as on a server."""
    longest = Longest()
    run: Run = asyncio.events.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = thread_time()
        run(handle)
        longest.note(thread_time() - began, handle)

    thresholds = gc.get_threshold()
    garbage_collection.begin()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio.events.Handle, "_run", timed)
        try:
            yield longest
        finally:
            gc.set_threshold(*thresholds)
            gc.unfreeze()
