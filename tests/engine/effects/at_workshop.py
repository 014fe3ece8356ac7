"""A Workshop with a Special card: the words the tests of its ten cards share."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.support import Data, changes, do, player, position, seat, show
from trickerion import Event, Game

RINGS: Data = {"tricks": {"linking_rings": 0}, "components": {"metal": 2}}
"""Mechanical, Level 1: 2 markers, 2 Coins."""
MUMMY: Data = {"tricks": {"burning_mummy": 0}, "components": {"fabric": 3, "petroleum": 1}}
"""Escape, Level 1: 1 marker, 2 Fame, 2 Coins."""
TANK: Data = {
    "tricks": {"water_tank_escape": 0},
    "components": {"glass": 2, "metal": 2, "rope": 1},
}
"""Escape, Level 1: 2 markers, 1 Fame, 2 Coins, 1 Shard."""
MIND: Data = {"tricks": {"mind_reading": 0}, "components": {"glass": 2}}
"""Spiritual, Level 1: 3 markers, 1 Shard."""
LADY: Data = {
    "tricks": {"zig_zag_lady": 0},
    "components": {"wood": 3, "fabric": 1, "petroleum": 1},
}
"""Escape, Level 2: 3 markers, 2 Fame, 3 Coins."""
MAIDEN: Data = {
    "tricks": {"iron_maiden": 0},
    "components": {"metal": 3, "saw": 3, "padlock": 2},
}
"""Escape, Level 3, 2 AP: 2 markers."""
ENGINEER: Data = {"team": ("engineer",)}


def workshop(
    card: str,
    character: str = "magician",
    *,
    use: str = "bonus",
    theater: Sequence[Data] = (),
    prophecy: str | None = None,
    notes: Sequence[Data] = (),
    rivals: Mapping[str, int] | None = None,
    **own: Any,
) -> Game:
    """p1's Character has been placed in the Workshop with a Special card, for its bonus unless
    told otherwise; p2 has a Magician to place, and the tricks in `rivals`. `notes` is what cards
    remember of tricks."""
    assigned = {**own.pop("assigned", {}), character: card}
    game = position(
        seat(assigned=assigned, magician="electra", **own),
        seat(assigned={"magician": "dark_alley"}, magician="gentleman", tricks=rivals),
        theater=theater,
        dark_alley=True,
        prophecy=prophecy,
    )
    written: Any = game.to_dict()
    written["dark_alley"]["notes"] = list(notes)
    game = Game.from_dict(written)
    do(game, f"p1 place {character} workshop.1", f"p1 use_card {use}")
    return game


def enhanced(trick: str, times: int) -> Data:
    """What Enhance Trick remembers."""
    return {"card": "enhance_trick", "trick": trick, "value": times}


def prepare(game: Game, trick: str) -> list[Event]:
    """p1 prepares a trick with the card."""
    return do(game, "p1 with_card", f"p1 prepare {trick}")


def markers(game: Game, trick: str) -> int:
    """The markers on a trick card of p1."""
    cards = player(game, 0)["tricks"].values()
    count = next(card["markers"] for card in cards if card["trick"] == trick)
    assert isinstance(count, int)
    return count


def pieces(game: Game) -> dict[str, int]:
    """The component pieces of p1."""
    return {name: pile["pieces"] for name, pile in player(game, 0)["components"].items()}


def gains(events: Sequence[Event]) -> dict[str, list[tuple[int, str]]]:
    """p1's changes of Fame, Coins and Shards, those there are."""
    found = {what: changes(events, 0, what) for what in ("fame", "coins", "shards")}
    return {what: amounts for what, amounts in found.items() if amounts}


def asked(game: Game) -> str:
    """The question on the table."""
    written: Any = game.to_dict()
    frame = written["stack"][-1]["frame"]
    assert isinstance(frame, str)
    return frame


TWO_TRICKS: Data = {
    "tricks": {"linking_rings": 0, "mind_reading": 0},
    "components": {"metal": 2, "glass": 2},
}
ONE_IN_THEATER = (show("riverside_1", s00="p1 spade optical"),)
ALL_IN_THEATER = (
    show("riverside_1", s00="p1 spade optical", s02="p1 spade optical"),
    show("riverside_2", s00="p1 spade optical"),
    show("riverside_3", s00="p1 spade optical"),
)


def deck(game: Game) -> list[str]:
    """The Special deck of the Workshop, from the top."""
    written: Any = game.to_dict()
    cards: list[str] = written["dark_alley"]["special_decks"][1]
    return cards
