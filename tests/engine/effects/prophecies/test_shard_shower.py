"""The prophecy Shard Shower."""

from typing import Any

import pytest

from tests.engine.effects.at_theater import backstage, lying
from tests.engine.effects.at_workshop import prepare, workshop
from tests.engine.effects.prophecies.shards import MECHANICAL, linked, performed
from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, seat, show


def test_shard_shower_adds_a_shard_to_the_shard_of_a_link() -> None:
    """PRO-1, THR-5: one event for each player in the link; 2 Shards each."""
    _, events = linked("shard_shower")
    assert changes(events, 0, "shards") == [(2, "link")]
    assert changes(events, 1, "shards") == [(2, "link")]
    _, events = linked(None)
    assert changes(events, 0, "shards") == [(1, "link")]


def test_shard_shower_takes_each_trick_and_bonus_as_an_event() -> None:
    """PRO-1: p1's trick, the Engineer and the card give 2 each, p2's trick 2."""
    events = performed("shard_shower")
    assert changes(events, 0, "shards") == [
        (2, "yield"),
        (2, "specialist_bonus"),
        (2, "card_bonus"),
    ]
    assert changes(events, 1, "shards") == [(2, "yield")]


def test_shard_shower_adds_nothing_when_shards_are_paid() -> None:
    """PRO-1: Enhance takes a Shard; nobody receives one."""
    game = foretold("shard_shower", seat(assigned={"engineer": "workshop"}), seat())
    do(game, "p1 place engineer workshop.1")
    assert changes(do(game, "p1 enhance"), 0, "shards") == [(-1, "enhance")]


def test_shard_shower_adds_nothing_to_no_shards() -> None:
    """PRO-1: a trick without Shards, on a card without, is no event."""
    game = foretold(
        "shard_shower",
        seat(tricks=MECHANICAL, placed={"magician": "friday.performance"}),
        seat(),
        theater=[show("riverside_2", s00="p1 spade escape")],
    )
    assert changes(do(game, "p1 perform riverside_2"), 0, "shards") == []


def test_shard_shower_adds_one_to_a_doubled_link() -> None:
    """PRO-1, SPC-2: Headliner Trick makes it 2 Shards in one event, so 3; p2 gets 1 + 1."""
    _, events = linked("shard_shower", "headliner_trick")
    assert changes(events, 0, "shards") == [(3, "link")]
    assert changes(events, 1, "shards") == [(2, "link")]


def test_shard_shower_counts_a_link_between_own_markers_once() -> None:
    """PRO-1, THR-5: one Shard, not two, if both markers are one's own; with the shower 2."""
    one = seat(tricks={"linking_rings": 2, "chinese_sticks": 0}, assigned={"engineer": "theater"})
    card = show("riverside_1", s00="p1 heart escape")
    game = foretold("shard_shower", one, seat(), theater=[card])
    do(game, "p1 place engineer friday.1", "p1 set_up linking_rings")
    events = do(game, "p1 spot riverside_1.01 mechanical")
    assert changes(events, 0, "shards") == [(2, "link")]


MAN: Any = {"tricks": {"transported_man": 0}}
"""Escape, Level 3: 2 Shards."""
MAN_PARTS = {"fabric": 3, "petroleum": 2, "disguise": 2}


@pytest.mark.parametrize(
    ("prophecy", "shards", "fame"), [("shard_shower", 3, []), ("shard_glory", 2, [2])]
)
def test_the_shards_of_test_run_and_street_performance_are_one_event(
    prophecy: str, shards: int, fame: list[int]
) -> None:
    """RUL-22, PRO-1: of two Shards the shower makes three, and the glory is 2 Fame once."""
    game = workshop("test_run", components=MAN_PARTS, prophecy=prophecy, **MAN)
    prepare(game, "transported_man")
    ran = do(game, "p1 accept")
    assert changes(ran, 0, "shards") == [(shards, "test_run")]
    own = show("riverside_1", s01="p1 spade escape")
    game = backstage("street_performance", own, prophecy=prophecy, **MAN)
    left = do(game, "p1 reschedule riverside_1.01", "p1 accept")
    assert changes(left, 0, "shards") == [(shards, "street_performance")]
    assert lying(game, "riverside_1") == {}
    for events in (ran, left):
        glory = [amount for amount, why in changes(events, 0, "fame") if why == "shard_glory"]
        assert glory == fame
