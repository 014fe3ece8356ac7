"""Thirst for Knowledge."""

from tests.engine.effects.at_downtown import MORE_AP, OPEN, ap_left, die, learning, tricks
from tests.support import do, refused


def test_thirst_for_knowledge_learns_any_category_for_one_ap_less() -> None:
    """DT-1, DA-5: an escape trick with an optical die, for 2 AP."""
    game = learning("thirst_for_knowledge")
    do(game, "p1 learn residence_a", "p1 trick barricaded_barrels")
    assert tricks(game)["heart"] == ("barricaded_barrels", 0)
    assert (die(game, "residence_a"), ap_left(game)) == ("x", 1)


def test_thirst_for_knowledge_needs_a_die_that_does_not_show_x() -> None:
    """DT-1: not even this card learns with an X."""
    game = learning("thirst_for_knowledge")
    assert refused(game, "p1 learn residence_b") == "DT-1: the die shows X"


def test_thirst_for_knowledge_leaves_the_threshold() -> None:
    """DT-2: missing Fame is paid in Coins, or the trick is out of reach."""
    game = learning("thirst_for_knowledge", coins=10)
    do(game, "p1 learn residence_a")
    assert refused(game, "p1 trick prison_break") == "DT-2: needs 11 Coins, 10 left"


def test_thirst_for_knowledge_used_for_ap_keeps_to_the_die() -> None:
    """AP-3, DT-1: 3 of 4 AP, and the die's or the favorite category."""
    game = learning("thirst_for_knowledge", use=MORE_AP)
    do(game, "p1 learn residence_a")
    assert refused(game, "p1 trick barricaded_barrels") == "DT-1: the trick’s category is Escape"
    do(game, "p1 trick enchanted_butterflies")
    assert ap_left(game) == 1


def test_thirst_for_knowledge_costs_nothing_under_open_residence() -> None:
    """DA-5: 1 AP less than 1, so that it works with no AP left; the next Learn costs 1."""
    game = learning("thirst_for_knowledge", prophecy="open_residence", use=OPEN)
    do(game, "p1 reroll bank_a", "p1 reroll bank_a", "p1 reroll bank_a")
    assert ap_left(game) == 0
    assert refused(game, "p1 learn residence_a") == "DT-1: needs 1 AP, 0 left"
    do(game, "p1 with_card", "p1 learn residence_a", "p1 trick barricaded_barrels")
    assert tricks(game)["heart"] == ("barricaded_barrels", 0)
