"""When memory is tidied: never in the middle of play, as far as that can be helped.

Python frees almost everything at once; what refers to itself (a socket that was closed) waits for
the collector. That looks at young objects often and at all of them now and then; with hundreds of
open tables the latter takes long enough for players to notice, so here it waits for a quiet moment.
"""

import gc
from collections.abc import Callable
from typing import Final

YOUNG: Final = 400
"""More objects than before, after which the young ones are looked at. Every action makes a new
position, so that many more are young by then: with few actions in between it takes a millisecond or
two, with thousands the positions of all tables at once."""
NEVER: Final = 1_000_000_000
QUIET_AFTER: Final = 10 * 60.0
"""Seconds after which the whole is looked at, if nobody plays just then."""
AT_LATEST: Final = 60 * 60.0
"""The same, whoever plays."""


def begin() -> None:
    """What is there when the server starts stays there and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Tidying:
    """Looks through all of the memory from time to time."""

    def __init__(
        self, now: Callable[[], float], collect: Callable[[], object] = gc.collect
    ) -> None:
        self._now = now
        self._collect = collect
        self._last = now()
        self._commands = 0

    def look(self, commands: int) -> None:
        """Called again and again with the number of commands so far."""
        is_quiet = commands == self._commands
        self._commands = commands
        if self._now() - self._last >= (QUIET_AFTER if is_quiet else AT_LATEST):
            self._collect()
            self._last = self._now()
