"""Special cards for Set Up: Orchestral Interlude, Headliner Trick, New Twist and Buying Time
(SPC-1, SPC-2, SPC-6, SPC-7)."""

from typing import Any

import pytest

from tests.cards.stage import (
    ABOVE,
    BONUS,
    BUTTERFLIES,
    DECAPITATION,
    MORE_AP,
    RIVALS,
    gains,
    lying,
    set_up_with,
)
from tests.support import do, offers, position, refused, seat, show
from trickerion import Game

BETWEEN = show("riverside_1", s00="p2 heart escape", s02="p2 spade optical")
"""Neighbours of 01 on both sides; an optical trick turned `spiritual` links with the lower one."""


# Orchestral Interlude


def test_orchestral_interlude_pays_for_neighbours_that_do_not_match() -> None:
    """SPC-1: two neighbours, no link: two payments of Level 2 and no Shard."""
    strangers = show("riverside_1", s00="p2 heart escape", s02="p2 spade mechanical")
    game = set_up_with("orchestral_interlude", strangers, tricks=DECAPITATION)
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link fame", "p1 link coins")
    assert gains(events, 0) == ([(2, "link")], [(2, "link")], [])
    assert gains(events, 1) == ([], [], [])
    assert not [event for event in events if event.kind == "link_created"]


def test_orchestral_interlude_does_not_pay_a_link_twice() -> None:
    """SPC-1: one link and one other neighbour make two payments, not three."""
    game = set_up_with("orchestral_interlude", BETWEEN)
    events = do(game, "p1 spot riverside_1.01 spiritual", "p1 link fame", "p1 link fame")
    assert gains(events, 0) == ([(1, "link"), (1, "link")], [], [])
    assert len([event for event in events if event.kind == "link_created"]) == 1
    assert offers(game, 0, "link") == []


