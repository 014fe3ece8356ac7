"""What bots expect of Dahlgaard's Heir."""

import pytest

from tests.engine.heir.solo import heir_tricks, on_stage, solo
from trickerion.bots.evaluation import TERMS, evaluation_terms, performances_left
from trickerion.bots.heir_evaluation import FAME_PER_TURN, heir_terms, markers_value
from trickerion.bots.learned_evaluation import learned_terms
from trickerion.bots.value_model import ValueEvaluator, value_model
from trickerion.engine.heir.seat import HEIR


def test_the_terms_are_those_of_a_player() -> None:
    game = solo()
    terms = heir_terms(game, performances_left(game))
    assert len(terms) == len(TERMS)
    assert evaluation_terms(game, HEIR) == terms
    assert learned_terms(game, HEIR) == terms
    assert ValueEvaluator(0, value_model()).terms(game, HEIR) == terms


def test_coins_shards_and_tricks_count_as_the_heir_scores_them() -> None:
    """HEIR-9."""
    game = solo("hard")
    heir_tricks(game, "automaton")
    before = heir_terms(game, 1)
    game.players[HEIR].coins += 10
    game.players[HEIR].shards += 30
    after = heir_terms(game, 1)
    assert after[TERMS.index("coins")] - before[TERMS.index("coins")] == 3
    assert after[TERMS.index("shards")] == 20
    assert after[TERMS.index("bonuses")] == 10


def test_markers_on_cards_are_worth_what_they_bring_at_least() -> None:
    """HEIR-9."""
    game = solo()
    heir_tricks(game, "paper_shred")
    assert markers_value(game) == 0
    on_stage(game, ("riverside_8", {"00": "heir spade optical"}))
    assert markers_value(game) == 3


@pytest.mark.parametrize("heir", ["easy", "normal", "hard"])
def test_a_turn_to_come_is_worth_more_at_a_harder_difficulty(heir: str) -> None:
    game = solo(heir)
    assert sum(heir_terms(game, 2)) - sum(heir_terms(game, 1)) == FAME_PER_TURN[heir]
    assert sorted(FAME_PER_TURN.values()) == list(FAME_PER_TURN.values())
