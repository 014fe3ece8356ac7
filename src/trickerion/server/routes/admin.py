"""Administration by admin accounts: reports, bans, mutes, closing tables."""

from time import time
from typing import Final

from litestar import delete, get, post, put
from litestar.params import FromQuery, JSONBody
from sqlalchemy import select

from trickerion.server import moderation, reports, sanctions
from trickerion.server.accounts import by_id, by_name
from trickerion.server.audit_log import account_actor
from trickerion.server.context import (
    AnyRequest,
    InjectedContext,
    PathNumber,
    RequestContext,
    TableId,
)
from trickerion.server.protocol.bodies import NewSanction, ReportListed, SanctionListed
from trickerion.server.protocol.messages import CommandRefused
from trickerion.server.storage import schema
from trickerion.server.storage.rows import AccountRow, SanctionRow
from trickerion.server.tables import deletion
from trickerion.server.visitors import address_subject

DAY: Final = 86_400.0
ADDRESS_DAYS: Final = 30.0
"""How long an address is banned by default: somebody else may have it later."""


@get("/api/admin/reports")
async def list_reports(
    request: AnyRequest, context: InjectedContext, handled: FromQuery[bool] = False
) -> list[ReportListed]:
    """The latest reports."""
    await context.admin(request)
    return await reports.listed(context.registry.store, handled)


@put("/api/admin/reports/{report_id:int}/handled", status_code=204)
async def handle_report(
    request: AnyRequest, report_id: PathNumber, context: InjectedContext
) -> None:
    """Mark a report as handled."""
    await context.admin(request)
    if not await reports.handle(context.registry.store, report_id):
        raise CommandRefused("not_found", "There is no such report.")


@get("/api/admin/sanctions")
async def list_sanctions(request: AnyRequest, context: InjectedContext) -> list[SanctionListed]:
    """The bans and mutes in force."""
    await context.admin(request)
    found = await sanctions.listed(context.registry.store)
    return [
        SanctionListed(row.id, row.kind, row.name, row.reason, row.until, row.created)
        for row in found
    ]


@post("/api/admin/sanctions", status_code=204)
async def impose(
    request: AnyRequest, data: JSONBody[NewSanction], context: InjectedContext
) -> None:
    """Ban or mute an account, or the player of a seat."""
    actor = account_actor((await context.admin(request)).id)
    if data.account is not None:
        account = await by_name(context.registry.store, data.account)
        if account is None:
            raise CommandRefused("not_found", "There is no such account.")
        await _impose_on_account(context, account, data, actor)
    elif data.table is not None and data.seat is not None:
        await _impose_on_seat(context, data.table, data.seat, data, actor)
    else:
        raise CommandRefused("malformed", "Name an account, or a table and a seat.")
    await context.registry.change_feed.look()


async def _impose_on_account(
    context: RequestContext, account: AccountRow, data: NewSanction, actor: str
) -> None:
    store, until = context.registry.store, _until(data.days)
    if account.is_admin:
        raise CommandRefused("not_admin", "Admins are banned from the command line only.")
    if data.kind == "ban":
        await sanctions.ban_account(store, account, data.reason, until, actor)
    else:
        await sanctions.mute_account(store, account, data.reason, until, actor)


async def _impose_on_seat(
    context: RequestContext, table_id: str, seat: int, data: NewSanction, actor: str
) -> None:
    registry = context.registry
    table = await registry.table(table_id)
    row = moderation.player(table, seat)
    account = await by_id(registry.store, row.user_id) if row.user_id else None
    if account is not None:
        await _impose_on_account(context, account, data, actor)
    elif data.kind == "mute":
        await moderation.mute(registry, table, seat, True)
    else:
        if row.address is not None:
            until = _until(data.days or ADDRESS_DAYS)
            subject = address_subject(row.address)
            await sanctions.ban_address(
                registry.store, subject, row.name, data.reason, until, actor
            )
        await moderation.remove_player(registry, table, seat, actor)


def _until(days: float | None) -> float | None:
    return None if days is None else time() + days * DAY


@delete("/api/admin/sanctions/{sanction_id:int}")
async def lift(request: AnyRequest, sanction_id: PathNumber, context: InjectedContext) -> None:
    """End a ban or a mute."""
    user, store = await context.admin(request), context.registry.store
    query = select(schema.sanctions).where(schema.sanctions.c.id == sanction_id)
    found = await store.rows(query, SanctionRow)
    if not found:
        raise CommandRefused("not_found", "There is no such ban or mute.")
    await sanctions.end(store, found[0].kind, found[0].subject, account_actor(user.id))
    await context.registry.change_feed.look()


@post("/api/admin/tables/{table_id:str}/close", status_code=204)
async def close_table(request: AnyRequest, table_id: TableId, context: InjectedContext) -> None:
    """End a table without a result; it can still be watched."""
    user = await context.admin(request)
    if not await deletion.close(context.registry.store, table_id, account_actor(user.id)):
        raise CommandRefused("unknown_table", "No open table has this id.")
    await context.registry.change_feed.look()


ROUTES: Final = (list_reports, handle_report, list_sanctions, impose, lift, close_table)
