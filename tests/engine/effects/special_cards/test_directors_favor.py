"""Director's Favor."""

from typing import Any

from tests.engine.effects.at_theater import BONUS, BUTTERFLIES, MORE_AP, backstage, gains, lying
from tests.support import do, offers, refused, show

FAVOR = "directors_favor"
THEIRS = show("riverside_1", s00="p2 spade spiritual")
"""p2's optical trick."""


def test_directors_favor_moves_an_opponents_marker() -> None:
    """SPC-8: to any card and slot where it could lie for its owner."""
    game = backstage(FAVOR, THEIRS, show("riverside_2"))
    do(game, "p1 reschedule riverside_1.00")
    events = do(game, "p1 spot riverside_2.00 spiritual")
    assert events[0].to_dict() == {
        "kind": "marker_rescheduled",
        "seat": 0,
        "owner": 1,
        "trick": "card_manipulation",
        "spot": "riverside_2.00",
        "up": "spiritual",
    }
    assert (lying(game, "riverside_1"), lying(game, "riverside_2")) == ({}, {"00": "p2 spade"})


def test_directors_favor_may_move_an_own_marker() -> None:
    """SPC-8: one may move the other's instead; both are offered."""
    game = backstage(FAVOR, show("riverside_1", s00="p2 spade spiritual", s02="p1 spade optical"))
    assert offers(game, 0, "reschedule") == ["riverside_1.00", "riverside_1.02"]
    do(game, "p1 reschedule riverside_1.02", "p1 spot riverside_1.01 spiritual")
    assert lying(game, "riverside_1") == {"00": "p2 spade", "01": "p1 spade"}


def test_directors_favor_serves_one_reschedule_only() -> None:
    """DA-4: before `with_card` and after the move p2's markers are out of reach."""
    game = backstage(FAVOR, THEIRS, use=BONUS[:1])
    assert refused(game, "p1 reschedule riverside_1.00") == "THR-6: no marker of yours there"
    do(game, "p1 with_card", "p1 reschedule riverside_1.00", "p1 spot riverside_1.02 optical")
    assert refused(game, "p1 reschedule riverside_1.02") == "THR-6: no marker of yours there"


def test_directors_favor_used_for_action_points_moves_own_markers() -> None:
    """AP-3: with +1 AP p2's markers stay."""
    game = backstage(FAVOR, THEIRS, use=MORE_AP)
    assert refused(game, "p1 reschedule riverside_1.00") == "THR-6: no marker of yours there"


def test_directors_favor_respects_the_owners_category() -> None:
    """SPC-8, TRK-2: p2's heart is mechanical, p1's tricks are not asked."""
    game = backstage(FAVOR, show("riverside_1", s00="p2 heart escape"))
    do(game, "p1 reschedule riverside_1.00")
    assert refused(game, "p1 spot riverside_1.02 optical") == (
        "TRK-2: the Mechanical corner must point at a link circle"
    )
    assert offers(game, 0, "spot") == [
        "riverside_1.01 mechanical",
        "riverside_1.01 escape",
        "riverside_1.02 mechanical",
    ]


def test_directors_favor_respects_the_owners_symbols() -> None:
    """SPC-8, TRK-3: riverside_2 holds p2's spade, riverside_3 p1's."""
    second = show("riverside_2", s00="p2 spade spiritual")
    third = show("riverside_3", s00="p1 spade spiritual")
    game = backstage(FAVOR, THEIRS, second, third)
    do(game, "p1 reschedule riverside_1.00")
    assert refused(game, "p1 spot riverside_2.01 optical") == (
        "TRK-3: one marker of a trick per card, and this card already has one"
    )
    assert refused(game, "p1 spot riverside_3.01 optical") is None


def test_directors_favor_pays_for_no_link() -> None:
    """THR-6: neither p1 nor p2 gets anything for the link in the circle with the Shard."""
    own = show("riverside_1", s00="p1 spade spiritual", s02="p2 spade optical")
    game = backstage(FAVOR, own)
    events = do(game, "p1 reschedule riverside_1.02", "p1 spot riverside_1.01 optical")
    assert (gains(events, 0), gains(events, 1)) == (([], [], []), ([], [], []))


def test_directors_favor_moves_a_stack_whole_and_a_guest_onto_a_slot() -> None:
    """SPC-8, MAG-2, SPC-3, RUL-17: whatever lies there, of whomever."""
    stack = show("riverside_1", guests=["p3 spade"], s00="p2 spade spiritual 2")
    game = backstage(FAVOR, stack, tricks=BUTTERFLIES, magician="gentleman", rival="electra")
    do(game, "p1 reschedule riverside_1.00", "p1 spot riverside_1.02 optical")
    written: Any = game.to_dict()["theater"]
    assert written[0]["markers"]["02"]["pieces"] == 2
    game = backstage(FAVOR, stack, magician="gentleman", rival="electra")
    do(game, "p1 reschedule_guest riverside_1.p3.spade", "p1 spot riverside_1.02 optical")
    assert lying(game, "riverside_1") == {"00": "p2 spade", "02": "p3 spade"}
