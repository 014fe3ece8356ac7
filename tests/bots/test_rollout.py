"""Rollouts: how far they look ahead, and what a candidate makes of their results."""

from random import Random

import pytest

from tests.support import position, seat
from trickerion import Game, Options
from trickerion.bots.rollout import (
    Candidate,
    Evaluator,
    horizon,
    keep_order,
    rollout_nodes,
    without_opponents,
)


def test_a_rollout_ends_with_the_turn_or_after_the_second_one() -> None:
    """Actions are compared at the end of the same turn, even the last one of the turn; those of
    the setup at the end of the second turn."""
    game = Game.new(Options(players=2, beginner=True), 4)
    rng = Random(4)
    turns_ended = 0
    while not game.over:
        seat, turn = game.to_act[0], horizon(game)
        assert turn == (2 if game.phase == "set_up" else game.turn)
        twin = game.clone()
        action = rng.choice(game.options(seat))
        Candidate(action, {}).roll_out(twin, Evaluator(seat))
        assert twin.over or twin.turn == turn + 1
        assert twin.over or twin.phase in ("advertise", "assignment")
        game.play(action)
        turns_ended += game.over or horizon(game) != turn
    assert turns_ended == 6


def test_a_rollout_costs_a_node_per_player_and_turn() -> None:
    assert rollout_nodes(Game.new(Options(players=3), 1)) == 6
    assert rollout_nodes(position(seat(), seat())) == 2


def test_without_opponents_only_one_seat_is_left_to_assign() -> None:
    game = position(seat(), seat(), seat())
    assert without_opponents(game, 1).to_act == [1]
    assert game.to_act == [0, 1, 2]


def test_a_score_subtracts_a_share_of_the_best_rival() -> None:
    candidate = Candidate(None, {})
    candidate.rollouts, candidate.totals[0], candidate.rival_total = 2, 40.0, 20.0
    assert candidate.estimate == 20
    assert candidate.score(0.5) == 15
    candidate.correct([17.0, 19.0], 0.5)
    assert candidate.score(0.5) == pytest.approx(18)


def test_a_ranking_is_kept_however_high_a_dropped_candidate_scored() -> None:
    ranked = [Candidate(None, {}) for _ in range(3)]
    for candidate, fame in zip(ranked, (20.0, 23.0, 20.0), strict=True):
        candidate.rollouts, candidate.totals[0] = 1, fame
    keep_order(ranked, 0.0)
    best, second, third = (candidate.score(0.0) for candidate in ranked)
    assert best == 20
    assert best > second > third
