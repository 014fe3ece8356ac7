"""Two processes behind nginx host a club night; one is killed, and nothing is lost."""

import asyncio
import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.deploy.proxies import address, nginx
from tests.server.support import PATIENCE, Data, Killable, Running, figure
from trickerion.server.protocol.messages import PROTOCOL

pytestmark = [pytest.mark.postgres, pytest.mark.timeout(900)]
RETRY = 0.5
"""Seconds between two tries to reconnect, as in the browser at first."""
LONGEST_ABSENCE = 5.0
PEOPLE = 4
HOME = "X-Process"
"""The header in which the proxy names the process that answered."""
_ids = itertools.count(1)


class Guest:
    """A player who reconnects, and sends an action again until it is acknowledged."""

    def __init__(self, url: str, token: str, address: str) -> None:
        self.url, self.token, self.address = url, token, address
        self.update: Data = {}
        self.acknowledged: list[str] = []
        self.absences: list[float] = []
        self.home = ""
        """The process that it is or was connected to."""
        self._answers: dict[str, asyncio.Future[Data]] = {}
        self._socket: ClientConnection | None = None

    async def stay(self) -> None:
        """Be connected until canceled."""
        lost: float | None = None
        while True:
            with suppress(OSError, WebSocketException):
                async with connect(
                    self.url,
                    compression=None,
                    ping_interval=None,
                    local_addr=(self.address, 0),
                ) as socket:
                    await self._send(socket, type="hello", protocol=PROTOCOL, token=self.token)
                    async for text in socket:
                        if self._read(json.loads(text)) and lost is not None:
                            self.absences.append(monotonic() - lost)
                            lost = None
                        self._connected(socket)
            lost = lost or monotonic()
            self._hang_up()
            await asyncio.sleep(RETRY)

    def _connected(self, socket: ClientConnection) -> None:
        assert socket.response is not None
        self._socket, self.home = socket, socket.response.headers[HOME]

    @property
    def is_here(self) -> bool:
        return self._socket is not None

    def _read(self, message: Data) -> bool:
        """Take a message in; is it the table as it is now?"""
        if message["type"] == "update":
            self.update = message
            return True
        answer = self._answers.pop(message.get("id") or "", None)
        if answer is not None and not answer.done():
            answer.set_result(message)
        return False

    def _hang_up(self) -> None:
        self._socket = None
        for answer in self._answers.values():
            answer.cancel()
        self._answers.clear()

    async def ask(self, **message: Any) -> Data | None:
        """Send a command; None if the connection is lost before the answer."""
        if self._socket is None:
            return None
        answer = self._answers[message["id"]] = asyncio.get_running_loop().create_future()
        try:
            await self._send(self._socket, **message)
            await asyncio.wait([answer])
        except (OSError, WebSocketException):
            return None
        return None if answer.cancelled() else answer.result()

    async def _send(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))

    @property
    def options(self) -> list[Data]:
        found: list[Data] = self.update.get("options", [])
        return found if self._socket else []

    async def act(self, chance: Random) -> bool:
        """Do a random action until it is acknowledged or the table has moved on."""
        id, version = f"c{next(_ids)}", self.update["version"]
        action = chance.choice(self.options)
        while True:
            answer = await self.ask(type="act", id=id, version=version, action=action)
            if answer is not None:
                break
            await asyncio.sleep(0.05)
        if answer["type"] == "ack":
            self.acknowledged.append(id)
        return bool(answer["type"] == "ack")


