"""Sequential halving: equal pulls, more worlds with more budget, and the survivors' scores."""

import pytest

from tests.bots.games import assigning
from trickerion import Action, Game, Options
from trickerion.bots.base import Budget, BudgetMeter
from trickerion.bots.halving import FIRST_WORLDS, Arm, Halving, TreeNode
from trickerion.bots.policy.placement import default_plan
from trickerion.bots.policy.policy import promising
from trickerion.bots.rollout import Candidate, Evaluator, play_plan

PASS, DONE = (Action.parse(f"p1 {word}") for word in ("pass", "done"))


def choice() -> tuple[Game, int]:
    """A position in which a seat can choose between several places."""
    game = assigning(Options(players=2))
    for seat in game.to_act:
        play_plan(game, seat, default_plan(game, seat))
    return game, game.to_act[0]


def searched(nodes: int) -> list[Arm]:
    game, seat = choice()
    arms = [Arm(Candidate(action, {})) for action in promising(game, seat, 4)]
    return Halving(game, Evaluator(seat), list(range(32))).run(arms, BudgetMeter(Budget(nodes)))


def test_the_policys_choice_has_the_value_of_the_rollout() -> None:
    root = TreeNode()
    root.update(4.0)
    assert root.select([PASS, DONE]) is DONE
    assert (root.child(PASS).best, root.child(PASS).visits) == (4.0, 1)


def test_half_of_the_candidates_are_dropped_in_each_round() -> None:
    best, second, *others = (arm.pulls for arm in searched(240))
    assert best == second > others[0] == others[1] > 0


def test_more_budget_means_more_worlds() -> None:
    assert len(searched(80)[0].trees) == FIRST_WORLDS
    assert len(searched(2000)[0].trees) > 2 * FIRST_WORLDS


def test_no_candidate_scores_more_than_one_that_outlived_it() -> None:
    arms = searched(300)
    scores = [arm.candidate.score(0.0) for arm in arms]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] == pytest.approx(arms[0].score)


def test_without_a_budget_left_nothing_is_pulled() -> None:
    game, seat = choice()
    meter = BudgetMeter(Budget(nodes=1))
    meter.nodes = 1
    arms = [Arm(Candidate(action, {})) for action in promising(game, seat, 3)]
    assert not any(arm.pulls for arm in Halving(game, Evaluator(seat), [1]).run(arms, meter))
