"""The cards of the Duel: our own, so they have to keep what the rules say of them (DUEL-3)."""

from collections import Counter
from itertools import combinations

import pytest

from trickerion.catalog import NEUTRAL_MARKERS, PERFORMANCES, TURN_SETUPS, board
from trickerion.engine.core.names import name, number
from trickerion.engine.core.packing import NEUTRAL, corner, marker
from trickerion.engine.core.printed_facts import CIRCLES, COORDINATES


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


def test_each_theater_has_four_neutral_markers() -> None:
    """DUEL-4: on a slot of the card with a link circle; each category points up equally often."""
    performances = {card.id: card for card in PERFORMANCES}
    for printed in NEUTRAL_MARKERS:
        assert any(printed.slot in link.slots for link in performances[printed.performance].links)
    theaters = Counter(performances[printed.performance].theater for printed in NEUTRAL_MARKERS)
    assert theaters == dict.fromkeys(("riverside", "grand_magorian", "magnus_pantheon"), 4)
    assert Counter(printed.up for printed in NEUTRAL_MARKERS) == dict.fromkeys(board.CATEGORIES, 3)


def test_neutral_markers_favor_no_category() -> None:
    """DUEL-4: each points at five or six link circles, with a Shard in one or two of them."""
    circles: Counter[str] = Counter()
    shards: Counter[str] = Counter()
    for printed in NEUTRAL_MARKERS:
        card = number("performance", printed.performance)
        lying = marker(NEUTRAL, 0, number("up", printed.up))
        for circle in CIRCLES[card][COORDINATES.index(printed.slot)]:
            category = name("category", corner(lying, circle.corner))
            circles[category] += 1
            shards[category] += circle.shard
    assert sorted(circles.values()) == [5, 6, 6, 6]
    assert sorted(shards.values()) == [1, 1, 2, 2]
