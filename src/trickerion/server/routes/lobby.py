"""The lobby: create, find and join tables."""

import json
from collections.abc import Callable
from typing import Any, Final

from litestar import Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody
from msgspec.structs import replace
from sqlalchemy import Select, select

from trickerion import __version__
from trickerion.server.context import AnyRequest, InjectedContext, PathNumber, TableId
from trickerion.server.notifications.mail import checked_email
from trickerion.server.notifications.webhooks import checked_webhook
from trickerion.server.protocol.bodies import (
    Attention,
    AttentionSet,
    BotSeat,
    Health,
    Listed,
    NewTable,
    NewTableMade,
    RematchJoined,
    Seated,
    SitDown,
)
from trickerion.server.protocol.messages import PROTOCOL, CommandRefused, TableState
from trickerion.server.reader_language import asked_language
from trickerion.server.storage import schema
from trickerion.server.storage.rows import SeatRow, Status, TableRow
from trickerion.server.storage.store import Store
from trickerion.server.tables import rematch, seating
from trickerion.server.tables.broadcast import seat_state, table_state

PAGE: Final = 50
LARGEST_FILE: Final = 500_000
"""Bytes of a new table with a record or position."""


@get("/api/health")
async def health(context: InjectedContext) -> Health:
    """Whether the server works; 503 with the reason if its database refuses writes."""
    if fault := await context.health_check.fault():
        raise CommandRefused("busy", fault)
    registry = context.registry
    return Health("ok", __version__, PROTOCOL, len(registry.tables), registry.metrics.sockets)


@get("/api/metrics", media_type="text/plain; version=0.0.4")
async def metrics(request: AnyRequest, context: InjectedContext) -> str:
    """Metrics for Prometheus."""
    context.check_metrics_access(request)
    return context.registry.metrics.text()


@get("/api/bots")
async def bots(context: InjectedContext) -> list[str]:
    """The levels of bots, weakest first, and the names of the host's own."""
    return context.registry.levels


@post("/api/tables", request_max_body_size=LARGEST_FILE)
async def create_table(
    request: AnyRequest, data: JSONBody[NewTable], context: InjectedContext
) -> NewTableMade:
    """Create a table that starts from the setup, a record or a position, with new dice."""
    context.limit(context.limits.tables, request)
    user = await context.user(request)
    account = user.id if user else None
    table, owner = await seating.create_owned(context.registry, data, account)
    invitation = table.row.invitation
    link = f"{context.settings.public_url}/t/{table.id}"
    link += "" if data.is_open else f"?invitation={invitation}"
    state = table_state(table.snapshot(), table.players)
    return NewTableMade(state, invitation, link, owner)


@get("/api/tables")
async def list_tables(
    context: InjectedContext,
    status: FromQuery[Status] = "waiting",
    before: FromQuery[float] = 1e12,
) -> list[Listed]:
    """Open tables, most recently changed first; `before` continues a list by `updated`."""
    columns = schema.tables.c
    query = select(schema.tables).where(
        columns.is_open,
        columns.status == status,
        columns.updated < before,
        columns.closed.is_(None),
    )
    if status != "waiting":
        query = query.where(columns.spectators)
    return await listed(context.registry.store, query)


@get("/api/tables/{table_id:str}")
async def show_table(table_id: TableId, context: InjectedContext) -> TableState:
    """A table without its game."""
    table = await context.registry.table(table_id)
    return table_state(table.snapshot(), table.players)


@post("/api/tables/{table_id:str}/seats")
async def sit_down(
    request: AnyRequest, table_id: TableId, data: JSONBody[SitDown], context: InjectedContext
) -> Seated:
    """Take a seat; no account is needed. The game starts once all seats are taken."""
    table = await context.registry.table(table_id)
    user = await context.user(request)
    try:
        seat, token = await seating.sit_down(
            context.registry,
            table,
            data.name,
            data.seat,
            data.invitation,
            context.visitor(request, user),
            asked_language(request),
        )
    except CommandRefused as refused:
        if refused.code == "invitation_needed":
            context.count_guess(request, table_id)
        raise
    link = f"{context.settings.public_url}/t/{table_id}#{token}"
    return Seated(seat, token, link, table_state(table.snapshot(), seat))


