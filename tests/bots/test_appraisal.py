"""What the options of a decision are worth."""

from itertools import pairwise
from random import Random

import pytest

from tests.bots.endings import ending
from trickerion import Action, Game, Options
from trickerion.bots.appraisal import DEPTHS, PARTS, appraise
from trickerion.bots.solver import Solver
from trickerion.engine.core.verbs import ASSIGN
from trickerion.lab.play.simulation import lively_action

QUICK = DEPTHS["quick"]
DARK = Options(players=3, dark_alley=True, prophecies=True)


def at(phase: str, options: Options = DARK, turn: int = 2) -> Game:
    """A lively game at a decision of this phase with several options."""
    game, rng = Game.new(options, 5), Random(5)
    while game.phase != phase or game.turn < turn or len(game.options(game.to_act[0])) < 3:
        game.play(lively_action(game, rng))
    return game


@pytest.mark.parametrize("phase", ["place_characters", "assignment"])
def test_options_are_ranked_by_the_sum_of_their_parts(phase: str) -> None:
    game = at(phase)
    found = appraise(game, game.to_act[0], QUICK)
    assert len(found) > 1
    for better, worse in pairwise(found):
        assert better.lead(worse) >= 0
        assert better.lead(better) == better.error(better) == 0
    for one in found:
        assert one.value == pytest.approx(sum(one.scores) / len(one.scores))
        assert len(one.parts) == len(PARTS)
        assert len(one.scores) == QUICK.worlds
        assert 0 <= one.win <= 1


def test_the_same_seed_gives_the_same_figures() -> None:
    game = at("set_up", turn=1)
    one, other, third = (
        [(str(found.actions), found.scores) for found in appraise(game, game.to_act[0], QUICK, s)]
        for s in (1, 1, 2)
    )
    assert one == other != third


def test_the_chosen_option_is_always_among_them() -> None:
    game = at("place_characters")
    seat = game.to_act[0]
    for action in game.options(seat):
        found = appraise(game, seat, QUICK, chosen=[action])
        assert [one.actions for one in found].count([action]) == 1


def test_a_plan_is_appraised_as_a_whole() -> None:
    """TURN-5"""
    game = at("assignment")
    seat = game.to_act[0]
    empty: list[Action] = []
    found = appraise(game, seat, QUICK, chosen=empty)
    assert empty in [one.actions for one in found]
    assert found[0].actions != empty
    assert {action.verb for one in found for action in one.actions} == {ASSIGN}


@pytest.mark.parametrize("phase", ["place_characters", "assignment"])
def test_nothing_that_a_seat_cannot_know_makes_a_difference(phase: str) -> None:
    """R9: other hidden cards and other dice to come give the same appraisal."""
    game = at(phase)
    seat = game.to_act[0]
    real, imagined = (
        [(str(found.actions), found.scores) for found in appraise(one, seat, QUICK)]
        for one in (game, game.imagine(seat, 99))
    )
    assert real == imagined


def test_an_ending_is_appraised_exactly() -> None:
    game = ending()
    answers = Solver(0, 5000).answers(game)
    found = appraise(game, 0, QUICK)
    assert [one.fame for one in found] == [answer.fame for answer in answers]
    assert all(one.is_exact and one.error(found[0]) == 0 for one in found)
    assert found[0].win in (0.0, 1.0)


def test_fame_is_told_by_its_sources() -> None:
    game = at("set_up", turn=1)
    found = appraise(game, game.to_act[0], QUICK)
    assert all(one.sources["advertise"] > 0 for one in found)
