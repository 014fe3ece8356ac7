"""Workers on a Ray cluster; `two_nodes.py` is the cluster."""

import json
import os
import secrets
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from click.testing import CliRunner

from tests.support import ROOT
from trickerion import __version__
from trickerion.cli import main
from trickerion.lab.play.arena import GameResult, play_games


def untimed(games: list[GameResult]) -> list[GameResult]:
    for game in games:
        for seat in game["seats"]:
            seat["milliseconds"] = []
    return sorted(games, key=lambda game: game["number"])


def contest_on_two_nodes() -> dict[str, Any]:
    """Paths of Ray's sockets must be short. The token keeps others from running code here."""
    with TemporaryDirectory(prefix="ray", dir="/tmp", ignore_cleanup_errors=True) as folder:
        settings = {"RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0"}
        settings |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16)}
        done = subprocess.run(
            [sys.executable, "-m", "tests.lab.two_nodes"],
            cwd=ROOT,
            env={**os.environ, **settings},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.long
@pytest.mark.source
def test_a_lost_node_costs_nothing_but_time() -> None:
    from tests.lab import two_nodes  # noqa: PLC0415 (Ray takes long to import)

    found = contest_on_two_nodes()
    assert found["lost"] in range(two_nodes.GAMES)
    alone = list(play_games(two_nodes.CONTEST, range(two_nodes.GAMES)))
    assert untimed(found["games"]) == json.loads(json.dumps(untimed(alone)))
    assert f"has trickerion {__version__} (rules version" in found["version"]
    assert "but this is trickerion 0.0.9 (rules" in found["version"]


# Bad addresses


def error(address: str) -> str:
    arguments = ["simulate", "--players", "2", "--games", "1", "--ray", address]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 1, result.output
    return result.output


@contextmanager
def server(answer: bytes) -> Iterator[str]:
    """A server that gives everyone the same answer; yields its address."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            connection, _ = listening.accept()
            with connection:
                connection.recv(1000)
                connection.sendall(answer)

        thread = threading.Thread(target=serve)
        thread.start()
        yield f"127.0.0.1:{listening.getsockname()[1]}"
        thread.join()


def test_a_dead_address_is_reported_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = f"127.0.0.1:{listening.getsockname()[1]}"
    assert error(address).startswith(f"Error: --ray {address}: no connection: ")
    assert error("127.0.0.1:x").startswith("Error: --ray 127.0.0.1:x: no connection: ")
    assert error("nonsense").startswith("Error: --ray nonsense: no connection: ")


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def test_another_server_is_not_a_cluster(answer: bytes) -> None:
    with server(answer) as address:
        assert error(address) == f"Error: --ray {address}: this is not a Ray cluster\n"


def test_a_cluster_that_does_not_start_is_reported_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ray raises a plain Exception on a machine that is too busy."""

    def init(**_: object) -> None:
        raise Exception("The current node timed out during startup.\nMore.")

    monkeypatch.setattr("ray.init", init)
    sentence = "--ray local: no connection: The current node timed out during startup."
    assert error("local") == f"Error: {sentence}\n"
