"""The Power Standing Ovation."""

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


def test_standing_ovation_pays_the_performer() -> None:
    """PRF-4: 3 Fame besides everything else."""
    assert gained(perform(["standing_ovation"], 0), "fame", "standing_ovation") == [3]


def test_standing_ovation_pays_nothing_for_others_performances() -> None:
    """PRF-4: the performer only, even with own markers on the card."""
    assert gained(perform(["standing_ovation"], 1), "fame", "standing_ovation") == []


def test_standing_ovation_is_not_doubled_by_an_encore() -> None:
    """PRO-2, POW-9: the prophecy doubles the bonuses of PRF-4, not the Power's Fame."""
    events = perform(["standing_ovation"], 0, prophecy="encore")
    assert gained(events, "fame", "standing_ovation") == [3]
