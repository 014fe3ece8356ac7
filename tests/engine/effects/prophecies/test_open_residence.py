"""The prophecy Open Residence."""

from tests.engine.effects.prophecies.streets import downtown
from tests.support import do, refused


def test_open_residence_lets_a_trick_be_learned_for_one_ap() -> None:
    """DT-1: an Apprentice's AP is enough, and the die is used up."""
    game = downtown("open_residence")
    do(game, "p1 learn residence_a", "p1 trick enchanted_butterflies")
    assert game.to_act == [1]
    assert game.to_dict()["dice"]["residence_a"] == "x"  # type: ignore[index]


def test_open_residence_leaves_what_else_a_trick_needs() -> None:
    """DT-1, DT-2: the die's category, and Coins for missing Fame: Level 2 needs 16."""
    game = downtown("open_residence", coins=10)
    assert refused(game, "p1 learn residence_b") == "DT-1: the die shows X"
    do(game, "p1 learn residence_a")
    assert refused(game, "p1 trick self_decapitation") == "DT-2: needs 11 Coins, 10 left"


def test_open_residence_makes_no_other_action_cheaper() -> None:
    """DT-4, DT-5: Hire and Take Coins cost 3 AP as ever, and Learn does without it."""
    game = downtown("open_residence")
    assert refused(game, "p1 hire inn_b") == "DT-4: needs 3 AP, 1 left"
    assert refused(game, "p1 take_coins bank_a") == "DT-5: needs 3 AP, 1 left"
    game = downtown(None)
    assert refused(game, "p1 learn residence_a") == "DT-1: needs 3 AP, 1 left"


def test_open_residence_with_thirst_for_knowledge_costs_nothing() -> None:
    """DA-5: "1 AP less" takes 1 off whatever the action costs then: an AP is left to reroll."""
    game = downtown("open_residence", card="thirst_for_knowledge")
    do(game, "p1 use_card bonus", "p1 with_card", "p1 learn residence_a")
    do(game, "p1 trick mind_reading")
    assert game.to_act == [0]
    assert refused(game, "p1 reroll bank_a") is None
