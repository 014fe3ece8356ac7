"""Workers: where jobs run. The same jobs give the same results in this process, on local processes
and on a Ray cluster; a job whose worker dies is repeated."""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from platform import node
from time import perf_counter
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from trickerion import COMPILED, __version__
from trickerion.engine.core.chance import RULES_VERSION

Job = TypeVar("Job")
Result = TypeVar("Result")
BATCH_SECONDS: Final = 0.25
"""Short jobs travel in batches of about this much work, because every trip costs a millisecond."""
SECONDS_PER_SLOT: Final = 0.001
"""With many workers batches are longer, so that one process can keep them all busy."""
MAX_BATCH: Final = 1000
MAX_LOSSES: Final = 4
"""How often a job's worker may die before the job is taken to be the cause."""


class WorkerError(Exception):
    """The jobs can't be run; the message says why."""


class WorkerLost(Exception):
    """A worker died, and the jobs it had with it."""


class Build(NamedTuple):
    """What must be the same everywhere for games to be the same, and for times to be comparable."""

    version: str
    rules: int
    is_compiled: bool

    def __str__(self) -> str:
        engine = "compiled" if self.is_compiled else "pure"
        return f"trickerion {self.version} (rules version {self.rules}, {engine} engine)"


class Finished(NamedTuple):
    """What comes back from a batch, and the time it took."""

    results: list[Any]
    seconds: float


class Pool(Protocol):
    """Processes that do batches of jobs."""

    @property
    def slots(self) -> int:
        """How many batches may be under way, those waiting for a free process included."""

    def submit(self, work: Callable[[Any], Any], jobs: list[Any]) -> Future[Finished]:
        """The future raises WorkerLost, or a BrokenProcessPool, if a process died."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Workers:
    """Where jobs run: processes on this machine, or the Ray cluster at an address."""

    number: int | None = None
    ray: str | None = None

    def run(
        self, work: Callable[[Job], Result], jobs: Iterable[Job], in_order: bool = False
    ) -> Generator[Result, None, None]:
        """Yield the results as they come, or in the order of the jobs. Jobs are drawn as they are
        needed, so there may be endlessly many."""
        if self.ray is None and (self.number or 1) == 1:
            yield from map(work, jobs)
            return
        with closing(self._pool()) as pool:
            yield from _Run(pool, work, iter(jobs), in_order).results()

    def _pool(self) -> Pool:
        if self.ray is None:
            return LocalPool(self.number or 1)
        try:
            from trickerion.lab.ray_pool import RayPool  # noqa: PLC0415 (an extra)
        except ImportError as error:
            raise WorkerError('--ray needs Ray: pip install "trickerion[cluster]"') from error
        return RayPool(self.ray, self.number)


HERE: Final = Workers()
"""One after another, in this process."""


# In a worker


def this_build() -> Build:
    return Build(__version__, RULES_VERSION, COMPILED)


def do_batch(work: Callable[[Any], Any], jobs: list[Any], build: Build) -> Finished:
    """Runs in a worker, which must play by the same rules as the process that asks."""
    if build != this_build():
        raise WorkerError(f"{node()} has {this_build()}, but this is {build}")
    started = perf_counter()
    return Finished([work(job) for job in jobs], perf_counter() - started)


# Local processes


class LocalPool:
    """Processes on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.executor = self._start()

    @property
    def slots(self) -> int:
        return 2 * self.number

    def submit(self, work: Callable[[Any], Any], jobs: list[Any]) -> Future[Finished]:
        try:
            return self.executor.submit(do_batch, work, jobs, this_build())
        except BrokenProcessPool:
            self.close()
            self.executor = self._start()
            return self.executor.submit(do_batch, work, jobs, this_build())

    def close(self) -> None:
        self.executor.shutdown(cancel_futures=True)

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.number, get_context("spawn"), _end_when_interrupted)


def _end_when_interrupted() -> None:
    """Keep workers from printing a traceback on Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# Dispatching


@dataclass(slots=True)
class _Batch:
    number: int
    jobs: list[Any]
    losses: int = 0


@dataclass(slots=True)
class _Run(Generic[Job, Result]):
    """The batches of one run: under way, to be repeated, and done but not yet handed out."""

    pool: Pool
    work: Callable[[Job], Result]
    jobs: Iterator[Job]
    in_order: bool
    batch_size: int = 1
    drawn: int = 0
    handed_out: int = 0
    under_way: dict[Future[Finished], _Batch] = field(default_factory=dict)
    again: list[_Batch] = field(default_factory=list)
    done: dict[int, list[Result]] = field(default_factory=dict)

    def results(self) -> Iterator[Result]:
        self._submit()
        while self.under_way:
            finished, _ = wait(self.under_way, return_when=FIRST_COMPLETED)
            for task in finished:
                self._collect(task, self.under_way.pop(task))
            yield from self._hand_out()
            self._submit()

    def _submit(self) -> None:
        """Keep every worker busy, without running far ahead of what has been handed out."""
        while len(self.under_way) + len(self.done) < self.pool.slots:
            batch = self.again.pop() if self.again else self._draw()
            if not batch.jobs:
                return
            self.under_way[self.pool.submit(self.work, batch.jobs)] = batch

    def _draw(self) -> _Batch:
        batch = _Batch(self.drawn, list(islice(self.jobs, self.batch_size)))
        self.drawn += 1
        return batch

    def _collect(self, task: Future[Finished], batch: _Batch) -> None:
        try:
            finished = task.result()
        except (BrokenProcessPool, WorkerLost) as error:
            batch.losses += 1
            if batch.losses == MAX_LOSSES:
                raise WorkerError(_cause(batch, error)) from error
            self.again.append(batch)
            return
        self.done[batch.number] = finished.results
        seconds = max(finished.seconds / len(batch.jobs), 1e-6)
        wanted = max(BATCH_SECONDS, SECONDS_PER_SLOT * self.pool.slots)
        self.batch_size = max(1, min(MAX_BATCH, int(wanted / seconds)))

    def _hand_out(self) -> Iterator[Result]:
        while self.done:
            number = self.handed_out if self.in_order else min(self.done)
            if number not in self.done:
                return
            self.handed_out += 1
            yield from self.done.pop(number)


def _cause(batch: _Batch, error: Exception) -> str:
    first = str(batch.jobs[0])[:60]
    return f"{MAX_LOSSES} workers died one after another doing the same job ({first}): {error}"
