"""Rescheduling markers (THR-6)."""

from tests.engine.locations.backstage import ABOVE, BUTTERFLIES, backstage, cards, gains
from tests.support import do, refused, show

RESCHEDULED = show("riverside_2", s00="p1 spade spiritual")


def test_a_marker_moves_to_another_card() -> None:
    """THR-6: 1 AP, for a free slot of any card."""
    game = backstage(BUTTERFLIES, RESCHEDULED, show("riverside_1"), character="apprentice_1")
    do(game, "p1 reschedule riverside_2.00", "p1 spot riverside_1.02 optical")
    assert cards(game) == {"riverside_2": {}, "riverside_1": {"02": "p1 spade"}}
    assert game.players[0].markers[0] == 2
    assert game.to_act == [1]


def test_a_marker_moves_on_its_card() -> None:
    """THR-6, TRK-3: it is not in its own way."""
    game = backstage(BUTTERFLIES, RESCHEDULED)
    do(game, "p1 reschedule riverside_2.00", "p1 spot riverside_2.11 escape")
    assert cards(game) == {"riverside_2": {"11": "p1 spade"}}


def test_rescheduling_pays_no_link_and_gives_no_shard() -> None:
    """THR-6: the link is there, over a Shard, and nobody gets anything."""
    game = backstage(BUTTERFLIES, RESCHEDULED, ABOVE)
    events = do(game, "p1 reschedule riverside_2.00", "p1 spot riverside_1.01 optical")
    assert gains(events, 0) == ([], [], [])
    assert gains(events, 1) == ([], [], [])
    assert refused(game, "p1 link fame") == "AP-4: that’s not what is asked now"


def test_a_marker_does_not_turn_on_its_slot() -> None:
    """THR-6: another slot."""
    lying = show("riverside_1", s01="p1 spade spiritual")
    game = backstage(BUTTERFLIES, lying)
    do(game, "p1 reschedule riverside_1.01")
    assert refused(game, "p1 spot riverside_1.01 optical") == "THR-6: the marker is already there"


def test_the_rules_of_placement_hold_for_rescheduling() -> None:
    """THR-6, TRK-2, TRK-3: a card with that symbol is closed, and the corner must be right."""
    twin = show("riverside_1", s00="p1 spade spiritual")
    game = backstage({"enchanted_butterflies": 0}, RESCHEDULED, twin, show("riverside_3"))
    do(game, "p1 reschedule riverside_2.00")
    assert refused(game, "p1 spot riverside_1.02 optical") == (
        "TRK-3: one marker of a trick per card, and this card already has one"
    )
    assert refused(game, "p1 spot riverside_3.00 optical") == (
        "TRK-2: the Optical corner must point at a link circle"
    )


def test_only_own_markers_are_rescheduled() -> None:
    """THR-6: p2's marker, and a slot without one."""
    game = backstage(BUTTERFLIES, ABOVE)
    assert refused(game, "p1 reschedule riverside_1.00") == "THR-6: no marker of yours there"
    assert refused(game, "p1 reschedule riverside_1.01") == "THR-6: no marker of yours there"


def test_rescheduling_needs_a_free_slot() -> None:
    """THR-6: one card is shown, and it is full."""
    rivals = {"card_manipulation": 0, "mind_reading": 0}
    full = show(
        "riverside_1", s00="p1 spade spiritual", s01="p2 spade optical", s02="p2 heart spiritual"
    )
    game = backstage(BUTTERFLIES, full, rivals=rivals)
    assert refused(game, "p1 reschedule riverside_1.00") == (
        "THR-6: no Performance card has a legal slot for it"
    )
