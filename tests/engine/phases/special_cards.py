"""Characters assigned with Special cards, and what becomes of the cards."""

from typing import Any

from tests.support import Data, position, seat
from trickerion import Event, Game

TRICKS: Data = {
    "tricks": {"linking_rings": 0, "mind_reading": 0},
    "components": {"metal": 2, "glass": 2},
    "team": ("engineer",),
}
REST: Data = {"assigned": {"magician": "dark_alley"}, "magician": "yoruba_spiritmaster"}
"""p2: a Magician to place, who has no say in what p1 does."""


def to_place(assigned: dict[str, str], *, magician: str = "electra", **table: Any) -> Game:
    """p1 has Characters to place, and two tricks to prepare; p2 has a Magician to place."""
    own = {**TRICKS, **table.pop("own", {})}
    first = seat(assigned=assigned, magician=magician, **own)
    return position(first, seat(**REST), dark_alley=True, **table)


def deck(game: Game, number: int) -> list[str]:
    """A Special deck from the top: theater, workshop, market_row, downtown."""
    written: Any = game.to_dict()
    cards: list[str] = written["dark_alley"]["special_decks"][number]
    return cards


def discarded(events: list[Event]) -> list[object]:
    return [event.fields["card"] for event in events if event.kind == "card_discarded"]
