"""A line to the other processes that is cut is made again, and what was said meanwhile is read."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from trickerion.server.storage import notify
from trickerion.server.storage.notify import NotifyBackend


class Line:
    """A connection to PostgreSQL on which somebody may speak, and which may be cut."""

    def __init__(self) -> None:
        self.listeners: dict[str, Callable[..., None]] = {}
        self.ends: list[Callable[[Any], None]] = []

    async def add_listener(self, channel: str, listener: Callable[..., None]) -> None:
        self.listeners[channel] = listener

    def add_termination_listener(self, end: Callable[[Any], None]) -> None:
        self.ends.append(end)

    def speak(self, words: str) -> None:
        for channel, listener in self.listeners.items():
            listener(self, 1, channel, words)

    def cut(self) -> None:
        for end in self.ends:
            end(self)

    async def close(self) -> None:
        self.cut()


class Network:
    """Where lines are made; some attempts fail, and some attempts to catch up."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.failures: list[Exception] = []
        self.missed = 0
        self.has_caught_up = asyncio.Event()

    async def connect(self, dsn: str) -> Line:
        if self.failures:
            raise self.failures.pop()
        self.lines.append(Line())
        return self.lines[-1]

    async def catch_up(self) -> None:
        self.missed += 1
        if self.missed == 1:
            raise OSError("not yet")
        self.has_caught_up.set()


def test_a_line_that_is_cut_is_made_again_and_nothing_is_missed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(notify, "PAUSE", 0.0)

    async def test() -> None:
        network = Network()
        monkeypatch.setattr(asyncpg, "connect", network.connect)
        heard = NotifyBackend("postgresql://here", "here", network.catch_up)
        await heard.on_startup()
        await heard.subscribe(["tables"])
        events = heard.stream_events()
        network.lines[0].speak("one")
        assert await anext(events) == ("tables", b"one")
        for number in (1, 2):
            network.failures = [OSError("down"), asyncpg.InterfaceError("still down")]
            network.has_caught_up.clear()
            network.lines[-1].cut()
            await network.has_caught_up.wait()
            assert len(network.lines) == 1 + number
            network.lines[-1].speak("more")
            assert await anext(events) == ("tables", b"more")
        assert network.missed == 3
        await heard.on_shutdown()
        await asyncio.sleep(0)
        assert len(network.lines) == 3

    asyncio.run(asyncio.wait_for(test(), 60))
    assert caplog.text.count("lost the connection for notifications") == 2
    assert caplog.text.count("could not catch up yet: OSError('not yet')") == 1


def test_a_process_does_not_follow_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        network = Network()
        monkeypatch.setattr(asyncpg, "connect", network.connect)
        heard = NotifyBackend("postgresql://here", "here", network.catch_up)
        await heard.on_startup()
        await heard.subscribe(["tables"])
        for words in ("here one log", "there two log"):
            network.lines[0].speak(words)
        assert await anext(heard.stream_events()) == ("tables", b"there two log")
        await heard.on_shutdown()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_line_that_is_not_back_yet_does_not_keep_the_server_from_ending(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(notify, "PAUSE", 1000.0)

    async def test() -> None:
        network, before = Network(), asyncio.all_tasks()
        monkeypatch.setattr(asyncpg, "connect", network.connect)
        heard = NotifyBackend("postgresql://here", "here", network.catch_up)
        await heard.on_startup()
        network.failures = [OSError("down")] * 1000
        network.lines[0].cut()
        for _ in range(10):
            await asyncio.sleep(0)
        assert len(network.failures) == 999, "it pauses before the next try"
        await heard.on_shutdown()
        assert asyncio.all_tasks() == before

    asyncio.run(asyncio.wait_for(test(), 60))


def test_nobody_hurries_a_database_that_is_not_ready_to_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert notify.PAUSE >= 0.1
    monkeypatch.setattr(notify, "PAUSE", 1000.0)

    async def test() -> None:
        network, tries = Network(), list[int]()
        monkeypatch.setattr(asyncpg, "connect", network.connect)

        async def fail() -> None:
            tries.append(len(tries))
            raise OSError("not yet")

        heard = NotifyBackend("postgresql://here", "me", fail)
        await heard.on_startup()
        network.lines[0].cut()
        for _ in range(20):
            await asyncio.sleep(0)
        assert tries == [0]
        await heard.on_shutdown()

    asyncio.run(asyncio.wait_for(test(), 60))
