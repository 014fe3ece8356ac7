"""How thorough a review is."""

from itertools import pairwise

from trickerion.review import DEPTHS


def test_each_depth_computes_more_than_the_one_before() -> None:
    assert list(DEPTHS) == ["quick", "normal", "deep"]
    for less, more in pairwise(DEPTHS.values()):
        assert less.futures < more.futures
        assert less.outcomes < more.outcomes
        assert less.decision.worlds < more.decision.worlds
        assert less.decision.solver_limit < more.decision.solver_limit
