"""R13: how many connections there may be, and how much memory they may hold."""

import resource

import pytest

from trickerion.server.settings import Settings
from trickerion.server.transport import connection_limits
from trickerion.server.transport.connection_limits import (
    BODIES,
    ConnectionLimits,
    descriptors,
    raise_descriptor_limit,
)

pytestmark = pytest.mark.source

HERE, THERE = "203.0.113.1", "203.0.113.2"


class Requests:
    """Begins requests that never end, and notes which of them are dropped."""

    def __init__(self, connection_limits: ConnectionLimits) -> None:
        self.connection_limits = connection_limits
        self.dropped: list[object] = []

    def begin(self, host: str, *names: str) -> None:
        for name in names:
            self.connection_limits.begin(host, name, lambda name=name: self.dropped.append(name))  # type: ignore[misc]


def crowd_of(most: int, **chosen: object) -> ConnectionLimits:
    """A connection_limits with room for so many connections."""
    return ConnectionLimits(Settings(**chosen), most + 100)  # type: ignore[arg-type]


def entered(connection_limits: ConnectionLimits, host: str, times: int) -> list[bool]:
    return [connection_limits.enter(host) for _ in range(times)]


@pytest.mark.parametrize(
    ("descriptors", "most"), [(50, 100), (150, 100), (300, 200), (20_100, 20_000), (10**6, 20_000)]
)
def test_descriptors_are_kept_for_other_things(descriptors: int, most: int) -> None:
    connection_limits = ConnectionLimits(Settings(connections_each=10**6), descriptors)
    assert entered(connection_limits, "127.0.0.1", most + 1) == [True] * most + [False]


@pytest.mark.parametrize(("chosen", "each"), [(5, 5), (500, 50)])
def test_one_address_has_its_number_but_at_most_a_quarter(chosen: int, each: int) -> None:
    connection_limits = crowd_of(200, connections_each=chosen)
    assert entered(connection_limits, HERE, each + 1) == [True] * each + [False]
    assert connection_limits.enter(THERE)
    connection_limits.leave(HERE)
    connection_limits.leave(HERE)
    assert entered(connection_limits, HERE, 2) == [True, False]


def test_whoever_has_left_is_forgotten() -> None:
    connection_limits = crowd_of(200)
    entered(connection_limits, HERE, 3)
    for _ in range(3):
        connection_limits.leave(HERE)
    assert (connection_limits.connections.of, connection_limits.connections.total) == ({}, 0)


@pytest.mark.parametrize(
    ("host", "chosen", "is_limited"),
    [
        ("127.0.0.1", {}, False),
        ("127.0.0.1", {"limit_loopback": True}, True),
        ("10.1.2.3", {}, True),
        ("10.1.2.3", {"proxy": "192.0.2.1 , 10.0.0.0/8"}, False),
        ("192.0.2.1", {"proxy": "192.0.2.1 , 10.0.0.0/8"}, False),
        ("192.0.2.2", {"proxy": "192.0.2.1,"}, True),
        ("unknown", {"proxy": "10.0.0.0/8"}, True),
    ],
)
def test_proxies_and_this_machine_are_not_one_client(
    host: str, chosen: dict[str, object], is_limited: bool
) -> None:
    connection_limits = crowd_of(200, connections_each=2, **chosen)
    assert entered(connection_limits, host, 3) == [True, True, not is_limited]
    assert connection_limits.hold(host, BODIES // 4 + 1) is not is_limited


@pytest.mark.parametrize(("each", "kept"), [(500, 100), (7, 7)])
def test_the_oldest_unfinished_request_of_an_address_goes(each: int, kept: int) -> None:
    connection_limits = crowd_of(10_000, connections_each=each)
    requests = Requests(connection_limits)
    requests.begin(HERE, *(str(number) for number in range(kept)))
    requests.begin(THERE, "other")
    assert requests.dropped == []
    requests.begin(HERE, "more", "and more")
    assert requests.dropped == ["0", "1"]


def test_a_finished_request_is_forgotten() -> None:
    connection_limits = crowd_of(10_000, connections_each=2)
    requests = Requests(connection_limits)
    requests.begin(HERE, "a", "b")
    connection_limits.finish(HERE, "a")
    requests.begin(HERE, "c")
    assert requests.dropped == []
    for name in ("b", "c", "never begun"):
        connection_limits.finish(HERE, name)
    connection_limits.finish(THERE, "never begun")
    assert connection_limits.unfinished == {}


def test_half_of_all_connections_may_be_unfinished() -> None:
    """Above that the address with most of them pays, this machine as well."""
    connection_limits = crowd_of(100)
    requests = Requests(connection_limits)
    requests.begin("127.0.0.1", *(f"here {number}" for number in range(30)))
    for host in range(20):
        requests.begin(f"10.0.0.{host}", f"there {host}")
    entered(connection_limits, "127.0.0.1", 50)
    requests.begin("127.0.0.1", "here 30")
    assert requests.dropped == []
    connection_limits.finish("127.0.0.1", "here 30")
    connection_limits.enter("127.0.0.1")
    requests.begin("10.0.0.99", "late")
    assert requests.dropped == ["here 0"]
    connection_limits.finish("10.0.0.99", "late")
    requests.begin("10.0.0.99", "later")
    assert requests.dropped == ["here 0"], "with 50 of 100 unfinished there is room"


def test_large_bodies_have_a_share_and_a_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "BODIES", 1000)
    crowded = crowd_of(200)
    assert crowded.hold(HERE, 250)
    assert not crowded.hold(HERE, 1)
    crowded.release(HERE, 1)
    assert [crowded.hold(f"10.0.0.{number}", 250) for number in range(4)] == [True] * 3 + [False]
    for number in range(4):
        crowded.release(f"10.0.0.{number}", 250)
    crowded.release(HERE, 250)
    assert (crowded.bodies.of, crowded.bodies.total) == ({}, 0)
    assert crowded.hold("127.0.0.1", 1000)
    assert not crowded.hold("127.0.0.1", 1)


# Descriptors


class Limits:
    """Stands in for the limits of this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, soft: int, hard: int) -> None:
        self.now = (soft, hard)
        self.changes = 0
        monkeypatch.setattr(resource, "getrlimit", lambda which: self.now)
        monkeypatch.setattr(resource, "setrlimit", self._set)

    def _set(self, which: int, limits: tuple[int, int]) -> None:
        assert which == resource.RLIMIT_NOFILE
        self.now = limits
        self.changes += 1


ANY = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("before", "after", "number"),
    [
        ((256, 4096), (4096, 4096), 4096),
        ((256, ANY), (20_100, ANY), 20_100),
        ((30_000, ANY), (30_000, ANY), 30_000),
        ((ANY, ANY), (ANY, ANY), 20_100),
        ((4096, 4096), (4096, 4096), 4096),
    ],
)
def test_the_descriptor_limit_is_raised_as_far_as_it_goes(
    monkeypatch: pytest.MonkeyPatch, before: tuple[int, int], after: tuple[int, int], number: int
) -> None:
    limits = Limits(monkeypatch, *before)
    raise_descriptor_limit()
    assert limits.now == after
    assert limits.changes == (before != after)
    assert descriptors() == number


def test_where_limits_are_unknown_there_are_few_descriptors(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection_limits, "resource", None)
    raise_descriptor_limit()
    assert descriptors() == 1024
