"""Requests to addresses of players: to public ones, within a deadline, at nobody's cost (R24)."""

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
from tests.server.support import PATIENCE, Running, figure, running, until
from trickerion.server.notifications import outgoing_requests
from trickerion.server.notifications.delivery_queue import Dropped
from trickerion.server.notifications.outgoing_requests import OutgoingRequests, is_public
from trickerion.server.notifications.webhooks import Webhooks
from trickerion.server.storage.store import sqlite_url

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
    asyncio.run(
        (hooks or Webhooks(OutgoingRequests(private))).post(url, {"text": "It's your turn"})
    )


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
    ("address", "other", "is_one_host"),
    [
        ("8.8.8.8", "8.8.8.8", True),
        ("8.8.8.8", "8.8.8.9", False),
        ("2a00:1:2:3::1", "2a00:1:2:3:ffff::9", True),
        ("2a00:1:2:3::1", "2a00:1:2:4::1", False),
        ("64:ff9b::8.8.8.8", "64:ff9b::8.8.8.9", False),
    ],
)
def test_one_host_is_an_address_or_a_network_of_ipv6(
    monkeypatch: pytest.MonkeyPatch, address: str, other: str, is_one_host: bool
) -> None:
    """As far as its limit of requests goes: 60 at once, then one per second."""
    clock = [0.0]
    hooks = Webhooks(OutgoingRequests(False, lambda: clock[0]))
    connecting(monkeypatch)

    def posted(address: str) -> bool:
        resolving(monkeypatch, address)
        try:
            post("http://hook.example/", hooks=hooks)
        except ConnectionRefusedError:
            return True
        except Dropped:
            return False
        pytest.fail("nobody answers there")

    assert [posted(address) for _ in range(61)] == [True] * 60 + [False]
    assert posted(other) is not is_one_host
    clock[0] = 1.1
    assert [posted(address) for _ in range(2)] == [True, False]


def connecting(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, bool]]:
    """The addresses, ports and whether by TLS that somebody tries to connect to, in vain."""
    tried: list[tuple[str, int, bool]] = []

    async def connect(address: str, port: int, *, limit: int, **tls: object) -> None:
        tried.append((address, port, bool(tls)))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    return tried


@pytest.mark.parametrize(
    ("url", "port", "is_tls"),
    [
        ("http://a.example", 80, False),
        ("https://a.example/", 443, True),
        ("https://a.example:1/", 1, True),
        ("http://a.example:65535/", 65_535, False),
    ],
)
def test_three_addresses_of_a_name_are_tried_at_the_port_of_the_scheme(
    monkeypatch: pytest.MonkeyPatch, url: str, port: int, is_tls: bool
) -> None:
    addresses = [f"8.8.8.{number}" for number in range(5)]
    resolving(monkeypatch, *addresses, "8.8.8.0")
    tried = connecting(monkeypatch)
    with pytest.raises(ConnectionRefusedError):
        post(url, private=False)
    assert tried == [(address, port, is_tls) for address in addresses[:3]]


def test_a_dead_address_does_not_use_up_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = asyncio.open_connection

    async def hang_at_first(address: str, *more: Any, **tls: Any) -> Any:
        if address == "127.0.0.2":
            monkeypatch.setattr(outgoing_requests, "CONNECT", PATIENCE)
            await asyncio.Event().wait()
        return await connect(address, *more, **tls)

    monkeypatch.setattr(outgoing_requests, "CONNECT", 0.1)
    monkeypatch.setattr(outgoing_requests, "DEADLINE", PATIENCE)
    monkeypatch.setattr(asyncio, "open_connection", hang_at_first)
    resolving(monkeypatch, "127.0.0.2", "127.0.0.1")
    with listening(saying(OK)) as host:
        post(f"http://hook.example:{host.port}/")
    assert len(host.heard) == 1


