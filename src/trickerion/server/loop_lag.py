"""Measures the lag of the event loop: how late it wakes up a task."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

INTERVAL: Final = 0.1
"""Seconds between two samples; a longer stall is never missed."""


async def measure_loop_lag(observe: Callable[[float], None]) -> None:
    """Report how many seconds late this task wakes up, again and again."""
    while True:
        due = monotonic() + INTERVAL
        await asyncio.sleep(INTERVAL)
        observe(max(0.0, monotonic() - due))
