"""All 111 effects: each is there once, cites its rules, and has its tests."""

from collections import Counter

import pytest

from tests.effects_page import PAGE, names_of_tests, page
from tests.support import needs_pure
from trickerion.catalog import (
    MAGICIANS,
    PLANS,
    POWERS,
    PROPHECIES,
    SPECIAL_ASSIGNMENTS,
    TURN_SETUPS,
)
from trickerion.engine.core.frames import Question
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.registry import CARD_FRAMES
from trickerion.lab.verify.effect_coverage import all_effects, count_effects
from trickerion.rulebook import rules

IDS = [row.id for table in (PROPHECIES, MAGICIANS, POWERS, SPECIAL_ASSIGNMENTS) for row in table]


def test_every_effect_is_carried_out_once() -> None:
    assert [effect.id for effect in all_effects()] == IDS
    assert len(IDS) == 111


@pytest.mark.parametrize("effect", all_effects(), ids=lambda effect: effect.id)
def test_an_effect_cites_rules_and_has_three_tests(effect: Effect) -> None:
    assert effect.rules
    assert set(effect.rules) <= set(rules())
    assert len(names_of_tests(effect.id)) >= 3


def test_the_page_is_fresh() -> None:
    """If this fails: python -m tests.effects_page"""
    assert PAGE.read_text(encoding="utf-8") == page()


@needs_pure
def test_random_play_fires_nearly_every_effect() -> None:
    """The full figure is `trickerion coverage`: none silent in 2,000 games."""
    before = [type(effect) for effect in all_effects()]
    fired: Counter[str] = Counter()
    for of_game in count_effects(60, seed=1):
        fired.update(of_game)
    assert list(fired) == [*IDS, *(card.id for card in TURN_SETUPS), *(plan.id for plan in PLANS)]
    assert sum(times > 0 for times in fired.values()) >= 60
    assert [type(effect) for effect in all_effects()] == before


def test_every_question_of_an_effect_says_who_asks() -> None:
    """A player sees in the view which card or magician asks."""
    for frame in CARD_FRAMES:
        assert issubclass(frame, Question)
        assert frame.asked_by in IDS
