"""The prophecy Easy Credit."""

from tests.engine.effects.prophecies.streets import downtown
from tests.support import changes, do, refused


def test_easy_credit_lets_coins_be_taken_for_one_ap() -> None:
    """DT-5: an Apprentice takes the 5 Coins of the die."""
    assert changes(do(downtown("easy_credit"), "p1 take_coins bank_a"), 0, "coins") == [(5, "bank")]


def test_easy_credit_makes_no_other_action_cheaper() -> None:
    """DT-1, DT-4: Learn and Hire cost 3 AP as ever, and Take Coins does without it."""
    game = downtown("easy_credit")
    assert refused(game, "p1 learn residence_a") == "DT-1: needs 3 AP, 1 left"
    assert refused(game, "p1 hire inn_a") == "DT-4: needs 3 AP, 1 left"
    assert refused(downtown(None), "p1 take_coins bank_a") == "DT-5: needs 3 AP, 1 left"


def test_easy_credit_with_interest_costs_nothing() -> None:
    """DA-5: 1 AP less than 1 is 0; the AP left rolls a die."""
    game = downtown("easy_credit", card="interest")
    do(game, "p1 use_card bonus", "p1 with_card")
    events = do(game, "p1 take_coins bank_a")
    assert changes(events, 0, "coins")[0] == (5, "bank")
    assert refused(game, "p1 reroll bank_a") is None
