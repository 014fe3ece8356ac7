"""The lookahead: playouts of scouts over the next turn decide between close candidates."""

from random import Random

import pytest

from tests.bots.games import assigning
from trickerion import Game, Options
from trickerion.bots import Budget
from trickerion.bots.assignment_search import initial_plan, neighbors
from trickerion.bots.base import BudgetMeter
from trickerion.bots.leanings import NEUTRAL
from trickerion.bots.legend import LegendBot
from trickerion.bots.lookahead import (
    FINALISTS,
    MARGIN,
    Lookahead,
    Playout,
    can_look_ahead,
    finalists,
)
from trickerion.bots.policy.placement import default_plan
from trickerion.bots.policy.policy import choose, promising
from trickerion.bots.rollout import Candidate, Evaluator, finish_turn, play_plan

MODES = [
    Options(players=3),
    Options(players=4, dark_alley=True, prophecies=True),
    Options(players=2, dark_alley=True, powers=True),
    Options(players=2, duel=True),
    Options(players=1, dark_alley=True, heir="normal"),
]


def placing(options: Options) -> tuple[Game, int]:
    """A position in which a seat can choose between several places."""
    game = assigning(options)
    for seat in game.to_act:
        play_plan(game, seat, default_plan(game, seat))
    return game, game.to_act[0]


def scored(game: Game, seat: int) -> list[Candidate]:
    """Candidates that were all rolled out, and score alike."""
    candidates = [Candidate(action, {}) for action in promising(game, seat, FINALISTS)]
    for place, candidate in enumerate(candidates):
        candidate.roll_out(game.clone(), Evaluator(seat))
        candidate.correct([20.0 - place / 10], 0.0)
    return candidates


def looked_ahead(nodes: int, seed: int = 1) -> tuple[list[Candidate], BudgetMeter]:
    game, seat = placing(Options(players=2))
    ranked, meter = scored(game, seat), BudgetMeter(Budget(nodes=nodes))
    Lookahead(game, Evaluator(seat), NEUTRAL, Random(seed)).run(ranked, meter)
    return ranked, meter


def test_small_budgets_are_left_to_the_rollouts() -> None:
    assert not can_look_ahead(Budget(nodes=1000), 2)
    assert not can_look_ahead(Budget(nodes=9000), 4)
    assert not can_look_ahead(Budget(nodes=9000, seconds=0.01), 2)
    assert not can_look_ahead(Budget(seconds=0.3), 4)
    assert can_look_ahead(Budget(nodes=9000), 2)
    assert can_look_ahead(Budget(seconds=1.0), 4)


def test_only_candidates_close_to_the_best_one_are_played_out() -> None:
    game, seat = placing(Options(players=2))
    ranked = scored(game, seat)
    ranked[-1].correct([20.0 - 2 * MARGIN], 0.0)
    assert finalists(ranked, 0.0) == ranked[:-1]


def test_the_ranking_agrees_with_the_scores() -> None:
    ranked, _ = looked_ahead(6000)
    scores = [candidate.score(0.0) for candidate in ranked]
    assert scores == sorted(scores, reverse=True)
    assert len(set(scores)) == len(scores)


def test_the_same_seed_gives_the_same_scores() -> None:
    once, again = (
        [(str(one.action), one.score(0.0)) for one in looked_ahead(3000)[0]] for _ in range(2)
    )
    assert once == again


def test_the_budget_is_used_and_kept_to() -> None:
    _, meter = looked_ahead(3000)
    assert 2900 < meter.nodes <= 3020


def test_without_a_budget_left_the_ranking_stays() -> None:
    game, seat = placing(Options(players=2))
    ranked, meter = scored(game, seat), BudgetMeter(Budget(nodes=10))
    before = [str(one.action) for one in ranked]
    meter.nodes = 10
    Lookahead(game, Evaluator(seat), NEUTRAL, Random(1)).run(ranked, meter)
    assert [str(one.action) for one in ranked] == before
    assert ranked[0].score(0.0) == pytest.approx(20.0)


def played_out(game: Game, seat: int, candidate: Candidate, last_turn: int) -> Game:
    twin = game.clone()
    playout = Playout(seat, NEUTRAL, 5, BudgetMeter(Budget(nodes=100_000)))
    assert playout.play(twin, candidate, last_turn)
    return twin


@pytest.mark.parametrize("options", MODES, ids=str)
def test_a_playout_stops_at_the_end_of_a_turn_in_every_mode(options: Options) -> None:
    game, seat = placing(options)
    ended = played_out(game, seat, Candidate(game.options(seat)[0], {}), game.turn)
    assert ended.turn == game.turn + 1


def test_a_playout_of_the_last_turn_ends_the_game() -> None:
    game = assigning(Options(players=2))
    while game.turn < 5:
        finish_turn(game, game.turn)
    ended = played_out(game, 0, Candidate(game.options(0)[0], {}), 6)
    assert ended.over


def test_rivals_plan_without_knowing_the_candidate() -> None:
    game = assigning(Options(players=2))
    seat, rival = game.to_act
    rivals_cards = []
    for plan in [initial_plan(game, seat), *neighbors(game, seat, initial_plan(game, seat))[:3]]:
        twin = game.clone()
        playout = Playout(seat, NEUTRAL, 5, BudgetMeter(Budget(nodes=100_000)))
        playout.assign(twin, Candidate(None, plan))
        rivals_cards.append(twin.players[rival].under)
    assert all(cards == rivals_cards[0] for cards in rivals_cards)


def test_scouts_end_games_with_more_fame_than_the_policy() -> None:
    by_scouts = by_policy = 0
    for seed in range(3):
        game = Game.new(Options(players=2), seed)
        finish_turn(game, 2)
        seat = game.to_act[0]
        first = Candidate(game.options(seat)[0], {})
        by_scouts += sum(played_out(game, seat, first, 5).scores)
        finish_turn(game, 5)
        by_policy += sum(game.scores)
    assert by_scouts > by_policy


def test_the_legend_plays_out_close_decisions_only() -> None:
    """A close decision takes the whole budget, a clear one only the share for rollouts."""
    game, _ = placing(Options(players=2))
    clear = close = False
    while not (clear and close) and game.phase == "place_characters":
        seat = game.to_act[0]
        options = game.options(seat)
        if len(options) > 1:
            meter = BudgetMeter(Budget(nodes=6000))
            LegendBot(seat, 1).advise_action(game.imagine(seat, 1), meter)
            clear |= meter.share < 0.5
            close |= meter.share > 0.9
        game.play(choose(game, seat, options))
    assert clear
    assert close
