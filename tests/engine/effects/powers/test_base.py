"""The Power Base."""

from tests.engine.effects.powers.learned import placed
from tests.support import offers, refused


def test_powers_that_work_by_themselves_cannot_be_used() -> None:
    """POW-6: only some Powers are used on purpose, and only learned ones."""
    game = placed("second_wind", "market_row.4", more_powers=["lucky_penny"])
    assert offers(game, 0, "use_power") == ["second_wind"]
    reason = "POW-6: not a learned Power that you can use yourself"
    assert refused(game, "p1 use_power lucky_penny") == reason
    assert refused(game, "p1 use_power night_bank") == reason


def test_without_such_a_power_there_is_nothing_to_use() -> None:
    """POW-6: the action is not one of the question."""
    game = placed("lucky_penny", "market_row.4")
    assert refused(game, "p1 use_power second_wind") == "AP-4: that’s not what is asked now"


def test_two_powers_can_be_used_with_one_character() -> None:
    """POW-6: once each."""
    game = placed("second_wind", "downtown.4", more_powers=["night_bank"], shards=6)
    assert offers(game, 0, "use_power") == ["second_wind", "night_bank"]


def test_a_cheaper_action_costs_at_least_one_ap() -> None:
    """DA-5: only a Special card brings the cost down to 0."""
    game = placed("friendly_innkeeper", "downtown.4", "apprentice_1")
    assert offers(game, 0, "hire") == []
