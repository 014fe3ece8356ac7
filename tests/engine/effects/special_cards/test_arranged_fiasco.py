"""Arranged Fiasco."""

from tests.engine.effects.at_performance import FIASCO, MIXED, OWN, RIVAL, stage, yields
from tests.support import do, position, seat, show


def test_arranged_fiasco_moves_fame_marker_by_marker() -> None:
    """SPC-4: p1's spade 2 + 1; p2's 1 - 1 and 0 - 1, never below 0; Coins and Shards stay."""
    events = do(stage(FIASCO, MIXED), "p1 perform riverside_1")
    assert yields(events, 0) == ([3], [], [])
    assert yields(events, 1) == ([], [1, 2], [1])


def test_arranged_fiasco_adds_a_fame_for_each_own_marker() -> None:
    """SPC-4: two markers, a guest among them."""
    card = show("riverside_1", guests=["p1 heart"], s00="p1 spade spiritual")
    events = do(stage(FIASCO, card), "p1 perform riverside_1")
    assert yields(events, 0) == ([3, 2], [2], [1])


def test_arranged_fiasco_leaves_other_performances_alone() -> None:
    """SPC-4: p2 performs on Saturday; p1's card does not work there."""
    game = stage(FIASCO, MIXED, rival={"magician": "saturday.performance"})
    events = do(game, "p1 pass", "p2 perform riverside_1")
    assert (yields(events, 0)[0], yields(events, 1)[0]) == ([2], [1])


def test_arranged_fiasco_needs_the_magician_placed_with_it() -> None:
    """SPC-4: an Apprentice backstage was placed with the card."""
    placed = {"magician": "friday.performance", "apprentice_1": f"friday.1 {FIASCO}"}
    game = position(
        seat(tricks=OWN, placed=placed), seat(tricks=RIVAL), theater=[MIXED], dark_alley=True
    )
    events = do(game, "p1 perform riverside_1")
    assert (yields(events, 0)[0], yields(events, 1)[0]) == ([2], [1])


def test_arranged_fiasco_counts_a_stack_once() -> None:
    """MAG-2, PRF-6: 2 Fame, 1 for Supercharge, 1 for the card."""
    card = show("riverside_1", s00="p1 spade spiritual 2")
    events = do(stage(FIASCO, card, magician="electra"), "p1 perform riverside_1")
    assert yields(events, 0) == ([4], [1], [])


def test_arranged_fiasco_and_the_weekday_in_the_best_order() -> None:
    """PRF-6: p2 is there on Sunday. Linking Rings has no Fame to lose before the Sunday adds one;
    Card Manipulation has 1, and gets 1."""
    game = stage(FIASCO, MIXED, rival={"apprentice_1": "sunday.1"})
    assert yields(do(game, "p1 perform riverside_1"), 1) == ([1, 1], [2, 3], [1])


def test_arranged_fiasco_on_thursday() -> None:
    """PRF-6: p1's 2 Fame stay 2, p2's 1 becomes 0."""
    events = do(stage(FIASCO, MIXED, day="thursday"), "p1 perform riverside_1")
    assert (yields(events, 0)[0], yields(events, 1)) == ([2], ([], [1], [1]))
