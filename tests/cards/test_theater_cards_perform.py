"""Special cards for Perform: Durable Components, Arranged Fiasco and Grand Premiere (SPC-4)."""

from typing import Any

import pytest

from tests.cards.stage import gains, on_card
from tests.support import Data, do, offers, position, refused, seat, show
from trickerion import Event, Game
from trickerion.engine.names import number
from trickerion.lab.promises import check_save

OWN = {"enchanted_butterflies": 0, "water_tank_escape": 0, "chinese_sticks": 0}
"""p1's spade: 2 Fame; heart: 1 Fame, 2 Coins, 1 Shard; diamond: 1 Fame, 2 Coins."""
RIVAL = {"card_manipulation": 0, "linking_rings": 0}
"""p2's spade: 1 Fame, 1 Coin, 1 Shard; heart: 2 Coins."""
BOTH = show("riverside_1", s00="p1 spade spiritual", s02="p1 heart escape")
MIXED = show("riverside_1", s00="p1 spade spiritual", s01="p2 spade escape", s02="p2 heart escape")
ELSEWHERE = show("riverside_2", s00="p1 spade spiritual")


def stage(
    card: str,
    *theater: Data,
    day: str = "friday",
    rival: dict[str, str] | None = None,
    tricks: dict[str, int] | None = None,
    prophecy: str | None = None,
    magician: str = "mechaniker",
) -> Game:
    """p1's Magician stands on a performance slot with a Special card; `rival` says where p2's
    Characters stand."""
    return position(
        seat(
            tricks=tricks or OWN,
            placed={"magician": f"{day}.performance {card}".strip()},
            magician=magician,
        ),
        seat(tricks=RIVAL, placed=rival, magician="gentleman"),
        theater=theater,
        dark_alley=True,
        prophecy=prophecy,
    )


def yields(events: list[Event], seat: int) -> tuple[list[int], list[int], list[int]]:
    """The Fame, Coins and Shards of a seat's markers."""
    fame, coins, shards = (
        [amount for amount, why in paid if why == "yield"] for paid in gains(events, seat)
    )
    return fame, coins, shards


# Durable Components

DURABLE = "durable_components"


def test_durable_components_returns_a_marker_to_its_trick() -> None:
    """SPC-4: one of the performed ones; the others are in the supply."""
    game = stage(DURABLE, BOTH)
    do(game, "p1 perform riverside_1")
    assert offers(game, 0, "trick") == ["enchanted_butterflies", "water_tank_escape"]
    do(game, "p1 trick water_tank_escape")
    assert (on_card(game, 0, "spade"), on_card(game, 0, "heart")) == (0, 1)
    assert game.turn == 3


def test_durable_components_ask_the_same_after_a_save() -> None:
    """SPC-4: the Performances are over, and nothing but the question lies above the turn."""
    game = stage(DURABLE, BOTH)
    do(game, "p1 perform riverside_1")
    check_save(game)
    loaded = Game.from_dict(game.to_dict())
    do(loaded, "p1 trick water_tank_escape")
    assert (on_card(loaded, 0, "heart"), loaded.turn) == (1, 3)


def test_durable_components_may_be_left() -> None:
    """SPC-4: it may go back."""
    game = stage(DURABLE, BOTH)
    do(game, "p1 perform riverside_1", "p1 pass")
    assert (on_card(game, 0, "spade"), on_card(game, 0, "heart")) == (0, 0)
    assert game.turn == 3


def test_durable_components_waits_for_the_end_of_the_phase() -> None:
    """SPC-4: p2 performs on Saturday first."""
    later = show("riverside_2", s00="p2 spade spiritual")
    game = stage(DURABLE, BOTH, later, rival={"magician": "saturday.performance"})
    do(game, "p1 perform riverside_1")
    assert game.to_act == [1]
    do(game, "p2 perform riverside_2")
    assert (game.phase, game.to_act) == ("performance", [0])
    do(game, "p1 trick enchanted_butterflies")
    assert on_card(game, 0, "spade") == 1


def test_durable_components_takes_markers_of_the_own_performance_only() -> None:
    """SPC-4: the heart was performed by p2, the diamond not at all, the last is not p1's."""
    theirs = show("riverside_2", s00="p1 heart spiritual", s01="p2 spade optical")
    rival = {"magician": "saturday.performance"}
    game = stage(DURABLE, show("riverside_1", s00="p1 spade spiritual"), theirs, rival=rival)
    do(game, "p1 perform riverside_1", "p2 perform riverside_2")
    reason = "SPC-4: no marker of that trick in this Performance"
    assert refused(game, "p1 trick water_tank_escape") == reason
    assert refused(game, "p1 trick chinese_sticks") == reason
    assert refused(game, "p1 trick linking_rings") == "SPC-4: not a trick of yours"
    assert refused(game, "p1 trick enchanted_butterflies") is None


