"""The prophecy Open Inn."""

from tests.engine.effects.prophecies.streets import downtown
from tests.support import do, refused


def test_open_inn_lets_a_character_be_hired_for_one_ap() -> None:
    """DT-4: an Apprentice hires an Engineer."""
    game = downtown("open_inn")
    events = do(game, "p1 hire inn_a")
    assert [e.fields for e in events if e.kind == "character_hired"] == [{"hireling": "engineer"}]


def test_open_inn_makes_no_other_action_cheaper() -> None:
    """DT-1, DT-5: Learn and Take Coins cost 3 AP as ever, and Hire does without it."""
    game = downtown("open_inn")
    assert refused(game, "p1 learn residence_a") == "DT-1: needs 3 AP, 1 left"
    assert refused(game, "p1 take_coins bank_a") == "DT-5: needs 3 AP, 1 left"
    assert refused(downtown(None), "p1 hire inn_a") == "DT-4: needs 3 AP, 1 left"


def test_open_inn_leaves_ap_for_a_second_hire() -> None:
    """DT-4: an Engineer's 2 AP are two Characters at the Inn."""
    game = downtown("open_inn", "manager")
    do(game, "p1 hire inn_a", "p1 hire inn_b")
    assert game.to_act == [1]


def test_open_inn_with_headhunter_costs_nothing() -> None:
    """DA-5: 1 AP less than 1 is 0, so a second hire is still paid for."""
    game = downtown("open_inn", card="headhunter")
    do(game, "p1 use_card bonus", "p1 with_card", "p1 hire inn_b", "p1 hireling assistant")
    assert refused(game, "p1 hire inn_a") is None
