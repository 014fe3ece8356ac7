"""Records over the wire: finished games whole, running ones as far as a player may know."""

from typing import cast

from litestar import Response, get
from litestar.params import FromQuery
from msgspec import json
from sqlalchemy import select

from trickerion import Event
from trickerion.record import FORMAT, RULES_VERSION
from trickerion.server import schema
from trickerion.server.door import AnyRequest, Door, PathNumber, TableId, TheDoor
from trickerion.server.fairness import marks, sealed
from trickerion.server.film import REEL, shot
from trickerion.server.lobby import finished, text_file
from trickerion.server.protocol import Refusal
from trickerion.server.rest import Moment
from trickerion.server.rules_check import kept_record
from trickerion.server.standing import PLANNING, game_at
from trickerion.server.store import Row, Store
from trickerion.server.table import Table
from trickerion.server.telling import Logged, is_practice, seen
from trickerion.shapes import Seen


@get("/api/tables/{table_id:str}/record")
async def record(request: AnyRequest, table_id: TableId, door: TheDoor) -> Response[str]:
    """The text record: all of a finished game, with what it takes to check its dice; of a running
    one, to its players, what they know."""
    name = f"trickerion-{table_id}.txt"
    try:
        table = await door.house.table(table_id)
    except Refusal as refusal:
        if refusal.code != "other_rules":
            raise
        return text_file(await _kept(request, table_id, door), name)
    if finished(table):
        text = await door.house.long_work.run(len(table.log), table.game.record)
        return text_file(sealed(text, table.row, is_practice(table)), name)
    return text_file(notes_of(table, _player(door, request, table.seats)), name)


def _player(door: Door, request: AnyRequest, seats: list[Row]) -> int:
    seat = door.seat(request, seats)
    if seat is None:
        raise Refusal("running", "The record of a running game is for its players.")
    return seat


async def _kept(request: AnyRequest, table_id: str, door: Door) -> str:
    """The record of a game that cannot go on here."""
    found = await door.house.store.table(table_id)
    assert found is not None
    row, seats, log = found
    is_over = row["status"] == "over"
    seat = None if is_over else _player(door, request, seats)
    text = await door.house.long_work.run(len(log), lambda: kept_record(row, seats, log, seat))
    return sealed(text, row, row["practice"]) if is_over else text


def notes_of(table: Table, seat: int) -> str:
    """A running game as one of its players knows it: what is hidden is left out, so that it can be
    read but not replayed."""
    game = table.game
    lines = [
        f"# {FORMAT}: {RULES_VERSION}, a running game as p{seat + 1} knows it",
        f"# options: {json.encode(table.options).decode()}",
        f"# names: {json.encode(game.names).decode()}",
        f"# commitment: {table.commitment}",
        *(f"# {mark}" for mark in marks(table.row["origin"], is_practice(table))),
        "",
    ]
    for place in table.acts:
        line = _known_line(table.log[place], seat)
        if line is not None:
            lines.append(line)
    return "\n".join(lines) + "\n"


def _known_line(logged: Logged, seat: int) -> str | None:
    """An action as a seat knows it: what its events hide, and what was planned, stays hidden."""
    entry = logged.entry
    who, kind = entry.text.split(" ", 2)[:2]
    if entry.seat == seat:
        return entry.text
    if not logged.seen[seat] or kind in PLANNING:
        return None
    is_open = all(event.seen_by(seat) == event.to_dict() for event in logged.events)
    return entry.text if is_open else f"{who} {kind} ?"


@get("/api/tables/{table_id:str}/moments/{action:int}")
async def moment(
    table_id: TableId,
    action: PathNumber,
    door: TheDoor,
    seat: FromQuery[int | None] = None,
) -> Moment:
    """A finished game after so many actions, as a spectator or a seat saw it."""
    store = door.house.store
    found = await store.table_row(table_id)
    if found is not None and found[0]["filmed"] is not None:
        row, seats = found
        _check_moment(action, row["filmed"], seat, len(seats))
        return await _filmed(store, row, action, seat)
    return _replayed(await door.house.table(table_id), action, seat)


def _check_moment(action: int, actions: int, seat: int | None, players: int) -> None:
    if not 0 <= action <= actions or not (seat is None or 0 <= seat < players):
        raise Refusal("not_found", f"The game has {actions} actions.")


async def _filmed(store: Store, row: Row, action: int, seat: int | None) -> Moment:
    """From the film: that needs no rules."""
    columns = schema.films.c
    mine = (columns.table_id == row["id"]) & (columns.reel == action // REEL)
    reel = await store.row(select(columns.data).where(mine))
    assert reel is not None
    found = shot(reel["data"], action)
    viewer = len(found.private) - 1 if seat is None else seat
    view = cast(Seen, found.view(viewer))
    return Moment(action, row["filmed"], view, found.events[viewer])


def _replayed(table: Table, action: int, seat: int | None) -> Moment:
    """As long as there is no film yet."""
    if not finished(table):
        raise Refusal("running", "A running game is not replayed.")
    history = table.game.history
    _check_moment(action, len(history), seat, table.players)
    game = game_at(table.begun(), max(0, action - 1))
    events: list[Event] = game.apply(history[action - 1]) if action else []
    shown = [told for event in events if (told := event.seen_by(seat)) is not None]
    return Moment(action, len(history), seen(game, seat), shown)
