"""The final scoring of a game with the Dark Alley."""

from typing import Any

from tests.support import changes, do, position, seat, trick_of
from trickerion import Event
from trickerion.catalog import TRICKS

LAST = {"magician": "workshop"}
ALL_SPECIALISTS = ["manager", "engineer", "assistant"]
RICH: dict[str, Any] = {
    "team": [*ALL_SPECIALISTS, "apprentice_2"],
    "coins": 9,
    "shards": 4,
    "hand": ["invention", "interest"],
}
"""Somebody for whom nearly every bonus is worth something."""
LEVEL_3 = sorted(trick.id for trick in TRICKS if trick.level == 3)
OTHERS = {"mind_reading": 1, "walled": 0, "future_sight": 0}


def score(late_bonus: bool = False, **player: Any) -> list[Event]:
    """The events of the end of turn 7 for p1."""
    fields: dict[str, Any] = {"coins": 0, "shards": 0, **player}
    game = position(
        seat(assigned=LAST, **fields), seat(), turn=7, dark_alley=True, late_bonus=late_bonus
    )
    events = do(game, "p1 idle magician")
    assert game.over
    return events


def trick_bonus(trick: str, late_bonus: bool = False, **player: Any) -> int | None:
    """What a Level 3 trick scores for an owner with its components; None if it does not."""
    fields: dict[str, Any] = {"components": trick_of(trick).components, **player}
    fields["tricks"] = {trick: 0, **fields.get("tricks", {})}
    events = score(late_bonus, **fields)
    kinds = [event.kind for event in events]
    if "trick_scored" not in kinds:
        return None
    return sum(amount for amount, why in changes(events, 0, "fame") if why == "final_trick")


def rich_with(trick: str, markers: int = 0) -> dict[str, Any]:
    return {**RICH, "tricks": {trick: markers, **OTHERS}, "engineers_trick": "walled"}
