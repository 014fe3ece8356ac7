"""The shape of a review."""

from typing import get_type_hints

from tests.review.golden import golden_review
from trickerion.review import shapes
from trickerion.review.shapes import FORMAT, Review


def test_a_review_has_every_field_and_no_other() -> None:
    review = golden_review()
    assert set(review) == set(get_type_hints(Review))
    assert review["format"] == FORMAT
    parts = {
        shapes.Point: review["points"][0],
        shapes.Decision: review["decisions"][0],
        shapes.Option: review["decisions"][0]["chosen"],
        shapes.Cost: review["decisions"][0]["cost"],
        shapes.Luck: review["luck"][0],
        shapes.TurningPoint: review["turning_points"][0],
        shapes.PlayerReview: review["players"][0],
    }
    for shape, part in parts.items():
        assert set(part) == set(get_type_hints(shape))