def test_orchestral_interlude_gives_shards_for_true_links_only() -> None:
    """SPC-1, THR-5: the circle with the Shard is linked in one game and not in the other."""
    game = set_up_with("orchestral_interlude", ABOVE)
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [(1, "link")])
    assert gains(events, 1) == ([], [], [(1, "link")])
    game = set_up_with("orchestral_interlude", ABOVE)
    events = do(game, "p1 spot riverside_1.01 spiritual", "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [])


def test_orchestral_interlude_needs_a_link_circle_between_them() -> None:
    """SPC-1: 11 is a neighbour of 01. 02 lies below it, but they share no circle; a guest is no
    neighbour either."""
    card = show(
        "grand_magorian_3", guests=["p2 heart"], s02="p2 spade optical", s11="p3 spade escape"
    )
    game = set_up_with("orchestral_interlude", card)
    events = do(game, "p1 spot grand_magorian_3.01 optical", "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [])
    assert offers(game, 0, "link") == []


def test_orchestral_interlude_used_for_action_points_pays_links_only() -> None:
    """AP-3: the neighbour does not match."""
    game = set_up_with("orchestral_interlude", ABOVE, use=MORE_AP)
    do(game, "p1 spot riverside_1.01 spiritual")
    assert offers(game, 0, "link") == []
    assert "enchanted_butterflies" not in offers(game, 0, "set_up")


def test_orchestral_interlude_adds_nothing_when_the_card_is_performed() -> None:
    """SPC-1, PRF-4: the performer's Fame is for true links; there is none."""
    game = position(
        seat(tricks=BUTTERFLIES, assigned={"engineer": "orchestral_interlude"}),
        seat(tricks=RIVALS, placed={"magician": "thursday.performance"}, magician="gentleman"),
        theater=[ABOVE],
        dark_alley=True,
    )
    do(game, "p1 place engineer friday.1", *BONUS, "p1 set_up enchanted_butterflies")
    do(game, "p1 spot riverside_1.01 spiritual", "p1 link fame", "p1 done")
    events = do(game, "p2 perform riverside_1")
    assert gains(events, 1)[0] == []
    assert gains(events, 1)[2] == [(1, "yield"), (1, "card_bonus")]


# Headliner Trick


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


# New Twist

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
    reason = "TRK-3: the card holds a marker of that symbol already"
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
        "TRK-3: the card holds a marker of that symbol already"
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
        "TRK-3: the card holds a marker of that symbol already"
    )
    do(game, "p1 spot riverside_2.00 spiritual")
    assert lying(game, "riverside_1") == {"00": "p1 spade"}


# Buying Time

ROW = (show("riverside_1"), show("riverside_2"), show("riverside_3"))


def order(game: Game) -> list[str]:
    """The Performance cards from the first place to the last."""
    written: Any = game.to_dict()["theater"]
    return [entry["performance"] for entry in written]


def test_buying_time_swaps_two_cards_and_pays_three_coins() -> None:
    """SPC-7: the markers go with their cards; other cards stay."""
    game = set_up_with("buying_time", *ROW)
    do(game, "p1 spot riverside_1.00 spiritual")
    assert offers(game, 0, "swap_cards") == [
        "riverside_1 riverside_2",
        "riverside_1 riverside_3",
        "riverside_2 riverside_3",
    ]
    events = do(game, "p1 swap_cards riverside_1 riverside_3")
    assert events[0].to_dict() == {
        "kind": "performance_cards_swapped",
        "seat": 0,
        "performance": "riverside_1",
        "other_performance": "riverside_3",
    }
    assert gains(events, 0) == ([], [(3, "buying_time")], [])
    assert order(game) == ["riverside_3", "riverside_2", "riverside_1"]
    assert lying(game, "riverside_1") == {"00": "p1 spade"}


def test_buying_time_is_asked_after_the_links_have_paid() -> None:
    """SPC-7, RUL-19: first the link, then the swap."""
    game = set_up_with("buying_time", ABOVE, show("riverside_2"))
    do(game, "p1 spot riverside_1.01 optical")
    assert (offers(game, 0, "link"), offers(game, 0, "swap_cards")) == (["fame", "coins"], [])
    do(game, "p1 link fame")
    assert offers(game, 0, "swap_cards") == ["riverside_1 riverside_2"]


def test_buying_time_gives_nothing_without_a_swap() -> None:
    """SPC-7: swap and Coins together or neither."""
    game = set_up_with("buying_time", *ROW)
    events = do(game, "p1 spot riverside_1.00 spiritual", "p1 pass")
    assert gains(events, 0) == ([], [], [])
    assert order(game) == ["riverside_1", "riverside_2", "riverside_3"]


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("riverside_3 riverside_1", "two different cards, the one further on named second"),
        ("riverside_2 riverside_2", "two different cards, the one further on named second"),
        ("riverside_1 riverside_4", "that Performance card is not shown"),
    ],
)
def test_buying_time_names_two_shown_cards_in_their_order(cards: str, reason: str) -> None:
    """SPC-7: each pair can be named in one way."""
    game = set_up_with("buying_time", *ROW)
    do(game, "p1 spot riverside_1.00 spiritual")
    assert refused(game, f"p1 swap_cards {cards}") == f"SPC-7: {reason}"


def test_buying_time_needs_two_cards() -> None:
    """SPC-7: with one card there is nothing to swap, and nothing is asked or paid."""
    game = set_up_with("buying_time", show("riverside_1"))
    events = do(game, "p1 spot riverside_1.00 spiritual")
    assert gains(events, 0) == ([], [], [])
    assert offers(game, 0, "done") == ["done"]


def test_buying_time_used_for_action_points_swaps_nothing() -> None:
    """AP-3, DA-4: neither with +1 AP nor for a second Set Up."""
    game = set_up_with("buying_time", *ROW, use=MORE_AP)
    do(game, "p1 spot riverside_1.00 spiritual")
    assert offers(game, 0, "swap_cards") == []
    game = set_up_with("buying_time", *ROW)
    do(game, "p1 spot riverside_1.00 spiritual", "p1 swap_cards riverside_1 riverside_3")
    do(game, "p1 set_up enchanted_butterflies", "p1 spot riverside_2.00 spiritual")
    assert offers(game, 0, "swap_cards") == []


def test_buying_time_decides_which_card_leaves() -> None:
    """SPC-7, END-4: in turn 3 the card in the last place leaves, with the marker on it."""
    game = set_up_with("buying_time", *ROW, turn=3)
    do(game, "p1 spot riverside_1.00 spiritual", "p1 swap_cards riverside_1 riverside_3")
    events = do(game, "p1 done", "p2 idle magician")
    discarded = [e.fields["performance"] for e in events if e.kind == "performance_card_discarded"]
    assert discarded == ["riverside_1"]
    assert order(game) == ["riverside_3", "riverside_2"]
