"""The Power Star Turn."""

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


def test_star_turn_pays_in_its_own_performance() -> None:
    """PRF-6: 1 Fame and 1 Coin more, also where nothing is printed."""
    events = perform(["star_turn"], 0)
    assert gained(events, "fame", "yield") == [3]
    assert gained(events, "coins", "yield") == [1]


def test_star_turn_pays_nothing_in_others_performances() -> None:
    """PRF-6: 2 Fame as printed."""
    events = perform(["star_turn"], 1)
    assert gained(events, "fame", "yield") == [2]
    assert gained(events, "coins", "yield") == []


def test_star_turn_leaves_rivals_on_the_card() -> None:
    """PRF-6: p2's marker yields as printed."""
    events = perform(["star_turn"], 0)
    assert gained(events, "fame", "yield", 1) == [1]


def test_star_turn_adds_to_faithful_fans() -> None:
    """Both Powers together pay in every Performance."""
    both = ["faithful_fans", "star_turn"]
    assert gained(perform(both, 0), "fame", "yield") == [3]
    assert gained(perform(both, 1), "fame", "yield") == [3]


def test_star_turn_pays_in_fame_for_applause() -> None:
    """PRO-2: the Coin becomes Fame as well."""
    events = perform(["star_turn"], 0, prophecy="applause_over_money")
    assert gained(events, "fame", "yield") == [4]
