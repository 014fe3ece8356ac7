"""The tutor: objections to actions that lose much."""

from tests.bots.endings import ending
from tests.bots.test_appraisal import at
from trickerion.bots.appraisal import DEPTHS
from trickerion.bots.solver import Solver
from trickerion.bots.tutor import MIN_COST, judge, planned, without_plan
from trickerion.engine.core.verbs import READY

QUICK = DEPTHS["quick"]


def test_the_best_action_meets_no_objection_and_the_worst_does() -> None:
    """The exact cost, since the ending can be solved."""
    game = ending()
    answers = Solver(0, 5000).answers(game)
    assert judge(game, 0, answers[0].action, QUICK) is None
    worst = answers[-1]
    found = judge(game, 0, worst.action, QUICK)
    assert found is not None
    assert found.cost == answers[0].fame - worst.fame >= MIN_COST
    assert found.best == [answers[0].action]
    assert [reason.what for reason in found.reasons] == ["fame"]


def test_a_plan_is_judged_when_it_is_finished() -> None:
    """TURN-5"""
    game = at("assignment")
    seat = game.to_act[0]
    card = next(action for action in game.options(seat) if action.kind == "assign")
    assert judge(game, seat, card, QUICK) is None
    found = judge(game, seat, READY.of(seat), QUICK)
    assert found is not None
    assert {action.kind for action in found.best} == {"assign"}
    game.play(card)
    assert planned(game, seat) == [card]
    assert without_plan(game, seat).players[seat].hand == at("assignment").players[seat].hand


def test_the_tutor_knows_no_more_than_the_player() -> None:
    """R9"""
    game = at("assignment")
    seat = game.to_act[0]
    found = [judge(one, seat, READY.of(seat), QUICK) for one in (game, game.imagine(seat, 5))]
    assert found[0] is not None
    assert found[1] is not None
    assert found[0].cost == found[1].cost
    assert found[0].best == found[1].best


def test_free_actions_are_not_judged() -> None:
    game = at("assignment")
    seat = game.to_act[0]
    game.play(next(action for action in game.options(seat) if action.kind == "assign"))
    recall = next(action for action in game.free_options(seat) if action.kind == "recall")
    assert judge(game, seat, recall, QUICK) is None