@post("/api/tables/{table_id:str}/bots", status_code=204)
async def add_bot(
    request: AnyRequest, table_id: TableId, data: JSONBody[BotSeat], context: InjectedContext
) -> None:
    """Give a free seat of a waiting table to a bot (the owner's token)."""
    table = await context.registry.table(table_id)
    await context.moderator(request, table)
    await seating.fill_with_bot(context.registry, table, data.level)


@post("/api/tables/{table_id:str}/seats/{seat:int}/rematch")
async def join_rematch(
    request: AnyRequest, table_id: TableId, seat: PathNumber, context: InjectedContext
) -> RematchJoined:
    """Take the same seat at the rematch of a finished game; the first one creates its table."""
    table = await context.registry.table(table_id)
    await context.own_seat(request, table, seat)
    context.limit(context.limits.tables, request)
    visitor = context.visitor(request, await context.user(request))
    found = await rematch.take_seat(context.registry, table, seat, visitor)
    new = found.table
    link = f"{context.settings.public_url}/t/{new.id}#{found.token}"
    state = table_state(new.snapshot(), found.seat)
    return RematchJoined(found.seat, found.token, link, state, new.row.invitation, found.owner)


@delete("/api/tables/{table_id:str}/seats/{seat:int}")
async def stand_up(
    request: AnyRequest, table_id: TableId, seat: PathNumber, context: InjectedContext
) -> None:
    """Give up a seat before the game starts."""
    table = await context.registry.table(table_id)
    await context.own_seat(request, table, seat)
    await seating.stand_up(context.registry, table, seat)


@put("/api/tables/{table_id:str}/seats/{seat:int}/attention")
async def set_attention(
    request: AnyRequest,
    table_id: TableId,
    seat: PathNumber,
    data: JSONBody[Attention],
    context: InjectedContext,
) -> AttentionSet:
    """Choose how to be notified in a slow game; an e-mail address has to be confirmed first."""
    registry, table = context.registry, await context.registry.table(table_id)
    await context.own_seat(request, table, seat)
    webhook = checked_webhook(data.webhook) if data.webhook else None
    email = checked_email(data.email) if data.email else None
    answer = AttentionSet("off")
    language = asked_language(request) or table.seats[seat].language
    if email is not None:
        sender = context.address(request)
        owner = replace(table.seats[seat], language=language)
        answer.email = await registry.notifier.ask_to_confirm(owner, email, sender, registry.run)
    await seating.set_seat(registry, table, seat, webhook=webhook, email=email, language=language)
    return answer


@put("/api/tables/{table_id:str}/seats/{seat:int}/account", status_code=204)
async def join_account(
    request: AnyRequest, table_id: TableId, seat: PathNumber, context: InjectedContext
) -> None:
    """Add a seat to the signed-in account."""
    table = await context.registry.table(table_id)
    await context.own_seat(request, table, seat)
    user = await context.signed_in(request)
    await seating.set_seat(context.registry, table, seat, user_id=user.id, is_bot=user.is_bot)


async def listed(
    store: Store, query: Select[Any], is_mine: Callable[[SeatRow], bool] = lambda seat: False
) -> list[Listed]:
    """Tables for a list, most recently changed first."""
    query = query.order_by(schema.tables.c.updated.desc()).limit(PAGE)
    rows = await store.rows(query, TableRow)
    seats: dict[str, list[SeatRow]] = {}
    for seat in await store.seats([row.id for row in rows]):
        seats.setdefault(seat.table_id, []).append(seat)
    return [_listed(row, seats[row.id], is_mine) for row in rows]


def _listed(row: TableRow, seats: list[SeatRow], is_mine: Callable[[SeatRow], bool]) -> Listed:
    mine = [seat.seat for seat in seats if is_mine(seat)]
    return Listed(
        id=row.id,
        title=row.title,
        status=row.status,
        options=json.loads(row.options),
        seats=[seat_state(seat, seat.bot, False) for seat in seats],
        pace=row.pace,
        spectators=row.spectators,
        asked=json.loads(row.asked),
        turn=row.turn,
        scores=json.loads(row.scores) if row.scores else None,
        places=json.loads(row.places) if row.places else None,
        created=row.created,
        updated=row.updated,
        my_seat=mine[0] if mine else None,
        origin=row.origin,
        practice=row.practice,
        closed=row.closed is not None,
    )


def text_file(text: str, name: str) -> Response[str]:
    """A download."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)
