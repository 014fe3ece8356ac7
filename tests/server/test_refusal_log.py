"""The log of refusals: each once, but never a flood."""

import asyncio
import logging
from typing import Any

import pytest

from tests.server.support import PATIENCE, counted
from trickerion.server import refusal_log
from trickerion.server.metrics import Metrics
from trickerion.server.refusal_log import BURST, BURST_EACH, RefusalLog

HERE = "203.0.113.5"


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(autouse=True)
def everything(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)


def logged(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [vars(record) for record in caplog.records]


def test_a_line_has_what_was_refused_why_and_to_whom(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    log = RefusalLog(Metrics(), clock)
    log.note("command", "act", "illegal", HERE, table="t", seat=1)
    (line,) = logged(caplog)
    assert (line["message"], line["kind"], line["code"]) == ("command refused", "act", "illegal")
    assert (line["address"], line["table"], line["seat"]) == (HERE, "t", 1)
    assert line["levelname"] == "INFO"


def test_an_ipv6_address_is_logged_as_its_network(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    RefusalLog(Metrics(), clock).note("request", "GET /", "too_fast", "2001:db8::1:2:3:4")
    assert logged(caplog)[0]["address"] == "2001:db8::"


def test_addresses_can_be_left_out(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    RefusalLog(Metrics(), clock, with_addresses=False).note("request", "GET /", "too_fast", HERE)
    (line,) = logged(caplog)
    assert "address" not in line
    assert HERE not in str(line)


@pytest.mark.parametrize(
    ("code", "level"), [("other_site", "WARNING"), ("busy", "WARNING"), ("not_found", "INFO")]
)
def test_what_a_host_can_change_is_a_warning(
    clock: Clock, caplog: pytest.LogCaptureFixture, code: Any, level: str
) -> None:
    RefusalLog(Metrics(), clock).note("request", "GET /", code, HERE)
    assert logged(caplog)[0]["levelname"] == level


def test_r13_one_address_cannot_flood_the_log(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    metrics = Metrics()
    log = RefusalLog(metrics, clock)
    for _ in range(1000):
        log.note("command", "ping", "too_fast", HERE)
    assert len(caplog.records) == BURST_EACH
    log.note("command", "act", "stale", "203.0.113.6")
    assert len(caplog.records) == BURST_EACH + 1, "others are still logged"
    assert counted(metrics, "refusals_total", what="command", code="too_fast") == 1000
    assert counted(metrics, "refusals_not_logged_total") == 1000 - BURST_EACH
    clock.at = 10.0
    for _ in range(5):
        log.note("command", "ping", "too_fast", HERE)
    assert len(caplog.records) == BURST_EACH + 2


def test_r13_many_addresses_cannot_flood_the_log(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    log = RefusalLog(Metrics(), clock)
    for number in range(1000):
        log.note("socket", "hello", "unknown_token", f"198.51.{number // 250}.{number % 250}")
    assert len(caplog.records) == BURST
    clock.at = 3600.0
    for number in range(1000):
        log.note("socket", "hello", "unknown_token", f"198.51.{number // 250}.{number % 250}")
    assert len(caplog.records) == 2 * BURST


def test_noise_cannot_hide_a_warning(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    """Behind a proxy that hides addresses, all clients share one."""
    log = RefusalLog(Metrics(), clock)
    for _ in range(1000):
        log.note("request", "GET /", "not_found", HERE)
    log.note("request", "POST /", "other_site", HERE)
    assert logged(caplog)[-1]["code"] == "other_site"


def test_what_was_left_out_is_reported_once(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    log = RefusalLog(Metrics(), clock)
    log.report()
    assert not caplog.records
    for code in ("too_fast", "stale"):
        for _ in range(BURST_EACH):
            log.note("command", "act", code, HERE)
    for _ in range(2):
        log.report()
    assert len(caplog.records) == BURST_EACH + 1
    line = logged(caplog)[-1]
    assert (line["message"], line["codes"]) == ("refusals not logged", {"stale": BURST_EACH})


def test_reports_come_regularly(
    clock: Clock, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refusal_log, "INTERVAL", 0.001)
    log = RefusalLog(Metrics(), clock)

    async def run() -> None:
        task = asyncio.create_task(log.keep_reporting())
        for reports in (1, 2):
            for _ in range(BURST_EACH + 1):
                log.note("command", "act", "stale", HERE)
            while caplog.messages.count("refusals not logged") < reports:
                await asyncio.sleep(0.001)
        task.cancel()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
