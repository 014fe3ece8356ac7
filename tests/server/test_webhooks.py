"""Webhooks: to public addresses only, within a deadline, and at nobody else's cost (R24)."""

import asyncio
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import trustme

from tests.server.conftest import settings
from tests.server.support import Running, running, until
from trickerion.server import webhooks
from trickerion.server.outbox import Dropped
from trickerion.server.protocol import Refusal
from trickerion.server.store import sqlite_url
from trickerion.server.webhooks import Webhooks, is_public

OK = b"HTTP/1.1 204 No Content\r\n\r\n"


# Where they may lead


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "192.0.0.8", "192.0.0.170", "192.0.2.1", "192.88.99.1", "198.18.0.1"),
        *("198.51.100.1", "203.0.113.1", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "::7f00:1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
        *("64:ff9b::127.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::8.8.8.8", "64:ff9b:1:1::1"),
        *("2002:7f00:1::", "2002:808:808::1", "2001::1", "2001:0:808:808::1", "2001:db8::1"),
        *("fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1"),
        *("100::1", "3fff::1", "4000::1", "5f00::1"),
    ],
)
def test_an_address_that_is_not_public_is_refused(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    ["8.8.8.8", "192.0.1.1", "223.255.255.254", "2606:4700::1111", "2a00::1", "64:ff9b::8.8.8.8"],
)
def test_a_public_address_is_allowed(address: str) -> None:
    assert is_public(address)


def resolving(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Let every name have these addresses."""

    def look_up(host: str, port: object, **more: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (a, 0)) for a in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)


def post(url: str, private: bool = True, hooks: Webhooks | None = None) -> None:
    asyncio.run((hooks or Webhooks(private)).post(url, {"text": "It's your turn"}))


@pytest.mark.parametrize("addresses", [("127.0.0.1",), ("8.8.8.8", "10.0.0.1")])
def test_every_address_of_a_name_is_checked(
    monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, ...]
) -> None:
    resolving(monkeypatch, *addresses)
    with pytest.raises(ValueError, match=r"hook\.example is not a public address"):
        post("https://hook.example/x", private=False)


def test_only_the_addresses_that_were_checked_are_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever the name leads to a moment later (DNS rebinding)."""
    tried: list[str] = []

    async def connect(address: str, *more: object, **tls: object) -> None:
        tried.append(address)
        raise OSError("down")

    resolving(monkeypatch, "8.8.8.8", "9.9.9.9")
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(OSError, match="down"):
        post("https://hook.example/x", private=False)
    assert tried == ["8.8.8.8", "9.9.9.9"]


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://a.example/", "http://", "/x", "http://a.example:0/", "http://a.example:99999/"),
        *("http://a.example/a b", "http://a.example/\r\nX: y", "http://ä.example/", "http://[::1/"),
    ],
)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    with pytest.raises(Refusal, match="http or https address"):
        webhooks.checked_webhook(url)


# What is said


class Listener:
    """A host that answers every connection as it is told, and remembers what it heard."""

    def __init__(self, answer: Callable[["Listener", socket.socket], None], host: str) -> None:
        self.server = socket.create_server((host, 0))
        self.port: int = self.server.getsockname()[1]
        self.answer = answer
        self.heard: list[bytes] = []
        self.open = self.most = 0
        self.done = threading.Event()
        self._lock = threading.Lock()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while not self.done.is_set():
            try:
                connection, _ = self.server.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection: socket.socket) -> None:
        self._count(1)
        with connection:
            try:
                self.answer(self, connection)
            except OSError:
                pass
            finally:
                self._count(-1)

    def _count(self, change: int) -> None:
        with self._lock:
            self.open += change
            self.most = max(self.most, self.open)


@contextmanager
def listening(
    answer: Callable[[Listener, socket.socket], None], host: str = "127.0.0.1"
) -> Iterator[Listener]:
    at = Listener(answer, host)
    try:
        yield at
    finally:
        at.done.set()
        at.server.close()


def saying(reply: bytes) -> Callable[[Listener, socket.socket], None]:
    def answer(at: Listener, connection: socket.socket) -> None:
        at.heard.append(connection.recv(10_000))
        connection.sendall(reply)

    return answer


def drip(at: Listener, connection: socket.socket) -> None:
    """One byte now and then, until the other side hangs up."""
    while not at.done.wait(0.05):
        connection.sendall(b"H")


