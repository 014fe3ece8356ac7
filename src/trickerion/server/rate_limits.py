"""Rate limits, so that one noisy client can't affect others (R13)."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from trickerion.server.protocol.messages import CommandRefused

REMEMBERED: Final = 50_000
"""Remembered keys; the least recently used are dropped first."""


class Bucket:
    """Fills by `rate` per second up to `burst`; every use takes one out."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float, at: float) -> None:
        self.left = burst
        self.at = at

    def take(self, rate: float, burst: float, now: float) -> bool:
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limit:
    """A rate for each key."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        now = self.now()
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.burst, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take(self.rate, self.burst, now)

    def give_back(self, who: str) -> None:
        """Undo the last use."""
        if who in self.buckets:
            self.buckets[who].left += 1


class Limits:
    """The limits of one client, per address unless noted otherwise."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.requests = Limit(20, 100, now)
        self.tables = Limit(1 / 20, 20, now)
        self.guesses = Limit(1 / 10, 20, now)
        """Wrong tokens, invitations and passwords."""
        self.guesses_at = Limit(1 / 60, 20, now)
        """The same at one account or table, per address; applies to this machine too."""
        self.passwords = Limit(1 / 20, 200, now)
        """Per account, from all addresses together. A single address stays below this rate, so it
        can't lock the owner out."""
        self.sockets = Limit(1, 60, now)
        self.messages = Limit(20, 60, now)
        """Per socket."""
        self.chat = Limit(0.5, 8, now)
        """Per seat."""
        self.attempts = Limit(1 / 10, 30, now)
        """Results of puzzles."""
        self.reports = Limit(1 / 60, 5, now)
        self.resets = Limit(1 / 600, 5, now)
        """Requests for a link to set a new password; also per account."""
        self.reviews = Limit(1 / 60, 10, now)
        self.lines = Limit(1 / 10, 20, now)
        self.advice = Limit(0.5, 40, now)
        """Per seat."""

    def check(self, limit: Limit, who: str) -> None:
        """Raise a CommandRefused if a key exceeds a limit."""
        if not limit.allows(who):
            raise CommandRefused("too_fast", "Slow down and try again in a moment.")
