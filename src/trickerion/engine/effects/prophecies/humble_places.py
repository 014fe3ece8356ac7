"""Humble Places, a prophecy."""

from typing import ClassVar

from trickerion.engine.core.printed_facts import SLOT_AP, SLOT_LOCATION
from trickerion.engine.core.refusals import Refusal
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Location, Seat, Slot
from trickerion.engine.effects.hooks import Effect
from trickerion.engine.effects.prophecies.base import STREETS
from trickerion.engine.phases.placement import free_slots


class HumblePlaces(Effect):
    """PRO-4: on a street the free slot with the lowest AP modifier must be taken; closed slots do
    not count."""

    id: ClassVar[str] = "humble_places"
    rules: ClassVar[tuple[str, ...]] = ("SET-11", "TURN-6", "PRO-4")

    def placement_refusal(
        self, state: State, seat: Seat, character: Character, slot: Slot
    ) -> Refusal | None:
        location = SLOT_LOCATION[slot]
        if location not in STREETS or SLOT_AP[slot] == lowest_modifier(state, seat, location):
            return None
        return Refusal("PRO-4", "not_lowest_slot")


def lowest_modifier(state: State, seat: Seat, location: Location) -> int:
    """PRO-4: the lowest AP modifier among the slots of a street that can be taken."""
    return min([SLOT_AP[slot] for slot in free_slots(state, seat, location)])
