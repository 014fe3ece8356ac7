"""What markers yield in a Performance (PRF-2, PRF-3)."""

import pytest

from tests.engine.performing import BOTH, GUEST, MIXED, OWN, paid, perform
from tests.support import do, position, seat, show

# PRF-2: every marker pays its owner


def test_all_tricks_on_the_card_are_performed() -> None:
    """PRF-2: p1 gets the yields of both tricks, Shards included."""
    events = perform("friday", BOTH)
    assert paid(events, 0, "yield") == ([2, 1], [2], [1])


def test_guests_get_the_yields_of_their_own_tricks() -> None:
    """PRF-2: p2's Chinese Sticks in p1's Performance."""
    events = perform("friday", MIXED)
    assert paid(events, 0, "yield") == ([2], [], [])
    assert paid(events, 1, "yield") == ([1], [2], [])


def test_tricks_on_other_cards_pay_nothing() -> None:
    """PRF-2: p2's marker lies elsewhere."""
    game = position(
        seat(**OWN, placed={"magician": "friday.performance"}),
        seat(**GUEST),
        theater=[BOTH, show("riverside_2", s00="p2 spade escape")],
    )
    events = do(game, "p1 perform riverside_1")
    assert paid(events, 1, "yield") == ([], [], [])


# PRF-3: the weekday's modifier


@pytest.mark.parametrize("weekday", ["friday", "saturday"])
def test_friday_and_saturday_pay_what_is_printed(weekday: str) -> None:
    """PRF-3: 2 Fame, and 1 Fame, 2 Coins, 1 Shard."""
    assert paid(perform(weekday, BOTH), 0, "yield") == ([2, 1], [2], [1])


def test_thursday_takes_a_fame_and_a_coin_from_every_trick() -> None:
    """PRF-3: never below 0, and never a Shard."""
    assert paid(perform("thursday", BOTH), 0, "yield") == ([1], [1], [1])


def test_thursday_costs_nothing_where_nothing_is_printed() -> None:
    """PRF-3: Linking Rings pays no Fame, and Enchanted Butterflies no Coin; neither is lost."""
    game = position(
        seat(**OWN, placed={"magician": "thursday.performance"}),
        seat(tricks={"linking_rings": 0}),
        theater=[MIXED],
    )
    events = do(game, "p1 perform riverside_1")
    assert paid(events, 0, "yield") == ([1], [], [])
    assert paid(events, 1, "yield") == ([], [1], [])


def test_sunday_adds_a_fame_and_a_coin_to_every_trick() -> None:
    """PRF-3: the Coin also to Enchanted Butterflies, whose card shows none; never a Shard."""
    assert paid(perform("sunday", BOTH), 0, "yield") == ([3, 2], [1, 3], [1])


@pytest.mark.parametrize(
    ("stands", "fame", "coins"),
    [("thursday.1", [], [1]), ("friday.2", [1], [2]), ("sunday.1", [2], [3])],
)
def test_a_guest_has_the_modifier_of_the_own_weekday(
    stands: str, fame: list[int], coins: list[int]
) -> None:
    """PRF-3: p1 performs on Saturday; an Apprentice backstage decides for p2."""
    events = perform("saturday", MIXED, guest={"apprentice_1": stands})
    assert paid(events, 1, "yield") == (fame, coins, [])
    assert paid(events, 0, "yield") == ([2], [], [])


def test_a_guest_on_friday_does_not_share_the_performers_thursday() -> None:
    """PRF-3: p2's Magician is to perform on Friday himself."""
    events = perform("thursday", MIXED, guest={"magician": "friday.performance"})
    assert paid(events, 1, "yield") == ([1], [2], [])


@pytest.mark.parametrize(
    ("weekday", "fame", "coins"),
    [("thursday", [], [1]), ("friday", [1], [2]), ("sunday", [2], [3])],
)
def test_a_guest_who_is_not_in_the_theater_has_the_performers_modifier(
    weekday: str, fame: list[int], coins: list[int]
) -> None:
    """PRF-3: p2's only placed Character is Downtown."""
    events = perform(weekday, MIXED, guest={"apprentice_1": "downtown.4"})
    assert paid(events, 1, "yield") == (fame, coins, [])
