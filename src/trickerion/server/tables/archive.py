"""The archive of a finished game: what every viewer saw after each action.

It is written once, so that the game can be viewed under any later rules. Neighboring moments are
much alike, so a chunk of them compresses well.
"""

import zlib
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Raw, Struct

from trickerion import Event, Game, Scene
from trickerion.server.tables.broadcast import ViewPart, known_events
from trickerion.server.tables.game_state import first_position
from trickerion.server.tables.table import GameTable

CHUNK: Final = 32
"""Moments that are compressed together."""
ENCODE: Final = msgspec.json.Encoder().encode


class ArchivedView(Struct):
    """The game for all viewers: the seats in order, then spectators."""

    public: Raw
    private: list[Raw]

    def view(self, viewer: int) -> bytes:
        """The view of one viewer as JSON, put together from encoded parts."""
        return bytes(self.public)[:-1] + b"," + bytes(self.private[viewer])[1:]


class ArchivedScene(ArchivedView):
    """The game between two events of a moment."""

    after: list[int]
    """By viewer, how many of the events that it knows led to the scene."""

    def seen_by(self, viewer: int) -> bytes:
        return b'{"after":%d,"view":%b}' % (self.after[viewer], self.view(viewer))


class ArchivedMoment(ArchivedView):
    """One moment for all viewers."""

    events: list[Raw]
    scenes: list[ArchivedScene] = []

    def seen_by(self, viewer: int) -> bytes:
        """The moment as JSON for one viewer."""
        events = bytes(self.events[viewer])
        scenes = b",".join(scene.seen_by(viewer) for scene in self.scenes)
        return b'{"view":%b,"events":%b,"scenes":[%b]}' % (self.view(viewer), events, scenes)


READ: Final = msgspec.json.Decoder(ArchivedMoment).decode


def archive_chunks(table: GameTable) -> list[bytes]:
    """The compressed chunks of a finished game."""
    lines = [ENCODE(moment) for moment in moments(table)]
    chunks = [lines[first : first + CHUNK] for first in range(0, len(lines), CHUNK)]
    return [zlib.compress(b"\n".join(chunk)) for chunk in chunks]


def read_chunk(chunk: bytes) -> list[ArchivedMoment]:
    return [READ(line) for line in zlib.decompress(chunk).split(b"\n")]


def renamed_chunk(chunk: bytes, seat: int, name: str) -> bytes:
    """A chunk in which a player has another name."""
    moments = read_chunk(chunk)
    for seen in (one for moment in moments for one in (moment, *moment.scenes)):
        public = msgspec.json.decode(seen.public)
        public["names"][seat] = name
        seen.public = Raw(ENCODE(public))
    return zlib.compress(b"\n".join(map(ENCODE, moments)))


def moments(table: GameTable) -> Iterator[ArchivedMoment]:
    """Every moment of a game, in one replay: the start, then the position after each action."""
    game = first_position(table.row, [seat.name or "?" for seat in table.seats])
    yield _moment(game, [], [])
    for action in table.game.history:
        scenes: list[Scene] = []
        yield _moment(game, game.apply(action, scenes), scenes)


def _moment(game: Game, events: list[Event], scenes: list[Scene]) -> ArchivedMoment:
    viewers: list[int | None] = [*range(game.setup_options.players), None]
    known = [Raw(ENCODE(known_events(events, viewer))) for viewer in viewers]
    kept = [_scene(game, events, scene, viewers) for scene in scenes]
    return ArchivedMoment(*_encoded(game.views(viewers)), known, kept)


def _scene(
    game: Game, events: list[Event], scene: Scene, viewers: list[int | None]
) -> ArchivedScene:
    after = [len(known_events(events[: scene.after], viewer)) for viewer in viewers]
    return ArchivedScene(*_encoded(game.scene_views(scene.state, viewers)), after)


def _encoded(views: tuple[ViewPart, list[ViewPart]]) -> tuple[Raw, list[Raw]]:
    public, private = views
    return Raw(ENCODE(public)), [Raw(ENCODE(view)) for view in private]
