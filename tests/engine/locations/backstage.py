"""A Character backstage with tricks to set up or reschedule."""

from typing import Any

from tests.support import Data, changes, do, position, seat, show
from trickerion import Event, Game

BUTTERFLIES = {"enchanted_butterflies": 2}  # optical, Level 1
ABOVE = show("riverside_1", s00="p2 spade spiritual")


def backstage(
    tricks: dict[str, int],
    *theater: Data,
    character: str = "magician",
    rivals: dict[str, int] | None = None,
) -> Game:
    """p1's Character is backstage on Friday; p2 has a Magician to place in the Theater."""
    game = position(
        seat(tricks=tricks, assigned={character: "theater"}),
        seat(tricks=rivals or {"card_manipulation": 1}, assigned={"magician": "theater"}),
        theater=theater,
    )
    do(game, f"p1 place {character} friday.1")
    return game


def cards(game: Game) -> dict[str, dict[str, str]]:
    """The shown cards and whose symbol lies where on them."""
    written: Any = game.to_dict()
    return {
        card["performance"]: {
            place: f"p{lying['seat'] + 1} {lying['symbol']}"
            for place, lying in card["markers"].items()
        }
        for card in written["theater"]
    }


def gains(events: list[Event], seat: int) -> tuple[Any, Any, Any]:
    """A seat's changes of Fame, Coins and Shards, in this order."""
    return (
        changes(events, seat, "fame"),
        changes(events, seat, "coins"),
        changes(events, seat, "shards"),
    )
