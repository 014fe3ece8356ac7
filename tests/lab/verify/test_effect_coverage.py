"""Counting effects leaves the engine as it was."""

from collections import Counter

from tests.support import needs_pure
from trickerion.lab.verify.effect_coverage import all_effects, count_effects, counting


@needs_pure
def test_counting_ends_with_its_block() -> None:
    before = list(map(type, all_effects()))
    with counting(Counter()):
        assert not any(type(effect) in before for effect in all_effects())
    assert list(map(type, all_effects())) == before


@needs_pure
def test_every_effect_is_listed_and_some_fire() -> None:
    games = list(count_effects(3, seed=2))
    assert len(games) == 3
    for fired in games:
        assert list(fired) == [effect.id for effect in all_effects()]
    assert games[0] != games[1]
    assert any(games[0].values())
