"""`trickerion serve --open`: the browser once the server answers."""

import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator

import pytest

from tests.server.support import PATIENCE
from trickerion.server import open_browser
from trickerion.server.open_browser import open_soon

HOST = "127.0.0.1"


class Browser:
    """Notes what it is asked to open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shown: list[str] = []
        self.is_open = threading.Event()
        monkeypatch.setattr(webbrowser, "open", self._open)
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        monkeypatch.setenv("DISPLAY", ":0")

    def _open(self, url: str) -> None:
        self.shown.append(url)
        self.is_open.set()


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Browser:
    return Browser(monkeypatch)


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.create_server((HOST, 0)) as server:
        yield server


def test_the_browser_opens_when_the_server_answers(
    window: Browser, listening: socket.socket
) -> None:
    url = f"http://{HOST}:{listening.getsockname()[1]}"
    open_soon(url)
    assert window.is_open.wait(PATIENCE)
    assert window.shown == [url]
    listening.settimeout(PATIENCE)
    listening.accept()[0].close()


def test_a_server_that_never_answers_is_given_up(
    window: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser then says what is wrong."""
    clock = [0.0]

    def sleep(seconds: float) -> None:
        assert 0 < seconds <= 1
        clock[0] += seconds

    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(time, "sleep", sleep)
    open_browser._open_when_up(f"http://{HOST}:1")
    assert len(window.shown) == 1
    assert 20 <= clock[0] <= 40


def test_without_a_desktop_the_address_is_enough(
    window: Browser, listening: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY")
    before = set(threading.enumerate())
    open_soon(f"http://{HOST}:{listening.getsockname()[1]}")
    assert set(threading.enumerate()) <= before
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    open_soon(f"http://{HOST}:{listening.getsockname()[1]}")
    assert window.is_open.wait(PATIENCE)


def test_other_systems_have_a_desktop(
    window: Browser, listening: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.setattr(sys, "platform", "darwin")
    open_soon(f"http://{HOST}:{listening.getsockname()[1]}")
    assert window.is_open.wait(PATIENCE)
