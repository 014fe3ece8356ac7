"""R13: nobody holds the server's descriptors or memory by being slow."""

import contextlib
import logging
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import settings
from tests.server.support import PATIENCE, Running, figure, running, until
from tests.server.transport.set_clock import DEADLINE, on_set_clock
from trickerion.server import run
from trickerion.server.routes import static_files
from trickerion.server.storage.store import sqlite_url
from trickerion.server.transport import connection_limits
from trickerion.server.transport.connection_limits import ConnectionLimits
from trickerion.server.transport.http import Config

pytestmark = pytest.mark.source

REFUSALS = "trickerion.server.refusals"
SLOW = "127.0.0.2"
"""Another address of this machine."""
HEAD = b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UPLOAD = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Content-Type: application/json\r\nContent-Length: 400000\r\n\r\n"
)


@pytest.fixture
def database_file(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "a.db")


def crowd_of(at: Running) -> ConnectionLimits:
    assert at.server is not None
    config = at.server.config
    assert isinstance(config, Config)
    return config.connection_limits


@contextlib.contextmanager
def line(at: Running, sent: bytes = b"", address: str = SLOW) -> Iterator[socket.socket]:
    """A connection that has sent so much, or as much as the server takes."""
    host, _, port = at.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), PATIENCE, (address, 0)) as found:
        with contextlib.suppress(ConnectionError):
            found.sendall(sent)
        yield found


def heard(line: socket.socket) -> bytes:
    """All that is said until the other side hangs up."""
    told = b""
    with contextlib.suppress(ConnectionResetError):
        while more := line.recv(100_000):
            told += more
    return told


def one_answer(line: socket.socket) -> bytes:
    """A whole answer, in however many pieces it comes."""
    told = b""
    while b"\r\n\r\n" not in told:
        told += line.recv(100_000)
    head, _, body = told.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    while len(body) < length:
        body += line.recv(100_000)
    assert len(body) == length
    return head


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b"408"),
        (b"\r\n\r\n\r\n", b"408"),
        (HEAD, b"408"),
        (UPLOAD, b"408"),
        (UPLOAD + b"x" * 100_000, b"408"),
        (UPLOAD.replace(b"application/json", b"text/plain") + b"x", b"415"),
        (HEAD + b"\r\n" + HEAD, b"200"),
        (HEAD + b"\r\n", b"200"),
    ],
    ids=["silence", "blank", "head", "no_body", "body", "answered", "second", "idle"],
)
def test_r13_half_a_request_is_given_up(database_file: str, sent: bytes, answer: bytes) -> None:
    with on_set_clock(database_file) as (at, clock), line(at, sent) as slow:
        until(lambda: clock.has_read(sent))
        if answer != b"408":
            assert one_answer(slow).startswith(b"HTTP/1.1 " + answer)
        clock.wait_for_the_end()
        assert heard(slow)[:12] == (b"HTTP/1.1 408" if answer == b"408" else b"")
        assert not crowd_of(at).connections.total
        assert not crowd_of(at).unfinished
        assert not crowd_of(at).bodies.of


@pytest.mark.parametrize("drop", [b"x", b"\r\n"])
@pytest.mark.parametrize("begun", [HEAD, UPLOAD, HEAD + b"\r\n"], ids=["head", "body", "idle"])
def test_r13_a_dripping_client_wins_no_time(database_file: str, begun: bytes, drop: bytes) -> None:
    """A byte now and then does not move the deadline."""
    with on_set_clock(database_file) as (at, clock), line(at, begun) as slow:
        until(lambda: clock.has_read(begun))
        if begun == HEAD + b"\r\n":
            one_answer(slow)
        for number in range(6):
            with contextlib.suppress(ConnectionError):
                slow.sendall(drop)
            sent = begun + drop * (number + 1)
            until(lambda sent=sent: clock.has_read(sent))  # type: ignore[misc]
            clock.pass_time(DEADLINE / 4)
        until(lambda: clock.closed == 1)


def test_r13_a_body_after_its_answer_is_not_waited_for(database_file: str) -> None:
    refused = UPLOAD.replace(b"application/json", b"text/plain").replace(b"400000", b"6")
    with on_set_clock(database_file) as (at, clock), line(at, refused) as slow:
        assert one_answer(slow).startswith(b"HTTP/1.1 415")
        slow.sendall(b"x" * 6)
        until(lambda: clock.has_read(refused + b"x" * 6))
        clock.wait_for_the_end()
        assert heard(slow) == b""
        assert not crowd_of(at).connections.total