def test_slow_names_of_one_domain_hold_two_resolvers(monkeypatch: pytest.MonkeyPatch) -> None:
    go, asked = threading.Event(), list[str]()

    def look_up(host: str, *more: object, **options: object) -> list[Any]:
        asked.append(host)
        if host.rstrip(".").endswith("slow.example"):
            go.wait(PATIENCE)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 0))]

    async def test() -> None:
        requests = OutgoingRequests(True)
        hooks = Webhooks(requests)
        names = [f"{letter}.slow.example" for letter in "abcdef"] + ["g.slow.example."]
        slow = [asyncio.ensure_future(hooks.post(f"http://{name}:1/", {})) for name in names]
        while len(asked) < 2:
            await asyncio.sleep(0.01)
        with pytest.raises(ConnectionRefusedError):
            await hooks.post("http://quick.other.example:1/", {})
        assert len(asked) == 3
        go.set()
        await asyncio.gather(*slow, return_exceptions=True)
        requests.close()

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    asyncio.run(asyncio.wait_for(test(), PATIENCE / 2))


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
        self.server.settimeout(0.05)
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        while not self.done.is_set():
            try:
                connection, _ = self.server.accept()
            except TimeoutError:
                continue
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def close(self) -> None:
        """Nobody may be listening any more: the next listener gets the same file descriptor, and
        would lose its first connection to this one."""
        self.done.set()
        self._thread.join()
        self.server.close()

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
        at.close()


def saying(reply: bytes) -> Callable[[Listener, socket.socket], None]:
    def answer(at: Listener, connection: socket.socket) -> None:
        at.heard.append(connection.recv(10_000))
        connection.sendall(reply)

    return answer


def drip(at: Listener, connection: socket.socket) -> None:
    """One byte now and then, until the other side hangs up."""
    while not at.done.wait(0.05):
        connection.sendall(b"H")


def test_what_an_address_leaves_out_or_keeps_secret() -> None:
    with listening(saying(OK)) as host:
        post(f"http://ada:secret@127.0.0.1:{host.port}")
    lines = host.heard[0].decode().split("\r\n")
    assert lines[:2] == ["POST / HTTP/1.1", f"Host: 127.0.0.1:{host.port}"]
    assert {"User-Agent: trickerion", "Content-Type: application/json"} < set(lines)
    assert "Connection: close" in lines


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
    monkeypatch.setattr(outgoing_requests, "trusted_authorities", ssl.create_default_context)
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
    monkeypatch.setattr(outgoing_requests, "DEADLINE", 0.3)
    with listening(drip) as host, pytest.raises(TimeoutError):
        post(f"http://127.0.0.1:{host.port}/")


def test_a_host_is_posted_to_only_so_often() -> None:
    hooks = Webhooks(OutgoingRequests(True, lambda: 0.0))
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


def test_r24_dripping_webhooks_keep_nobody_from_signing_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many hosts drip, and one of them gets no more than its share of connections."""
    monkeypatch.setattr(outgoing_requests, "DEADLINE", 10 * PATIENCE)
    with (
        running(settings(sqlite_url(tmp_path / "a.db"))) as server,
        listening(drip) as greedy,
        listening(drip, "127.0.0.2") as other,
    ):
        for _ in range(12):
            waiting_for(server, f"http://127.0.0.1:{greedy.port}/")
        waiting_for(server, f"http://127.0.0.2:{other.port}/")
        until(lambda: greedy.open == 4 and other.open == 1)
        for path in ("/api/accounts", "/api/sessions"):
            ada = {"name": "Ada", "password": "correct horse"}
            server.post(path, ada, timeout=figure(int(PATIENCE), 8))
        assert (greedy.open, other.open) == (4, 1), "they still drip"
        assert greedy.most == 4


def test_signing_in_is_refused_when_too_many_wait(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trickerion.server.passwords.LONGEST_QUEUE", 0)
    body = {"name": "Ada", "password": "correct horse"}
    assert sqlite_server.post("/api/sessions", body, status=503)["code"] == "busy"
