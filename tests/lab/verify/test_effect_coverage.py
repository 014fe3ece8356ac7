"""Counting effects leaves the engine as it was."""

from collections import Counter

from tests.support import needs_pure
from trickerion.catalog import PLANS, TURN_SETUPS
from trickerion.lab.verify.effect_coverage import all_effects, count_effects, counting
from trickerion.lab.verify.invariants import mixed_options


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
    names = [effect.id for effect in all_effects()]
    names += [*(card.id for card in TURN_SETUPS), *(plan.id for plan in PLANS)]
    for fired in games:
        assert list(fired) == names
    assert games[0] != games[1]
    assert any(games[0].values())


@needs_pure
def test_turn_setup_cards_count_when_they_are_turned_up() -> None:
    """DUEL-2: one in each turn of a Duel, none in other games."""
    setups = [card.id for card in TURN_SETUPS]
    turned = [sum(fired[card] for card in setups) for fired in count_effects(4, seed=3)]
    options = [mixed_options(number) for number in range(3, 7)]
    assert [one.duel for one in options] == [True, False, False, True]
    assert turned == [one.turns if one.duel else 0 for one in options]


@needs_pure
def test_plans_of_the_heir_count_when_they_are_turned_up() -> None:
    """HEIR-2: one in each turn of a solo game, none in other games."""
    plans = [plan.id for plan in PLANS]
    turned = [sum(fired[plan] for plan in plans) for fired in count_effects(2, seed=7)]
    assert [mixed_options(number).heir for number in (7, 8)] == ["normal", ""]
    assert turned == [7, 0]
