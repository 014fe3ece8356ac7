"""The log: one JSON object per line, which programs can read."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from trickerion.server.json_logs import Throttle, set_up_logs

LOG = logging.getLogger("a")


@pytest.fixture(autouse=True)
def root() -> Iterator[None]:
    """The root logger is as before afterwards."""
    logger = logging.getLogger()
    handlers, level = logger.handlers[:], logger.level
    logger.handlers[:] = []
    yield
    logger.handlers[:] = handlers
    logger.setLevel(level)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_line_has_a_time_a_level_a_message_and_what_belongs_to_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up_logs("info")
    extra = {"table": "t", "reason": OSError("gone"), "_of_a_library": 1}
    LOG.info("seat %d left", 2, extra=extra)
    LOG.debug("never mind")
    (line,) = lines(capsys)
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "info", "message": "seat 2 left", "table": "t", "reason": "gone"}


def test_an_error_has_its_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("warning")
    LOG.info("never mind")
    try:
        raise ValueError("broken")
    except ValueError:
        LOG.exception("failed")
    (line,) = lines(capsys)
    assert (line["level"], line["message"]) == ("error", "failed")
    assert line["error"].startswith("Traceback")
    assert line["error"].endswith("ValueError: broken")


def test_logs_are_set_up_once(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        set_up_logs("info")
    LOG.warning("once")
    assert len(lines(capsys)) == 1


def test_a_throttled_logger_says_how_many_lines_it_left_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up_logs("info")
    clock = iter([0.0, *[0.0] * 10, 1.0])
    throttle = Throttle(lambda: next(clock), rate=1, burst=3)
    LOG.addFilter(throttle)
    for number in range(11):
        LOG.info("line %d", number)
    LOG.removeFilter(throttle)
    LOG.info("free again")
    assert [(line["message"], line.get("left_out")) for line in lines(capsys)] == [
        *(("line 0", None), ("line 1", None), ("line 2", None), ("line 10", 7)),
        ("free again", None),
    ]
