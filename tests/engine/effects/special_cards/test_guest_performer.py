"""Guest Performer."""

from typing import Any

from tests.engine.effects.at_theater import (
    ABOVE,
    BONUS,
    FULL,
    MORE_AP,
    backstage,
    gains,
    lying,
    on_card,
    set_up_with,
)
from tests.support import Data, do, offers, position, refused, seat, show
from trickerion import Game


def test_guest_performer_lies_outside_a_card_without_a_free_slot() -> None:
    """SPC-3: the marker has no neighbours there, so nothing is paid; the AP is spent."""
    game = set_up_with("guest_performer", FULL)
    assert offers(game, 0, "spot") == []
    events = do(game, "p1 outside riverside_1")
    assert events[0].to_dict() == {
        "kind": "marker_set_up_outside",
        "seat": 0,
        "trick": "enchanted_butterflies",
        "performance": "riverside_1",
    }
    assert gains(events, 0) == ([], [], [])
    assert lying(game, "riverside_1")["0"] == "p1 spade"
    assert on_card(game, 0, "spade") == 1


def test_guest_performer_serves_one_set_up_only() -> None:
    """DA-4: with the second AP there is no slot left for the trick."""
    game = set_up_with("guest_performer", FULL)
    do(game, "p1 outside riverside_1")
    reason = "TRK-3: no Performance card has a legal slot for it"
    assert refused(game, "p1 set_up enchanted_butterflies") == reason
    assert refused(game, "p1 with_card") == "DA-4: no card’s bonus is available"


def test_guest_performer_used_for_action_points_opens_nothing() -> None:
    """AP-3: with +1 AP only slots are left."""
    game = set_up_with("guest_performer", FULL, show("riverside_2"), use=MORE_AP)
    assert offers(game, 0, "outside") == []
    assert refused(game, "p1 outside riverside_1") == "THR-4: that’s not what is asked now"


def test_guest_performer_may_take_a_slot_after_all() -> None:
    """SPC-3: the marker may lie outside; on a slot it links and pays as ever."""
    game = set_up_with("guest_performer", ABOVE)
    assert offers(game, 0, "outside") == ["riverside_1"]
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [(1, "link")])


def test_guest_performer_does_not_join_its_own_symbol() -> None:
    """SPC-3, TRK-3: the first card holds p1's spade; outside the slots that counts as well."""
    own = show("riverside_2", s00="p1 spade optical")
    game = set_up_with("guest_performer", own, FULL)
    assert offers(game, 0, "outside") == ["riverside_1"]


def test_guest_performer_keeps_its_symbol_off_the_slots() -> None:
    """SPC-3, TRK-3: the guest counts when the trick is set up again."""
    game = set_up_with("guest_performer", ABOVE, show("riverside_2"))
    do(game, "p1 outside riverside_1", "p1 set_up enchanted_butterflies")
    assert refused(game, "p1 spot riverside_1.02 optical") == (
        "TRK-3: one marker of a trick per card, and this card already has one"
    )
    assert refused(game, "p1 spot riverside_2.00 spiritual") is None


def test_guest_performer_profits_from_a_craze() -> None:
    """SPC-3, PRO-10: it is a Set Up of an Optical trick."""
    game = set_up_with("guest_performer", FULL, prophecy="optical_craze")
    events = do(game, "p1 outside riverside_1")
    assert gains(events, 0) == ([(2, "optical_craze")], [], [])


def test_guest_performer_takes_no_stack() -> None:
    """MAG-2: Electra's two markers go onto a slot, never outside; one marker may."""
    game = backstage("guest_performer", ABOVE, magician="electra")
    do(game, "p1 set_up_stack enchanted_butterflies")
    assert offers(game, 0, "outside") == []
    assert "riverside_1.01 optical" in offers(game, 0, "spot")
    game = backstage("guest_performer", FULL, magician="electra")
    assert refused(game, "p1 set_up_stack enchanted_butterflies") == (
        "TRK-3: no Performance card has a legal slot for it"
    )
    assert refused(game, "p1 set_up enchanted_butterflies") is None


def test_guest_performer_is_part_of_the_performance() -> None:
    """SPC-3, PRF-2, PRF-5: the guest yields, makes no link, and returns to the supply."""
    game = position(
        seat(tricks={"enchanted_butterflies": 0}, placed={"magician": "friday.performance"}),
        seat(tricks={"chinese_sticks": 0}, placed={"apprentice_1": "sunday.1"}),
        theater=[show("riverside_2", guests=["p1 spade", "p2 spade"])],
        dark_alley=True,
    )
    events = do(game, "p1 perform riverside_2")
    assert gains(events, 0)[0] == [(2, "yield"), (1, "card_bonus")]
    assert gains(events, 1)[:2] == ([(2, "yield")], [(3, "yield"), (-1, "wages")])
    assert [e.seat for e in events if e.kind == "markers_returned"] == [0, 1]
    assert lying(game, "riverside_2") == {}
    assert on_card(game, 0, "spade") == 0


GUEST = show("riverside_1", guests=["p1 spade"], s00="p2 spade spiritual")
"""p1's spade lies outside; on 01, turned `optical`, it would link."""


