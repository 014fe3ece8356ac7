"""What a server counts, in the text format of Prometheus."""

from time import process_time
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counters since the start, and how long commands took."""

    def __init__(self) -> None:
        self.opened = 0
        self.commands = 0
        self.refusals = 0
        self.bot_actions = 0
        self.notified = 0
        self.not_notified = 0
        self.sockets = 0
        self.seconds = 0.0
        self.within = [0] * len(BUCKETS)

    def took(self, seconds: float) -> None:
        """A command was answered."""
        self.commands += 1
        self.seconds += seconds
        for index, bound in enumerate(BUCKETS):
            self.within[index] += seconds <= bound

    def text(self, tables: int, bot_restarts: int) -> str:
        figures = {
            "process_cpu_seconds_total": ("counter", round(process_time(), 3)),
            "trickerion_tables_open": ("gauge", tables),
            "trickerion_sockets": ("gauge", self.sockets),
            "trickerion_tables_opened_total": ("counter", self.opened),
            "trickerion_refusals_total": ("counter", self.refusals),
            "trickerion_bot_actions_total": ("counter", self.bot_actions),
            "trickerion_bot_restarts_total": ("counter", bot_restarts),
            "trickerion_notifications_total": ("counter", self.notified),
            "trickerion_notifications_failed_total": ("counter", self.not_notified),
        }
        lines = []
        for name, (kind, value) in figures.items():
            lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name = "trickerion_command_seconds"
        counts = zip(BUCKETS, self.within, strict=True)
        return [
            f"# TYPE {name} histogram",
            *(f'{name}_bucket{{le="{bound}"}} {count}' for bound, count in counts),
            f'{name}_bucket{{le="+Inf"}} {self.commands}',
            f"{name}_sum {self.seconds}",
            f"{name}_count {self.commands}",
        ]
