"""Try an installed trickerion: a game in the terminal, the client, and a game over the API.

    python tools/smoke.py [DATABASE]

Run it with the Python of the environment in which trickerion is installed. The database is an empty
one of PostgreSQL; by default, a new SQLite file.
"""

import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from trickerion import COMPILED, __version__
from trickerion.server.protocol.messages import PROTOCOL

PATIENCE = 120.0
GAME = {"beginner": True, "quick": True}
Data = dict[str, Any]


def trickerion(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "trickerion", *arguments]


def play_in_the_terminal(folder: Path) -> None:
    """Choose the first option of every question, and press Enter wherever that is asked."""
    options = ("--players", "2", "--seed", "1", *(f"--{option}" for option in GAME))
    played = subprocess.run(
        trickerion("play", *options, "--bots", "random"),
        input="1\n\n" * 600,
        env={**os.environ, "XDG_STATE_HOME": str(folder), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=True,
    )
    assert "wins with" in played.stdout, played.stdout[-2000:]


@contextmanager
def server(database: str) -> Iterator[str]:
    """Run a server on a free port; gives its host and port."""
    command = trickerion("serve", "--port", "0", "--database", database, "--log-level", "warning")
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as running:
        assert running.stdout is not None
        try:
            found = re.search(r"http://(\S+)", running.stdout.readline())
            assert found, "the server did not start"
            wait_for(found[1])
            yield found[1]
        finally:
            running.terminate()


def wait_for(host: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            call(host, "/api/health")
            return
        except OSError:
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.1)


def call(host: str, path: str, body: Data | None = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"http://{host}{path}", data, {"Content-Type": "application/json"})
    with urlopen(request, timeout=PATIENCE) as answer:
        content: bytes = answer.read()
    return content


def load_the_client(host: str) -> None:
    page = call(host, "/").decode()
    assets = re.findall(r'"/(assets/[^"]+)"', page)
    assert assets, page
    for asset in assets:
        assert call(host, f"/{asset}")


def play_over_the_api(host: str, folder: Path) -> None:
    """Sit down, make a choice, and let a bot take over; verify the dice of the finished game."""
    new = {"options": {"players": 2, **GAME}, "bots": ["random"]}
    table = json.loads(call(host, "/api/tables", new))["table"]["id"]
    seated = json.loads(call(host, f"/api/tables/{table}/seats", {"name": "Ada"}))
    with connect(f"ws://{host}/api/tables/{table}/socket") as socket:

        def send(**message: Any) -> None:
            socket.send(json.dumps(message))

        hello = {"protocol": PROTOCOL, "token": seated["token"], "since": 0}
        send(type="hello", **hello)
        update = next_update(socket)
        send(type="act", id="1", version=update["version"], action=update["options"][0])
        look_in_the_terminal(f"http://{host}/t/{table}#{seated['token']}")
        send(type="leave", id="2", level="random")
        while update["table"]["status"] != "over":
            update = next_update(socket)
    record = folder / "record.txt"
    record.write_bytes(call(host, f"/api/tables/{table}/record"))
    subprocess.run(trickerion("verify", str(record)), check=True, stdout=subprocess.DEVNULL)


def look_in_the_terminal(link: str) -> None:
    """Join the table there as well; the input ends at once."""
    command = trickerion("play", "--join", link)
    subprocess.run(command, input="", capture_output=True, text=True, check=True, timeout=PATIENCE)


def next_update(socket: Any) -> Data:
    while True:
        message: Data = json.loads(socket.recv(PATIENCE))
        assert message["type"] != "refused", message
        if message["type"] == "update":
            return message


def main() -> None:
    engine = "compiled" if COMPILED else "pure Python"
    print(f"trickerion {__version__} ({engine}) on Python {platform.python_version()}", flush=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        play_in_the_terminal(folder)
        print("a game in the terminal: passed", flush=True)
        with server(sys.argv[1] if len(sys.argv) > 1 else str(folder / "games.db")) as host:
            load_the_client(host)
            play_over_the_api(host, folder)
        print("the client and a game over the API: passed", flush=True)


if __name__ == "__main__":
    main()
