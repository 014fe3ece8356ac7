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


def test_thrifty_house_lowers_the_wages() -> None:
    """END-1: an Engineer and an Apprentice cost 2 Coins instead of 3."""
    team = {"engineer": "downtown.4", "apprentice_1": "market_row.1"}
    assert changes(wages(["thrifty_house"], team), 0, "coins") == [(-2, "wages")]


def test_thrifty_house_never_pays() -> None:
    """END-1: wages never fall below 0."""
    events = wages(["thrifty_house"], {"apprentice_1": "market_row.1"})
    assert changes(events, 0, "coins") == []


def test_thrifty_house_saves_the_fame_of_unpaid_wages() -> None:
    """END-1: only what is still due and not paid costs Fame."""
    team = {"engineer": "downtown.4", "apprentice_1": "market_row.1"}
    assert changes(wages(["thrifty_house"], team, 0), 0, "fame") == [(-4, "unpaid_wages")]
    assert changes(wages(["lucky_penny"], team, 0, fame=9), 0, "fame") == [(-6, "unpaid_wages")]


def test_thrifty_house_shows_what_is_due() -> None:
    """The view names the lower wages."""
    other = {"assigned": {"magician": "downtown"}}
    own = {"placed": {"engineer": "market_row.4"}}
    game = table(["thrifty_house"], own, other, initiative=[1, 0])
    seen = game.view(0)["players"]
    assert isinstance(seen, list)
    assert seen[0]["wages_due"] == 1