def test_the_news_is_posted_as_json() -> None:
    with listening(saying(OK)) as host:
        post(f"http://127.0.0.1:{host.port}/a?b=c")
    head, _, body = host.heard[0].partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    assert lines[:2] == ["POST /a?b=c HTTP/1.1", f"Host: 127.0.0.1:{host.port}"]
    assert f"Content-Length: {len(body)}" in lines
    assert body == b'{"text": "It\'s your turn"}'


def test_redirects_are_not_followed() -> None:
    with listening(saying(OK)) as secret:
        moved = f"HTTP/1.1 307 Go\r\nLocation: http://127.0.0.1:{secret.port}/\r\n\r\n".encode()
        with listening(saying(moved)) as host, pytest.raises(ValueError, match="307"):
            post(f"http://127.0.0.1:{host.port}/")
    assert secret.heard == []


@pytest.mark.parametrize("reply", [b"", b"nonsense", b"\r\n", b"x" * 10_000])
def test_a_host_that_speaks_no_http_is_an_error(reply: bytes) -> None:
    with listening(saying(reply)) as host, pytest.raises((ValueError, OSError)):
        post(f"http://127.0.0.1:{host.port}/")


# TLS


@pytest.mark.parametrize(("name", "is_fine"), [("hook.example", True), ("other.example", False)])
def test_https_proves_the_name_at_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, is_fine: bool
) -> None:
    authority = trustme.CA()
    authority.cert_pem.write_to_path(tmp_path / "ca.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("hook.example").configure_cert(context)
    asked_for: list[str | None] = []
    context.sni_callback = lambda socket, asked, context: asked_for.append(asked)

    def answer(at: Listener, connection: socket.socket) -> None:
        with context.wrap_socket(connection, server_side=True) as encrypted:
            saying(OK)(at, encrypted)

    resolving(monkeypatch, "127.0.0.1")
    with listening(answer) as host:
        url = f"https://{name}:{host.port}/"
        if is_fine:
            post(url)
        else:
            with pytest.raises(ssl.SSLCertVerificationError):
                post(url)
    assert asked_for == [name]
    assert len(host.heard) == is_fine


# Nobody else pays


def test_r24_the_deadline_is_for_the_whole_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "DEADLINE", 0.3)
    with listening(drip) as host, pytest.raises(TimeoutError):
        post(f"http://127.0.0.1:{host.port}/")


def test_a_host_is_posted_to_only_so_often() -> None:
    hooks = Webhooks(True, lambda: 0.0)
    with listening(saying(OK)) as host:
        for _ in range(60):
            post(f"http://127.0.0.1:{host.port}/", hooks=hooks)
        with pytest.raises(Dropped, match="too many"):
            post(f"http://127.0.0.1:{host.port}/", hooks=hooks)


def waiting_for(server: Running, webhook: str) -> None:
    """A slow game whose first player is not there and wants to be told by webhook."""
    made = server.post("/api/tables", {"pace": "slow", "options": {"players": 2}})
    path = f"/api/tables/{made['table']['id']}/seats"
    tokens = [server.post(path, {"name": name})["token"] for name in ("Ada", "Ben")]
    for seat, token in enumerate(tokens):
        server.http.put(
            f"{path}/{seat}/attention",
            json={"webhook": webhook},
            headers={"Authorization": f"Bearer {token}"},
        ).raise_for_status()


def test_r24_dripping_webhooks_keep_nobody_from_signing_in(tmp_path: Path) -> None:
    """However many hosts drip, and one of them gets no more than its share of connections."""
    with (
        running(settings(sqlite_url(tmp_path / "a.db"))) as server,
        listening(drip) as greedy,
        listening(drip, "127.0.0.2") as other,
    ):
        for _ in range(12):
            waiting_for(server, f"http://127.0.0.1:{greedy.port}/")
        waiting_for(server, f"http://127.0.0.2:{other.port}/")
        until(lambda: greedy.open == 4 and other.open == 1)
        server.post("/api/accounts", {"name": "Ada", "password": "correct horse"}, timeout=8)
        server.post("/api/sessions", {"name": "Ada", "password": "correct horse"}, timeout=8)
        assert (greedy.open, other.open) == (4, 1), "they still drip"
        assert greedy.most == 4


def test_signing_in_is_refused_when_too_many_wait(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trickerion.server.passwords.LONGEST_QUEUE", 0)
    body = {"name": "Ada", "password": "correct horse"}
    assert sqlite_server.post("/api/sessions", body, status=503)["code"] == "busy"
