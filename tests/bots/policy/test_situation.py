"""What options have in common: prospects, tricks to learn, missing components."""

from tests.support import position, seat
from trickerion.bots.policy.situation import Situation
from trickerion.engine.core.names import number
from trickerion.engine.core.printed_facts import ANY, NEEDS

FACES = [number("face", category) for category in ("optical", "mechanical", "escape", "spiritual")]
MIND_READING = number("trick", "mind_reading")


def test_a_die_with_any_face_is_worth_its_best_category() -> None:
    learning = Situation(position(seat(), seat()), 0).learning()
    assert learning.best_value(ANY) == max(learning.best_value(face) for face in FACES) > 0


def test_the_best_trick_is_one_that_can_be_paid() -> None:
    game = position(seat(fame=0, coins=0), seat(fame=40))
    poor, rich = (Situation(game, each).learning().best_value(ANY) for each in (0, 1))
    assert poor < rich


def test_a_trick_is_worth_more_with_its_components() -> None:
    game = position(seat(components={"glass": 1}), seat())
    with_it, without = (Situation(game, each).learning().value(MIND_READING) for each in (0, 1))
    assert with_it > without


def test_a_specialist_is_worth_more_than_an_apprentice() -> None:
    situation = Situation(position(seat(tricks={"mind_reading": 1}), seat()), 0)
    assert situation.hire_value(True) > situation.hire_value(False)


def test_only_pieces_that_a_trick_is_missing_have_a_value() -> None:
    situation = Situation(position(seat(tricks={"mind_reading": 0}), seat()), 0)
    for component, count in NEEDS[MIND_READING]:
        assert situation.most_missing(component) == count
        assert situation.component_value(component, count) > 0
        assert situation.component_value(component, count + 1) == 0
    assert situation.component_value(number("component", "rope"), 1) == 0
