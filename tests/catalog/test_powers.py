"""The Power cards of the catalog."""

from trickerion.catalog import MAGICIANS, POWERS, PROPHECIES, SPECIAL_ASSIGNMENTS, TRICKS
from trickerion.catalog.powers import POWER_SLOT_SHARDS, POWER_THRESHOLDS


def test_twelve_powers_of_each_level() -> None:
    """POW-1: three decks; their thresholds are those of the tricks."""
    assert [sum(p.level == level for p in POWERS) for level in (1, 2, 3)] == [12, 12, 12]
    thresholds = sorted({(trick.level, trick.threshold) for trick in TRICKS})
    assert thresholds == list(enumerate(POWER_THRESHOLDS, 1))


def test_ten_shards_fill_the_slots() -> None:
    """POW-3: 1, 2, 3 and 4 Shards, ten in all."""
    assert sum(POWER_SLOT_SHARDS) == 10


def test_powers_have_names_of_their_own() -> None:
    """An id means one card, wherever it appears."""
    others = [*(card.id for card in SPECIAL_ASSIGNMENTS), *(card.id for card in PROPHECIES)]
    others += [*(card.id for card in MAGICIANS), *(card.id for card in TRICKS)]
    powers = [power.id for power in POWERS]
    assert len(set(powers)) == len(powers)
    assert not set(powers) & set(others)
