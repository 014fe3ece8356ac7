"""How late the event loop is."""

import asyncio
import time

import pytest

from trickerion.server import loop_lag


def test_a_blocked_loop_is_late_and_an_idle_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_lag, "INTERVAL", 0.05)
    lags: list[float] = []

    async def run() -> None:
        task = asyncio.create_task(loop_lag.measure_loop_lag(lags.append))
        while not lags:
            await asyncio.sleep(0.01)
        time.sleep(0.5)
        while len(lags) < 3:
            await asyncio.sleep(0.01)
        task.cancel()

    asyncio.run(run())
    assert all(lag >= 0 for lag in lags)
    assert lags[1] > 0.4
    assert lags[0] < lags[1]
