"""A table under load, with the sockets of its people."""

import asyncio
import json
import secrets
from collections import deque
from random import Random
from time import perf_counter
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from trickerion import Game, Options
from trickerion.server.loadtest.figures import Figures, Load
from trickerion.server.protocol.messages import PROTOCOL

SETTLED: Final = 150
"""Actions of four players before a table joins the load, so that its game is in the middle."""
PAUSE: Final = 0.05
"""Seconds from an answer to the table's next command ..."""
BOTS_PAUSE: Final = 0.5
"""... and between two looks at a table where only bots are to act."""
BOT: Final = "apprentice"
Command = dict[str, Any]


class TableInfo(Struct):
    """The fields of a table that the load needs."""

    status: str


class Message(Struct):
    """The fields of a message that the load needs."""

    type: str
    id: str | None = None
    version: int = 0
    code: str = ""
    options: list[dict[str, str | int]] = []
    undoable: int = 0
    table: TableInfo | None = None


READ: Final = msgspec.json.Decoder(Message).decode


class LoadConnection:
    """The socket of a player or spectator."""

    def __init__(self, table: "LoadedTable", socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.seen = Message("welcome")
        """The latest update."""

    async def listen(self) -> None:
        while True:
            message = READ(await self.socket.recv(decode=False))
            if message.type == "update":
                self.seen = message
                self.table.told(message)
            elif message.type in ("ack", "refused") and message.id is not None:
                self.table.answered(message)


class LoadedTable:
    """A table with at most one command in flight."""

    def __init__(self, load: Load, figures: Figures, ready: "deque[LoadedTable]") -> None:
        self.load = load
        self.figures = figures
        self.ready = ready
        self.players: list[LoadConnection] = []
        self.spectators: list[LoadConnection] = []
        self.sent = 0.0
        self.waiting_for = ""
        """The kind of the command in flight."""
        self.is_over = False
        self._listeners: list[asyncio.Task[None]] = []

    # Connections

    async def open(self, number: int, addresses: list[str]) -> None:
        """Create the table in mid-game and connect everyone."""
        own = addresses[number % len(addresses)]
        path, tokens = await asyncio.to_thread(_seated, own, self.load, number)
        for place, token in enumerate(tokens + [None] * self.load.spectators):
            at = addresses[(number + place) % len(addresses)] if self.load.spread else own
            socket = await connect(f"ws://{at}{path}/socket", compression=None, ping_interval=None)
            hello = {"type": "hello", "protocol": PROTOCOL, "token": token}
            await socket.send(json.dumps(hello))
            group = self.spectators if token is None else self.players
            group.append(LoadConnection(self, socket))

    def listen(self, group: asyncio.TaskGroup) -> None:
        self._listeners = [group.create_task(each.listen()) for each in self.connections]

    async def close(self) -> None:
        for listener in self._listeners:
            listener.cancel()
        await asyncio.gather(*(each.socket.close() for each in self.connections))

    @property
    def connections(self) -> list[LoadConnection]:
        return self.players + self.spectators

    # Messages

    @property
    def is_told(self) -> bool:
        """Has everyone seen the game?"""
        return all(each.seen.type == "update" for each in self.connections)

    def told(self, update: Message) -> None:
        self.is_over = update.table is not None and update.table.status == "over"
        # Bots act without being sent anything.
        if self.sent and not self.load.bots:
            self.figures.told.append((perf_counter() - self.sent) * 1000)

    def answered(self, message: Message) -> None:
        if message.type == "ack":
            self.figures.acks.append((perf_counter() - self.sent) * 1000)
            self.figures.kinds[self.waiting_for] += 1
        else:
            self.figures.refused[message.code] += 1
        self.waiting_for = ""
        self._be_ready_in(PAUSE)

    def _be_ready_in(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self.ready.append, self)

    async def act(self, chance: Random) -> bool:
        """Send a random command, unless only bots are to act."""
        asked = [player for player in self.players if player.seen.options]
        if not asked:
            self._be_ready_in(BOTS_PAUSE)
            return False
        sender, command = self._command(chance, asked)
        self.waiting_for = command["type"]
        self.sent = perf_counter()
        command["id"] = secrets.token_hex(6)
        await sender.socket.send(msgspec.json.encode(command), text=True)
        return True

    def _command(
        self, chance: Random, asked: list[LoadConnection]
    ) -> tuple[LoadConnection, Command]:
        """Who sends what next."""
        share = chance.random()
        if share < self.load.chat:
            return chance.choice(self.players), {"type": "say", "text": f"Hello {share}"}
        can_undo = [player for player in self.players if player.seen.undoable]
        if can_undo and share < self.load.chat + self.load.undos:
            player = chance.choice(can_undo)
            return player, {"type": "undo", "version": player.seen.version}
        player = chance.choice(asked)
        action = chance.choice(player.seen.options)
        return player, {"type": "act", "version": player.seen.version, "action": action}


def _seated(address: str, load: Load, number: int) -> tuple[str, list[str | None]]:
    """A new table's path, and the tokens of its people."""
    body = {
        "options": {"players": load.players},
        "bots": [BOT] * load.bots,
        "position": _middle(load.players, number % 20),
    }
    made = call(f"http://{address}/api/tables", body)
    path = f"/api/tables/{made['table']['id']}"
    sit = [{"name": f"Player {seat + 1}"} for seat in range(load.people)]
    return path, [call(f"http://{address}{path}/seats", each)["token"] for each in sit]


def call(url: str, body: dict[str, Any] | None) -> Any:
    data = json.dumps(body).encode() if body is not None else None
    with urlopen(Request(url, data, {"Content-Type": "application/json"}), timeout=60) as answer:
        return json.load(answer)


_POSITIONS: dict[int, dict[str, object]] = {}


def _middle(players: int, seed: int) -> dict[str, object]:
    """A position in the middle of a random game, outside planning."""
    if seed not in _POSITIONS:
        game, chance = Game.new(Options(players=players), seed), Random(seed)
        while 4 * len(game.history) < SETTLED * players or game.phase == "assignment":
            game.play(chance.choice(game.options(game.to_act[0])))
        _POSITIONS[seed] = game.to_dict()
    return _POSITIONS[seed]