class Night:
    """Tables full of guests who play at the same time."""

    def __init__(self, proxy: Running, tables: int) -> None:
        self.tables = [self._seat(proxy, f"127.0.1.{n + 1}") for n in range(tables)]
        self.guests = [guest for table in self.tables for guest in table]

    def guests_of(self, home: str) -> list[Guest]:
        return [guest for guest in self.guests if guest.home == home]

    def is_told_alike(self) -> bool:
        """Has everybody at every table come to the same point?"""
        return all(len({_point(guest) for guest in table}) == 1 for table in self.tables)

    def _seat(self, proxy: Running, address: str) -> list[Guest]:
        """Every table plays from an address of its own, because limits apply to each."""
        transport = httpx.HTTPTransport(local_address=address)
        with httpx.Client(base_url=proxy.url, timeout=PATIENCE, transport=transport) as http:
            new = {"options": {"players": PEOPLE, "beginner": True}}
            id = http.post("/api/tables", json=new).json()["table"]["id"]
            seats = [
                http.post(f"/api/tables/{id}/seats", json={"name": f"Guest {n + 1}"}).json()
                for n in range(PEOPLE)
            ]
        url = f"{proxy.sockets}/api/tables/{id}/socket"
        return [Guest(url, seat["token"], address) for seat in seats]

    async def play(self, actions: int) -> None:
        """Until this many actions were acknowledged at every table."""
        await asyncio.gather(
            *(self._play(table, actions, Random(n)) for n, table in enumerate(self.tables))
        )

    async def _play(self, table: list[Guest], actions: int, chance: Random) -> None:
        while actions:
            asked = [guest for guest in table if guest.options]
            if asked:
                actions -= await chance.choice(asked).act(chance)
            elif any(guest.update.get("view", {}).get("over") for guest in table):
                return
            await asyncio.sleep(0.05)


def _point(guest: Guest) -> tuple[Any, ...]:
    view = guest.update["view"]
    return view["turn"], view["phase"], view["over"]


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that the guests see."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.05)


async def stored_actions(database: str) -> list[str]:
    """The clients' ids of all actions in the database."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    rows = await connection.fetch("SELECT client FROM entries WHERE kind = 'act'")
    await connection.close()
    return [row["client"] for row in rows]


@pytest.fixture
def processes(
    postgres: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[list[Killable]]:
    monkeypatch.setenv("TRICKERION_PROXY", "127.0.0.1")
    monkeypatch.setenv("TRICKERION_LOG_ADDRESSES", "false")
    servers = [Killable(postgres), Killable(postgres)]
    yield servers
    for server in servers:
        server.stop()
        server.close()


def naming_processes(site: str) -> str:
    """A proxy's configuration in which answers name the process they come from."""
    return site.replace("location / {", f"location / {{ add_header {HOME} $upstream_addr always;")


def test_a_killed_process_costs_a_club_night_nothing(
    processes: list[Killable], postgres: str, tmp_path: Path
) -> None:
    """Every acknowledged action is stored once, and everyone is back while the process is still
    down; the full run measures that it takes 5 seconds at most."""
    with nginx(tmp_path, [*processes], naming_processes) as proxy:
        night = Night(proxy, figure(8, 100))

        async def evening() -> list[Guest]:
            staying = [asyncio.create_task(guest.stay()) for guest in night.guests]
            await night.play(figure(10, 40))
            await until(lambda: all(guest.is_here for guest in night.guests))
            home = night.guests[0].home
            (victim,) = [server for server in processes if address(server) == home]
            concerned = night.guests_of(home)
            playing = asyncio.create_task(night.play(figure(10, 40)))
            await asyncio.sleep(0.3)
            victim.kill()
            await playing
            await until(lambda: all(guest.absences and guest.is_here for guest in concerned))
            await asyncio.to_thread(victim.start)
            await night.play(figure(5, 20))
            await until(night.is_told_alike)
            for task in staying:
                task.cancel()
            await asyncio.wait(staying)
            return concerned

        concerned = asyncio.run(evening())
    acknowledged = [id for guest in night.guests for id in guest.acknowledged]
    assert sorted(asyncio.run(stored_actions(postgres))) == sorted(acknowledged)
    absences = [absence for guest in night.guests for absence in guest.absences]
    middle, longest = median(absences), max(absences)
    print(
        f"{len(absences)} of {len(night.guests)} were away: {middle:.1f} s, {longest:.1f} at most"
    )
    assert [guest for guest in night.guests if guest.absences] == concerned
    if figure(0, 1):
        assert longest <= LONGEST_ABSENCE
