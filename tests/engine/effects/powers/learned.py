"""Positions in which p1 has learned Powers: the words their tests share."""

from collections.abc import Sequence
from typing import Any

from tests.support import Data, changes, do, position, seat
from trickerion import Event, Game

DICE = {"residence_a": "optical", "inn_a": "engineer", "inn_b": "apprentice", "bank_a": "5"}


def table(powers: Sequence[str], own: Data, other: Data | None = None, **more: Any) -> Game:
    """A position with learned Powers of p1, who is Electra; p2 is the Gentleman."""
    first = seat(learned=powers, **{"magician": "electra", **own})
    second = seat(**{"magician": "gentleman", **(other or {})})
    return position(first, second, **{"dark_alley": True, "dice": DICE, **more})


def placed(power: str, slot: str, character: str = "magician", /, **more: Any) -> Game:
    """p1 has placed a Character on a slot; p2 has a Magician to place. With a Special `card`, it
    serves the next action, unless it is not to be `armed`. `more_powers`, `other` and `table_of`
    write the rest of the position, further words p1. An empty `power` is a game in which p1 has
    learned none."""
    card, armed = more.pop("card", ""), more.pop("armed", True)
    powers = [power, *more.pop("more_powers", ())] if power else []
    other = {"assigned": {"magician": "dark_alley"}, **more.pop("other", {})}
    around = more.pop("table_of", {})
    place = slot.split(".", maxsplit=1)[0]
    location = "theater" if place.endswith("day") else place
    own = {**more, "assigned": {**more.get("assigned", {}), character: card or location}}
    if not power:
        own["powers"] = ["lucky_penny"]
    game = table(powers, own, other, **around)
    do(game, f"p1 place {character} {slot}", *["p1 use_card bonus"] * bool(card))
    if card and armed:
        do(game, "p1 with_card")
    return game


def gained(events: list[Event], what: str, why: str, seat: int = 0) -> list[int]:
    """A seat's changes of `fame`, `coins` or `shards` for one reason."""
    return [amount for amount, reason in changes(events, seat, what) if reason == why]


def lose(game: Game) -> None:
    """p1's Powers return to hand: all Shards are spent."""
    game.add_shards(0, -game.players[0].shards, "enhance")
