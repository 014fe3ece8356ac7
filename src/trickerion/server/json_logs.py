"""JSON logs: one object per line on stderr."""

import json
import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from trickerion.server.rate_limits import Bucket

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Time, level, message and extra fields; not the private ones that libraries add."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "message": record.getMessage()}
        line |= {key: value for key, value in vars(record).items() if is_extra(key)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def is_extra(key: str) -> bool:
    return key not in PLAIN and not key.startswith("_")


class Throttle(logging.Filter):
    """Limits the lines of a logger that clients can trigger; the next line says how many were left
    out."""

    def __init__(self, now: Callable[[], float], rate: float = 1.0, burst: float = 100.0) -> None:
        super().__init__()
        self._now, self._rate, self._burst = now, rate, burst
        self._bucket = Bucket(burst, now())
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self._bucket.take(self._rate, self._burst, self._now()):
            self._left_out += 1
            return False
        if self._left_out:
            record.left_out = self._left_out
            self._left_out = 0
        return True


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
