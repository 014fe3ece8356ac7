"""The prophecy Mechanical Craze."""

from tests.engine.effects.prophecies.crazes import crazed, set_up, stage
from tests.support import changes, do


def test_mechanical_craze_pays_two_fame_for_a_mechanical_trick_only() -> None:
    """PRO-10: the trick's own category counts, whatever corner points where."""
    assert crazed("mechanical_craze") == {"linking_rings": [(2, "mechanical_craze")]}


def test_mechanical_craze_does_not_pay_for_reschedule() -> None:
    """PRO-10: Set Up actions only."""
    game = stage("mechanical_craze", "linking_rings")
    set_up(game, "linking_rings")
    events = do(game, "p1 reschedule riverside_1.00", "p1 spot riverside_2.00 escape")
    assert changes(events, 0, "fame") == []


def test_mechanical_craze_counts_a_stack_once() -> None:
    """MAG-2: Electra's two markers are one trick and one Set Up."""
    game = stage("mechanical_craze", "linking_rings")
    events = set_up(game, "linking_rings", verb="set_up_stack")
    assert changes(events, 0, "fame") == [(2, "mechanical_craze")]
