"""A server in this process, and clients that play on it."""

import asyncio
import itertools
import json
import os
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn.server
from msgspec.json import decode
from websockets.sync import client
from websockets.sync.client import ClientConnection

from trickerion.server.app import ROUTES
from trickerion.server.loadtest.load import free_port
from trickerion.server.metrics import Metrics
from trickerion.server.protocol.messages import PROTOCOL, CommandRefused
from trickerion.server.run import make_server
from trickerion.server.settings import Settings

Data = dict[str, Any]
PATIENCE = 120.0
"""Seconds to wait for what must happen: long enough for a machine that is busy with much else."""
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody. Reading the certificates of the system takes longer than most requests."""
IMPATIENT = SimpleNamespace(**{**vars(asyncio), "sleep": lambda _: asyncio.sleep(0.02)})
"""For uvicorn, which checks every 0.1 s whether to stop and then waits up to 0.2 s more: longer
than most tests take."""
connect = partial(client.connect, open_timeout=PATIENCE, ping_interval=None)
_ids = itertools.count(1)


def figure(bounded: int, full: int) -> int:
    """How many cases a promise is tried with: few here, all with TRICKERION_FULL=1."""
    return full if os.environ.get("TRICKERION_FULL") else bounded


class Running:
    """A running server, and its lobby."""

    def __init__(
        self, address: str, server: uvicorn.Server | None = None, database: str = ""
    ) -> None:
        self.server, self.database = server, database
        self.url = f"http://{address}"
        self.sockets = f"ws://{address}"
        self.open: list[Player] = []
        self.origin: Any = None
        """The page from which sockets are opened, as browsers say."""
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, verify=NO_TLS)

    def post(self, path: str, body: Data | None = None, status: int = 201, **more: Any) -> Data:
        answer = self.http.post(path, json=body or {}, **more)
        assert answer.status_code == status, answer.text
        found: Data = decode(answer.content)
        return found

    def get(self, path: str, status: int = 200, **more: Any) -> Any:
        answer = self.http.get(path, **more)
        assert answer.status_code == status, answer.text
        return decode(answer.content)

    def table(self, people: int = 2, **new: Any) -> "tuple[str, list[Player]]":
        """A table with everybody seated and connected."""
        options = {"players": people + len(new.get("bots", [])), **new.pop("options", {})}
        made = self.post("/api/tables", {"options": options, **new})
        id = made["table"]["id"]
        tokens = []
        for number in range(people):
            body = {"name": f"Player {number + 1}", "invitation": made["invitation"]}
            tokens.append(self.post(f"/api/tables/{id}/seats", body)["token"])
        return id, [Player(self, id, token) for token in tokens]

    def close(self) -> None:
        """Hang up for all players."""
        for player in self.open:
            player.close()
        self.http.close()

    def watch(self, id: str) -> "Player":
        return Player(self, id, None)


class Player:
    """A client at a table: a seat's, or a spectator's."""

    def __init__(
        self,
        at: Running,
        id: str,
        token: str | None,
        since: int | None = 0,
        address: str | None = None,
        cookie: str | None = None,
    ) -> None:
        self.at, self.id, self.token = at, id, token
        self.stack = ExitStack()
        at.open.append(self)
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                f"{at.sockets}/api/tables/{id}/socket",
                origin=at.origin,
                compression=None,
                max_queue=None,
                open_timeout=PATIENCE,
                ping_interval=None,
                source_address=(address, 0) if address else None,
                additional_headers={"Cookie": f"session={cookie}"} if cookie else None,
            )
        )
        self.steps: list[Data] = []
        self.table: Data = {}
        self.view: Data = {}
        self.update: Data = {}
        self.refusals: list[Data] = []
        self.acks: dict[str, Data] = {}
        self.send(type="hello", protocol=PROTOCOL, token=token, since=since)
        self.seat: int | None = None
        self.until(lambda: bool(self.update))

    # The wire

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Data:
        message: Data = decode(self.socket.recv(timeout))
        match message["type"]:
            case "welcome":
                self.seat = message["seat"]
            case "update":
                self.update, self.table = message, message["table"]
                self.view = message["view"]
                for step in message["steps"]:
                    step.pop("scenes", None)  # sent once: a player who comes back gets none
                self.steps += message["steps"]
            case "table":
                self.table = message["table"]
            case "refused":
                self.refusals.append(message)
            case "ack":
                self.acks[message["id"]] = message
        return message

    def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self.receive()

    def ask(self, type: str, **fields: Any) -> Data:
        """Send a command and read on to its answer."""
        id = fields.pop("id", None) or f"c{next(_ids)}"
        if type in ("act", "undo", "restart"):
            fields.setdefault("version", self.version)
        self.send(type=type, id=id, **fields)
        while True:
            message = self.receive()
            if message.get("id") == id:
                return message

    def catch_up(self) -> "Player":
        """Read all that the table has told by now."""
        self.ask("ping")
        return self

    # The game

    @property
    def version(self) -> int:
        found: int = self.update["version"]
        return found

    def act(self, action: Data | str) -> Data:
        """Do an action that is legal; what the table answers."""
        answer = self.ask("act", action=action)
        if answer["type"] == "ack":
            self.until(lambda: self.version >= answer["version"])
        return answer

    def is_asked(self) -> bool:
        return bool(self.view) and self.seat in self.view["to_act"]

    def play_until_over(self, chance: Random) -> None:
        while not self.view["over"]:
            if self.is_asked():
                self.act(chance.choice(self.update["options"]))
            else:
                self.receive()

    def close(self) -> None:
        self.stack.close()


def play(players: list[Player], chance: Random, actions: int | None = None) -> int:
    """Let everybody answer at random, until the game is over or so many actions were done."""
    done = 0
    while actions is None or done < actions:
        for player in players:
            player.catch_up()
        asked = [player for player in players if player.is_asked()]
        if not asked:
            return done
        one = chance.choice(asked)
        answer = one.act(chance.choice(one.update["options"]))
        assert answer["type"] == "ack", answer
        done += 1
    return done


def until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something that happens elsewhere."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.01)


@cache
def parse_signatures() -> None:
    """Handlers are copied into each server, along with what their functions' signatures say."""
    for handler in ROUTES:
        assert handler.parsed_fn_signature


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    """A server on a free port, in a thread of its own."""
    parse_signatures()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(uvicorn.server, "asyncio", IMPATIENT)
        server = make_server(settings, "127.0.0.1", 0)
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        until(lambda: server.started or not thread.is_alive())
        assert server.started
        host, port = server.servers[0].sockets[0].getsockname()[:2]
        at = Running(f"{host}:{port}", server, settings.database)
        try:
            yield at
        finally:
            at.close()
            server.should_exit = True
            thread.join(PATIENCE)


class Killable(Running):
    """A server in a process of its own, for those who want to kill it."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        super().__init__(f"127.0.0.1:{self.port}", database=database)
        # It closes idle connections, perhaps just when the next request is on its way.
        alone = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, limits=alone, verify=NO_TLS)
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "trickerion", "serve", "--port", str(self.port)]
        environment = {**os.environ, "DATABASE_URL": self.database}
        self.process = subprocess.Popen(
            [*command, "--log-level", "warning"], env=environment, stdout=subprocess.DEVNULL
        )
        until(self.is_well)

    def is_well(self) -> bool:
        assert self.process.poll() is None
        try:
            return self.http.get("/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As a service manager does it; the exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


def counted(metrics: Metrics, name: str, **labels: str) -> float:
    """A metric's value; 0 if there was nothing to count yet."""
    return metrics.registry.get_sample_value(f"trickerion_{name}", labels) or 0.0


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def refusal_of(work: Awaitable[object]) -> str:
    with pytest.raises(CommandRefused) as refusal:
        await work
    return refusal.value.code
