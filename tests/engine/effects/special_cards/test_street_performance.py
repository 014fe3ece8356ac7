"""Street Performance."""

from typing import Any

import pytest

from tests.engine.effects.at_theater import BONUS, FULL, MORE_AP, backstage, gains, lying, on_card
from tests.support import Data, do, offers, refused, show
from trickerion import Event, Game
from trickerion.engine.core.names import number

TANK = {"water_tank_escape": 1}  # escape, Level 1: 1 Fame, 2 Coins, 1 Shard
OWN = show("riverside_1", s01="p1 spade escape")
"""p1's spade between two free slots."""
STACK = show("riverside_1", s01="p1 spade escape 2")
OUTSIDE = show("riverside_1", guests=["p1 spade"])
STREET = "street_performance"
BOXED_IN = show("riverside_1", s00="p2 heart escape", s01="p1 spade escape", s02="p3 spade optical")
"""The only card, without a free slot."""
NO_SPOT = "THR-6: no Performance card has a legal slot for it"


def street(*theater: Data, **more: Any) -> tuple[Game, list[Event]]:
    """p1's marker on riverside_1.01 leaves the card."""
    game = backstage(STREET, *theater, **{"tricks": TANK, **more})
    return game, do(game, "p1 reschedule riverside_1.01", "p1 accept")


def yielded(events: list[Event]) -> tuple[list[int], list[int], list[int]]:
    """Fame, Coins and Shards that p1 got from the street."""
    fame, coins, shards = (
        [amount for amount, why in paid if why == STREET] for paid in gains(events, 0)
    )
    return fame, coins, shards


@pytest.mark.parametrize(
    ("slot", "fame", "coins"),
    [("thursday.1", [], [1]), ("friday.1", [1], [2]), ("sunday.1", [2], [3])],
)
def test_street_performance_yields_at_once(slot: str, fame: list[int], coins: list[int]) -> None:
    """SPC-5, PRF-3: with the weekday of the Character placed with the card."""
    game, events = street(OWN, slot=slot)
    assert yielded(events) == (fame, coins, [1])
    assert ("markers_returned", {"symbol": "spade", "markers": 1}) in [
        (event.kind, event.fields) for event in events
    ]
    assert lying(game, "riverside_1") == {}
    assert on_card(game, 0, "spade") == 1


def test_street_performance_may_move_the_marker_after_all() -> None:
    """SPC-5, RUL-17: then nothing is yielded, and the bonus is spent."""
    game = backstage(STREET, OWN, tricks=TANK)
    events = do(game, "p1 reschedule riverside_1.01", "p1 pass", "p1 spot riverside_1.02 escape")
    assert gains(events, 0) == ([], [], [])
    assert lying(game, "riverside_1") == {"02": "p1 spade"}
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"


@pytest.mark.parametrize(
    ("own", "move"),
    [
        ({"s02": "p1 spade spiritual"}, "reschedule riverside_1.02"),
        ({"guests": ["p1 spade"]}, "reschedule_guest riverside_1.p1.spade"),
    ],
)
def test_street_performance_pays_no_link_of_a_marker_that_moves(own: Any, move: str) -> None:
    """SPC-5, THR-6: on 01 it is linked with the rival's marker."""
    game = backstage(STREET, show("riverside_1", s00="p2 spade spiritual", **own))
    events = do(game, f"p1 {move}", "p1 pass", "p1 spot riverside_1.01 optical")
    assert gains(events, 0) == gains(events, 1) == ([], [], [])
    assert refused(game, "p1 link fame") == "AP-4: that’s not what is asked now"


def test_street_performance_needs_no_free_slot() -> None:
    """SPC-5, RUL-17: the marker could not move; it can still leave, and has to."""
    game = backstage(STREET, BOXED_IN, tricks=TANK)
    do(game, "p1 reschedule riverside_1.01")
    assert refused(game, "p1 pass") == NO_SPOT
    assert yielded(do(game, "p1 accept")) == ([1], [2], [1])
    game = backstage(STREET, BOXED_IN, tricks=TANK, use=BONUS[:1])
    assert refused(game, "p1 reschedule riverside_1.01") == NO_SPOT


