"""R24: dripping webhooks and a dead mail server slow down neither signing in nor play."""

import os
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from time import perf_counter

import pytest

from tests.server.conftest import settings
from tests.server.notifications.test_mail_consent import Guest
from tests.server.notifications.test_outgoing_requests import Listener, drip, listening, waiting_for
from tests.server.post_office import PostOffice, post_office
from tests.server.support import Running, figure, play, running, until
from trickerion.server.notifications import mail, outgoing_requests

SLOWER = 2
"""Times as long at most. Only the full run measures: it needs a quiet machine."""
LEAST = 0.02
"""Seconds below which nothing is slow."""
ADA = {"name": "Ada", "password": "correct horse"}


def p99(work: Callable[[], object], times: int) -> float:
    """Of 100 runs, 99 took no longer than this many seconds."""
    taken = []
    for _ in range(times):
        begun = perf_counter()
        work()
        taken.append(perf_counter() - begun)
    return sorted(taken)[int(0.99 * (times - 1))]


def figures(server: Running) -> dict[str, float]:
    """How long signing in and an action take."""
    _, players = server.table(people=2)
    chance = Random(1)
    return {
        "sign-in": p99(lambda: server.post("/api/sessions", ADA), figure(10, 200)),
        "action": p99(lambda: play(players, chance, actions=1), figure(20, 200)),
    }


def test_r24_background_work_stays_in_the_background(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (mail, outgoing_requests):  # nothing is given up while it is measured
        monkeypatch.setattr(module, "DEADLINE", 600.0)
    with ExitStack() as stack:
        dead = stack.enter_context(post_office(silent=True))
        hosts: list[Listener] = [
            stack.enter_context(listening(drip, f"127.0.0.{number}")) for number in range(1, 9)
        ]
        chosen = settings(
            database,
            smtp=f"smtp://127.0.0.1:{dead.port}",
            public_url="https://games.example",
        )
        server = stack.enter_context(running(chosen))
        server.post("/api/accounts", ADA)
        quiet = figures(server)
        for number in range(40):
            host = hosts[number % len(hosts)]
            waiting_for(server, f"http://{host.server.getsockname()[0]}:{host.port}/")
        for number in range(10):
            Guest(server).wants(f"somebody{number}@example.org")
        until(lambda: is_held_up(dead, hosts))
        busy = figures(server)
        assert is_held_up(dead, hosts), "nobody waited for it"
        assert max(host.most for host in hosts) == 4
    print({name: (round(quiet[name], 4), round(busy[name], 4)) for name in quiet})
    if os.environ.get("TRICKERION_FULL"):
        for name, seconds in busy.items():
            assert seconds <= max(LEAST, SLOWER * quiet[name]), name


def is_held_up(dead: PostOffice, hosts: list[Listener]) -> bool:
    """Is as much as possible under way, and nothing done?"""
    return dead.connections == 4 and sum(host.open for host in hosts) == 32
