"""A server whose connections have a clock that the test sets: no deadline passes by itself."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.conftest import settings
from tests.server.support import PATIENCE, Running, running, until
from trickerion.server.transport.http import Http

DEADLINE = 1000
"""Seconds for each step of a client."""


class Alarm:
    """A callback that is due at some time."""

    def __init__(self, due: float, ring: Callable[[], None]) -> None:
        self.due, self.ring = due, ring
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class SetClock:
    """The time of all connections to a server, and what has come of them."""

    def __init__(self) -> None:
        self.now = 0.0
        self.alarms: list[Alarm] = []
        self.loop: Any = None
        self.opened = self.received = self.closed = 0

    def has_read(self, sent: bytes) -> bool:
        """Has the server read all that its only client has sent, or hung up?"""
        return bool(self.closed or (self.opened and self.received == len(sent)))

    def pass_time(self, seconds: float) -> None:
        """Let time pass; what is due happens at once."""
        asyncio.run_coroutine_threadsafe(self._pass(seconds), self.loop).result(PATIENCE)

    async def _pass(self, seconds: float) -> None:
        self.now += seconds
        due = [alarm for alarm in self.alarms if alarm.due <= self.now]
        self.alarms = [alarm for alarm in self.alarms if alarm.due > self.now]
        for alarm in due:
            if not alarm.is_off:
                alarm.ring()

    def wait_for_the_end(self) -> None:
        """Let time pass until the server has hung up on its only client."""

        def has_ended() -> bool:
            self.pass_time(DEADLINE)
            return self.closed == 1

        until(has_ended)


class SetLoop:
    """The event loop of a connection, with the clock of the test."""

    def __init__(self, loop: Any, clock: SetClock) -> None:
        self.loop, self.clock = loop, clock

    def call_later(self, seconds: float, work: Callable[..., None], *arguments: Any) -> Alarm:
        alarm = Alarm(self.clock.now + seconds, lambda: work(*arguments))
        self.clock.alarms.append(alarm)
        return alarm

    def __getattr__(self, name: str) -> Any:
        return getattr(self.loop, name)


@contextmanager
def on_set_clock(database: str) -> Iterator[tuple[Running, SetClock]]:
    """A server that waits for its clients until the test lets time pass."""
    clock = SetClock()

    class Connection(Http):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            clock.loop = self.loop
            loop: Any = SetLoop(self.loop, clock)
            self.loop = loop
            super().connection_made(transport)
            clock.opened += 1

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            clock.received += len(data)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            clock.closed += 1

    waits = ("header_seconds", "body_seconds", "answer_seconds", "keep_alive_seconds")
    chosen = settings(database, **dict.fromkeys(waits, DEADLINE))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("trickerion.server.run.Http", Connection)
        with running(chosen) as at:
            yield at, clock
