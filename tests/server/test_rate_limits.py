"""Rate limits: bursts, and how they fill again (R13)."""

import pytest

from trickerion.server import rate_limits
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.rate_limits import Limit, Limits


def test_limits_fill_again_with_time() -> None:
    clock = [0.0]
    limit = Limit(2, 3, lambda: clock[0])
    assert [limit.allows("ada") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("ben")
    clock[0] = 1.0
    assert [limit.allows("ada") for _ in range(3)] == [True, True, False]


def test_r13_a_limit_never_grows_beyond_its_burst() -> None:
    """Whoever was away for a year has no more than whoever just came."""
    clock = [0.0]
    limit = Limit(2, 3, lambda: clock[0])
    assert limit.allows("ada")
    clock[0] = 365 * 86_400.0
    assert [limit.allows("ada") for _ in range(4)] == [True, True, True, False]
    limit.give_back("ada")
    assert [limit.allows("ada") for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("name", "burst", "seconds"),
    [
        ("requests", 100, 1 / 20),
        ("tables", 20, 20),
        ("guesses", 20, 10),
        ("guesses_at", 20, 60),
        ("passwords", 200, 20),
        ("sockets", 60, 1),
        ("messages", 60, 1 / 20),
        ("chat", 8, 2),
        ("reports", 5, 60),
        ("resets", 5, 600),
        ("advice", 40, 2),
    ],
)
def test_r13_each_limit_allows_a_burst_and_one_more_every_few_seconds(
    name: str, burst: int, seconds: float
) -> None:
    clock = [0.0]
    limits = Limits(lambda: clock[0])
    limit = getattr(limits, name)
    for _ in range(burst):
        limits.check(limit, "ada")
    for moment, is_allowed in ((0.9, False), (1.1, True), (1.9, False)):
        clock[0] = seconds * moment
        assert limit.allows("ada") is is_allowed
    with pytest.raises(CommandRefused) as refusal:
        limits.check(limit, "ada")
    assert refusal.value.code == "too_fast"
    limits.check(limit, "ben")


def test_r13_limits_remember_a_bounded_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was not heard of for longest is forgotten first."""
    monkeypatch.setattr(rate_limits, "REMEMBERED", 100)
    limit = Limit(0, 1, lambda: 0.0)
    assert limit.allows("ada")
    for number in range(500):
        limit.allows(f"stranger {number}")
        assert not limit.allows("ada")
    assert len(limit.buckets) == 100
