"""The 48 tricks as printed (SET-2)."""

from collections import Counter

import pytest

from trickerion.catalog import TRICKS, Trick, board

PIECES = {name for grade in board.COMPONENTS for name in grade}


def test_every_category_has_four_tricks_of_each_level() -> None:
    found = Counter((trick.category, trick.level) for trick in TRICKS)
    assert found == {(category, level): 4 for category in board.CATEGORIES for level in (1, 2, 3)}
    assert len({trick.id for trick in TRICKS}) == 48


@pytest.mark.parametrize("trick", TRICKS, ids=lambda trick: trick.id)
def test_a_trick_can_be_prepared_and_yields_something(trick: Trick) -> None:
    """DT-1: the threshold goes by level. CMP-2: nobody has more than four of a component."""
    assert trick.threshold == {1: 1, 2: 16, 3: 36}[trick.level]
    assert trick.components.keys() <= PIECES
    assert all(1 <= number <= 4 for number in trick.components.values())
    assert 1 <= trick.prepare_cost <= 3
    assert 1 <= trick.markers <= board.MARKERS_PER_SYMBOL
    assert trick.fame + trick.coins + trick.shards > 0
