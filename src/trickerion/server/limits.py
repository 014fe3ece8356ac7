"""Rate limits: one noisy client hurts nobody (R13)."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from trickerion.server.protocol import Refusal

REMEMBERED: Final = 50_000
"""Addresses; those not heard of for longest are forgotten first."""


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
    """So many per second for everybody who has a name."""

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
        """What was taken out is not to count after all."""
        if who in self.buckets:
            self.buckets[who].left += 1


class Limits:
    """What one client may do; per address unless another key is named."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.requests = Limit(20, 100, now)
        self.tables = Limit(1 / 20, 20, now)
        self.guesses = Limit(1 / 10, 20, now)
        """Wrong tokens, invitations and passwords."""
        self.guesses_at = Limit(1 / 60, 20, now)
        """The same at one account or table, per address; holds for this machine too."""
        self.passwords = Limit(1 / 20, 200, now)
        """Per account, from all addresses together. One address alone stays below this rate, so
        that it cannot lock the owner out."""
        self.sockets = Limit(1, 60, now)
        self.messages = Limit(20, 60, now)
        """Per socket."""
        self.chat = Limit(0.5, 8, now)
        """Per seat."""
        self.advice = Limit(0.5, 40, now)
        """Per seat."""

    def check(self, limit: Limit, who: str) -> None:
        """A Refusal if somebody does too much."""
        if not limit.allows(who):
            raise Refusal("too_fast", "Slow down and try again in a moment.")
