"""Accounts: sign up, sign in, list your games."""

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy import select

from trickerion.plain_text import plain
from trickerion.server.accounts import (
    LIFETIME,
    end_session,
    key_of,
    new_session,
    sign_in,
    sign_up,
)
from trickerion.server.context import AnyRequest, InjectedContext, RequestContext, session_token
from trickerion.server.protocol.bodies import (
    Credentials,
    Keys,
    Listed,
    NewAccount,
    SignedIn,
    SoloResult,
)
from trickerion.server.routes.lobby import listed
from trickerion.server.solo_results import best_results
from trickerion.server.storage import schema
from trickerion.server.storage.rows import AccountRow
from trickerion.server.tokens import hashed


@post("/api/accounts")
async def create_account(
    request: AnyRequest, data: JSONBody[NewAccount], context: InjectedContext
) -> Response[SignedIn]:
    """Create an account and sign in."""
    context.limit(context.limits.tables, request)
    user = await sign_up(context.registry.store, data.name, data.password, data.is_bot)
    return await signed_in(request, user, context)


@post("/api/sessions")
async def create_session(
    request: AnyRequest, data: JSONBody[Credentials], context: InjectedContext
) -> Response[SignedIn]:
    """Sign in."""
    account = key_of(data.name)
    context.count_password(request, account)
    user = await sign_in(context.registry.store, data.name, data.password)
    context.forget_guess(request, account)
    return await signed_in(request, user, context)


@delete("/api/sessions")
async def delete_session(request: AnyRequest, context: InjectedContext) -> Response[None]:
    """Sign out."""
    if token := session_token(request):
        await end_session(context.registry.store, token)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie("session")
    return response


@get("/api/me/tables")
async def my_tables(request: AnyRequest, context: InjectedContext) -> list[Listed]:
    """The games of the signed-in account."""
    user = await context.signed_in(request)
    mine = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user.id)
    query = select(schema.tables).where(schema.tables.c.id.in_(mine))
    return await listed(context.registry.store, query, lambda seat: seat.user_id == user.id)


@post("/api/me/seats", status_code=200)
async def my_seats(
    request: AnyRequest, data: JSONBody[Keys], context: InjectedContext
) -> list[Listed]:
    """The games of the seats with these tokens; unknown tokens are ignored."""
    keys = {hashed(token) for token in data.tokens}
    columns = schema.seats.c
    query = select(columns.table_id).where(columns.token.in_(keys))
    held = await context.registry.store.scalars(query)
    if len(held) < len(keys):
        context.count_guess(request)
    tables = select(schema.tables).where(schema.tables.c.id.in_(held))
    return await listed(context.registry.store, tables, lambda seat: seat.token in keys)


@get("/api/me/solo-results")
async def my_solo_results(request: AnyRequest, context: InjectedContext) -> list[SoloResult]:
    """The best results of the account's solo games."""
    user = await context.signed_in(request)
    return await best_results(context.registry.store, user.id)


async def signed_in(
    request: AnyRequest, user: AccountRow, context: RequestContext
) -> Response[SignedIn]:
    """Start a session, also as a cookie."""
    agent = plain(request.headers.get("user-agent", ""))
    token = await new_session(context.registry.store, user.id, agent)
    cookie = Cookie(
        key="session",
        value=token,
        max_age=LIFETIME,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(SignedIn(user.name, token, user.language), cookies=[cookie])
