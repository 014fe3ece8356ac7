"""The table socket: the connection of a player or spectator."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, get_args

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody

from trickerion import __version__
from trickerion.plain_text import plain
from trickerion.server.accounts import user_of
from trickerion.server.bots.fair_queue import Claim
from trickerion.server.context import InjectedContext, RequestContext, TableId
from trickerion.server.metrics import OK
from trickerion.server.origins import check_origin
from trickerion.server.protocol.messages import (
    PROTOCOL,
    Ack,
    ActionId,
    Advise,
    ClientMessage,
    CommandRefused,
    Explain,
    Hello,
    Imagine,
    Imagined,
    Judge,
    Look,
    Ping,
    Say,
    ServerMessage,
    Welcome,
)
from trickerion.server.rate_limits import Bucket
from trickerion.server.tables import queries, removals
from trickerion.server.tables.broadcast import frame, update
from trickerion.server.tables.table import GameTable
from trickerion.server.tokens import hashed
from trickerion.server.transport.shared_frames import EXTENSION
from trickerion.server.visitors import Visitor

LOG: Final = logging.getLogger("trickerion.server")
DECODE: Final = msgspec.json.Decoder(ClientMessage).decode
PATIENCE: Final = 20.0
"""Seconds until the `hello`."""
STRIKES: Final = 200
"""Messages beyond the rate limit before a socket is closed."""
KINDS: Final = {kind: str(kind.__struct_config__.tag) for kind in get_args(ClientMessage)}
"""The kinds of commands in metrics and in the log ..."""
UNREADABLE: Final = "unreadable"
"""... and of messages that are not read, or that make no sense."""
HINT: Final = (
    "if a browser opened this, let the proxy pass WebSockets on, with the Upgrade and Connection "
    "headers"
)
CLOSE_CODES: Final = {
    "reload": 4001,
    "unknown_token": 4003,
    "unknown_table": 4004,
    "removed": 4005,
    "banned": 4006,
    "not_signed_in": 4007,
    "busy": 1012,
}
"""Close codes by reason; 4000 if not listed."""


class TableConnection:
    """A connection and its seat."""

    def __init__(self, socket: WebSocket[Any, Any, Any], address: str, visitor: Visitor) -> None:
        self.socket = socket
        self.address = address
        self.visitor = visitor
        self.key = secrets.token_hex(16)
        """What the owner of the table calls this spectator."""
        self.session: str | None = None
        """The hash of the session's token."""
        self.seat: int | None = None
        self.is_closed = False
        extensions: Any = socket.scope["extensions"]
        self.send: Callable[[bytes], None] = extensions[EXTENSION]["write"]
        """Sends a frame without waiting."""
        self._close: Callable[[int, str], None] = extensions[EXTENSION]["close"]

    def close(self, why: CommandRefused) -> None:
        """Say why, and close the connection without waiting."""
        self.is_closed = True
        self.answer(why.message())
        self._close(close_code(why), why.code)

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


@get("/api/tables/{table_id:str}/socket", include_in_schema=False)
async def plain_request(table_id: TableId) -> None:
    """Refuse a socket that a proxy has turned into a plain request."""
    refused = CommandRefused("malformed", "This address is for WebSockets.")
    refused.logged = {"hint": HINT}
    raise refused


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: TableId, context: InjectedContext
) -> None:
    """Play or watch: send `hello` first, then commands."""
    try:
        context.limit(context.limits.sockets, socket)
        check_origin(socket, context.settings.public_url)
        visitor = context.visitor(socket)
        with context.socket(socket):
            connection = TableConnection(socket, context.address(socket), visitor)
            await _connect(connection, table_id, context)
    except CommandRefused as refused:
        context.note_refusal("socket", "connect", refused, socket)
        await socket.close(1008, refused.code)


