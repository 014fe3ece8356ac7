"""The prophecy Spiritual Craze."""

from tests.engine.effects.prophecies.crazes import crazed
from tests.engine.effects.under_prophecy import foretold
from tests.support import changes, do, seat, show


def test_spiritual_craze_pays_two_fame_for_a_spiritual_trick_only() -> None:
    """PRO-10: the trick's own category counts, whatever corner points where."""
    assert crazed("spiritual_craze") == {"mind_reading": [(2, "spiritual_craze")]}


def test_spiritual_craze_does_not_pay_for_preparing_or_performing() -> None:
    """PRO-10: Set Up actions only; Mind Reading yields no Fame, the card's bonus is a Shard."""
    one = seat(
        tricks={"mind_reading": 0},
        components={"glass": 2},
        placed={"magician": "friday.performance"},
        assigned={"engineer": "workshop"},
    )
    card = show("riverside_1", s00="p1 spade optical")
    game = foretold("spiritual_craze", one, seat(), theater=[card])
    events = do(game, "p1 place engineer workshop.1", "p1 prepare mind_reading", "p1 done")
    assert changes(events + do(game, "p1 perform riverside_1"), 0, "fame") == []


def test_spiritual_craze_does_not_pay_the_master_of_chains() -> None:
    """MAG-7: breaking free pays links, but is no Set Up."""
    one = seat(
        magician="master_of_chains",
        tricks={"mind_reading": 0},
        assigned={"engineer": "workshop"},
    )
    card = show("riverside_1", s00="p1 spade optical")
    game = foretold("spiritual_craze", one, seat(), theater=[card, show("riverside_2")])
    do(game, "p1 place engineer workshop.1", "p1 done", "p1 reschedule riverside_1.00")
    assert changes(do(game, "p1 spot riverside_2.00 optical"), 0, "fame") == []
