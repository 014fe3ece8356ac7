"""Headliner Trick."""

from tests.engine.effects.at_theater import ABOVE, DECAPITATION, MORE_AP, gains, set_up_with
from tests.support import do, show


def test_headliner_trick_doubles_what_its_player_gets() -> None:
    """SPC-2: Level 2 pays 4 Coins and 2 Shards; the other player in the link gets 1."""
    game = set_up_with("headliner_trick", ABOVE, tricks=DECAPITATION)
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link coins")
    assert gains(events, 0) == ([], [(4, "link")], [(2, "link")])
    assert gains(events, 1) == ([], [], [(1, "link")])


def test_headliner_trick_doubles_every_link_of_the_set_up() -> None:
    """SPC-2: two links, each with its own choice."""
    both = show("riverside_1", s00="p2 spade spiritual", s02="p2 heart spiritual")
    game = set_up_with("headliner_trick", both)
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link coins", "p1 link fame")
    assert gains(events, 0) == ([(2, "link")], [(2, "link")], [(2, "link")])


def test_headliner_trick_serves_one_set_up_only() -> None:
    """DA-4: the second Set Up of the placement pays as printed."""
    game = set_up_with("headliner_trick", ABOVE, show("riverside_6", s02="p2 spade optical"))
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link fame")
    assert gains(events, 0) == ([(2, "link")], [], [(2, "link")])
    do(game, "p1 set_up enchanted_butterflies")
    events = do(game, "p1 spot riverside_6.01 spiritual", "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [(1, "link")])


def test_headliner_trick_used_for_action_points_doubles_nothing() -> None:
    """AP-3: Level 2 pays 2, and the Shard is one."""
    game = set_up_with("headliner_trick", ABOVE, tricks=DECAPITATION, use=MORE_AP)
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link coins")
    assert gains(events, 0) == ([], [(2, "link")], [(1, "link")])


def test_headliner_trick_doubled_shards_are_one_event() -> None:
    """SPC-2, PRO-1: `shard_shower` adds one to the two Shards, not one to each."""
    game = set_up_with("headliner_trick", ABOVE, prophecy="shard_shower")
    events = do(game, "p1 spot riverside_1.01 optical")
    assert gains(events, 0)[2] == [(3, "link")]
    assert gains(events, 1)[2] == [(2, "link")]
