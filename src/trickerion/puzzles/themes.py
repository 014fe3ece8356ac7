"""What the best line of a puzzle is about, derived from its actions and events."""

from collections.abc import Iterator
from typing import Final

from trickerion import Event, Game
from trickerion.catalog import PROPHECIES
from trickerion.engine.core.printed_facts import is_performance_slot
from trickerion.engine.core.verbs import PLACE
from trickerion.playthrough import Played
from trickerion.puzzles.puzzle import THEMES, Theme

BY_EVENT: Final[dict[str, Theme]] = {
    "link_created": "links",
    "marker_rescheduled": "reschedule",
    "marker_set_up": "set_up",
    "trick_prepared": "prepare",
    "components_taken": "components",
    "component_ordered": "components",
    "component_quick_ordered": "components",
    "character_enhanced": "shards",
    "character_idle": "idle",
    "card_used": "special_card",
    "trick_scored": "level_3",
}
BY_REASON: Final[dict[str, Theme]] = {
    "card_bonus": "performer",
    "specialist_bonus": "performer",
    "link_bonus": "links",
    "unpaid_wages": "wages",
}
LEFTOVERS: Final = ("final_shards", "final_coins", "final_special_cards")
MANY_LEFTOVERS: Final = 14
"""Fame from what is left over that makes the final scoring worth a thought."""
PROPHECY_IDS: Final = frozenset(prophecy.id for prophecy in PROPHECIES)


def themes_of(start: Game, seat: int, line: list[Played]) -> list[Theme]:
    """The themes of a line, in the order of the list of themes."""
    events = [event for played in line for event in played.events if event.seat == seat]
    found = {theme for event in events for theme in _themes_of_event(event)}
    if _leftovers(events) >= MANY_LEFTOVERS:
        found.add("final_scoring")
    if any(_chooses_weekday(start, played) for played in line):
        found.add("weekday")
    return [theme for theme in THEMES if theme in found]


def _themes_of_event(event: Event) -> Iterator[Theme]:
    if event.kind in BY_EVENT:
        yield BY_EVENT[event.kind]
    why = str(event.fields.get("why", ""))
    if why in BY_REASON:
        yield BY_REASON[why]
    if why in PROPHECY_IDS:
        yield "prophecy"


def _leftovers(events: list[Event]) -> int:
    return sum(
        int(str(event.fields["amount"]))
        for event in events
        if event.kind == "fame_changed" and event.fields["why"] in LEFTOVERS
    )


def _chooses_weekday(start: Game, played: Played) -> bool:
    """Does a Magician take a performance slot on one of several weekdays?"""
    action = played.action
    if action.verb is not PLACE or not is_performance_slot(action.slot):
        return False
    stages = {
        one.slot
        for one in start.options(action.seat)
        if one.verb is PLACE and is_performance_slot(one.slot)
    }
    return len(stages) > 1
