"""The log of refusals: what was refused, why and to whom, once each and at a limited rate.

A line holds codes and kinds, never what a client sent: no paths, tokens, names or messages.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal

from trickerion.server.client_addresses import group
from trickerion.server.metrics import Metrics, Refusable
from trickerion.server.protocol.refusal_codes import Code
from trickerion.server.rate_limits import Limit

LOG: Final = logging.getLogger("trickerion.server.refusals")
RATE: Final = 1.0
"""Lines per second in the long run: about 25 MB a day at most, and as much for warnings."""
BURST: Final = 200
RATE_EACH: Final = 0.1
"""Lines per second for one address."""
BURST_EACH: Final = 20
INTERVAL: Final = 60.0
"""Seconds between two reports of what was left out."""
ConnectionCode = Literal[
    "malformed",
    "timeout",
    "head_too_long",
    "too_many_connections",
    "too_many_unfinished",
    "too_many_bodies",
    "too_slow",
]
"""Why a connection was refused or cut off before the application saw a request."""
FOR_THE_HOST: Final = frozenset({"other_site", "busy", "too_many_connections"})
"""Codes that may call for other settings or a larger machine: warnings."""


class RefusalLog:
    """Counts every refusal, and logs as many as the rate allows."""

    def __init__(
        self, metrics: Metrics, now: Callable[[], float], with_addresses: bool = True
    ) -> None:
        self._metrics = metrics
        self._with_addresses = with_addresses
        self._all = Limit(RATE, BURST, now)
        self._each = Limit(RATE_EACH, BURST_EACH, now)
        self._left_out: Counter[str] = Counter()

    def note(
        self,
        what: Refusable,
        kind: str,
        code: Code | ConnectionCode,
        client: str,
        /,
        **more: object,
    ) -> None:
        """Count a refusal and log it, unless there are too many; `more` must not be secret."""
        self._metrics.refusals.labels(what, code).inc()
        address = group(client)
        is_for_the_host = code in FOR_THE_HOST or "hint" in more
        level = logging.WARNING if is_for_the_host else logging.INFO
        if not self._has_room(level, address):
            self._left_out[code] += 1
            self._metrics.refusals_not_logged.inc()
            return
        known = {"address": address} if self._with_addresses else {}
        LOG.log(level, "%s refused", what, extra={"kind": kind, "code": code, **known, **more})

    def _has_room(self, level: int, address: str) -> bool:
        """Warnings have limits of their own, so that noise can't hide them."""
        return self._each.allows(f"{level} {address}") and self._all.allows(str(level))

    def report(self) -> None:
        """Log how many refusals were left out since the last report."""
        if self._left_out:
            LOG.warning("refusals not logged", extra={"codes": dict(self._left_out)})
            self._left_out.clear()

    async def keep_reporting(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            self.report()