def test_street_performance_takes_own_markers_only() -> None:
    """SPC-5: the marker is p1's own."""
    game = backstage(STREET, BOXED_IN, tricks=TANK)
    assert refused(game, "p1 reschedule riverside_1.00") == "THR-6: no marker of yours there"


def test_street_performance_serves_one_reschedule_only() -> None:
    """DA-4: with the second AP the other marker moves as usual."""
    game, _ = street(OWN, show("riverside_2", s00="p1 spade spiritual"))
    do(game, "p1 reschedule riverside_2.00", "p1 spot riverside_2.01 escape")
    assert lying(game, "riverside_2") == {"01": "p1 spade"}


def test_street_performance_used_for_action_points_moves_markers() -> None:
    """AP-3: with +1 AP nothing is asked before the move."""
    game = backstage(STREET, OWN, tricks=TANK, use=MORE_AP)
    do(game, "p1 reschedule riverside_1.01")
    assert offers(game, 0, "accept") == []
    assert "riverside_1.02 escape" in offers(game, 0, "spot")


def test_street_performance_of_a_guest() -> None:
    """SPC-5, SPC-3: a marker outside the slots can leave too, or move onto a slot."""
    game = backstage(STREET, OUTSIDE, tricks=TANK)
    events = do(game, "p1 reschedule_guest riverside_1.p1.spade", "p1 accept")
    assert yielded(events) == ([1], [2], [1])
    assert lying(game, "riverside_1") == {}
    game = backstage(STREET, OUTSIDE, tricks=TANK)
    do(
        game,
        "p1 reschedule_guest riverside_1.p1.spade",
        "p1 pass",
        "p1 spot riverside_1.00 mechanical",
    )
    assert lying(game, "riverside_1") == {"00": "p1 spade"}


def test_street_performance_of_a_boxed_in_guest() -> None:
    """SPC-5, SPC-3, RUL-17: no slot is free, so the guest could not move."""
    game = backstage(STREET, FULL | {"guests": OUTSIDE["guests"]}, tricks=TANK)
    do(game, "p1 reschedule_guest riverside_1.p1.spade")
    assert offers(game, 0, "pass") == []
    assert yielded(do(game, "p1 accept")) == ([1], [2], [1])


def test_street_performance_takes_a_stack_whole_and_pays_it_once() -> None:
    """SPC-5, PRF-6: Supercharge adds the level, here 2, to Fame and Coins."""
    tricks = {"walled": 0}  # escape, Level 2: 3 Fame, 2 Coins, 1 Shard
    game, events = street(STACK, tricks=tricks, magician="electra")
    assert yielded(events) == ([5], [4], [1])
    assert lying(game, "riverside_1") == {}
    assert [e.fields["markers"] for e in events if e.kind == "markers_returned"] == [2]


def test_street_performance_counts_what_enhance_trick_added() -> None:
    """PRF-6, SPC-13: the yield is 1 Fame and 1 Coin higher."""
    game = backstage(STREET, OWN, tricks=TANK)
    game.set_note("enhance_trick", number("trick", "water_tank_escape"), 1)
    events = do(game, "p1 reschedule riverside_1.01", "p1 accept")
    assert yielded(events) == ([2], [3], [1])


@pytest.mark.parametrize(
    ("prophecy", "slot", "expected"),
    [
        ("dull_friday", "friday.1", ([], [1], [1])),
        ("bright_saturday", "saturday.1", ([2], [3], [1])),
        ("level_week", "sunday.1", ([1], [2], [1])),
        ("applause_over_money", "friday.1", ([1], [2], [1])),
        ("shard_shower", "friday.1", ([1], [2], [2])),
    ],
)
def test_street_performance_under_prophecies(
    prophecy: str, slot: str, expected: tuple[list[int], list[int], list[int]]
) -> None:
    """SPC-5: weekday prophecies count, `applause_over_money` does not; PRO-1."""
    _, events = street(OWN, slot=slot, prophecy=prophecy)
    assert yielded(events) == expected


def test_street_performance_is_not_performing() -> None:
    """SPC-4: the trick's premiere is still to come, and no performer's bonus is paid."""
    game, events = street(OWN)
    assert "trick_performed" not in [event.kind for event in events]
    assert {why for paid in gains(events, 0) for _, why in paid} == {STREET}
    assert game.note("grand_premiere", number("trick", "water_tank_escape")) == 0
