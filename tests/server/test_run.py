"""`trickerion serve`: what it starts, and how the process is set up for it."""

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from trickerion.cli import main
from trickerion.server import open_browser, run
from trickerion.server.loadtest.load import free_port
from trickerion.server.settings import Settings


class Started:
    """Notes what would have been started and opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.servers: list[tuple[list[socket.socket], str, Settings]] = []
        self.opened: list[str] = []
        monkeypatch.setattr(run, "run", lambda *server: self.servers.append(server))
        monkeypatch.setattr(open_browser, "open_soon", self.opened.append)

    def serve(self, *words: str) -> str:
        result = CliRunner().invoke(main, ["serve", *words], catch_exceptions=False)
        assert result.exit_code == 0, result.output
        return str(result.output)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[Started]:
    noted = Started(monkeypatch)
    yield noted
    for listeners, *_ in noted.servers:
        for each in listeners:
            each.close()


def test_a_server_is_started_as_it_was_asked_for(started: Started, tmp_path: Path) -> None:
    port, file = free_port(), str(tmp_path / "a.db")
    said = started.serve(
        *("--port", str(port), "--database", file, "--bot-seconds", "2.5", "--bots", "3"),
        *("--proxy", "10.0.0.1", "--log-level", "debug", "--public-url", "https://games.example"),
    )
    (((listener,), level, settings),) = started.servers
    assert (listener.getsockname(), level) == (("127.0.0.1", port), "debug")
    assert (settings.database, settings.bot_seconds, settings.bot_processes) == (file, 2.5, 3)
    assert (settings.proxy, settings.public_url) == ("10.0.0.1", "https://games.example")
    assert f"Tables at http://127.0.0.1:{port} " in said
    assert started.opened == []


@pytest.mark.parametrize("words", [["--port", "0"], ["--open", "--port"]])
def test_the_port_that_is_told_is_already_held(
    started: Started, tmp_path: Path, words: list[str]
) -> None:
    """`--port 0` takes any free port, and `--open` does so if the port is in use."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        asked = [*words, taken] if "--open" in words else words
        said = started.serve(*asked, "--database", str(tmp_path / "a.db"))
        port = started.servers[0][0][0].getsockname()[1]
    assert port not in (0, int(taken))
    assert f"http://127.0.0.1:{port} " in said
    assert started.opened == ([f"http://127.0.0.1:{port}"] if "--open" in words else [])
    with pytest.raises(OSError, match="in use"):
        socket.create_server(("127.0.0.1", port))


PROGRAM = """
import gc, json, logging, resource, signal, socket, sys
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
from trickerion.server import run
from trickerion.server.settings import Settings

class Server:
    def run(self, sockets):
        assert sockets == [listener]
        logging.getLogger("trickerion.server").info("up")
        logging.getLogger("uvicorn.error").warning("chatter")
        for _ in range(300):
            logging.getLogger("uvicorn.error").error("a broken message")
        stops = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
        [stop(15, None) for stop in stops]
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        found = {"files": files, "frozen": gc.get_freeze_count(), "asked": asked}
        print(json.dumps({**found, "switch": sys.getswitchinterval()}))

asked = []
def make_server(settings, host, port):
    asked.extend([settings.sender, host, port])
    return Server()
run.make_server = make_server
run.monotonic = lambda: 0.0
listener = socket.create_server(("127.0.0.1", 0))
run.run([listener], "info", Settings())
assert asked[2] == listener.getsockname()[1] > 0
"""


def test_the_process_is_set_up_for_serving() -> None:
    """More files, a quick change of threads, a log in JSON, and signals that stop gracefully."""
    told = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(told.stdout)
    assert found["files"] > 256
    assert found["frozen"] > 1000
    assert 0.0001 <= found["switch"] <= 0.001
    assert found["asked"][:2] == ["trickerion@localhost", "127.0.0.1"]
    messages = [json.loads(line)["message"] for line in told.stderr.splitlines()]
    assert messages[0] == "up"
    assert set(messages[1:]) == {"a broken message"}
    assert 100 <= len(messages[1:]) <= 110, "errors that clients can cause are throttled"


def test_only_a_proxy_that_was_named_is_believed() -> None:
    plain = run.make_server(Settings(database="x"), "127.0.0.1", 8080).config
    assert (plain.host, plain.port, plain.proxy_headers) == ("127.0.0.1", 8080, False)
    behind = run.make_server(Settings(database="x", proxy="10.0.0.1"), "127.0.0.1", 8080).config
    assert (behind.proxy_headers, behind.forwarded_allow_ips) == (True, "10.0.0.1")
    assert plain.ws_max_size == 65_536
    assert (plain.ws_ping_interval, plain.ws_ping_timeout) == (30.0, 30.0)
    assert plain.timeout_keep_alive == 5
    assert not plain.server_header
    assert not plain.access_log
