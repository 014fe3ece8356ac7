"""Records and replays: finished games in full, running ones as far as a player may know."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from itertools import islice

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream
from msgspec import json
from sqlalchemy import select

from trickerion.record import FORMAT
from trickerion.server.context import AnyRequest, InjectedContext, RequestContext, TableId
from trickerion.server.protocol.bodies import RecordStored, ReplayHead, UploadedRecord
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.routes.lobby import LARGEST_FILE, text_file
from trickerion.server.storage import schema
from trickerion.server.storage.rows import SeatRow
from trickerion.server.storage.store import Store
from trickerion.server.tables.archive import ArchivedMoment, moments, read_chunk
from trickerion.server.tables.compatibility import kept_record
from trickerion.server.tables.fairness import marks, sealed
from trickerion.server.tables.table import GameTable
from trickerion.server.tables.uploaded_game import store_record
from trickerion.server.tables.viewers import LoggedEntry

AT_ONCE = 8
"""Moments that are replayed before others get a turn (R22)."""


@post("/api/records", request_max_body_size=LARGEST_FILE)
async def upload_record(
    request: AnyRequest, data: JSONBody[UploadedRecord], context: InjectedContext
) -> RecordStored:
    """Store a finished game that was played elsewhere, so that it can be replayed and reviewed."""
    context.limit(context.limits.tables, request)
    return RecordStored(await store_record(context.registry, data.record))


@get("/api/tables/{table_id:str}/record")
async def record(request: AnyRequest, table_id: TableId, context: InjectedContext) -> Response[str]:
    """The text record: a finished game in full, with the proof of its dice; a running game for its
    players, with what they know."""
    name = f"trickerion-{table_id}.txt"
    try:
        table = await context.registry.table(table_id)
    except CommandRefused as refused:
        if refused.code != "other_rules":
            raise
        return text_file(await _kept(request, table_id, context), name)
    if table.is_over:
        text = await context.registry.worker_thread.run(len(table.log), table.game.record)
        return text_file(sealed(text, table.row, table.started().practice), name)
    return text_file(notes_of(table, _player(context, request, table.seats)), name)


def _player(context: RequestContext, request: AnyRequest, seats: list[SeatRow]) -> int:
    seat = context.seat(request, seats)
    if seat is None:
        raise CommandRefused("running", "Only players get the record of a running game.")
    return seat


async def _kept(request: AnyRequest, table_id: str, context: RequestContext) -> str:
    """The record of a game that was set aside."""
    found = await context.registry.store.table(table_id)
    assert found is not None
    row, seats, log = found
    is_over = row.status == "over"
    seat = None if is_over else _player(context, request, seats)
    text = await context.registry.worker_thread.run(
        len(log), lambda: kept_record(row, seats, log, seat)
    )
    if is_over:
        return sealed(text, row, row.practice)
    return "".join(f"# {mark}\n" for mark in marks(row.origin, row.practice)) + text


def notes_of(table: GameTable, seat: int) -> str:
    """A running game as one of its players knows it; hidden parts are left out, so it can't be
    replayed."""
    state = table.started()
    lines = [
        f"# {FORMAT}: {state.game.rules}, a running game as p{seat + 1} knows it",
        f"# options: {json.encode(table.options).decode()}",
        f"# names: {json.encode(state.game.names).decode()}",
        f"# commitment: {table.commitment}",
        *(f"# {mark}" for mark in marks(table.row.origin, state.practice)),
        "",
    ]
    for entry in state.log.actions:
        line = _known_line(table.log[entry.version - 1], seat)
        if line is not None:
            lines.append(line)
    return "\n".join(lines) + "\n"


def _known_line(logged: LoggedEntry, seat: int) -> str | None:
    """An action as a seat knows it, without what its events or TURN-5 hide."""
    entry = logged.entry
    if entry.seat == seat:
        return entry.text
    if not logged.seen[seat] or entry.is_plan:
        return None
    is_open = all(event.seen_by(seat) == event.to_dict() for event in logged.events)
    return entry.text if is_open else f"p{entry.seat + 1} {entry.action_kind} ?"


@get("/api/tables/{table_id:str}/moments")
async def replay(
    request: AnyRequest,
    table_id: TableId,
    context: InjectedContext,
    seat: FromQuery[int | None] = None,
) -> Stream:
    """Every moment of a finished game, as a spectator or a seat saw it: one replay at most."""
    store = context.registry.store
    found = await store.table_row(table_id)
    if found is not None and found[0].archived is not None:
        row, seats = found
        head = ReplayHead(row.archived or 0, row.origin, row.practice)
        parts = _archived(store, table_id)
    else:
        table = await context.registry.table(table_id)
        if not table.is_over:
            raise CommandRefused("running", "Only finished games can be replayed.")
        seats, actions = table.seats, len(table.game.history)
        head = ReplayHead(actions, table.row.origin, table.started().practice)
        parts = _replayed(table)
    if seat is not None and not 0 <= seat < len(seats):
        raise CommandRefused("not_found", f"The game has {len(seats)} seats.")
    viewer = len(seats) if seat is None else seat
    return json_stream(request, replay_json(head, parts, viewer))


async def _archived(store: Store, table_id: str) -> AsyncIterator[list[ArchivedMoment]]:
    """The moments of the archive: that needs no rules."""
    columns = schema.archive_chunks.c
    mine = columns.table_id == table_id
    for chunk in await store.scalars(select(columns.chunk).where(mine).order_by(columns.chunk)):
        (data,) = await store.scalars(select(columns.data).where(mine, columns.chunk == chunk))
        yield read_chunk(data)


async def _replayed(table: GameTable) -> AsyncIterator[list[ArchivedMoment]]:
    """The same moments for a game that isn't archived yet."""
    found = moments(table)
    while part := list(islice(found, AT_ONCE)):
        yield part
        await asyncio.sleep(0)


async def replay_json(
    head: ReplayHead, parts: AsyncIterator[list[ArchivedMoment]], viewer: int
) -> AsyncIterator[bytes]:
    """A `Replay` for one viewer, piece by piece."""
    yield json.encode(head)[:-1] + b',"moments":['
    separator = b""
    async for part in parts:
        yield separator + b",".join(moment.seen_by(viewer) for moment in part)
        separator = b","
    yield b"]}"


def json_stream(request: AnyRequest, content: AsyncIterator[bytes]) -> Stream:
    """JSON, compressed if the client can read that."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        content = _gzipped(content)
    return Stream(content, media_type="application/json", headers=headers)


async def _gzipped(content: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    gzip = zlib.compressobj(level=3, wbits=31)
    async for piece in content:
        yield gzip.compress(piece)
    yield gzip.flush()
