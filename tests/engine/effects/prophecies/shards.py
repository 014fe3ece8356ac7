"""What the tests of Shard Shower and Shard Glory share: a link and a Performance that bring
Shards."""

from typing import Any

from tests.engine.effects.under_prophecy import foretold
from tests.support import do, seat, show
from trickerion import Event, Game

MECHANICAL = {"linking_rings": 2}
SPIRITUAL = {"mind_reading": 2}
NEIGHBOUR = show("riverside_1", s00="p2 spade escape")
"""A Mechanical marker of p2 whose corner points at the circle with the Shard."""


def linked(prophecy: str | None, *cards: str) -> tuple[Game, list[Event]]:
    """p1 links a trick with p2's through the circle with the Shard, with a Special card or not."""
    one = seat(tricks=MECHANICAL, assigned={"engineer": cards[0] if cards else "theater"})
    two = seat(tricks={"chinese_sticks": 0})
    game = foretold(prophecy, one, two, theater=[NEIGHBOUR])
    do(game, "p1 place engineer friday.1")
    if cards:
        do(game, "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 set_up linking_rings", "p1 spot riverside_1.01 mechanical")
    return game, events


def performed(prophecy: str | None, **more: Any) -> list[Event]:
    """p1 performs two Mind Readings (1 Shard each) of p1 and p2 on a card whose bonus is 1 Shard,
    with an Engineer backstage (1 Shard)."""
    placed = {"magician": "friday.performance", "engineer": "friday.1"}
    game = foretold(
        prophecy,
        seat(tricks=SPIRITUAL, placed=placed),
        seat(tricks={"spirit_hand": 0}),
        theater=[show("riverside_1", s00="p1 spade optical", s02="p2 spade spiritual")],
        **more,
    )
    return do(game, "p1 perform riverside_1")