async def _connect(connection: TableConnection, table_id: str, context: RequestContext) -> None:
    socket = connection.socket
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        try:
            table = await _welcome(connection, table_id, context)
        except CommandRefused as refused:
            context.note_refusal("socket", "hello", refused, socket)
            connection.answer(refused.message())
            await socket.close(close_code(refused), refused.code)
            return
        await _serve(connection, table, context)


async def _welcome(
    connection: TableConnection, table_id: str, context: RequestContext
) -> GameTable:
    """Read the `hello` and connect its sender, or raise a CommandRefused."""
    try:
        hello = decode(await asyncio.wait_for(connection.read(), PATIENCE))
    except TimeoutError as error:
        raise CommandRefused("malformed", "The first message must be `hello`.") from error
    if not isinstance(hello, Hello):
        raise CommandRefused("malformed", "The first message must be `hello`.")
    if hello.protocol != PROTOCOL:
        raise CommandRefused("reload", f"This server uses protocol {PROTOCOL}; reload the page.")
    table = await context.registry.table(table_id)
    await _identify(connection, context)
    connection.seat = await _seat(connection, table, hello.token, context)
    if connection.seat is None:
        await _check_spectator(connection, table)
    _sit(connection, table, context, hello)
    return table


async def _identify(connection: TableConnection, context: RequestContext) -> None:
    """Note the signed-in account; a banned one has no session."""
    session = connection.socket.cookies.get("session")
    if user := await user_of(context.registry.store, session):
        connection.visitor = context.visitor(connection.socket, user)
        connection.session = hashed(session or "")


async def _check_spectator(connection: TableConnection, table: GameTable) -> None:
    if not table.row.spectators:
        raise CommandRefused("spectators_off", "This table doesn't allow spectators.")
    visitor = connection.visitor
    if keys := visitor.keys(table.id):
        await table.store.read(lambda c: removals.check(c, table.id, visitor))
        connection.key = keys[0]


async def _seat(
    connection: TableConnection, table: GameTable, token: str | None, context: RequestContext
) -> int | None:
    """The seat of a token or of the signed-in account; None for a spectator."""
    if token is not None:
        seat = await context.seat_of_token(table, token)
        if seat is None:
            context.count_guess(connection.socket, table.id)
            raise CommandRefused("unknown_token", "This token doesn't open a seat at this table.")
        return seat
    account = connection.visitor.account
    mine = [seat.seat for seat in table.seats if account and seat.user_id == account]
    return mine[0] if mine else None


def _sit(
    connection: TableConnection, table: GameTable, context: RequestContext, hello: Hello
) -> None:
    # From here on, a ban closes the connection.
    context.registry.sanctions.check_ban(connection.visitor)
    viewer = table.viewers.viewer(connection.seat)
    news = table.since_version(viewer, hello.since)
    is_first = table.viewers.connect(connection.seat, connection)
    connection.answer(Welcome(PROTOCOL, __version__, connection.seat))
    connection.answer(update(table.snapshot(), viewer, news))
    if is_first and connection.seat is not None:
        context.registry.came_or_went(table, connection.seat)
    context.registry.bot_play.look(table)


async def _serve(connection: TableConnection, table: GameTable, context: RequestContext) -> None:
    """Answer messages until either side closes the connection."""
    context.registry.metrics.sockets += 1
    try:
        await _listen(connection, table, context)
    finally:
        context.registry.metrics.sockets -= 1
        is_last = table.viewers.disconnect(connection.seat, connection)
        if is_last and connection.seat is not None:
            context.registry.came_or_went(table, connection.seat)


async def _listen(connection: TableConnection, table: GameTable, context: RequestContext) -> None:
    strikes = 0
    limit = context.limits.messages
    bucket = Bucket(limit.burst, limit.now())
    is_limited = context.is_limited(connection.socket)
    while strikes <= STRIKES and not connection.is_closed:
        data = await connection.read()
        if is_limited and not bucket.take(limit.rate, limit.burst, limit.now()):
            strikes += 1
            refused = CommandRefused("too_fast", "Too many messages.")
            _note_refusal(connection, table, context, UNREADABLE, refused)
            connection.answer(refused.message())
        else:
            await _obey(connection, table, context, data)


