"""R13: one noisy client hurts nobody."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Any

import httpx
import pytest
from msgspec.structs import asdict
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import settings
from tests.server.support import PATIENCE, Player, Running, connect, play, running, until
from trickerion import Options
from trickerion.server.protocol.bodies import NewTable
from trickerion.server.protocol.messages import PROTOCOL, CommandRefused
from trickerion.server.storage import schema
from trickerion.server.tables import registry as registry_module
from trickerion.server.tables import restore
from trickerion.server.tables.registry import TableRegistry
from trickerion.server.tables.seating import table_row
from trickerion.server.transport import shared_frames

NOISY = "127.0.0.2"
"""Another address of this machine, from which the noise comes."""


@pytest.fixture
def strict(database: str, standing_clock: None) -> Iterator[Running]:
    """A server that limits this machine too."""
    with running(settings(database, limit_loopback=True)) as at:
        yield at


@pytest.fixture
def noisy(strict: Running) -> Iterator[httpx.Client]:
    transport = httpx.HTTPTransport(local_address=NOISY)
    with httpx.Client(base_url=strict.url, transport=transport, timeout=PATIENCE) as client:
        yield client


def test_r13_requests_are_limited_by_address(strict: Running, noisy: httpx.Client) -> None:
    codes = [noisy.get("/api/tables").status_code for _ in range(101)]
    assert codes == [200] * 100 + [429]
    late = noisy.get("/api/tables")
    assert late.status_code == 429
    assert late.json()["code"] == "too_fast"
    assert late.headers["retry-after"]
    assert strict.get("/api/tables") == []


def test_r13_tables_and_guesses_are_limited(strict: Running, noisy: httpx.Client) -> None:
    made = [noisy.post("/api/tables", json={}).status_code for _ in range(21)]
    assert made == [201] * 20 + [429]
    id = strict.post("/api/tables")["table"]["id"]
    guess = {"Authorization": "Bearer guess"}
    path = f"/api/tables/{id}/seats/0"
    guesses = [noisy.delete(path, headers=guess).status_code for _ in range(21)]
    assert guesses == [403] * 20 + [429]
    assert noisy.post("/api/me/seats", json={"tokens": ["guess"]}).status_code == 429


def test_r13_guessing_seats_is_limited(strict: Running) -> None:
    id, _ = strict.table(people=2)
    refusals = []
    for number in range(21):
        try:
            Player(strict, id, f"guess {number}")
        except (ConnectionClosed, InvalidStatus):
            refusals.append(strict.open[-1].refusals[-1]["code"])
    assert refusals == ["unknown_token"] * 20 + ["too_fast"]


def test_r13_a_flood_on_a_socket_reaches_nobody_else(strict: Running) -> None:
    id, players = strict.table(people=2, options={"beginner": True})
    flood = strict.watch(id)
    with pytest.raises(ConnectionClosed):
        send_without_end(flood)
    for player in players:
        player.catch_up()
    play(players, Random(1), actions=4)
    assert players[0].catch_up().version == 4


def send_without_end(player: Player) -> None:
    for number in range(5000):
        player.send(type="ping", id=f"p{number}")
    player.until(lambda: False)


def test_r13_whoever_does_not_read_is_sent_off(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a table tells is kept for a slow reader only so far; nobody else notices."""
    monkeypatch.setattr(shared_frames, "BACKLOG", 100_000)
    id, players = sqlite_server.table(people=2, options={"beginner": True})
    address = f"{sqlite_server.sockets}/api/tables/{id}/socket"
    with connect(address, compression=None, max_queue=1, close_timeout=0.1) as sloth:
        sloth.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        with contextlib.suppress(ConnectionClosed):
            for number in range(5000):
                sloth.send(json.dumps({"type": "look", "id": f"l{number}", "version": 0}))
        until(lambda: sqlite_server.get("/api/health")["sockets"] == 2)
    counted = 'trickerion_refusals_total{code="too_slow",what="connection"} 1.0'
    assert counted in sqlite_server.http.get("/api/metrics").text
    play(players, Random(1), actions=4)
    assert players[0].catch_up().version == 4


def test_r13_chat_is_limited(strict: Running) -> None:
    _, (one, _) = strict.table(people=2)
    answers: list[Any] = [one.ask("say", text=f"spam {n}") for n in range(9)]
    assert [answer["type"] for answer in answers] == ["ack"] * 8 + ["refused"]
    assert answers[-1]["code"] == "too_fast"


def test_r13_sign_ups_are_limited(strict: Running, noisy: httpx.Client) -> None:
    codes = []
    for number in range(21):
        body = {"name": f"Ada {number}", "password": "correct horse"}
        codes.append(noisy.post("/api/accounts", json=body).status_code)
    assert codes == [201] * 20 + [429]
    assert strict.post("/api/accounts", {"name": "Ben", "password": "correct horse"})


def test_r13_tables_that_cannot_be_opened_leave_nothing_in_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for made-up ids, or again and again for a game that is set aside."""

    async def run() -> None:
        registry = TableRegistry(settings(database), monotonic)
        await registry.start()
        await registry.store.write(lambda c: c.execute(insert(schema.tables), asdict(row)))
        for _ in range(3):
            for id in ("made-up", "aside"):
                with pytest.raises(CommandRefused):
                    await registry.table(id)
        assert {*registry._used, *registry._opening, *registry.tables} == set()
        await registry.stop()

    def set_aside(*arguments: object) -> None:
        raise restore.SetAside("rules", "for a test")

    monkeypatch.setattr(registry_module, "replayed", set_aside)
    row = table_row("aside", NewTable(), Options(players=2), None)
    asyncio.run(run())
