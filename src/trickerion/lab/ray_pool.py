"""Workers on a Ray cluster (the extra `cluster`)."""

import logging
import socket
from collections.abc import Callable
from concurrent.futures import Future
from os import environ
from pathlib import Path
from time import monotonic
from typing import Any, Final

import ray
from ray._private import worker as ray_worker
from ray.exceptions import RayError, RayTaskError

import trickerion
from trickerion.lab.workers import Finished, WorkerError, WorkerLost, do_batch, this_build

PATIENCE: Final = 10
"""Seconds within which a cluster has to answer; `ray.init` waits for minutes."""
HTTP2_GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(3) + b"\x04" + bytes(5)
"""Makes a gRPC server answer: the preface and an empty SETTINGS frame."""
SETTINGS: Final = 4
RECOUNT: Final = 5
"""Seconds after which the CPUs are counted again, because nodes come and go."""


class RayPool:
    """The CPUs of a cluster, or some of them. The connection lasts until the process ends."""

    def __init__(self, address: str, limit: int | None) -> None:
        connect(address, limit)
        self.limit = None if address == "local" else limit
        self.task = ray.remote(max_retries=0)(do_batch)
        self.cpus = 1
        self.counted = -float(RECOUNT)

    @property
    def slots(self) -> int:
        """Two batches per CPU, so that the next is there when one is done; a limit on the CPUs
        allows no such reserve."""
        if monotonic() - self.counted >= RECOUNT:
            self.counted = monotonic()
            found = ray.cluster_resources()  # type: ignore[no-untyped-call]
            self.cpus = max(1, int(found.get("CPU", 0)))
        return self.limit or 2 * self.cpus

    def submit(self, work: Callable[[Any], Any], jobs: list[Any]) -> Future[Finished]:
        answer: Future[Finished] = Future()
        task = self.task.remote(work, jobs, this_build()).future()
        task.add_done_callback(lambda done: _pass_on(done, answer))
        return answer

    def close(self) -> None:
        """The next run of this process uses the same connection."""


def _pass_on(task: Future[Finished], answer: Future[Finished]) -> None:
    """Tell the errors of a job from those of its worker."""
    error = task.exception()
    if error is None:
        answer.set_result(task.result())
    elif isinstance(error, RayTaskError):
        answer.set_exception(error.cause)
    elif isinstance(error, RayError):
        answer.set_exception(WorkerLost(str(error).partition("\n")[0]))
    else:
        answer.set_exception(error)


def connect(address: str, limit: int | None) -> None:
    """Join a cluster, or start one on this machine (`local`); raises WorkerError."""
    if ray.is_initialized():
        return
    # Ray prints the last words of lost nodes to standard output, where our results go.
    ray_worker.print_to_stdstream = lambda *_, **__: None
    if ":" in address:
        check_answer(address)
    environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    settings: dict[str, Any] = {"num_cpus": limit} if address == "local" else {}
    try:
        ray.init(
            address=address,
            runtime_env=code_path(),
            include_dashboard=False if address == "local" else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
            **settings,
        )
    except Exception as error:  # a node that does not start in time raises a plain one
        reason = str(error).partition("\n")[0]
        raise WorkerError(f"--ray {address}: no connection: {reason}") from error


def check_answer(address: str) -> None:
    """Does a gRPC server listen there?"""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        with socket.create_connection((host, int(port)), PATIENCE) as connection:
            connection.sendall(HTTP2_GREETING)
            answer = connection.recv(9)
    except (OSError, ValueError, OverflowError) as error:
        raise WorkerError(f"--ray {address}: no connection: {error}") from error
    if len(answer) < 4 or answer[3] != SETTINGS:
        raise WorkerError(f"--ray {address}: this is not a Ray cluster")


def code_path() -> dict[str, Any] | None:
    """A checkout or its compiled build is not installed: nodes that have the same folder use it."""
    folder = Path(trickerion.__file__).parent.parent
    if "site-packages" in folder.parts:
        return None
    return {"env_vars": {"PYTHONPATH": str(folder)}}
