"""The specialist: ranked advice within a node budget, and assignment plans."""

import pytest

from tests.support import do, position, seat
from trickerion import Game, Options
from trickerion.bots import Budget, make_bot
from trickerion.bots.rollout import Candidate
from trickerion.bots.specialist import NO_REASON, RIVALS, fits, reason


@pytest.mark.parametrize(("nodes", "actions"), [(1, 1), (5, 2), (12, 3)])
def test_the_search_stops_at_the_node_budget(nodes: int, actions: int) -> None:
    """A node is one turn simulated for one player; here two players look two turns ahead."""
    game = Game.new(Options(players=2), 1)
    advice = make_bot("specialist", 0).advise(game.imagine(0, 1), Budget(nodes=nodes))
    assert len(advice) == actions


def test_advice_is_ranked_and_plain_data() -> None:
    game = Game.new(Options(players=2), 1)
    advice = make_bot("specialist", 0, 1).advise(game.imagine(0, 1), Budget())
    assert [one.estimate for one in advice] == sorted((o.estimate for o in advice), reverse=True)
    assert set(advice[0].to_dict()) == {"action", "estimate", "reason"}
    assert {one.action for one in advice} <= set(game.options(0))


def test_a_plan_fits_only_if_it_contains_the_assigned_cards() -> None:
    game = position(seat(team=["manager"]), seat())
    do(game, "p1 assign magician theater")
    under = game.players[0].under
    assert fits(game, 0, {0: under[0]})
    assert not fits(game, 0, {})
    assert not fits(game, 0, {0: under[0] + 1})


def test_the_reason_is_the_term_with_the_largest_lead_over_the_next_best() -> None:
    one, other = Candidate(None, {}), Candidate(None, {})
    one.rollouts = other.rollouts = 2
    assert reason(one, [one, other], 0.0) == NO_REASON
    one.totals[1], one.totals[2] = 4.0, 8.0
    assert reason(one, [one, other], 0.0) == "shards"
    assert reason(other, [other, one], 0.0) == NO_REASON
    assert reason(one, [one], 0.0) == NO_REASON, "there is nothing to compare it with"


def test_what_an_action_leaves_the_best_rival_can_be_the_reason() -> None:
    one, other = Candidate(None, {}), Candidate(None, {})
    one.rollouts = other.rollouts = 2
    one.totals[2], other.rival_total = 2.0, 8.0
    assert reason(one, [one, other], 0.2) == "shards"
    assert reason(one, [one, other], 0.5) == RIVALS