def test_r13_endless_heads_and_pipelines_are_refused(sqlite_server: Running) -> None:
    with line(sqlite_server, HEAD + b"X-A: b\r\n" * 8_000 + b"\r\n") as honest:
        assert honest.recv(100_000).startswith(b"HTTP/1.1 200"), "64,000 bytes are fine"
    with line(sqlite_server, HEAD + b"X-A: b\r\n" * 60_000) as slow:
        head, _, body = heard(slow).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 431 Request Header Fields Too Large\r\n")
        assert f"content-length: {len(body)}\r\nconnection: close".encode() in head
    with line(sqlite_server, (HEAD + b"\r\n") * 10) as honest:
        told = b""
        while told.count(b"HTTP/1.1 200") < 10:
            told += honest.recv(100_000)
    with line(sqlite_server, (HEAD + b"\r\n") * 1000) as slow:
        assert heard(slow).count(b"HTTP/1.1 200") < 100
    assert sqlite_server.get("/api/bots")


def test_r13_half_open_requests_leave_room_for_others(
    database_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Few descriptors and many half requests from anywhere: the oldest make room."""
    descriptors = figure(300, 1024)
    monkeypatch.setattr(run, "descriptors", lambda: descriptors)
    with running(settings(database_file)) as at, ExitStack() as stack:
        for number in range(figure(400, 1100)):
            stack.enter_context(line(at, HEAD, f"127.0.0.{2 + number % 9}"))
            if number % 100 == 99:
                began = monotonic()
                assert httpx.get(f"{at.url}/api/bots", timeout=PATIENCE).status_code == 200
                assert monotonic() - began < figure(600, 1)
        until(lambda: crowd_of(at).connections.total <= (descriptors - 100) // 2 + 10)


def test_r13_half_open_requests_of_one_address_are_few(
    database_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "UNFINISHED_EACH", 10)
    with running(settings(database_file, limit_loopback=True)) as at, ExitStack() as stack:
        lines = [stack.enter_context(line(at, HEAD)) for _ in range(30)]
        until(lambda: crowd_of(at).connections.of.get(SLOW) == 10)
        assert heard(lines[0]).startswith(b"HTTP/1.1 503")
        lines[-1].sendall(b"\r\n")
        assert lines[-1].recv(100_000).startswith(b"HTTP/1.1 200")


def test_r13_connections_are_counted_by_address(database_file: str) -> None:
    chosen = settings(database_file, limit_loopback=True, connections_each=5)
    with running(chosen) as at:
        with ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(line(at))
            until(lambda: crowd_of(at).connections.of.get(SLOW) == 5)
            with line(at, HEAD) as sixth:
                assert heard(sixth).startswith(b"HTTP/1.1 503")
            assert at.get("/api/bots")
        until(lambda: SLOW not in crowd_of(at).connections.of)
        with line(at, HEAD + b"\r\n") as again:
            assert again.recv(100_000).startswith(b"HTTP/1.1 200")


def test_r13_sockets_are_counted_by_address_behind_a_proxy(database_file: str) -> None:
    with running(settings(database_file, proxy="127.0.0.1", connections_each=2)) as at:
        id = at.post("/api/tables")["table"]["id"]

        def watch(forwarded: str) -> AbstractContextManager[Any]:
            headers = {"X-Forwarded-For": forwarded}
            address = f"{at.sockets}/api/tables/{id}/socket"
            return connect(address, additional_headers=headers, open_timeout=PATIENCE)

        with watch("203.0.113.1"), watch("203.0.113.1"), watch("203.0.113.2"):
            with pytest.raises(InvalidStatus), watch("203.0.113.1"):
                pass
            assert crowd_of(at).connections.total >= 3
        with watch("203.0.113.1"):
            pass
        at.http.close()
        until(lambda: not crowd_of(at).connections.total)


def test_r13_unfinished_bodies_have_bounded_memory(
    database_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "BODIES", 600_000)
    with running(settings(database_file)) as at:
        with line(at, UPLOAD + b"x" * 300_000), line(at, UPLOAD + b"x" * 300_000):
            until(lambda: crowd_of(at).bodies.total >= 450_000)
            with line(at, UPLOAD + b"x" * 300_000) as third:
                assert heard(third).startswith(b"HTTP/1.1 503")
            assert at.post("/api/tables")
        until(lambda: not crowd_of(at).bodies.of)


def test_r13_one_address_holds_a_share_of_the_memory(
    database_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "BODIES", 1_000_000)
    with running(settings(database_file, limit_loopback=True)) as at:
        with line(at, UPLOAD + b"x" * 390_000) as slow:
            assert heard(slow).startswith(b"HTTP/1.1 503")
        with line(at, UPLOAD + b"x" * 200_000, "127.0.0.3"):
            until(lambda: crowd_of(at).bodies.of.get("127.0.0.3", 0) > 100_000)


@pytest.mark.parametrize(
    ("sent", "codes"),
    [
        (b"", []),
        (b"\r\n\r\n", []),
        (HEAD, ["timeout"]),
        (UPLOAD, ["timeout"]),
        (b"NONSENSE\r\n\r\n", ["malformed"]),
        (HEAD + b"X-A: b\r\n" * 60_000, ["head_too_long"]),
    ],
    ids=["silence", "blank", "head", "body", "nonsense", "long"],
)
def test_a_refused_connection_is_logged_once_if_something_was_requested(
    database_file: str, sent: bytes, codes: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    """R13: browsers open spare connections; that is no reason for a line in the log."""
    caplog.set_level(logging.INFO, REFUSALS)
    with on_set_clock(database_file) as (at, clock), line(at, sent) as slow:
        until(lambda: clock.has_read(sent))
        clock.wait_for_the_end()
        heard(slow)
    lines = [vars(record) for record in caplog.records if record.name == REFUSALS]
    assert [line["code"] for line in lines] == codes
    assert all(line["message"] == "connection refused" for line in lines)
    assert all((line["kind"], line["address"]) == ("http", SLOW) for line in lines)


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The codes of the refusals in the log."""
    return [vars(record)["code"] for record in caplog.records if record.name == REFUSALS]


def test_bodies_and_unfinished_requests_beyond_the_limits_are_logged(
    database_file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection_limits, "BODIES", 1_000_000)
    monkeypatch.setattr(connection_limits, "UNFINISHED_EACH", 2)
    caplog.set_level(logging.INFO, REFUSALS)
    with running(settings(database_file, limit_loopback=True)) as at:
        with line(at, UPLOAD + b"x" * 390_000) as slow:
            heard(slow)
        until(lambda: SLOW not in crowd_of(at).connections.of)
        with line(at, HEAD) as first, line(at, HEAD), line(at, HEAD):
            heard(first)
    assert logged(caplog) == ["too_many_bodies", "too_many_unfinished"]


def test_a_connection_too_many_is_logged(
    database_file: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, REFUSALS)
    chosen = settings(database_file, limit_loopback=True, connections_each=1)
    with running(chosen) as at, line(at), line(at) as second:
        assert heard(second).startswith(b"HTTP/1.1 503")
    assert logged(caplog) == ["too_many_connections"]


def test_only_files_may_be_large(sqlite_server: Running) -> None:
    large = {"name": "Ada", "password": "x" * 100_000}
    assert sqlite_server.http.post("/api/sessions", json=large).status_code == 413
    medium = {**large, "password": "x" * 60_000}
    assert sqlite_server.http.post("/api/sessions", json=medium).status_code == 400
    assert sqlite_server.http.post("/api/tables", json={"record": "x" * 100_000}).status_code == 400


def test_r13_whoever_does_not_read_the_answer_is_cut_off(
    database_file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    (tmp_path / "large.txt").write_bytes(Random(1).randbytes(20_000_000))
    asked = HEAD.replace(b"/api/bots", b"/large.txt")
    for ending in (b"\r\n", b"Connection: close\r\n\r\n"):
        with on_set_clock(database_file) as (at, clock), line(at, asked + ending) as slow:
            assert slow.recv(1), "the answer has begun"
            assert crowd_of(at).connections.total == 1
            clock.wait_for_the_end()
            assert not crowd_of(at).connections.total


def test_the_descriptor_limit_is_raised_at_the_start() -> None:
    program = """
import resource
from trickerion.server.transport.connection_limits import descriptors, raise_descriptor_limit
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
raise_descriptor_limit()
assert resource.getrlimit(resource.RLIMIT_NOFILE)[1] == hard
print(descriptors() > 256)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert told.stdout.strip() == b"True"
