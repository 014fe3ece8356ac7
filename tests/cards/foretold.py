"""Positions with an Active prophecy, played by magicians whose abilities keep out of the way."""

from typing import Any

from tests.support import Data, fill_magicians, position
from trickerion import Event, Game

QUIET_MAGICIANS = ("electra", "priestess_of_mysticism", "gentleman", "master_of_chains")
"""Seat by seat, unless a test says otherwise: none of them is asked anything by itself, and the
second one can change the prophecies at the Dark Alley."""


def foretold(prophecy: str | None, *seats: Data, **more: Any) -> Game:
    """A written position in which a prophecy is Active; with None the first three of the catalog
    are Pending and none is Active."""
    fill_magicians(seats, QUIET_MAGICIANS)
    if prophecy is None:
        more.setdefault("pending", ["weary_troupe", "shard_shower", "shard_glory"])
    return position(*seats, dark_alley=True, prophecy=prophecy, **more)


def ap_of(events: list[Event]) -> object:
    """The AP the Character placed first among these events came with."""
    return next(e.fields["ap"] for e in events if e.kind == "character_placed")


def actions(game: Game, seat: int = 0) -> list[str]:
    """All that a seat is offered."""
    return [str(action) for action in game.options(seat)]


def on_the_table(game: Game) -> Any:
    """What the Dark Alley adds to the written position."""
    return game.to_dict()["dark_alley"]
