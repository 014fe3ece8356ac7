"""Buying Time."""

from typing import Any

import pytest

from tests.engine.effects.at_theater import ABOVE, MORE_AP, gains, lying, set_up_with
from tests.support import do, offers, refused, show
from trickerion import Game

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
        ("riverside_3 riverside_1", "must be two different cards, in the order they lie"),
        ("riverside_2 riverside_2", "must be two different cards, in the order they lie"),
        ("riverside_1 riverside_4", "that Performance card is not on display"),
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
