"""Rate limits: one noisy client hurts nobody (R13)."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from trickerion.server.protocol import Refusal

REMEMBERED: Final = 50_000
"""Addresses; those not heard of for longest are forgotten first."""
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


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


class Limits:
    """What an address may do; this machine may do anything, unless told otherwise."""

    def __init__(self, now: Callable[[], float], loopback: bool) -> None:
        self.loopback = loopback
        self.requests = Limit(20, 100, now)
        self.tables = Limit(1 / 20, 20, now)
        self.guesses = Limit(1 / 10, 20, now)
        """Wrong tokens, invitations and passwords."""
        self.sockets = Limit(1, 60, now)
        self.messages = Limit(20, 60, now)
        """Per socket."""
        self.chat = Limit(0.5, 8, now)
        """Per seat."""
        self.advice = Limit(0.5, 40, now)
        """Per seat."""

    def hold_for(self, address: str) -> bool:
        return self.loopback or address not in LOOPBACK

    def check(self, limit: Limit, address: str) -> None:
        """A Refusal if an address does too much."""
        if self.hold_for(address) and not limit.allows(address):
            raise Refusal("too_fast", "Slow down and try again in a moment.")
