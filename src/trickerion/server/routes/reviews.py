"""Reviews of finished games over HTTP: ask until it's done, then fetch it."""

from collections.abc import AsyncIterator

from litestar import get, post
from litestar.response import Stream
from msgspec import json

from trickerion.server.context import AnyRequest, InjectedContext, RequestContext, TableId
from trickerion.server.protocol.bodies import ReviewState
from trickerion.server.protocol.messages import CommandRefused
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
    if await reviewer.is_stored(table_id):
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


async def _record(table_id: str, context: RequestContext) -> str:
    table = await context.registry.table(table_id)
    if not table.is_over:
        raise CommandRefused("running", "Only finished games can be reviewed.")
    return await context.registry.worker_thread.run(len(table.log), table.game.record)
