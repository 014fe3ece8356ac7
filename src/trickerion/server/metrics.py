"""Metrics for Prometheus: one registry per server process.

Labels take few values: kinds of commands, refusal codes, channels. Never ids, names or addresses.
"""

import platform
from collections.abc import Iterable
from functools import cache
from time import process_time
from typing import Final, Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from trickerion import COMPILED, __version__
from trickerion.engine.core.chance import RULES_VERSION

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
"""Seconds, for what usually takes milliseconds."""
SLOW: Final = (0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Seconds, for waiting behind bots that think for about one."""
OK: Final = "ok"
"""The code of a command that was not refused."""
CPU: Final = "process_cpu_seconds"
Refusable = Literal["connection", "request", "socket", "command"]
Channel = Literal["mail", "webhook", "push"]
DeliveryOutcome = Literal["sent", "failed", "dropped"]

# When a series began is of no use here, and doubles the output.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What a server process counts and measures."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(ProcessMetrics())
        GCCollector(self.registry)
        self.commands = 0
        """Commands so far, of all kinds."""
        self.sockets = 0
        """Open sockets that have been welcomed."""
        self._add_tables()
        self._add_commands()
        self._add_loop_and_database()
        self._add_bots()
        self.notifications = self._counter(
            "notifications", "Notifications by channel and outcome.", "channel", "outcome"
        )
        self._add_build_info()

    def _add_tables(self) -> None:
        self.tables_open = self._gauge("tables_open", "Tables in memory.")
        self.tables_opened = self._counter("tables_opened", "Tables read from the database.")
        self._gauge("sockets", "Open sockets of players and spectators.").set_function(
            lambda: self.sockets
        )

    def _add_commands(self) -> None:
        answers = self._counter(
            "commands", "Commands by kind and refusal code; `ok` if not refused.", "kind", "code"
        )
        times = self._histogram(
            "command_seconds", "Time from reading a command to answering it.", QUICK, "kind"
        )
        # Looking up labels takes longer than counting.
        self._series = cache(lambda kind, code: (answers.labels(kind, code), times.labels(kind)))
        self.refusals = self._counter(
            "refusals", "Refused connections, requests, sockets and commands.", "what", "code"
        )
        self.refusals_not_logged = self._counter(
            "refusals_not_logged", "Refusals left out of the log, which has a rate limit."
        )

    def _add_loop_and_database(self) -> None:
        self.loop_lag = self._histogram(
            "event_loop_lag_seconds", "How late the event loop wakes a task up.", QUICK
        )
        self.tasks = self._gauge("tasks", "Tasks of the event loop.")
        database = self._histogram(
            "database_seconds",
            "Time of a database operation; a write includes its wait in the queue.",
            QUICK,
            "operation",
        )
        self.database_read = database.labels("read")
        self.database_write = database.labels("write")

    def _add_bots(self) -> None:
        self.bot_queue = self._gauge("bot_queue_length", "Decisions that wait for a bot process.")
        self.bot_wait = self._histogram(
            "bot_wait_seconds", "How long a decision waited for a bot process.", SLOW
        )
        self.bot_actions = self._counter("bot_actions", "Actions decided by bots.")
        self.bot_restarts = self._counter("bot_restarts", "Bot processes that were replaced.")

    def _add_build_info(self) -> None:
        info = Info("trickerion_build", "What is running.", registry=self.registry)
        info.info(
            {
                "version": __version__,
                "rules": str(RULES_VERSION),
                "engine": "compiled" if COMPILED else "pure",
                "python": platform.python_version(),
            }
        )

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"trickerion_{name}", help, labels, registry=self.registry)

    def _gauge(self, name: str, help: str) -> Gauge:
        return Gauge(f"trickerion_{name}", help, registry=self.registry)

    def _histogram(
        self, name: str, help: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        name = f"trickerion_{name}"
        return Histogram(name, help, labels, buckets=buckets, registry=self.registry)

    def answered(self, kind: str, code: str, seconds: float) -> None:
        """A command was answered."""
        self.commands += 1
        answers, times = self._series(kind, code)
        answers.inc()
        times.observe(seconds)

    def notified(self, channel: Channel, outcome: DeliveryOutcome) -> None:
        """A notification was sent, or not."""
        self.notifications.labels(channel, outcome).inc()

    def text(self) -> str:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self.registry).decode()


class ProcessMetrics(Collector):
    """Memory, descriptors and start time where the system has `/proc`; CPU time everywhere, and
    finer than the hundredths of a second found there."""

    def __init__(self) -> None:
        self._process = ProcessCollector(registry=None)

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily(CPU, "CPU time in seconds.", value=process_time())
        yield from (metric for metric in self._process.collect() if metric.name != CPU)
