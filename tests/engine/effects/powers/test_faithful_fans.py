"""The Power Faithful Fans."""

from typing import Any

from tests.engine.effects.powers.learned import gained, table
from tests.support import do, show
from trickerion import Event

OWN = {"enchanted_butterflies": 0, "linking_rings": 0}
"""p1's spade: 2 Fame; heart: 2 Coins."""
MIXED = show("riverside_1", s00="p1 spade spiritual", s01="p2 spade escape")


def perform(powers: list[str], performer: int, **more: Any) -> list[Event]:
    """p1 or p2 performs a card with a marker of each on Friday."""
    day = {"placed": {"magician": "friday.performance"}}
    seats: list[dict[str, Any]] = [{"tricks": OWN}, {"tricks": {"card_manipulation": 0}}]
    seats[performer] |= day
    theater = more.pop("theater", [MIXED])
    game = table(powers, {**seats[0], **more.pop("own", {})}, seats[1], theater=theater, **more)
    return do(game, f"p{performer + 1} perform riverside_1")


def test_faithful_fans_pay_in_a_rivals_performance() -> None:
    """PRF-6: 3 Fame instead of 2."""
    assert gained(perform(["faithful_fans"], 1), "fame", "yield") == [3]


def test_faithful_fans_pay_nothing_in_their_own_performance() -> None:
    """PRF-6: 2 Fame as printed, and p2's marker is not theirs."""
    events = perform(["faithful_fans"], 0)
    assert gained(events, "fame", "yield") == [2]
    assert gained(events, "fame", "yield", 1) == [1]


def test_faithful_fans_add_to_the_weekday() -> None:
    """PRF-3, PRF-6, POW-9: on a Thursday of one's own -1, and +1 from the fans."""
    own = {"placed": {"engineer": "thursday.1"}}
    assert gained(perform(["faithful_fans"], 1, own=own), "fame", "yield") == [2]


def test_faithful_fans_add_fame_before_applause() -> None:
    """PRO-2: the prophecy turns Coins into Fame after all modifiers."""
    events = perform(["faithful_fans"], 1, prophecy="applause_over_money")
    assert gained(events, "fame", "yield") == [3]
