"""The eight magicians."""

from collections import Counter

from trickerion.catalog import MAGICIANS, board


def test_every_category_is_the_favorite_of_two_magicians() -> None:
    """SET-6."""
    assert Counter(magician.favorite for magician in MAGICIANS) == dict.fromkeys(
        board.CATEGORIES, 2
    )
    assert len({magician.id for magician in MAGICIANS}) == 8
