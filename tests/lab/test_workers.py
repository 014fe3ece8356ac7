"""Workers: the same results everywhere, in order if wanted, and dead workers are replaced."""

import os
import sys
from functools import partial
from itertools import count, islice
from pathlib import Path

import pytest

from trickerion.lab.workers import (
    MAX_BATCH,
    MAX_LOSSES,
    WorkerError,
    Workers,
    do_batch,
    this_build,
)


def square(number: int) -> int:
    return number * number


def die_once(folder: Path, number: int) -> int:
    """The first worker that gets number 3 dies."""
    note = folder / "died"
    if number == 3 and not note.exists():
        note.touch()
        os._exit(1)
    return square(number)


def die_always(number: int) -> int:
    if number == 3:
        os._exit(1)
    return square(number)


def fail(number: int) -> int:
    if number == 3:
        raise ValueError("not three")
    return square(number)


@pytest.mark.parametrize("workers", [Workers(), Workers(2)], ids=str)
def test_results_come_in_the_order_of_the_jobs_if_wanted(workers: Workers) -> None:
    squares = [square(number) for number in range(1000)]
    assert list(workers.run(square, range(1000), in_order=True)) == squares
    assert sorted(workers.run(square, range(1000))) == squares


def test_jobs_are_drawn_as_they_are_needed() -> None:
    """Short jobs travel in batches, at most two per worker ahead of what was asked for."""
    numbers = count()
    squares = Workers(2).run(square, numbers, in_order=True)
    assert list(islice(squares, 500)) == [square(number) for number in range(500)]
    squares.close()
    assert next(numbers) <= 500 + 2 * 2 * MAX_BATCH + MAX_BATCH


def test_a_dead_worker_costs_nothing_but_time(tmp_path: Path) -> None:
    results = Workers(2).run(partial(die_once, tmp_path), range(8), in_order=True)
    assert list(results) == [square(number) for number in range(8)]
    assert (tmp_path / "died").exists()


def test_a_job_that_kills_every_worker_ends_the_run() -> None:
    with pytest.raises(WorkerError, match=f"{MAX_LOSSES} workers died one after another"):
        list(Workers(2).run(die_always, [3]))


def test_an_error_of_a_job_is_raised_here() -> None:
    with pytest.raises(ValueError, match="not three"):
        list(Workers(2).run(fail, range(8)))


def test_a_worker_with_another_version_refuses() -> None:
    older = this_build()._replace(version="0.0.9", is_compiled=False)
    with pytest.raises(WorkerError, match=r"but this is trickerion 0\.0\.9 \(rules version .*pure"):
        do_batch(square, [1], older)


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "trickerion.lab.ray_pool", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(WorkerError, match=r"pip install \"trickerion\[cluster\]\""):
        list(Workers(ray="local").run(square, [1]))
