"""What a viewer is told of a table: each seat as much as it may know."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

import msgspec
from msgspec import Raw, Struct

from trickerion import Event, Game
from trickerion.server.protocol import (
    Seat,
    ServerMessage,
    Step,
    TableState,
    UndoRequest,
    Update,
)
from trickerion.server.standing import Entry, undoable
from trickerion.server.store import Row
from trickerion.server.wire import framed
from trickerion.shapes import Seen

if TYPE_CHECKING:
    from trickerion.server.table import Table

MOST_STEPS: Final = 2_000
"""Steps that are told at once: a long game has a few hundred."""
MOST_TALK: Final = 300
"""How many of them may be chat."""
ENCODE: Final = msgspec.json.Encoder().encode


class Logged(Struct):
    """An entry with what it led to."""

    entry: Entry
    events: list[Event]
    taken_back: list[int]
    """The log places of the actions that an undo took back."""
    seen: list[int]
    """The version by which each viewer knows it, 0 if not at all; spectators come last."""


class Listener(Protocol):
    """Somebody who is told what happens: a socket."""

    @property
    def address(self) -> str: ...

    @property
    def send(self) -> Callable[[bytes], None]: ...

    def lose_seat(self) -> None: ...


def recent(news: list[Logged]) -> list[Logged]:
    """As much of the news as is told at once: the latest, without the oldest chat."""
    talk = [one.entry.version for one in news if one.entry.kind == "say"]
    since = talk[-MOST_TALK] if len(talk) > MOST_TALK else 0
    told = [one for one in news if one.entry.kind != "say" or one.entry.version >= since]
    return told[-MOST_STEPS:]


def update(table: "Table", viewer: int, news: Sequence[Logged]) -> Update:
    """What happened, and how a viewer sees the table now."""
    return updates(table, [viewer], news)[0]


def updates(table: "Table", viewers: list[int], news: Sequence[Logged]) -> list[Update]:
    """The same for several viewers. What they see alike is made and written once."""
    if not viewers:
        return []
    views = _views(table, viewers)
    states = _states(table, viewers)
    events = [_public_events(one) for one in news]
    return [
        _update(table, viewer, _steps(table, viewer, news, events), view, state)
        for viewer, view, state in zip(viewers, views, states, strict=True)
    ]


def _update(
    table: "Table", viewer: int, steps: list[Step], view: Seen | None, state: TableState
) -> Update:
    seat, standing = table.seat(viewer), table.standing
    options: list[Any] = []
    free: list[Any] = []
    undo = 0
    if standing is not None and seat is not None:
        undo = undoable(standing, seat)
        if standing.bots[seat] is None:
            options = [action.to_dict() for action in standing.game.options(seat)]
            free = [action.to_dict() for action in standing.game.free_options(seat)]
    return Update(table.counts[viewer], steps, view, options, free, undo, state)


def _views(table: "Table", viewers: list[int]) -> list[Seen | None]:
    """The game as each viewer sees it, written: one part for all, the boards for those who see
    them alike."""
    if table.standing is None:
        return [None] * len(viewers)
    public, private = table.standing.game.views([table.seat(viewer) for viewer in viewers])
    start = ENCODE(public)[:-1] + b","
    boards: dict[int, Raw] = {}
    views: list[Seen | None] = []
    for seen in private:
        players = cast(list[object], seen["players"])
        seen["players"] = [boards.get(id(p)) or _written(p, boards) for p in players]
        views.append(cast(Seen, Raw(start + ENCODE(seen)[1:])))
    return views


def _written(board: object, boards: dict[int, Raw]) -> Raw:
    boards[id(board)] = Raw(ENCODE(board))
    return boards[id(board)]


def _states(table: "Table", viewers: list[int]) -> list[TableState]:
    """The table's state: the same for all, as long as nobody asks for an undo."""
    if table.standing is not None and table.standing.request is not None:
        return [state(table, viewer) for viewer in viewers]
    written = Raw(ENCODE(state(table, viewers[0])))
    return [cast(TableState, written)] * len(viewers)


def _public_events(logged: Logged) -> list[dict[str, object]] | None:
    """The events of an entry, written, if nobody has to be kept from any of them."""
    events = logged.events
    if not events or not all(event.is_public for event in events):
        return None
    return cast(list[dict[str, object]], Raw(ENCODE([event.to_dict() for event in events])))


def seen(game: Game, seat: int | None) -> Seen:
    """The game as a seat sees it."""
    return cast(Seen, game.view(seat))


def _steps(
    table: "Table",
    viewer: int,
    news: Sequence[Logged],
    events: list[list[dict[str, object]] | None],
) -> list[Step]:
    return [
        step(table, viewer, one, public)
        for one, public in zip(news, events, strict=True)
        if one.seen[viewer]
    ]


def step(
    table: "Table", viewer: int, logged: Logged, public: list[dict[str, object]] | None
) -> Step:
    """An entry of the log as a viewer may know it."""
    entry, seat = logged.entry, table.seat(viewer)
    if public is None:
        public = [told for event in logged.events if (told := event.seen_by(seat)) is not None]
    return Step(
        version=logged.seen[viewer],
        kind=entry.kind,
        seat=entry.seat,
        at=entry.at,
        action=entry.text if entry.kind == "act" and entry.seat == seat else None,
        events=public,
        taken_back=[seen for i in logged.taken_back if (seen := table.log[i].seen[viewer])],
        text=entry.text if entry.kind in ("say", "leave") else None,
        name=entry.name,
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
        origin=row["origin"],
        practice=is_practice(table),
    )


def is_practice(table: "Table") -> bool:
    return table.standing is not None and table.standing.practice


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
