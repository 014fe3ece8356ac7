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
