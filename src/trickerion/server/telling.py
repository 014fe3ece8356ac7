"""What a viewer is told of a table: each seat as much as it may know."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from trickerion import Game
from trickerion.server.protocol import (
    Refusal,
    Seat,
    ServerMessage,
    Step,
    TableState,
    UndoRequest,
    Update,
)
from trickerion.server.standing import Standing, undoable
from trickerion.server.store import Row
from trickerion.server.wire import framed
from trickerion.shapes import Seen

if TYPE_CHECKING:
    from trickerion.server.table import Logged, Table

ENCODE: Final = msgspec.json.Encoder().encode


def update(
    table: "Table", viewer: int, news: "Iterable[Logged]", shared: TableState | None = None
) -> Update:
    """What happened, and how a viewer sees the table now; its state is `shared` where it is the
    same for everybody."""
    seat, standing = table.seat(viewer), table.standing
    options: list[Any] = []
    free: list[Any] = []
    if standing is not None and seat is not None and standing.bots[seat] is None:
        options = [action.to_dict() for action in standing.game.options(seat)]
        free = [action.to_dict() for action in standing.game.free_options(seat)]
    return Update(
        version=table.counts[viewer],
        steps=[step(table, viewer, one) for one in news if one.seen[viewer]],
        view=seen(standing.game, seat) if standing is not None else None,
        options=options,
        free_options=free,
        undoable=_undoable(standing, seat),
        table=shared or state(table, viewer),
    )


def seen(game: Game, seat: int | None) -> Seen:
    """The game as a seat sees it."""
    return cast(Seen, game.view(seat))


def _undoable(standing: Standing | None, seat: int | None) -> int:
    """R10: how many steps a seat can take back."""
    if standing is None or seat is None:
        return 0
    try:
        return undoable(standing, seat)
    except Refusal:
        return 0


def step(table: "Table", viewer: int, logged: "Logged") -> Step:
    """An entry of the log as a viewer may know it."""
    entry, seat = logged.entry, table.seat(viewer)
    events = [event.seen_by(seat) for event in logged.events]
    return Step(
        version=logged.seen[viewer],
        kind=entry.kind,
        seat=entry.seat,
        at=entry.at,
        action=entry.text if entry.kind == "act" and entry.seat == seat else None,
        events=[event for event in events if event is not None],
        taken_back=[seen for i in logged.taken_back if (seen := table.log[i].seen[viewer])],
        text=entry.text if entry.kind in ("say", "leave") else None,
    )


def state(table: "Table", viewer: int) -> TableState:
    """What is known of a table beside the game."""
    row, standing = table.row, table.standing
    is_over = standing is not None and standing.game.over
    return TableState(
        id=table.id,
        title=row["title"],
        status=row["status"],
        options=table.options,
        seats=seat_states(table),
        is_open=row["is_open"],
        pace=row["pace"],
        spectators=row["spectators"],
        clock=row["clock"],
        seconds=row["seconds"],
        commitment=table.commitment,
        seed=row["seed"] if is_over else None,
        salt=row["salt"] if is_over else None,
        left=table.time_left(),
        request=_request(table, viewer),
    )


def seat_states(table: "Table") -> list[Seat]:
    bots = table.standing.bots if table.standing is not None else seated_bots(table.seats)
    return [seat_state(row, bots[row["seat"]], table.is_here(row["seat"])) for row in table.seats]


def seat_state(row: Row, bot: str | None, is_here: bool) -> Seat:
    return Seat(row["seat"], row["name"], "bot" if row["bot"] else "person", bot, is_here)


def seated_bots(seats: list[Row]) -> tuple[str | None, ...]:
    """The bots that were given a seat when the table was made."""
    return tuple(seat["bot"] for seat in seats)


def _request(table: "Table", viewer: int) -> UndoRequest | None:
    request = table.standing.request if table.standing is not None else None
    if request is None:
        return None
    kept = table.acts[: request.to]
    to = max((table.log[place].seen[viewer] for place in kept), default=0)
    return UndoRequest(request.seat, to, sorted(request.agreed))


def frame(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return framed(ENCODE(message))
