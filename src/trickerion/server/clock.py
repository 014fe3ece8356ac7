"""Clocks: how long a seat may be waited for, per move or in the whole game.

A wait begins when a seat is asked and ends when it is asked no more, so a placement with all its
steps is one move. Waits are measured by the wall clock from times that are stored, so a clock keeps
running while nobody has the table open and while the server is down.
"""

from collections.abc import Collection
from typing import Literal


class Clock:
    """What each seat has used; the log's `waited` is where it comes from."""

    def __init__(self, kind: Literal["none", "move", "game"], seconds: int, players: int) -> None:
        self.kind = kind
        self.limit = seconds * 1000
        self.used = [0] * players
        """Milliseconds in the whole game."""
        self.wait = [0] * players
        """Milliseconds in the wait that goes on."""

    def charge(self, asked: Collection[int], waited: int, asked_next: Collection[int]) -> None:
        """Some seats were waited for; these are asked next."""
        for seat in asked:
            self.used[seat] += waited
            self.wait[seat] = self.wait[seat] + waited if seat in asked_next else 0

    def left(self, seat: int, running: int = 0) -> float | None:
        """Seconds left if the seat has been waited for some milliseconds more; None: no limit."""
        if self.kind == "none" or not self.limit:
            return None
        used = self.used[seat] if self.kind == "game" else self.wait[seat]
        return (self.limit - used - running) / 1000

    def deadline(self, asked: Collection[int], since: float) -> float | None:
        """When the first of these seats runs out of time, if they are waited for since a moment."""
        rests = [left for seat in asked if (left := self.left(seat)) is not None]
        return since + min(rests) if rests else None

    def copy(self) -> "Clock":
        twin = Clock(self.kind, 0, 0)
        twin.limit, twin.used, twin.wait = self.limit, self.used[:], self.wait[:]
        return twin