def rescheduling(*theater: Data, **more: Any) -> Game:
    """p1's Engineer is backstage without a Special card."""
    return backstage("theater", *theater, use=(), **more)


def test_guest_performer_may_be_moved_onto_a_slot_later() -> None:
    """SPC-3, THR-6: no link pays, and nobody gets a Shard; the guest is gone."""
    game = rescheduling(GUEST)
    assert offers(game, 0, "reschedule_guest") == ["riverside_1.p1.spade"]
    events = do(game, "p1 reschedule_guest riverside_1.p1.spade", "p1 spot riverside_1.01 optical")
    assert (gains(events, 0), gains(events, 1)) == (([], [], []), ([], [], []))
    assert events[-1].to_dict() == {
        "kind": "marker_rescheduled",
        "seat": 0,
        "owner": 0,
        "trick": "enchanted_butterflies",
        "spot": "riverside_1.01",
        "up": "optical",
    }
    assert lying(game, "riverside_1") == {"00": "p2 spade", "01": "p1 spade"}


def test_guest_performer_is_moved_like_any_marker() -> None:
    """SPC-3, TRK-2, TRK-3: the corner must be right, and another card may hold the symbol."""
    game = rescheduling(GUEST, show("riverside_2", s00="p1 spade optical"))
    do(game, "p1 reschedule_guest riverside_1.p1.spade")
    assert refused(game, "p1 spot riverside_1.01 escape") == (
        "TRK-2: the Optical corner must point at a link circle"
    )
    assert refused(game, "p1 spot riverside_2.01 escape") == (
        "TRK-3: one marker of a trick per card, and this card already has one"
    )
    assert (
        refused(game, "p1 spot riverside_1.00 spiritual") == "THR-4: the slot already has a marker"
    )


def test_guest_performer_of_an_opponent_stays() -> None:
    """SPC-3, THR-6: p2's guest is not p1's to move, and p1 has none on that card."""
    game = rescheduling(show("riverside_1", guests=["p2 heart"]))
    assert refused(game, "p1 reschedule_guest riverside_1.p2.heart") == (
        "THR-6: no marker of yours there"
    )
    assert refused(game, "p1 reschedule_guest riverside_1.p1.spade") == (
        "SPC-3: no marker of yours there"
    )
    assert refused(game, "p1 reschedule_guest riverside_2.p1.spade") == (
        "SPC-3: no marker of yours there"
    )


def test_guest_performer_needs_a_free_slot_to_move() -> None:
    """SPC-3: the only card is full."""
    game = rescheduling(FULL | {"guests": GUEST["guests"]})
    assert refused(game, "p1 reschedule_guest riverside_1.p1.spade") == (
        "THR-6: no Performance card has a legal slot for it"
    )


def test_guest_performer_cannot_be_made_by_moving() -> None:
    """SPC-3: none may be moved outside, not even with the card: its bonus serves a Set Up."""
    own = show("riverside_1", s00="p1 spade spiritual")
    game = backstage("guest_performer", own, show("riverside_2"))
    reason = "DA-4: the card’s bonus is waiting for its kind of action"
    assert refused(game, "p1 reschedule riverside_1.00") == reason
    game = backstage("guest_performer", own, show("riverside_2"), use=BONUS[:1])
    do(game, "p1 reschedule riverside_1.00")
    assert offers(game, 0, "outside") == []


def test_guest_performer_goes_home_with_its_trick() -> None:
    """SPC-3, TRK-6: a returned trick takes its guest along."""
    game = rescheduling(GUEST)
    do(game, "p1 return_trick enchanted_butterflies")
    assert lying(game, "riverside_1") == {"00": "p2 spade"}


def test_guest_performer_goes_home_with_its_card() -> None:
    """SPC-3, END-4: the last card leaves in turn 3 and its guest returns to the supply."""
    game = rescheduling(show("riverside_2"), GUEST, turn=3)
    events = do(game, "p1 done", "p2 idle magician")
    returned = [(e.seat, e.fields["symbol"]) for e in events if e.kind == "markers_returned"]
    assert returned == [(1, "spade"), (0, "spade")]
    assert on_card(game, 0, "spade") == 2


# Theater


def test_a_guest_counts_when_a_marker_of_its_symbol_is_moved() -> None:
    """RUL-16: neither onto the guest's card, nor to another slot of it if the two are a pair; to a
    third card it may."""
    reason = "TRK-3: one marker of a trick per card, and this card already has one"
    pair = show("riverside_1", guests=["p1 spade"], s00="p1 spade spiritual")
    single = show("riverside_2", s00="p1 spade spiritual")
    tricks = {"enchanted_butterflies": 0}
    game = backstage("theater", pair, single, show("riverside_3"), tricks=tricks, use=())
    for start in ("riverside_1.00", "riverside_2.00"):
        moving = game.clone()
        do(moving, f"p1 reschedule {start}")
        assert refused(moving, "p1 spot riverside_1.01 optical") == reason
        assert refused(moving, "p1 spot riverside_3.00 spiritual") is None
