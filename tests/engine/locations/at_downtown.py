"""A Character Downtown, and what comes of the dice."""

from collections.abc import Sequence
from typing import Any

from tests.support import Data, do, position, seat
from trickerion import Event, Game


def downtown(player: Data, slot: str = "downtown.4", **dice: str) -> Game:
    """p1's Magician Downtown: 3 AP on slot 4, 5 on slot 1."""
    game = position(player, seat(), dice=dice)
    do(game, f"p1 place magician {slot}")
    return game


def visitor(team: Sequence[str] = (), **assigned: str) -> Data:
    return seat(team=team, assigned={"magician": "downtown", **assigned})


def team(game: Game) -> list[str]:
    """p1's Characters, those at the Inn apart."""
    position: Any = game.to_dict()
    characters = position["players"][0]["characters"]
    return [name for name, entry in characters.items() if entry["where"] != "inn"]


def joined(events: Sequence[Event]) -> list[object]:
    return [e.fields["character"] for e in events if e.kind == "character_joined"]


def dice_changed(events: Sequence[Event]) -> list[dict[str, object]]:
    return [event.fields for event in events if event.kind == "die_changed"]


def with_two_to_place(**dice: str) -> Game:
    """p1's Magician Downtown with 3 AP, and an Apprentice still to be placed after him."""
    return downtown(visitor(apprentice_1="workshop"), **dice)
