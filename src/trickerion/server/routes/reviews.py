"""Reviews of finished games over HTTP: ask until it's done, then fetch it."""

from collections.abc import AsyncIterator

from litestar import get, post
from litestar.params import FromQuery
from litestar.response import Stream
from msgspec import json

from trickerion.server.bots.fair_queue import Claim
from trickerion.server.context import AnyRequest, InjectedContext, RequestContext, TableId
from trickerion.server.protocol.bodies import Line, ReviewState
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.reviews.legend_line import LegendLine
from trickerion.server.routes.records import json_stream
from trickerion.server.storage.rows import SeatRow


@get("/api/tables/{table_id:str}/review")
async def show_review(request: AnyRequest, table_id: TableId, context: InjectedContext) -> Stream:
    """The review of a finished game."""
    stored = await context.registry.reviewer.stored(table_id)
    found = await context.registry.store.table_row(table_id)
    if stored is None or found is None:
        raise CommandRefused("not_found", "This game hasn't been reviewed.")
    return json_stream(request, _with_names(stored, found[1]))


async def _with_names(review: bytes, seats: list[SeatRow]) -> AsyncIterator[bytes]:
    """Players can change their names, so a stored review has none."""
    names = json.encode([seat.name for seat in seats])
    yield b'{"names":' + names + b"," + review[1:]


@post("/api/tables/{table_id:str}/review", status_code=200)
async def ask_for_review(
    request: AnyRequest, table_id: TableId, context: InjectedContext
) -> ReviewState:
    """Have a finished game reviewed, unless it has been; how far is it?"""
    reviewer = context.registry.reviewer
    # A review leaves the queue after it is stored, so this order misses none.
    if table_id not in reviewer.queue and await reviewer.is_stored(table_id):
        return ReviewState("done", 1.0)
    if table_id in reviewer.failed:
        reviewer.failed.discard(table_id)
        return ReviewState("failed")
    if table_id not in reviewer.queue:
        record = await _record(table_id, context)
        context.limit(context.limits.reviews, request)
        reviewer.ask(table_id, record)
    ahead, progress = reviewer.place(table_id), reviewer.queue[table_id].progress
    return ReviewState("waiting" if ahead else "working", progress, ahead)


@get("/api/tables/{table_id:str}/line")
async def legend_line(
    request: AnyRequest,
    table_id: TableId,
    context: InjectedContext,
    at: FromQuery[int],
    seat: FromQuery[int | None] = None,
) -> Line:
    """How the legend would have played on after some actions of a finished game, as a spectator or
    a seat sees it."""
    table = await context.registry.table(table_id)
    if not table.is_over:
        raise CommandRefused("running", "Only finished games can be reviewed.")
    if seat is not None and not 0 <= seat < table.players:
        raise CommandRefused("not_found", f"The game has {table.players} seats.")
    context.limit(context.limits.lines, request)
    claim = Claim(table_id, frozenset([context.address(request)]))
    line = await context.registry.worker_thread.run(
        len(table.log), lambda: LegendLine(table, at, seat)
    )
    return await line.run(context.registry.bots, claim)


async def _record(table_id: str, context: RequestContext) -> str:
    table = await context.registry.table(table_id)
    if not table.is_over:
        raise CommandRefused("running", "Only finished games can be reviewed.")
    return await context.registry.worker_thread.run(len(table.log), table.game.record)
