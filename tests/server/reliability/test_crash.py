"""A crash loses nothing, an upgrade is a non-event, a start is quick."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import settings
from tests.server.old_databases import rewrite
from tests.server.support import Killable, Player, Running, connect, figure, play, running
from trickerion.server.protocol.messages import PROTOCOL
from trickerion.server.storage.store import sqlite_url


@pytest.fixture
def killable(database: str) -> Iterator[Killable]:
    server = Killable(database)
    yield server
    server.stop()
    server.close()


class Stubborn:
    """A client that sends its command again until it is acknowledged, across crashes."""

    def __init__(self, server: Killable, id: str, token: str) -> None:
        self.server, self.id, self.token = server, id, token
        self.acknowledged: dict[str, int] = {}
        self.player = Player(server, id, token)

    def try_to_act(self, chance: Random, name: str) -> None:
        action = chance.choice(self.player.update["options"])
        while True:
            try:
                answer = self.player.ask("act", id=name, action=action)
            except (ConnectionClosed, OSError):
                self.come_back()
                continue
            assert answer["type"] == "ack", answer
            self.acknowledged[name] = answer["version"]
            return

    def come_back(self) -> None:
        if self.server.process.poll() is not None:
            self.server.start()
        self.player = Player(self.server, self.id, self.token)


def test_r5_a_crash_loses_nothing(killable: Killable) -> None:
    """kill -9 at random points: every acknowledged action is there, and there once."""
    chance, actions = Random(5), figure(40, 2000)
    crashing = set(chance.sample(range(actions), figure(2, 50)))
    crashes = 0
    id, players = killable.table(people=2, options={"beginner": True})
    clients = [Stubborn(killable, id, player.token or "") for player in players]
    for number in range(actions):
        for client in clients:
            try:
                client.player.catch_up()
            except (ConnectionClosed, OSError):
                client.come_back()
        asked = [client for client in clients if client.player.is_asked()]
        if not asked:
            check_acknowledged(clients)
            id, players = killable.table(people=2, options={"beginner": True})
            clients = [Stubborn(killable, id, player.token or "") for player in players]
            continue
        if number in crashing:
            # In the middle of a command: it is sent, and the answer may never come.
            client = chance.choice(asked)
            action = chance.choice(client.player.update["options"])
            client.player.send(
                type="act", id=f"k{number}", version=client.player.version, action=action
            )
            time.sleep(chance.random() * 0.01)
            killable.kill()
            crashes += 1
            client.come_back()
            continue
        chance.choice(asked).try_to_act(chance, f"a{number}")
    assert crashes
    check_acknowledged(clients)


def check_acknowledged(clients: list[Stubborn]) -> None:
    """Everything that was acknowledged is there, known by its id, and not done a second time."""
    for client in clients:
        again = Player(client.server, client.id, client.token)
        assert [step["version"] for step in again.steps] == list(range(1, again.version + 1))
        for name, version in client.acknowledged.items():
            assert again.ask("act", id=name, action="ready")["version"] == version
        assert again.catch_up().version == len(again.steps)
        again.close()


def test_a_graceful_stop_says_so_and_ends_well(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "test.db")
    server = Killable(database)
    id, players = server.table(people=2)
    play(players, Random(1), actions=3)
    assert server.stop() == 0
    assert goodbye(players[0]) == 1012
    server.close()
    with running(settings(database)) as again:
        assert Player(again, id, players[0].token).version == 3


def goodbye(player: Player) -> int:
    """The code with which a socket was closed, when all else has been read."""
    while True:
        try:
            player.receive()
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd else 0


@pytest.mark.parametrize("protocol", [PROTOCOL - 1, PROTOCOL + 1])
def test_r19_an_old_tab_is_told_to_reload(sqlite_server: Running, protocol: int) -> None:
    id, _ = sqlite_server.table(people=2)
    with connect(f"{sqlite_server.sockets}/api/tables/{id}/socket") as line:
        line.send(f'{{"type":"hello","protocol":{protocol}}}')
        assert '"code":"reload"' in str(line.recv())
        with pytest.raises(ConnectionClosed) as closed:
            line.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001


def test_r19_games_go_on_after_an_upgrade_of_the_database(database: str) -> None:
    """A server of the first version stops with a game running; the new one plays it on."""
    with running(settings(database)) as old:
        id, players = old.table(people=2, options={"beginner": True})
        play(players, Random(1), actions=2)
        done = players[0].catch_up()
        last = done.ask("say", id="last-words", text="see you")
        view, token = done.view, done.token
    asyncio.run(rewrite(database, "0001"))
    with running(settings(database)) as new:
        one = Player(new, id, token)
        assert (one.view, one.version) == (view, 3)
        assert one.ask("say", id="last-words", text="see you") == last
        others = [Player(new, id, player.token) for player in players]
        play(others, Random(2))
        assert others[0].catch_up().view["over"]
