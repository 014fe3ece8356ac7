"""Clocks: how long a seat may take, per move or for the whole game.

A wait begins when a seat is to act and ends when it no longer is, so a placement with all its
steps is one move. Waits are measured by the wall clock from stored times: clocks keep running while
nobody has the table open and while the server is down.
"""

from collections.abc import Collection

from trickerion.server.storage.rows import ClockKind
from trickerion.server.tables.entry import Entry


class Clock:
    """The time each seat has used, added up from the log."""

    def __init__(self, kind: ClockKind, seconds: int, players: int) -> None:
        self.kind = kind
        self.limit = seconds * 1000
        self.used = [0] * players
        """Milliseconds in the whole game."""
        self.wait = [0] * players
        """Milliseconds in the current wait."""
        self.wait_began = [0] * players
        """The version at which each seat's last wait began."""
        self.last_change = 0.0
        """When the log last grew or the game began, in seconds since 1970."""

    def note(self, entry: Entry, asked: Collection[int], asked_next: Collection[int]) -> None:
        """Count the wait before an entry; `asked` were to act before it, `asked_next` after it."""
        self.charge(asked, entry.waited, asked_next)
        for seat in asked_next:
            if seat not in asked:
                self.wait_began[seat] = entry.version
        self.last_change = entry.at

    def charge(self, asked: Collection[int], waited: int, asked_next: Collection[int]) -> None:
        """Add a wait to the seats that were to act."""
        for seat in asked:
            self.used[seat] += waited
            self.wait[seat] = self.wait[seat] + waited if seat in asked_next else 0

    def waited(self, now: float) -> int:
        """Milliseconds since the last change; 0 if the wall clock was set back."""
        return max(0, round((now - self.last_change) * 1000))

    def left(self, seat: int, running: int = 0) -> float | None:
        """Seconds left after `running` more milliseconds of waiting; None without a limit."""
        if self.kind == "none" or not self.limit:
            return None
        used = self.used[seat] if self.kind == "game" else self.wait[seat]
        return (self.limit - used - running) / 1000

    def time_left(self, asked: Collection[int], now: float) -> list[float | None]:
        """Seconds left by seat; empty without a clock."""
        if self.kind == "none":
            return []
        running = self.waited(now)
        seats = range(len(self.used))
        return [self.left(seat, running if seat in asked else 0) for seat in seats]

    def out_of_time(self, asked: Collection[int], now: float) -> list[int]:
        """The seats to act that have no time left."""
        running = self.waited(now)
        rests = [(seat, self.left(seat, running)) for seat in asked]
        return [seat for seat, rest in rests if rest is not None and rest <= 0]

    def deadline(self, asked: Collection[int], since: float) -> float | None:
        """When the first of these seats runs out of time, if their wait began at `since`."""
        rests = [left for seat in asked if (left := self.left(seat)) is not None]
        return since + min(rests) if rests else None

    def deadline_after(
        self, entry: Entry, asked: Collection[int], asked_next: Collection[int]
    ) -> float | None:
        """The deadline once an entry is in the log."""
        later = self.copy()
        later.charge(asked, entry.waited, asked_next)
        return later.deadline(asked_next, entry.at)

    def copy(self) -> "Clock":
        """The same used times."""
        twin = Clock(self.kind, 0, 0)
        twin.limit, twin.used, twin.wait = self.limit, self.used[:], self.wait[:]
        return twin
