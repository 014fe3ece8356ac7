"""Garbage collection policy: full collections wait until nobody plays, if possible.

Reference counting frees almost everything right away; cycles (such as a closed socket) wait for the
collector. With hundreds of open tables a full collection takes long enough for players to notice.
"""

import gc
from collections.abc import Callable
from typing import Final

YOUNG: Final = 400
"""The threshold of the young generation. Every action makes a new position of many objects: with
a low threshold a collection takes a millisecond or two, with a high one it covers all tables."""
NEVER: Final = 1_000_000_000
QUIET_AFTER: Final = 10 * 60.0
"""Seconds until a full collection, if nobody is playing."""
AT_LATEST: Final = 60 * 60.0
"""Seconds until a full collection in any case."""


def begin() -> None:
    """Exclude everything that exists at the start from collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class GarbageCollection:
    """Runs a full collection from time to time."""

    def __init__(
        self, now: Callable[[], float], collect: Callable[[], object] = gc.collect
    ) -> None:
        self._now = now
        self._collect = collect
        self._last = now()
        self._commands = 0

    def look(self, commands: int) -> None:
        """Collect if it is time; called regularly with the number of commands so far."""
        is_quiet = commands == self._commands
        self._commands = commands
        if self._now() - self._last >= (QUIET_AFTER if is_quiet else AT_LATEST):
            self._collect()
            self._last = self._now()
