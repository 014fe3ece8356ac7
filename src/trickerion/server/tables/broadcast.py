"""Updates for the viewers of a table. The part that all viewers share is encoded once."""

from collections.abc import Sequence
from functools import cache
from typing import Final, cast

import msgspec
from msgspec import Raw, Struct

from trickerion import Action, Event, Game
from trickerion.server.protocol.messages import (
    SeatKind,
    SeatState,
    ServerMessage,
    Step,
    TableState,
    UndoRequest,
    Update,
)
from trickerion.server.storage.rows import SeatRow, TableRow
from trickerion.server.tables import guided_game
from trickerion.server.tables.foresight import foreseen
from trickerion.server.tables.game_state import GameState
from trickerion.server.tables.undo import undoable
from trickerion.server.tables.viewers import LoggedEntry
from trickerion.server.transport.shared_frames import framed
from trickerion.shapes import SceneView, Seen, SetupOptions

MOST_STEPS: Final = 2_000
"""Steps in one update; a long game has a few hundred."""
MOST_CHAT: Final = 300
"""Chat messages among them."""
ENCODE: Final = msgspec.json.Encoder().encode
ActionData = dict[str, str | int]
EventData = dict[str, object]
ViewPart = dict[str, object]


class TableSnapshot(Struct, frozen=True):
    """What an update is made from."""

    row: TableRow
    seats: list[SeatRow]
    options: SetupOptions
    commitment: str
    state: GameState | None
    versions: list[int]
    """The newest version by viewer."""
    here: list[bool]
    """Is the seat's player connected?"""
    time_left: list[float | None]
    undo_to: list[int]
    """The version by viewer that a requested undo leads to; empty without a request."""

    def seat(self, viewer: int) -> int | None:
        return viewer if viewer < len(self.seats) else None


def recent(news: list[LoggedEntry]) -> list[LoggedEntry]:
    """As much of the news as fits one update: the latest, without the oldest chat."""
    chat = [one.entry.version for one in news if one.entry.kind == "say"]
    since = chat[-MOST_CHAT] if len(chat) > MOST_CHAT else 0
    kept = [one for one in news if one.entry.kind != "say" or one.entry.version >= since]
    return kept[-MOST_STEPS:]


def update(table: TableSnapshot, viewer: int, news: Sequence[LoggedEntry]) -> Update:
    """The news, and the table as a viewer sees it now."""
    return updates(table, [viewer], news)[0]


def updates(table: TableSnapshot, viewers: list[int], news: Sequence[LoggedEntry]) -> list[Update]:
    """One update for each of several viewers."""
    if not viewers:
        return []
    views = _views(table, viewers)
    states = _states(table, viewers)
    steps = _steps(table, viewers, news)
    return [_update(table, *each) for each in zip(viewers, steps, views, states, strict=True)]


def _update(
    table: TableSnapshot, viewer: int, steps: list[Step], view: Seen | None, state: TableState
) -> Update:
    seat, game_state = table.seat(viewer), table.state
    found = Update(table.versions[viewer], steps, view, [], [], 0, state)
    if game_state is not None and seat is not None:
        found.undoable = undoable(game_state, seat)
        if game_state.bots[seat] is None:
            _add_options(found, game_state.game, seat)
    return found


def _add_options(update: Update, game: Game, seat: int) -> None:
    options = game.options(seat)
    update.options = [_encoded_action(action) for action in options]
    update.free_options = [_encoded_action(action) for action in game.free_options(seat)]
    if options:
        update.foresight = foreseen(game, seat, options)


@cache
def _encoded_action(action: Action) -> ActionData:
    """An action as JSON. The engine creates every action once, so the cache is bounded."""
    return cast(ActionData, Raw(ENCODE(action.to_dict())))


def _views(table: TableSnapshot, viewers: list[int]) -> list[Seen | None]:
    """The encoded game as each viewer sees it. What looks the same to all is encoded once."""
    if table.state is None:
        return [None] * len(viewers)
    return [*_encoded_views(*table.state.game.views([table.seat(viewer) for viewer in viewers]))]


def _encoded_views(public: ViewPart, private: list[ViewPart]) -> list[Seen]:
    start = ENCODE(public)[:-1] + b","
    encoded: dict[int, Raw] = {}
    views: list[Seen] = []
    for seen in private:
        players = cast(list[object], seen["players"])
        own = {
            **seen,
            "pending": _encoded_once(seen["pending"], encoded),
            "players": [_encoded_once(board, encoded) for board in players],
        }
        views.append(cast(Seen, Raw(start + ENCODE(own)[1:])))
    return views


