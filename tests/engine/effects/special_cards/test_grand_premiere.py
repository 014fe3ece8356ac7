"""Grand Premiere."""

from typing import Any

import pytest

from tests.engine.effects.at_performance import BOTH, ELSEWHERE, MIXED, OWN, PREMIERE, stage, yields
from tests.support import do, offers, position, refused, seat, show
from trickerion.engine.core.names import number


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ("enchanted_butterflies fame", ([4, 1], [2], [1])),
        ("enchanted_butterflies shards", ([2, 1], [2], [1])),
        ("water_tank_escape fame", ([2, 2], [2], [1])),
        ("water_tank_escape coins", ([2, 1], [4], [1])),
        ("water_tank_escape shards", ([2, 1], [2], [2])),
    ],
)
def test_grand_premiere_doubles_one_yield_of_one_trick(
    what: str, expected: tuple[list[int], list[int], list[int]]
) -> None:
    """SPC-4, RUL-18: Fame, Coins or Shards, as the player says."""
    events = do(stage(PREMIERE, BOTH), "p1 perform riverside_1", f"p1 double {what}")
    assert yields(events, 0) == expected
    trick, doubled = what.split()
    assert {"kind": "yield_doubled", "seat": 0, "trick": trick, "yield": doubled} in [
        event.to_dict() for event in events
    ]


def test_grand_premiere_may_be_left() -> None:
    """SPC-4: the yields are as printed."""
    events = do(stage(PREMIERE, BOTH), "p1 perform riverside_1", "p1 pass")
    assert yields(events, 0) == ([2, 1], [2], [1])


def test_grand_premiere_is_for_own_tricks_in_this_performance() -> None:
    """SPC-4: p2's trick, one that is not there, and one that is nobody's."""
    game = stage(PREMIERE, MIXED)
    do(game, "p1 perform riverside_1")
    assert refused(game, "p1 double card_manipulation fame") == "SPC-4: not one of your tricks"
    assert refused(game, "p1 double mind_reading shards") == "SPC-4: not one of your tricks"
    reason = "SPC-4: no marker of that trick in this Performance"
    assert refused(game, "p1 double water_tank_escape fame") == reason
    assert refused(game, "p1 double enchanted_butterflies coins") is None


def test_grand_premiere_is_over_once_the_trick_was_performed() -> None:
    """SPC-4: p2's Performance on Thursday showed p1's spade; the heart is new on Friday."""
    first = show("riverside_3", s00="p2 spade spiritual", s01="p1 spade escape")
    thursday = {"magician": "thursday.performance"}
    game = stage(PREMIERE, first, BOTH, rival=thursday)
    do(game, "p2 perform riverside_3", "p1 perform riverside_1")
    reason = "SPC-4: that trick was performed before"
    assert refused(game, "p1 double enchanted_butterflies fame") == reason
    assert yields(do(game, "p1 double water_tank_escape fame"), 0) == ([2, 2], [2], [1])
    game = stage(PREMIERE, first, ELSEWHERE, rival=thursday)
    do(game, "p2 perform riverside_3")
    events = do(game, "p1 perform riverside_2")
    assert yields(events, 0)[0] == [2]


def test_grand_premiere_stays_over_when_the_trick_is_returned() -> None:
    """SPC-4, TRK-6: it is the trick card that was performed, whoever learns it next."""
    butterflies = number("trick", "enchanted_butterflies")
    game = stage(PREMIERE, BOTH)
    do(game, "p1 perform riverside_1", "p1 pass")
    assert game.note(PREMIERE, butterflies) == 1
    do(game, "p2 pass", "p1 pass", "p1 assign magician theater", "p1 ready", "p2 ready")
    do(game, "p1 return_trick enchanted_butterflies")
    assert game.note(PREMIERE, butterflies) == 1


def test_grand_premiere_works_in_the_own_performance_only() -> None:
    """SPC-4: p1's new trick in p2's Performance."""
    game = stage(PREMIERE, MIXED, rival={"magician": "saturday.performance"})
    events = do(game, "p1 pass", "p2 perform riverside_1")
    assert yields(events, 0)[0] == [2]


@pytest.mark.parametrize(("day", "fame", "coins"), [("sunday", 6, [1]), ("thursday", 3, [])])
def test_grand_premiere_and_the_weekday_in_the_best_order(
    day: str, fame: int, coins: list[int]
) -> None:
    """PRF-6: Sunday adds before the doubling, Thursday takes after it."""
    game = stage(PREMIERE, show("riverside_1", s00="p1 spade spiritual"), day=day)
    events = do(game, "p1 perform riverside_1", "p1 double enchanted_butterflies fame")
    assert yields(events, 0) == ([fame], coins, [])


def test_grand_premiere_doubles_a_guest_and_a_stack() -> None:
    """SPC-3, PRF-6: the guest's 2 Coins; the stack's 2 Fame and 1 for Supercharge."""
    card = show("riverside_1", guests=["p1 heart"], s00="p1 spade spiritual")
    game = stage(PREMIERE, card)
    events = do(game, "p1 perform riverside_1", "p1 double water_tank_escape coins")
    assert yields(events, 0) == ([2, 1], [4], [1])
    card = show("riverside_1", guests=["p1 heart"], s00="p1 spade spiritual 2")
    game = stage(PREMIERE, card, magician="electra")
    events = do(game, "p1 perform riverside_1", "p1 double enchanted_butterflies fame")
    assert yields(events, 0)[0] == [6, 1]


def test_grand_premiere_doubles_one_marker_of_a_pair() -> None:
    """SPC-6, RUL-18: both markers of the trick pay, one of them twice; a stack before a single
    marker."""
    pair = show("riverside_1", s00="p1 spade spiritual", s02="p1 spade optical 2")
    game = stage(PREMIERE, pair, magician="electra")
    do(game, "p1 perform riverside_1")
    assert offers(game, 0, "double") == [
        "enchanted_butterflies fame",
        "enchanted_butterflies coins",
        "enchanted_butterflies shards",
    ]
    assert yields(do(game, "p1 double enchanted_butterflies fame"), 0)[0] == [2, 6]


def test_grand_premiere_comes_before_applause_over_money() -> None:
    """PRF-6, PRO-2: the doubled 4 Coins are paid as Fame."""
    game = stage(PREMIERE, BOTH, prophecy="applause_over_money")
    events = do(game, "p1 perform riverside_1", "p1 double water_tank_escape coins")
    assert yields(events, 0) == ([2, 5], [], [1])


def test_grand_premiere_doubles_what_the_red_lotus_takes() -> None:
    """MAG-8, PRF-6, RUL-18: her trick collects p2's 1 Fame, twice, in place of its own 2; p2's own
    is 1 Fame less."""
    game = stage(PREMIERE, MIXED, magician="red_lotus")
    do(game, "p1 perform riverside_1", "p1 double enchanted_butterflies fame")
    events = do(game, "p1 steal riverside_1.01")
    assert yields(events, 0) == ([2], [1], [1])
    assert yields(events, 1)[0] == []


def test_grand_premiere_notes_nothing_without_the_dark_alley() -> None:
    """SET-1: the base game has no cards that remember."""
    game = position(
        seat(tricks=OWN, placed={"magician": "friday.performance"}), seat(), theater=[BOTH]
    )
    do(game, "p1 perform riverside_1")
    notes: Any = game.notes
    assert notes == {}
