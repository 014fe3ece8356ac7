"""The stage for tests of the Theater's Special cards: written positions and what came of them."""

from collections.abc import Sequence
from typing import Any

from tests.support import Data, changes, do, position, seat, show
from trickerion import Event, Game

BUTTERFLIES = {"enchanted_butterflies": 2}  # optical, Level 1, 2 Fame
DECAPITATION = {"self_decapitation": 2}  # optical, Level 2
RIVALS = {"card_manipulation": 1, "linking_rings": 1}
# riverside_1 has three slots in a column; a Shard lies in the circle between 00 and 01. On 01 an
# optical trick turned `optical` links with ABOVE.
ABOVE = show("riverside_1", s00="p2 spade spiritual")
FULL = show("riverside_1", s00="p2 spade spiritual", s01="p2 heart escape", s02="p3 spade optical")

BONUS = ("p1 use_card bonus", "p1 with_card")
MORE_AP = ("p1 use_card ap",)


def backstage(
    card: str,
    *theater: Data,
    tricks: dict[str, int] = BUTTERFLIES,
    use: Sequence[str] = BONUS,
    slot: str = "friday.1",
    turn: int = 2,
    prophecy: str | None = None,
    magician: str = "mechaniker",
    rival: str = "gentleman",
) -> Game:
    """p1's Engineer is backstage with a Special card, about to use it; p2 has a Magician to
    place."""
    game = position(
        seat(tricks=tricks, assigned={"engineer": card}, magician=magician),
        seat(tricks=RIVALS, assigned={"magician": "theater"}, magician=rival),
        seat(tricks={"pub_in_a_bottle": 0}, magician="red_lotus"),
        theater=theater,
        turn=turn,
        dark_alley=True,
        prophecy=prophecy,
    )
    do(game, f"p1 place engineer {slot}", *use)
    return game


def set_up_with(card: str, *theater: Data, **more: Any) -> Game:
    """p1's Engineer is backstage with a Special card and sets up p1's first trick."""
    game = backstage(card, *theater, **more)
    do(game, f"p1 set_up {next(iter(more.get('tricks', BUTTERFLIES)))}")
    return game


def lying(game: Game, card: str) -> dict[str, str]:
    """Whose symbol lies where on a card; guests under their number."""
    written: Any = game.to_dict()["theater"]
    found = next(entry for entry in written if entry["performance"] == card)
    guests = {str(number): guest for number, guest in enumerate(found.get("guests", []))}
    return {
        place: f"p{marker['seat'] + 1} {marker['symbol']}"
        for place, marker in {**found["markers"], **guests}.items()
    }


def gains(events: list[Event], seat: int) -> tuple[Any, Any, Any]:
    """A seat's changes of Fame, Coins and Shards, in this order."""
    return (
        changes(events, seat, "fame"),
        changes(events, seat, "coins"),
        changes(events, seat, "shards"),
    )


def on_card(game: Game, seat: int, symbol: str) -> int:
    """How many markers lie on a trick card."""
    written: Any = game.to_dict()["players"]
    markers: int = written[seat]["tricks"][symbol]["markers"]
    return markers


def yields(events: list[Event], seat: int) -> tuple[list[int], list[int], list[int]]:
    """Fame, Coins and Shards that a seat's tricks paid, trick by trick (nothing is not told)."""
    fame, coins, shards = (
        [amount for amount, why in changes(events, seat, what) if why == "yield"]
        for what in ("fame", "coins", "shards")
    )
    return fame, coins, shards
