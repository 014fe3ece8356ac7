"""Moderation of a table by its owner, and reports by anyone."""

from typing import Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from trickerion.server import moderation, reports
from trickerion.server.context import AnyRequest, InjectedContext, PathNumber, TableId, bearer
from trickerion.server.protocol.bodies import ChatSetting, Moderation, Muting, NewReport
from trickerion.server.storage import schema


@get("/api/tables/{table_id:str}/moderation")
async def show(request: AnyRequest, table_id: TableId, context: InjectedContext) -> Moderation:
    """Who is watching; for the owner of the table and for admins."""
    table = await context.registry.table(table_id)
    who = await context.moderator(request, table)
    accounts = {each.visitor.account for _, each in table.viewers.connections}
    users = schema.users.c
    query = select(users.id, users.name).where(users.id.in_(accounts - {None}))
    names = dict(await context.registry.store.tuples(query))
    return Moderation(who.is_owner, who.is_admin, moderation.spectators(table, names))


@put("/api/tables/{table_id:str}/chat", status_code=204)
async def set_chat(
    request: AnyRequest, table_id: TableId, data: JSONBody[ChatSetting], context: InjectedContext
) -> None:
    """Close or reopen the chat."""
    table = await context.registry.table(table_id)
    await context.moderator(request, table)
    await moderation.set_chat(context.registry, table, data.is_open)


@put("/api/tables/{table_id:str}/seats/{seat:int}/muted", status_code=204)
async def set_muted(
    request: AnyRequest,
    table_id: TableId,
    seat: PathNumber,
    data: JSONBody[Muting],
    context: InjectedContext,
) -> None:
    """Mute a player at this table, or allow chat again."""
    table = await context.registry.table(table_id)
    await context.moderator(request, table)
    await moderation.mute(context.registry, table, seat, data.muted)


@post("/api/tables/{table_id:str}/seats/{seat:int}/remove", status_code=204)
async def remove_player(
    request: AnyRequest, table_id: TableId, seat: PathNumber, context: InjectedContext
) -> None:
    """Remove a player from the table."""
    table = await context.registry.table(table_id)
    who = await context.moderator(request, table)
    await moderation.remove_player(context.registry, table, seat, who.actor)


@post("/api/tables/{table_id:str}/seats/{seat:int}/reopen", status_code=204)
async def reopen_seat(
    request: AnyRequest, table_id: TableId, seat: PathNumber, context: InjectedContext
) -> None:
    """Let somebody else take a seat of a running game that a bot plays for a person."""
    table = await context.registry.table(table_id)
    await context.moderator(request, table)
    await moderation.reopen_seat(context.registry, table, seat)


@delete("/api/tables/{table_id:str}/spectators/{key:str}")
async def remove_spectator(
    request: AnyRequest, table_id: TableId, key: FromPath[str], context: InjectedContext
) -> None:
    """Remove a spectator from the table."""
    table = await context.registry.table(table_id)
    who = await context.moderator(request, table)
    await moderation.remove_spectator(context.registry, table, key, who.actor)


@post("/api/tables/{table_id:str}/reports", status_code=204)
async def report(
    request: AnyRequest, table_id: TableId, data: JSONBody[NewReport], context: InjectedContext
) -> None:
    """Report a player or a chat message to the admins; a seat's token tells whose numbering of
    messages counts."""
    context.limit(context.limits.reports, request)
    table = await context.registry.table(table_id)
    user = await context.user(request)
    seat = await context.seat_of_token(table, bearer(request))
    if seat is None and user is not None:
        seat = next((row.seat for row in table.seats if row.user_id == user.id), None)
    subjects = context.visitor(request, user).subjects
    reporter = subjects[0] if subjects else None
    await reports.add(table, table.viewers.viewer(seat), data, reporter)


ROUTES: Final = (
    *(show, set_chat, set_muted, remove_player, reopen_seat, remove_spectator, report),
)
