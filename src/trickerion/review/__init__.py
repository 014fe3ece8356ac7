"""The review of a finished game: its outlook over time, what decisions cost, and luck."""

from trickerion.review.analysis import CannotReview, review_game, review_record
from trickerion.review.depths import DEPTHS
from trickerion.review.shapes import Review

__all__ = ["DEPTHS", "CannotReview", "Review", "review_game", "review_record"]
