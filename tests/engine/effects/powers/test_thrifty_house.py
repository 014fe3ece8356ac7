"""The Power Thrifty House."""

from typing import Any

from tests.engine.effects.powers.learned import table
from tests.support import changes, do
from trickerion import Event


def wages(powers: list[str], placed: dict[str, str], coins: int = 9, **own: Any) -> list[Event]:
    """The end of a turn in which p1's Characters stand on slots; p2 makes the last one Idle."""
    other = {"assigned": {"magician": "downtown"}}
    game = table(powers, {"placed": placed, "coins": coins, **own}, other, initiative=[1, 0])
    return do(game, "p2 idle magician")


TEAM = {"engineer": "downtown.4", "manager": "market_row.1"}
"""Wages of 4 Coins."""


def test_thrifty_house_lowers_high_wages() -> None:
    """END-1: two Specialists cost 3 Coins instead of 4."""
    assert changes(wages(["thrifty_house"], TEAM), 0, "coins") == [(-3, "wages")]


def test_thrifty_house_leaves_lower_wages_as_they_are() -> None:
    """END-1: a Specialist and an Apprentice cost 3 Coins."""
    team = {"engineer": "downtown.4", "apprentice_1": "market_row.1"}
    assert changes(wages(["thrifty_house"], team), 0, "coins") == [(-3, "wages")]


def test_thrifty_house_saves_the_fame_of_unpaid_wages() -> None:
    """END-1: only what is still due and not paid costs Fame."""
    for power, fame in (("thrifty_house", -6), ("lucky_penny", -8)):
        events = wages([power], TEAM, 0, fame=9)
        assert changes(events, 0, "fame") == [(fame, "unpaid_wages")]


def test_thrifty_house_shows_what_is_due() -> None:
    """The view names the lower wages."""
    other = {"assigned": {"magician": "downtown"}}
    game = table(["thrifty_house"], {"placed": TEAM}, other, initiative=[1, 0])
    seen = game.view(0)["players"]
    assert isinstance(seen, list)
    assert seen[0]["wages_due"] == 3
