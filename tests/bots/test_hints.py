"""Hints: the two best options compared."""

import pytest

from tests.bots.endings import ending
from tests.bots.test_appraisal import at
from trickerion import Game
from trickerion.bots import Budget, make_bot
from trickerion.bots.hints import hint
from trickerion.bots.solver import Solver

BUDGET = Budget(nodes=60)


@pytest.mark.parametrize("phase", ["place_characters", "assignment"])
def test_a_hint_compares_the_two_best_options(phase: str) -> None:
    game = at(phase)
    seat = game.to_act[0]
    found = hint(make_bot("magician", seat), game.imagine(seat, 1), BUDGET)
    assert len(found.advice) > 1
    assert found.lead >= 0
    for one in found.advice:
        assert game.is_legal(one.action)
    if found.lead:
        assert found.reasons
        assert any(reason.amount > 0 for reason in found.reasons)


def test_the_reasons_add_up_to_about_the_lead() -> None:
    game = at("place_characters")
    seat = game.to_act[0]
    found = hint(make_bot("magician", seat), game.imagine(seat, 1), BUDGET)
    assert found.lead > 1
    assert sum(reason.amount for reason in found.reasons) == pytest.approx(found.lead, rel=0.5)


def test_an_ending_is_compared_exactly() -> None:
    game = ending()
    answers = Solver(0, 5000).answers(game)
    found = hint(make_bot("magician", 0), game.imagine(0, 1), Budget(nodes=1000))
    assert found.advice[0].action is answers[0].action
    assert found.lead == answers[0].fame - answers[1].fame


def test_a_single_option_needs_no_comparison() -> None:
    def forced(game: Game) -> Game:
        while not game.over and len(game.options(game.to_act[0])) > 1:
            game.play(game.options(game.to_act[0])[0])
        return game

    game = forced(at("place_characters"))
    if not game.over:
        seat = game.to_act[0]
        found = hint(make_bot("magician", seat), game.imagine(seat, 1), BUDGET)
        assert (len(found.advice), found.lead, found.reasons) == (1, 0.0, [])


def test_a_bot_without_plans_can_give_hints() -> None:
    game = at("assignment")
    seat = game.to_act[0]
    found = hint(make_bot("random", seat), game.imagine(seat, 1), BUDGET)
    assert len(found.advice) > 1
