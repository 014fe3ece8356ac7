"""Judging decisions."""

import pytest

from tests.bots.endings import ending
from tests.bots.test_appraisal import at
from tests.review.golden import golden_review
from trickerion import Action
from trickerion.bots.appraisal import DEPTHS
from trickerion.bots.solver import Solver
from trickerion.engine.core.verbs import READY
from trickerion.review.decisions import DecisionJudge

QUICK = DEPTHS["quick"]


def test_the_cost_of_a_choice_is_the_sum_of_its_parts() -> None:
    for one in golden_review()["decisions"]:
        assert one["cost"]["fame"] == pytest.approx(sum(one["cost"]["parts"].values()), abs=0.5)
        if one["best"] == one["chosen"]:
            assert one["cost"] == {"fame": 0.0, "win": 0.0, "parts": {}, "reasons": []}
        elif not one["exact"]:
            assert one["cost"]["fame"] > one["error"]


def test_an_ending_is_judged_exactly() -> None:
    game = ending()
    answers = Solver(0, 5000).answers(game)
    worst = answers[-1]
    assert worst.fame < answers[0].fame
    judged = DecisionJudge(QUICK, 0).judge(game, worst.action)
    assert judged is not None
    assert judged["exact"]
    assert judged["cost"]["fame"] == answers[0].fame - worst.fame
    assert judged["best"]["actions"] == [answers[0].action.to_dict()]
    assert judged["error"] == 0


def test_forced_actions_are_not_judged() -> None:
    game = ending()
    game.play(Action.parse("p1 idle apprentice_1"))
    while not game.over and len(game.options(game.to_act[0])) > 1:
        game.play(game.options(game.to_act[0])[-1])
    if not game.over:
        assert DecisionJudge(QUICK, 0).judge(game, game.options(game.to_act[0])[0]) is None


def test_a_plan_is_judged_when_it_is_finished_by_what_was_known_before() -> None:
    """TURN-5: what others have planned meanwhile makes no difference."""
    first, second = at("assignment"), at("assignment")
    seat, other = first.to_act[0], first.to_act[1]
    judges = DecisionJudge(QUICK, 0), DecisionJudge(QUICK, 0)
    for game, judge in zip((first, second), judges, strict=True):
        card = next(action for action in game.options(seat) if action.kind == "assign")
        assert judge.judge(game, card) is None
        game.play(card)
    wait = next(action for action in second.options(other) if action.kind == "assign")
    assert judges[1].judge(second, wait) is None
    alone = judges[0].judge(first, READY.of(seat))
    assert alone is not None
    assert len(alone["chosen"]["actions"]) == 1
    second.play(wait)
    second.history.pop()
    assert judges[1].judge(second, READY.of(seat)) == alone


def test_hidden_cards_and_dice_to_come_make_no_difference() -> None:
    """R9: a decision is judged by what its seat knew."""
    game = at("place_characters")
    seat = game.to_act[0]
    action = game.options(seat)[-1]
    twin = game.imagine(seat, 4)
    twin.history = game.history
    assert DecisionJudge(QUICK, 3).judge(game, action) == DecisionJudge(QUICK, 3).judge(
        twin, action
    )
