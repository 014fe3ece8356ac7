"""The film of a finished game: what everybody saw after each action.

It is made once and stored, so that the game can be watched whatever becomes of the rules. Moments
are much like their neighbours: a few dozen of them, compressed together, take little room.
"""

import zlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from trickerion import Event, Game
from trickerion.server.standing import first_position
from trickerion.server.table import Table

REEL: Final = 32
"""Moments per reel: one reel is unpacked to show one moment."""
ENCODE: Final = msgspec.json.Encoder().encode


class Shot(msgspec.Struct):
    """One moment for all viewers: the seats in their order, then a spectator."""

    public: dict[str, Any]
    private: list[dict[str, Any]]
    events: list[list[dict[str, Any]]]

    def view(self, viewer: int) -> dict[str, Any]:
        return self.public | self.private[viewer]


READ: Final = msgspec.json.Decoder(Shot).decode


def film(table: Table) -> list[bytes]:
    """The reels of a finished game."""
    shots = [ENCODE(shot) for shot in _shots(table)]
    reels = [shots[first : first + REEL] for first in range(0, len(shots), REEL)]
    return [zlib.compress(b"\n".join(reel)) for reel in reels]


def _shots(table: Table) -> Iterator[Shot]:
    game = first_position(table.row, table.seats)
    yield _shot(game, [])
    for action in table.game.history:
        yield _shot(game, game.apply(action))


def _shot(game: Game, events: list[Event]) -> Shot:
    viewers: list[int | None] = [*range(game.variant.players), None]
    public, private = game.views(viewers)
    told = [[seen for e in events if (seen := e.seen_by(viewer)) is not None] for viewer in viewers]
    return Shot(public, private, told)


def shot(reel: bytes, moment: int) -> Shot:
    """A moment of the reel it is on."""
    return READ(zlib.decompress(reel).split(b"\n")[moment % REEL])
