"""How late the event loop is."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from trickerion.server import loop_lag


def test_a_blocked_loop_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_lag, "INTERVAL", 0.05)
    lags: list[float] = []

    async def run() -> None:
        task = asyncio.create_task(loop_lag.measure_loop_lag(lags.append))
        while not lags:
            await asyncio.sleep(0.01)
        time.sleep(0.5)
        seen = len(lags)
        while len(lags) == seen:
            await asyncio.sleep(0.01)
        task.cancel()

    asyncio.run(run())
    assert all(lag >= 0 for lag in lags)
    assert max(lags) > 0.4


def test_lag_is_how_much_later_than_due_a_task_wakes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that only this test moves."""
    clock, lags, late = [0.0], list[float](), iter([0.0, 0.5, 0.0])

    async def sleep(seconds: float) -> None:
        for lateness in late:
            clock[0] += seconds + lateness
            return
        raise asyncio.CancelledError

    monkeypatch.setattr(loop_lag, "monotonic", lambda: clock[0])
    monkeypatch.setattr(loop_lag, "asyncio", SimpleNamespace(sleep=sleep))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(loop_lag.measure_loop_lag(lags.append))
    assert lags == pytest.approx([0.0, 0.5, 0.0])
