"""The prophecy Shard Glory."""

from tests.engine.effects.prophecies.shards import MECHANICAL, linked, performed
from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, seat, show


def test_shard_glory_brings_two_fame_with_the_shard_of_a_link() -> None:
    """PRO-1, THR-5: to each player in the link, beside what the link pays."""
    game, events = linked("shard_glory")
    assert changes(events, 0, "fame") == changes(events, 1, "fame") == [(2, "shard_glory")]
    assert changes(events, 0, "shards") == [(1, "link")]
    assert changes(do(game, "p1 link coins"), 0, "coins") == [(1, "link")]


def test_shard_glory_takes_each_trick_and_bonus_as_an_event() -> None:
    """PRO-1: three events for p1, one for p2."""
    events = performed("shard_glory")
    assert changes(events, 0, "fame").count((2, "shard_glory")) == 3
    assert changes(events, 1, "fame").count((2, "shard_glory")) == 1
    assert (2, "shard_glory") not in changes(performed(None), 0, "fame")


def test_shard_glory_brings_nothing_when_shards_are_paid() -> None:
    """PRO-1: Enhance takes a Shard; nobody receives one."""
    game = foretold("shard_glory", seat(assigned={"engineer": "workshop"}), seat())
    do(game, "p1 place engineer workshop.1")
    assert changes(do(game, "p1 enhance"), 0, "fame") == []


def test_shard_glory_takes_a_doubled_link_as_one_event() -> None:
    """PRO-1, SPC-2: 2 Shards at once bring 2 Fame."""
    _, events = linked("shard_glory", "headliner_trick")
    assert changes(events, 0, "shards") == [(2, "link")]
    assert changes(events, 0, "fame") == [(2, "shard_glory")]


def test_shard_glory_takes_two_shards_of_a_card_as_one_event() -> None:
    """PRO-1: the card's bonus is an event of its own, however many Shards it gives."""
    game = foretold(
        "shard_glory",
        seat(tricks=MECHANICAL, placed={"magician": "friday.performance"}),
        seat(),
        theater=[show("magnus_pantheon_8", s00="p1 spade escape")],
    )
    events = do(game, "p1 perform magnus_pantheon_8")
    assert changes(events, 0, "shards") == [(2, "card_bonus")]
    assert changes(events, 0, "fame").count((2, "shard_glory")) == 1


def test_shard_glory_rewards_the_shard_of_a_test_run() -> None:
    """PRO-1, SPC-10: the trick's Shard is received now, and 2 Fame with it."""
    one = seat(
        tricks={"mind_reading": 0}, components={"glass": 2}, assigned={"engineer": "test_run"}
    )
    game = foretold("shard_glory", one, seat())
    do(game, "p1 place engineer workshop.1", "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 prepare mind_reading", "p1 accept")
    assert changes(events, 0, "shards") == [(1, "test_run")]
    assert changes(events, 0, "fame") == [(2, "shard_glory")]
