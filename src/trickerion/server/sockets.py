"""A socket at a table: one person's or spectator's connection."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody

from trickerion import __version__
from trickerion.plain_text import plain
from trickerion.server import answers
from trickerion.server.accounts import user_of
from trickerion.server.bot_queue import Claim
from trickerion.server.door import Door, TableId, TheDoor
from trickerion.server.limits import Bucket
from trickerion.server.origins import check_origin
from trickerion.server.protocol import (
    PROTOCOL,
    Ack,
    ActionId,
    Advise,
    ClientMessage,
    Explain,
    Foresee,
    Hello,
    Imagine,
    Imagined,
    Look,
    Ping,
    Refusal,
    Say,
    ServerMessage,
    Welcome,
)
from trickerion.server.table import Table
from trickerion.server.telling import frame, update
from trickerion.server.wire import EXTENSION

LOG: Final = logging.getLogger("trickerion.server")
DECODE: Final = msgspec.json.Decoder(ClientMessage).decode
PATIENCE: Final = 20.0
"""Seconds to say hello."""
STRIKES: Final = 200
"""Messages too many before a socket is closed."""
GOODBYES: Final = {"reload": 4001, "unknown_table": 4004, "unknown_token": 4003}
"""How a socket is closed when the hello is refused; 4000 otherwise."""


class Caller:
    """A connection, and who it is."""

    def __init__(self, socket: WebSocket[Any, Any, Any], address: str) -> None:
        self.socket = socket
        self.address = address
        self.seat: int | None = None
        extensions: Any = socket.scope["extensions"]
        self.send: Callable[[bytes], None] = extensions[EXTENSION]["write"]
        """Sends a frame without waiting."""

    def lose_seat(self) -> None:
        self.seat = None

    def answer(self, message: ServerMessage) -> None:
        self.send(frame(message))

    async def read(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: TableId, door: TheDoor) -> None:
    """Play or watch: `hello` first, then commands."""
    try:
        door.limit(door.limits.sockets, socket)
        check_origin(socket, door.settings.public_url)
        with door.socket(socket):
            await _connect(Caller(socket, door.address(socket)), table_id, door)
    except Refusal as refusal:
        await socket.close(1008, refusal.code)


async def _connect(caller: Caller, table_id: str, door: Door) -> None:
    socket = caller.socket
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        try:
            table = await _welcome(caller, table_id, door)
        except Refusal as refusal:
            caller.answer(refusal.message())
            await socket.close(GOODBYES.get(refusal.code, 4000), refusal.code)
            return
        await _serve(caller, table, door)


async def _welcome(caller: Caller, table_id: str, door: Door) -> Table:
    """Who is it, and may they be here?"""
    try:
        hello = decode(await asyncio.wait_for(caller.read(), PATIENCE))
    except TimeoutError as error:
        raise Refusal("malformed", "say hello first") from error
    if not isinstance(hello, Hello):
        raise Refusal("malformed", "say hello first")
    if hello.protocol != PROTOCOL:
        raise Refusal("reload", f"This server speaks protocol {PROTOCOL}; load the page anew.")
    table = await door.house.table(table_id)
    caller.seat = await _seat(caller, table, hello.token, door)
    if caller.seat is None and not table.row["spectators"]:
        raise Refusal("spectators_off", "Nobody may watch at this table.")
    _sit(caller, table, door, hello)
    return table


async def _seat(caller: Caller, table: Table, token: str | None, door: Door) -> int | None:
    """The seat of a token, or of whoever is signed in; None is a spectator."""
    if token is not None:
        seat = await door.seat_of_key(table, token)
        if seat is None:
            door.count_guess(caller.socket, table.id)
            raise Refusal("unknown_token", "That is not the key to a seat here.")
        return seat
    user = await user_of(door.house.store, caller.socket.cookies.get("session"))
    mine = [seat["seat"] for seat in table.seats if user and seat["user_id"] == user["id"]]
    return mine[0] if mine else None


def _sit(caller: Caller, table: Table, door: Door, hello: Hello) -> None:
    viewer = table.viewer(caller.seat)
    came = not table.listeners.get(viewer)
    news = table.since_version(viewer, hello.since)
    table.listeners.setdefault(viewer, set()).add(caller)
    table.last_address = caller.address
    caller.answer(Welcome(PROTOCOL, __version__, caller.seat))
    caller.answer(update(table, viewer, news))
    if came and caller.seat is not None:
        door.house.came_or_went(table, caller.seat)
    door.house.bot_play.look(table)


async def _serve(caller: Caller, table: Table, door: Door) -> None:
    """Until either side leaves."""
    door.house.metrics.sockets += 1
    try:
        await _listen(caller, table, door)
    finally:
        door.house.metrics.sockets -= 1
        listeners = table.listeners.get(table.viewer(caller.seat), set())
        listeners.discard(caller)
        if caller.seat is not None and not listeners:
            door.house.came_or_went(table, caller.seat)


async def _listen(caller: Caller, table: Table, door: Door) -> None:
    strikes = 0
    limit = door.limits.messages
    bucket = Bucket(limit.burst, limit.now())
    is_limited = door.is_limited(caller.socket)
    while strikes <= STRIKES:
        data = await caller.read()
        if is_limited and not bucket.take(limit.rate, limit.burst, limit.now()):
            strikes += 1
            caller.answer(Refusal("too_fast", "Too many messages.").message())
        else:
            await _obey(caller, table, door, data)


async def _obey(caller: Caller, table: Table, door: Door, data: bytes) -> None:
    """Answer one message; whatever it is, only its sender hears of what is wrong with it."""
    began = perf_counter()
    try:
        caller.answer(await _answer(caller, table, door, decode(data)))
    except Refusal as refusal:
        door.house.metrics.refusals += 1
        caller.answer(refusal.message(_id_of(data)))
    except Exception:
        LOG.exception("command failed", extra={"table": table.id, "seat": caller.seat})
        busy = Refusal("busy", "Something went wrong here; try again.")
        caller.answer(busy.message(_id_of(data)))
    door.house.metrics.took(perf_counter() - began)


class _Named(msgspec.Struct):
    id: ActionId | None = None


def _id_of(data: bytes) -> str | None:
    """The id of a command, even of one that is wrong otherwise."""
    try:
        return msgspec.json.decode(data, type=_Named).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


async def _answer(
    caller: Caller, table: Table, door: Door, command: ClientMessage
) -> ServerMessage:
    if isinstance(command, Hello):
        raise Refusal("malformed", "hello has been said")
    if isinstance(command, Ping):
        return Ack(command.id, table.counts[table.viewer(caller.seat)])
    if isinstance(command, Look):
        return answers.looked(table, table.viewer(caller.seat), command.id, command.version)
    if caller.seat is None:
        raise Refusal("spectator", "Spectators only watch.")
    if isinstance(command, Explain | Foresee | Advise | Imagine):
        return await _reply(caller, caller.seat, table, door, command)
    if isinstance(command, Say):
        door.limits.check(door.limits.chat, f"{table.id} {caller.seat}")
        command = _said(command)
    return await table.submit(caller.seat, command)


def _said(command: Say) -> Say:
    """Chat as everybody may read it."""
    text = plain(command.text).strip()
    if not text:
        raise Refusal("malformed", "There is nothing to read in that message.")
    return Say(command.id, text)


async def _reply(
    caller: Caller,
    seat: int,
    table: Table,
    door: Door,
    command: Explain | Foresee | Advise | Imagine,
) -> ServerMessage:
    """The answer to a seat's question."""
    match command:
        case Explain():
            return answers.explained(table, seat, command)
        case Foresee():
            return answers.foreseen(table, seat, command.id)
        case Advise():
            door.limits.check(door.limits.advice, f"{table.id} {seat}")
            claim = Claim(table.id, frozenset([caller.address]))
            seconds = door.settings.bot_seconds
            return await answers.advised(table, seat, command.id, door.house.bots, claim, seconds)
        case Imagine():
            position = table.game.imagine(seat, 0).to_dict()
            return Imagined(command.id, table.counts[seat], position)


def decode(data: JSONBody[bytes]) -> ClientMessage:
    try:
        message: ClientMessage = DECODE(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refusal("malformed", str(error)[:200]) from error
    return message
