"""Positions with an Active prophecy, played by magicians whose abilities keep out of the way."""

from typing import Any

from tests.support import Data, ap_of, do, fill_magicians, position, seat
from trickerion import Game

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


def on_the_table(game: Game) -> Any:
    """What the Dark Alley adds to the written position."""
    return game.to_dict()["dark_alley"]


def placed(prophecy: str | None, character: str, slot: str, card: str) -> object:
    """The AP of p1's Character on a slot of the empty board of two players."""
    game = foretold(prophecy, seat(assigned={character: card}, team=["assistant"]), seat())
    return ap_of(do(game, f"p1 place {character} {slot}"))