def test_durable_components_is_lost_without_a_performance() -> None:
    """AP-3, SPC-4: p1 does not perform, and in p2's Performance the card does not work."""
    rival = {"magician": "saturday.performance"}
    game = stage(DURABLE, MIXED, rival=rival)
    do(game, "p1 pass", "p2 perform riverside_1")
    assert game.turn == 3


@pytest.mark.parametrize("who", ["apprentice_1", "engineer"])
def test_durable_components_works_only_for_the_magician_placed_with_it(who: str) -> None:
    """SPC-4: the card lies under another Character."""
    placed = {"magician": "friday.performance", who: f"friday.1 {DURABLE}"}
    game = position(seat(tricks=OWN, placed=placed), seat(), theater=[BOTH], dark_alley=True)
    do(game, "p1 perform riverside_1")
    assert game.turn == 3


def test_durable_components_returns_one_marker_of_a_stack() -> None:
    """SPC-4, MAG-2: two were performed as one, one comes back."""
    game = stage(DURABLE, show("riverside_1", s00="p1 spade spiritual 2"), magician="electra")
    do(game, "p1 perform riverside_1", "p1 trick enchanted_butterflies")
    assert on_card(game, 0, "spade") == 1


def test_durable_components_adds_to_the_markers_on_the_trick() -> None:
    """SPC-4, TRK-5: three lie there already, and the fourth was the performed one."""
    game = stage(DURABLE, ELSEWHERE, tricks={"enchanted_butterflies": 3})
    do(game, "p1 perform riverside_2", "p1 trick enchanted_butterflies")
    assert on_card(game, 0, "spade") == 4


def test_durable_components_copied_works_for_both_in_order_of_placement() -> None:
    """SPC-4, MAG-5: Optico performs on Thursday, but p2 placed the Magician first."""
    game = position(
        seat(tricks=OWN, assigned={"magician": "theater"}, magician="great_optico"),
        seat(tricks=RIVAL, placed={"magician": f"friday.performance {DURABLE}"}),
        theater=[BOTH, show("riverside_2", s00="p2 heart spiritual")],
        dark_alley=True,
    )
    do(game, "p1 place magician thursday.performance", f"p1 mimic {DURABLE}")
    do(game, "p2 pass", "p1 perform riverside_1", "p2 perform riverside_2")
    do(game, "p2 trick linking_rings", "p1 trick water_tank_escape")
    assert (on_card(game, 1, "heart"), on_card(game, 0, "heart")) == (1, 1)


# Arranged Fiasco

FIASCO = "arranged_fiasco"


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


# Grand Premiere

PREMIERE = "grand_premiere"


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
    assert refused(game, "p1 double card_manipulation fame") == "SPC-4: not a trick of yours"
    assert refused(game, "p1 double mind_reading shards") == "SPC-4: not a trick of yours"
    reason = "SPC-4: no marker of that trick in this Performance"
    assert refused(game, "p1 double water_tank_escape fame") == reason
    assert refused(game, "p1 double enchanted_butterflies coins") is None


def test_grand_premiere_is_over_once_the_trick_was_performed() -> None:
    """SPC-4: p2's Performance on Thursday showed p1's spade; the heart is new on Friday."""
    first = show("riverside_3", s00="p2 spade spiritual", s01="p1 spade escape")
    thursday = {"magician": "thursday.performance"}
    game = stage(PREMIERE, first, BOTH, rival=thursday)
    do(game, "p2 perform riverside_3", "p1 perform riverside_1")
    reason = "SPC-4: that trick card was performed before"
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


@pytest.mark.parametrize("card", [DURABLE, FIASCO, PREMIERE])
def test_a_card_for_perform_serves_no_action_backstage(card: str) -> None:
    """SPC-4, DA-4: placed backstage with its bonus the card is used and does nothing."""
    game = position(
        seat(tricks=OWN, assigned={"magician": card}), seat(), theater=[BOTH], dark_alley=True
    )
    do(game, "p1 place magician friday.1", "p1 use_card bonus")
    assert refused(game, "p1 with_card") == "DA-4: no card's bonus is open"
    do(game, "p1 done")
    assert game.turn == 3