async def _obey(
    connection: TableConnection, table: GameTable, context: RequestContext, data: bytes
) -> None:
    """Answer one message; errors only reach its sender."""
    began, kind, code = perf_counter(), UNREADABLE, OK
    try:
        command = decode(data)
        kind = KINDS[type(command)]
        connection.answer(await _answer(connection, table, context, command))
    except CommandRefused as refused:
        code = refused.code
        _note_refusal(connection, table, context, kind, refused)
        connection.answer(refused.message(_id_of(data)))
    except Exception:
        code = "busy"
        LOG.exception("command failed", extra={"table": table.id, "seat": connection.seat})
        busy = CommandRefused("busy", "Something went wrong on the server; try again.")
        connection.answer(busy.message(_id_of(data)))
    context.registry.metrics.answered(kind, code, perf_counter() - began)


def _note_refusal(
    connection: TableConnection,
    table: GameTable,
    context: RequestContext,
    kind: str,
    refused: CommandRefused,
) -> None:
    about = {"table": table.id, "seat": connection.seat, **refused.logged}
    context.refusals.note("command", kind, refused.code, connection.address, **about)


class _Named(msgspec.Struct):
    id: ActionId | None = None


def _id_of(data: bytes) -> str | None:
    """The id of a command, even if the rest is malformed."""
    try:
        return msgspec.json.decode(data, type=_Named).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


async def _answer(
    connection: TableConnection, table: GameTable, context: RequestContext, command: ClientMessage
) -> ServerMessage:
    if isinstance(command, Hello):
        raise CommandRefused("malformed", "`hello` was already sent.")
    viewer = table.viewers.viewer(connection.seat)
    if isinstance(command, Ping):
        return Ack(command.id, table.viewers.versions[viewer])
    if isinstance(command, Look):
        return queries.looked(table, viewer, command.id, command.version)
    if connection.seat is None:
        raise CommandRefused("spectator", "Spectators can only watch.")
    if isinstance(command, Explain | Advise | Judge | Imagine):
        return await _reply(connection, connection.seat, table, context, command)
    if isinstance(command, Say):
        context.limits.check(context.limits.chat, f"{table.id} {connection.seat}")
        player = table.seats[connection.seat]
        context.registry.sanctions.check_mute(Visitor(player.user_id, connection.visitor.address))
        command = _printable(command)
    return await table.submit(connection.seat, command)


def _printable(command: Say) -> Say:
    """A chat message without control characters."""
    text = plain(command.text).strip()
    if not text:
        raise CommandRefused("malformed", "The message is empty.")
    return Say(command.id, text)


async def _reply(
    connection: TableConnection,
    seat: int,
    table: GameTable,
    context: RequestContext,
    command: Explain | Advise | Judge | Imagine,
) -> ServerMessage:
    """The answer to a seat's question."""
    match command:
        case Explain():
            return queries.explained(table, seat, command)
        case Advise():
            context.limits.check(context.limits.advice, f"{table.id} {seat}")
            claim = Claim(table.id, frozenset([connection.address]))
            seconds = context.settings.bot_seconds
            return await queries.advised(
                table, seat, command.id, context.registry.bots, claim, seconds
            )
        case Judge():
            context.limits.check(context.limits.advice, f"{table.id} {seat}")
            claim = Claim(table.id, frozenset([connection.address]))
            seconds = context.settings.bot_seconds
            return await queries.judged(table, seat, command, context.registry.bots, claim, seconds)
        case Imagine():
            position = table.game.imagine(seat, 0).to_dict()
            return Imagined(command.id, table.viewers.versions[seat], position)


def close_code(why: CommandRefused) -> int:
    return CLOSE_CODES.get(why.code, 4000)


def decode(data: JSONBody[bytes]) -> ClientMessage:
    try:
        message: ClientMessage = DECODE(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise CommandRefused("malformed", str(error)[:200]) from error
    return message
