"""The cards of the Duel: our own, so they have to keep what the rules say of them (DUEL-3)."""

from collections import Counter
from itertools import combinations

import pytest

from trickerion.catalog import NEUTRAL_MARKERS, PERFORMANCES, TURN_SETUPS, board


@pytest.mark.parametrize("location", [*board.STREETS, "weekdays"])
def test_each_pair_is_closed_by_exactly_two_cards(location: str) -> None:
    """DUEL-3: at every Location."""
    places = board.WEEKDAYS if location == "weekdays" else (1, 2, 3, 4)
    closed = Counter(getattr(card, location) for card in TURN_SETUPS)
    assert closed == dict.fromkeys(combinations(places, 2), 2)


def test_no_card_closes_every_best_slot() -> None:
    """DUEL-3: the +2 slot stays open on at least one street."""
    for card in TURN_SETUPS:
        assert not all(1 in getattr(card, street) for street in board.STREETS)


def test_each_theater_has_four_neutral_markers_one_for_each_category_up() -> None:
    """DUEL-4: on a slot of the card that has a link circle."""
    performances = {card.id: card for card in PERFORMANCES}
    up: dict[str, list[str]] = {}
    for marker in NEUTRAL_MARKERS:
        card = performances[marker.performance]
        up.setdefault(card.theater, []).append(marker.up)
        assert any(marker.slot in link.slots for link in card.links)
    assert {theater: sorted(ups) for theater, ups in up.items()} == dict.fromkeys(
        ("riverside", "grand_magorian", "magnus_pantheon"), sorted(board.CATEGORIES)
    )
