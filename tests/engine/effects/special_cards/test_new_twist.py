"""New Twist."""

from tests.engine.effects.at_theater import BUTTERFLIES, MORE_AP, gains, lying, set_up_with
from tests.support import do, position, refused, seat, show

TWIST = show("riverside_1", s00="p1 spade spiritual")
"""p1's spade lies above the free slots 01 and 02."""


def test_new_twist_allows_a_second_marker_of_a_symbol() -> None:
    """SPC-6: the two may link, which pays, and one Shard comes as both are p1's (THR-5)."""
    game = set_up_with("new_twist", TWIST)
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [(1, "link")])
    assert lying(game, "riverside_1") == {"00": "p1 spade", "01": "p1 spade"}


def test_new_twist_does_not_allow_a_third() -> None:
    """SPC-6, RUL-16: at most two of a symbol on a card, whether on a slot or outside."""
    reason = "TRK-3: one marker of a trick per card, and this card already has one"
    for card, refusal in (
        (show("riverside_1", s00="p1 spade spiritual"), None),
        (show("riverside_1", guests=["p1 spade"]), None),
        (show("riverside_1", s00="p1 spade spiritual", s01="p1 spade optical"), reason),
        (show("riverside_1", guests=["p1 spade"], s00="p1 spade spiritual"), reason),
    ):
        game = set_up_with("new_twist", card, show("riverside_2"))
        assert refused(game, "p1 spot riverside_1.02 optical") == refusal


def test_new_twist_used_for_action_points_allows_one_only() -> None:
    """AP-3, TRK-3: as without the card."""
    game = set_up_with("new_twist", TWIST, show("riverside_2"), use=MORE_AP)
    assert refused(game, "p1 spot riverside_1.01 optical") == (
        "TRK-3: one marker of a trick per card, and this card already has one"
    )


def test_new_twist_serves_one_set_up_only() -> None:
    """DA-4: the second Set Up would have to join the one spade on the other card."""
    game = set_up_with("new_twist", TWIST, show("riverside_2", s00="p1 spade spiritual"))
    do(game, "p1 spot riverside_1.01 spiritual")
    reason = "TRK-3: no Performance card has a legal slot for it"
    assert refused(game, "p1 set_up enchanted_butterflies") == reason


def test_new_twist_lets_both_markers_yield() -> None:
    """SPC-6, PRF-2: each marker pays."""
    card = show("riverside_1", s00="p1 spade spiritual", s01="p1 spade optical")
    game = position(
        seat(tricks=BUTTERFLIES, placed={"magician": "sunday.performance"}),
        seat(),
        theater=[card],
        dark_alley=True,
    )
    events = do(game, "p1 perform riverside_1")
    assert gains(events, 0)[0] == [(3, "yield"), (3, "yield"), (1, "link_bonus")]


def test_new_twist_pair_is_parted_only_by_leaving_the_card() -> None:
    """SPC-6, THR-6, RUL-16: without the card one of the two moves to another card, not within this
    one."""
    game = set_up_with("new_twist", TWIST, show("riverside_2"))
    do(game, "p1 spot riverside_1.01 spiritual", "p1 reschedule riverside_1.01")
    assert refused(game, "p1 spot riverside_1.02 optical") == (
        "TRK-3: one marker of a trick per card, and this card already has one"
    )
    do(game, "p1 spot riverside_2.00 spiritual")
    assert lying(game, "riverside_1") == {"00": "p1 spade"}
