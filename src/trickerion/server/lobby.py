"""The lobby: making, finding and joining tables, and what is told of them without a socket."""

import json
from collections.abc import Callable
from typing import Any, Final, Literal

from litestar import Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody
from sqlalchemy import Select, select

from trickerion import __version__
from trickerion.bots import LEVELS
from trickerion.server import schema, seating
from trickerion.server.door import AnyRequest, PathNumber, TableId, TheDoor
from trickerion.server.mail import checked_email
from trickerion.server.protocol import PROTOCOL, Refusal, TableState
from trickerion.server.rest import (
    Attention,
    AttentionSet,
    Health,
    Listed,
    NewTable,
    NewTableMade,
    Seated,
    SitDown,
)
from trickerion.server.store import Row, Store
from trickerion.server.table import Table
from trickerion.server.telling import seat_state, state
from trickerion.server.webhooks import checked_webhook

PAGE: Final = 50
LARGEST_FILE: Final = 500_000
"""Bytes of a new table, with the record or position it begins from."""
Status = Literal["waiting", "playing", "over"]


@get("/api/health")
async def health(door: TheDoor) -> Health:
    """Is the server well? 503 with the reason if its database takes no writes."""
    if fault := await door.pulse.fault():
        raise Refusal("busy", fault)
    house = door.house
    return Health("ok", __version__, PROTOCOL, len(house.tables), house.metrics.sockets)


@get("/api/metrics", media_type="text/plain; version=0.0.4")
async def metrics(request: AnyRequest, door: TheDoor) -> str:
    """Figures for Prometheus."""
    door.check_watcher(request)
    house = door.house
    house.metrics.notified = house.herald.sent
    house.metrics.not_notified = house.herald.failed
    return house.metrics.text(len(house.tables), house.bots.restarts)


@get("/api/bots")
async def bots() -> list[str]:
    """The levels of bots, the weakest first."""
    return list(LEVELS)


@post("/api/tables", request_max_body_size=LARGEST_FILE)
async def create_table(
    request: AnyRequest, data: JSONBody[NewTable], door: TheDoor
) -> NewTableMade:
    """Open a table; a record or a position is played on from there, with new dice."""
    door.limit(door.limits.tables, request)
    table = await seating.create(door.house, data)
    invitation = table.row["invitation"]
    link = f"{door.settings.public_url}/t/{table.id}"
    link += "" if data.is_open else f"?invitation={invitation}"
    return NewTableMade(state(table, table.players), invitation, link)


@get("/api/tables")
async def list_tables(
    door: TheDoor,
    status: FromQuery[Status] = "waiting",
    before: FromQuery[float] = 1e12,
) -> list[Listed]:
    """The open tables, the last changed first; `before` pages on by `updated`."""
    columns = schema.tables.c
    query = select(schema.tables).where(
        columns.is_open, columns.status == status, columns.updated < before
    )
    if status != "waiting":
        query = query.where(columns.spectators)
    return await listed(door.house.store, query)


@get("/api/tables/{table_id:str}")
async def show_table(table_id: TableId, door: TheDoor) -> TableState:
    """What is known of a table beside the game."""
    table = await door.house.table(table_id)
    return state(table, table.players)


@post("/api/tables/{table_id:str}/seats")
async def sit_down(
    request: AnyRequest, table_id: TableId, data: JSONBody[SitDown], door: TheDoor
) -> Seated:
    """Take a seat; no account is needed. The last one to sit down begins the game."""
    table = await door.house.table(table_id)
    user = await door.user(request)
    try:
        seat, token = await seating.sit_down(
            door.house, table, data.name, data.seat, data.invitation, user["id"] if user else None
        )
    except Refusal as refusal:
        if refusal.code == "invitation_needed":
            door.count_guess(request, table_id)
        raise
    link = f"{door.settings.public_url}/t/{table_id}#{token}"
    return Seated(seat, token, link, state(table, seat))


@delete("/api/tables/{table_id:str}/seats/{seat:int}")
async def stand_up(request: AnyRequest, table_id: TableId, seat: PathNumber, door: TheDoor) -> None:
    """Give a seat back before the game begins."""
    table = await door.house.table(table_id)
    await door.own_seat(request, table, seat)
    await seating.stand_up(door.house, table, seat)


@put("/api/tables/{table_id:str}/seats/{seat:int}/attention")
async def set_attention(
    request: AnyRequest,
    table_id: TableId,
    seat: PathNumber,
    data: JSONBody[Attention],
    door: TheDoor,
) -> AttentionSet:
    """Where to send word when it's one's turn in a slow game; an e-mail address is to be
    confirmed first."""
    house, table = door.house, await door.house.table(table_id)
    await door.own_seat(request, table, seat)
    webhook = checked_webhook(data.webhook) if data.webhook else None
    email = checked_email(data.email) if data.email else None
    answer = AttentionSet("off")
    if email is not None:
        sender = door.address(request)
        answer.email = await house.herald.ask_to_confirm(
            table.seats[seat], email, sender, house.run
        )
    await seating.set_seat(house, table, seat, {"webhook": webhook, "email": email})
    return answer


@put("/api/tables/{table_id:str}/seats/{seat:int}/account", status_code=204)
async def join_account(
    request: AnyRequest, table_id: TableId, seat: PathNumber, door: TheDoor
) -> None:
    """Add a seat to the games of whoever is signed in."""
    table = await door.house.table(table_id)
    await door.own_seat(request, table, seat)
    user = await door.user(request)
    if user is None:
        raise Refusal("not_signed_in", "Sign in first.")
    await seating.set_seat(door.house, table, seat, {"user_id": user["id"]})


async def listed(
    store: Store, query: Select[Any], is_mine: Callable[[Row], bool] = lambda seat: False
) -> list[Listed]:
    """Tables for a list, the last changed first."""
    rows = await store.rows(query.order_by(schema.tables.c.updated.desc()).limit(PAGE))
    seats: dict[str, list[Row]] = {}
    for seat in await store.seats([row["id"] for row in rows]):
        seats.setdefault(seat["table_id"], []).append(seat)
    return [_listed(row, seats[row["id"]], is_mine) for row in rows]


def _listed(row: Row, seats: list[Row], is_mine: Callable[[Row], bool]) -> Listed:
    mine = [seat["seat"] for seat in seats if is_mine(seat)]
    return Listed(
        id=row["id"],
        title=row["title"],
        status=row["status"],
        options=json.loads(row["options"]),
        seats=[seat_state(seat, seat["bot"], False) for seat in seats],
        pace=row["pace"],
        spectators=row["spectators"],
        asked=json.loads(row["asked"]),
        turn=row["turn"],
        scores=json.loads(row["scores"]) if row["scores"] else None,
        created=row["created"],
        updated=row["updated"],
        my_seat=mine[0] if mine else None,
        origin=row["origin"],
        practice=row["practice"],
    )


def text_file(text: str, name: str) -> Response[str]:
    """A download."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


def finished(table: Table) -> bool:
    return table.standing is not None and table.standing.game.over
