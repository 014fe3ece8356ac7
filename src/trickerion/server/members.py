"""Accounts over the wire: sign up, sign in, one's own games."""

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy import select

from trickerion.server import schema
from trickerion.server.accounts import (
    LIFETIME,
    end_session,
    key_of,
    new_session,
    sign_in,
    sign_up,
)
from trickerion.server.addresses import Connection
from trickerion.server.door import AnyRequest, Door, TheDoor, bearer
from trickerion.server.lobby import listed
from trickerion.server.protocol import Refusal
from trickerion.server.rest import Credentials, Keys, Listed, SignedIn
from trickerion.server.store import Row
from trickerion.server.tokens import hashed


@post("/api/accounts")
async def create_account(
    request: AnyRequest, data: JSONBody[Credentials], door: TheDoor
) -> Response[SignedIn]:
    """A new account; whoever makes it is signed in."""
    door.limit(door.limits.tables, request)
    return await _signed_in(
        request, await sign_up(door.house.store, data.name, data.password), door
    )


@post("/api/sessions")
async def create_session(
    request: AnyRequest, data: JSONBody[Credentials], door: TheDoor
) -> Response[SignedIn]:
    """Sign in."""
    account = key_of(data.name)
    door.count_password(request, account)
    user = await sign_in(door.house.store, data.name, data.password)
    door.forget_guess(request, account)
    return await _signed_in(request, user, door)


@delete("/api/sessions")
async def delete_session(request: AnyRequest, door: TheDoor) -> Response[None]:
    """Sign out."""
    token = request.cookies.get("session") or bearer(request)
    if token:
        await end_session(door.house.store, token)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie("session")
    return response


@get("/api/me/tables")
async def my_tables(request: AnyRequest, door: TheDoor) -> list[Listed]:
    """The games of whoever is signed in."""
    user = await _user(request, door)
    mine = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user["id"])
    query = select(schema.tables).where(schema.tables.c.id.in_(mine))
    return await listed(door.house.store, query, lambda seat: seat["user_id"] == user["id"])


@post("/api/me/seats", status_code=200)
async def my_seats(request: AnyRequest, data: JSONBody[Keys], door: TheDoor) -> list[Listed]:
    """The games of the seats whose keys one holds; a key that opens nothing is left out."""
    keys = {hashed(token) for token in data.tokens}
    columns = schema.seats.c
    held = await door.house.store.rows(select(columns.table_id).where(columns.token.in_(keys)))
    if len(held) < len(keys):
        door.count_guess(request)
    query = select(schema.tables).where(schema.tables.c.id.in_([row["table_id"] for row in held]))
    return await listed(door.house.store, query, lambda seat: seat["token"] in keys)


async def _user(connection: Connection, door: Door) -> Row:
    user = await door.user(connection)
    if user is None:
        raise Refusal("not_signed_in", "Sign in first.")
    return user


async def _signed_in(request: AnyRequest, user: Row, door: Door) -> Response[SignedIn]:
    token = await new_session(door.house.store, user["id"])
    cookie = Cookie(
        key="session",
        value=token,
        max_age=LIFETIME,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(SignedIn(user["name"], token), cookies=[cookie])
