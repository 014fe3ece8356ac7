"""What holds for every test."""

import gc
import os
from collections import Counter
from collections.abc import Generator

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With TRICKERION_FULL=1 the promises are tried with all their cases, and take their time."""
    if os.environ.get("TRICKERION_FULL"):
        for item in items:
            item.add_marker(pytest.mark.timeout(0))
    start_long_tests_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is imported and collected stays: looking for garbage in it takes a third of the time,
    and takes time again and again while the tests run."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def start_long_tests_first(items: list[pytest.Item], workers: int) -> None:
    """Each worker is given an equal part of the list, in order: put its long tests first."""
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    left = len(items)
    items.clear()
    for worker in range(workers):
        part = left // (workers - worker)
        first = long[worker::workers]
        rest, others = others[: part - len(first)], others[part - len(first) :]
        items += [*first, *rest]
        left -= part


def pytest_xdist_auto_num_workers() -> int:
    """Many tests wait, for a browser, a clock or another process: two for each core."""
    return 2 * (os.cpu_count() or 1)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out, and why."""
    skipped = terminalreporter.stats.get("skipped", [])
    for reason, count in Counter(report.longrepr[2] for report in skipped).items():
        terminalreporter.line(f"left out ({count}): {reason.removeprefix('Skipped: ')}")
