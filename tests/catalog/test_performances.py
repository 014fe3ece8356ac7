"""The 28 Performance cards."""

from collections import Counter

import pytest

from trickerion.catalog import PERFORMANCES, Performance


def test_the_theaters_have_their_number_of_cards() -> None:
    """SET-4."""
    found = Counter(card.theater for card in PERFORMANCES)
    assert found == {"riverside": 12, "grand_magorian": 8, "magnus_pantheon": 8}
    assert len({card.id for card in PERFORMANCES}) == 28


@pytest.mark.parametrize("card", PERFORMANCES, ids=lambda card: card.id)
def test_circles_join_neighboring_slots_and_one_has_a_shard(card: Performance) -> None:
    """TRK-4, THR-5: no slot is left without a circle."""
    joined = [slot for link in card.links for slot in link.slots]
    assert set(joined) == set(card.slots)
    for link in card.links:
        (column, row), (other_column, other_row) = (map(int, slot) for slot in link.slots)
        assert abs(column - other_column) + abs(row - other_row) == 1
    assert sum(link.shard for link in card.links) == 1


@pytest.mark.parametrize("card", PERFORMANCES, ids=lambda card: card.id)
def test_a_card_pays_its_performer(card: Performance) -> None:
    """PRF-4."""
    assert card.bonus.fame + card.bonus.coins + card.bonus.shards > 0