def _encoded_once(part: object, encoded: dict[int, Raw]) -> Raw:
    """A part of the views as JSON; the caller keeps the part, so its id stays unique."""
    if id(part) not in encoded:
        encoded[id(part)] = Raw(ENCODE(part))
    return encoded[id(part)]


def _states(table: TableSnapshot, viewers: list[int]) -> list[TableState]:
    """The table's state, the same for all unless an undo is requested."""
    if table.undo_to:
        return [table_state(table, viewer) for viewer in viewers]
    encoded = Raw(ENCODE(table_state(table, viewers[0])))
    return [cast(TableState, encoded)] * len(viewers)


def _public_events(logged: LoggedEntry) -> list[EventData] | None:
    """The encoded events of an entry if all of them are public."""
    events = logged.events
    if not events or not all(event.is_public for event in events):
        return None
    return cast(list[EventData], Raw(ENCODE([event.to_dict() for event in events])))


def _scenes(table: TableSnapshot, viewers: list[int], logged: LoggedEntry) -> list[list[SceneView]]:
    """The scenes of an entry as each viewer sees them."""
    found: list[list[SceneView]] = [[] for _ in viewers]
    if table.state is None:
        return found
    seats = [table.seat(viewer) for viewer in viewers]
    for scene in logged.scenes:
        views = _encoded_views(*table.state.game.scene_views(scene.state, seats))
        for scenes, view, seat in zip(found, views, seats, strict=True):
            after = len(known_events(logged.events[: scene.after], seat))
            scenes.append({"after": after, "view": view})
    return found


def _steps(
    table: TableSnapshot, viewers: list[int], news: Sequence[LoggedEntry]
) -> list[list[Step]]:
    """The news as each viewer may know it."""
    found: list[list[Step]] = [[] for _ in viewers]
    for one in news:
        public, scenes = _public_events(one), _scenes(table, viewers, one)
        for viewer, steps, seen in zip(viewers, found, scenes, strict=True):
            if one.seen[viewer]:
                steps.append(step(viewer, table.seat(viewer), one, public, seen))
    return found


def step(
    viewer: int,
    seat: int | None,
    logged: LoggedEntry,
    public: list[EventData] | None,
    scenes: list[SceneView],
) -> Step:
    """An entry of the log as a viewer may know it."""
    entry = logged.entry
    if public is None:
        public = known_events(logged.events, seat)
    return Step(
        version=logged.seen[viewer],
        kind=entry.kind,
        seat=entry.seat,
        at=entry.at,
        action=entry.text if entry.kind == "act" and entry.seat == seat else None,
        events=public,
        taken_back=[seen[viewer] for seen in logged.taken_back if seen[viewer]],
        text=entry.text if entry.kind in ("say", "leave") else None,
        name=entry.name,
        scenes=scenes,
    )


def known_events(events: Sequence[Event], seat: int | None) -> list[EventData]:
    """The events that a seat may know, as it may know them."""
    return [told for event in events if (told := event.seen_by(seat)) is not None]


def table_state(table: TableSnapshot, viewer: int) -> TableState:
    """Everything about a table besides the game."""
    row, state = table.row, table.state
    is_over = state is not None and state.game.over
    return TableState(
        id=row.id,
        title=row.title,
        status=row.status,
        options=table.options,
        seats=_seat_states(table),
        is_open=row.is_open,
        pace=row.pace,
        spectators=row.spectators,
        clock=row.clock,
        seconds=row.seconds,
        commitment=table.commitment,
        seed=row.seed if is_over else None,
        salt=row.salt if is_over else None,
        left=table.time_left,
        request=_request(table, viewer),
        origin=row.origin,
        practice=state is not None and state.practice,
        chat_open=row.chat_open,
        hints=row.hints,
        guided=row.seed == guided_game.SEED,
        closed=row.closed is not None,
        rematch=row.rematch,
    )


def _seat_states(table: TableSnapshot) -> list[SeatState]:
    bots = [seat.bot for seat in table.seats] if table.state is None else table.state.bots
    return [seat_state(*each) for each in zip(table.seats, bots, table.here, strict=True)]


def seat_state(row: SeatRow, bot: str | None, is_here: bool) -> SeatState:
    kind: SeatKind = "bot" if row.bot else "remote_bot" if row.is_bot else "person"
    return SeatState(row.seat, row.name, kind, bot, is_here, row.vacancy, row.muted)


def _request(table: TableSnapshot, viewer: int) -> UndoRequest | None:
    request = table.state.log.request if table.state is not None else None
    if request is None:
        return None
    return UndoRequest(request.seat, table.undo_to[viewer], sorted(request.agreed))


def frame(message: ServerMessage) -> bytes:
    """A message as a WebSocket frame."""
    return framed(ENCODE(message))
