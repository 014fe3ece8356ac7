"""A Performance, and what it pays."""

from typing import Any

from tests.support import Data, do, position, seat, show
from trickerion import Event

OWN: Data = {"tricks": {"enchanted_butterflies": 0, "water_tank_escape": 0}}
"""p1's spade pays 2 Fame; p1's heart pays 1 Fame, 2 Coins and 1 Shard."""
GUEST: Data = {"tricks": {"chinese_sticks": 0}}
"""p2's spade pays 1 Fame and 2 Coins."""
BOTH = show("riverside_1", s00="p1 spade spiritual", s02="p1 heart escape")
"""Both markers of p1, not linked, on a card whose bonus is 1 Shard."""
MIXED = show("riverside_1", s00="p1 spade spiritual", s01="p2 spade escape")
"""A marker of each player, not linked."""


def paid(events: list[Event], seat: int, why: str) -> tuple[list[Any], list[Any], list[Any]]:
    """Fame, Coins and Shards that a seat got for one reason, payment by payment."""
    got: dict[str, list[Any]] = {"fame_changed": [], "coins_changed": [], "shards_changed": []}
    for event in events:
        if event.seat == seat and event.kind in got and event.fields["why"] == why:
            got[event.kind].append(event.fields["amount"])
    return got["fame_changed"], got["coins_changed"], got["shards_changed"]


def perform(weekday: str, card: Data, *, guest: Data | None = None, **more: Any) -> list[Event]:
    """p1 performs a card on a weekday; `guest` says where p2's Characters stand, `more` where
    p1's other Characters do."""
    game = position(
        seat(**OWN, placed={"magician": f"{weekday}.performance", **more}),
        seat(**GUEST, placed=guest),
        theater=[card],
    )
    return do(game, f"p1 perform {card['performance']}")
