"""The policy for Characters: assignment plans, and which Character to place next on which slot."""

from typing import Final

from trickerion import Action
from trickerion.bots.evaluation import BACKSTAGE_SLOTS
from trickerion.engine.boards.components import meets
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import CHARACTER_COUNT, marker_seat
from trickerion.engine.core.pieces import HOME, PlayerBoard
from trickerion.engine.core.printed_facts import (
    BASE_AP,
    CARD_LOCATION,
    DARK_ALLEY,
    DOWNTOWN,
    MAGICIAN,
    MARKET_ROW,
    PREPARE_COST,
    SLOT_AP,
    SLOT_LOCATION,
    THEATER,
    THEATER_SLOT,
    WEEKDAY_YIELD,
    WORKSHOP,
    is_performance_slot,
    weekday_of,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.verbs import PASS, PLACE

Plan = dict[int, int]
"""The card under each Character."""

SEQUENCE: Final = [DOWNTOWN, MARKET_ROW, DARK_ALLEY, WORKSHOP, THEATER]
"""Components are bought before tricks are prepared, and tricks prepared before they are set up."""
ORDER: Final = [SEQUENCE.index(location) for location in range(len(SEQUENCE))]
"""The place of each Location in this sequence."""
AT_HOME: Final = -800.0
USELESS: Final = -1000.0
COINS_TO_BUY: Final = 3
NEVER_ENOUGH: Final = 99
SET_UP_VALUE: Final = 2.5
YIELD_VALUE: Final = 1.4
"""One Fame and one Coin for each performed marker."""
NOT_PERFORMING: Final = -1


# What there is to do at a Location


def preparable(player: PlayerBoard) -> list[int]:
    """The AP cost of each trick that could be prepared now."""
    return [
        PREPARE_COST[trick]
        for symbol, trick in enumerate(player.tricks)
        if trick != NONE and not player.markers[symbol] and meets(player, trick)
    ]


def to_set_up(state: State, seat: int) -> int:
    """How many tricks have a marker ready to be set up."""
    ready = 0
    for markers in state.players[seat].markers:
        ready += markers > 0
    return ready


def is_missing_components(player: PlayerBoard) -> bool:
    for trick in player.tricks:
        if trick != NONE and not meets(player, trick):
            return True
    return False


def fewest_ap(state: State, seat: int) -> list[int]:
    """The fewest AP with which a Character has anything to do, by Location."""
    player = state.players[seat]
    fewest = [NEVER_ENOUGH] * len(ORDER)
    for cost in preparable(player):
        fewest[WORKSHOP] = min(fewest[WORKSHOP], cost)
    if is_missing_components(player):
        fewest[MARKET_ROW] = 1
    if to_set_up(state, seat):
        fewest[THEATER] = 1
    fewest[DOWNTOWN] = fewest[DARK_ALLEY] = 1
    return fewest


# Who is placed next, and where


def placement_values(state: State, seat: int, options: list[Action]) -> list[float]:
    """Other Locations first, the Theater last; Characters with nothing to do stay home."""
    day = best_day(state, seat, options)
    fewest = fewest_ap(state, seat)
    return [placement_value(state, seat, action, day, fewest) for action in options]


def distinct(state: State, seat: int, options: list[Action], order: list[int]) -> list[int]:
    """Keep only the first of equivalent Characters and of slots that differ in AP only."""
    player = state.players[seat]
    seen: set[tuple[int, int, int, int]] = set()
    chosen = []
    for i in order:
        action = options[i]
        is_pass = action.verb is PASS
        ap = 0 if is_pass else BASE_AP[action.character]
        card = NONE if is_pass else player.under[action.character]
        key = (action.verb.first_id, ap, card, slot_group(action))
        if key not in seen:
            seen.add(key)
            chosen.append(i)
    return chosen


def slot_group(action: Action) -> int:
    """The same number for slots that differ in AP only; each weekday has two groups."""
    if action.verb is not PLACE:
        return NONE
    location = SLOT_LOCATION[action.slot]
    if location != THEATER:
        return location
    return 100 + 2 * weekday_of(action.slot) + is_performance_slot(action.slot)


def placement_value(state: State, seat: int, action: Action, day: int, fewest: list[int]) -> float:
    if action.verb is not PLACE:
        return AT_HOME
    if not is_performance_slot(action.slot):
        ap = BASE_AP[action.character] + SLOT_AP[action.slot]
        location = SLOT_LOCATION[action.slot]
        if ap < fewest[location]:
            return USELESS
    return slot_value(state, seat, action, day)


def slot_value(state: State, seat: int, action: Action, day: int) -> float:
    location = SLOT_LOCATION[action.slot]
    value = -100.0 * ORDER[location] + 3.0 * SLOT_AP[action.slot]
    if location != THEATER:
        return value + BASE_AP[action.character]
    if weekday_of(action.slot) != day:
        return -900.0
    if is_performance_slot(action.slot):
        return value - 50.0
    return value + BASE_AP[action.character] - (60.0 if action.character == MAGICIAN else 0.0)


def best_day(state: State, seat: int, options: list[Action]) -> int:
    """The weekday with the most Set Ups and the best yield; NONE if the Theater is no option."""
    days = theater_days(options)
    if len(days) < 2:
        return days[0] if days else NONE
    player = state.players[seat]
    team = backstage_team(player)
    ready = to_set_up(state, seat)
    there = most_markers(state, seat) if is_coming(player, MAGICIAN) else NOT_PERFORMING
    best, most = NONE, 0.0
    for day in days:
        value = day_value(day, team, ready, there)
        if best == NONE or value > most:
            best, most = day, value
    return best


def theater_days(options: list[Action]) -> list[int]:
    """The weekdays on which a Character can be placed."""
    days = [False] * len(WEEKDAY_YIELD)
    for action in options:
        if action.verb is PLACE and SLOT_LOCATION[action.slot] == THEATER:
            days[weekday_of(action.slot)] = True
    return [day for day, is_open in enumerate(days) if is_open]


def backstage_team(player: PlayerBoard) -> list[int]:
    """The Characters that will go backstage, as many as there are slots."""
    coming: list[int] = []
    for character in range(MAGICIAN + 1, CHARACTER_COUNT):
        if len(coming) < BACKSTAGE_SLOTS and is_coming(player, character):
            coming.append(character)
    return coming


def day_value(day: int, team: list[int], ready: int, there: int) -> float:
    """What can be set up on a weekday and, unless `there` says no, performed with it."""
    ap = 0
    for character in team:
        ap += max(0, BASE_AP[character] + SLOT_AP[THEATER_SLOT + 3 * day])
    markers = min(ap, ready)
    shown = there + markers if there != NOT_PERFORMING else 0
    return SET_UP_VALUE * markers + YIELD_VALUE * WEEKDAY_YIELD[day] * shown


def most_markers(state: State, seat: int) -> int:
    """The most markers that the seat has on one Performance card."""
    most = 0
    for place in range(len(state.theater)):
        most = max(most, markers_of(state, seat, place))
    return most


def is_coming(player: PlayerBoard, character: int) -> bool:
    card = player.under[character]
    is_home = player.where[character] == HOME and card != NONE
    return is_home and CARD_LOCATION[card] == THEATER


def markers_of(state: State, seat: int, place: int) -> int:
    markers = 0
    for marker in state.theater[place].markers:
        markers += marker_seat(marker) == seat
    return markers


# The plan of a turn


def default_plan(state: State, seat: int) -> Plan:
    """Staff the next Performance first, then prepare the one after it."""
    player = state.players[seat]
    builder = PlanBuilder(player)
    soon = preparable(player)
    ready = to_set_up(state, seat)
    if ready or soon or is_on_stage(state, seat):
        builder.assign(MAGICIAN, THEATER)
    for cost in sorted(soon):
        builder.assign_weakest(cost, WORKSHOP)
    builder.assign_backstage(ready + len(soon))
    if is_missing_components(player) and player.coins >= COINS_TO_BUY:
        builder.assign_weakest(1, MARKET_ROW)
    for location in (DOWNTOWN, DARK_ALLEY):
        for character in builder.team[:]:
            builder.assign(character, location)
    return builder.plan


def is_on_stage(state: State, seat: int) -> bool:
    return any(show.holds_any_of(seat) for show in state.theater)


class PlanBuilder:
    """A plan under construction: Characters without a card, and the cards left."""

    def __init__(self, player: PlayerBoard) -> None:
        self.team = [c for c in range(CHARACTER_COUNT) if player.has(c) and player.under[c] == NONE]
        self.cards = player.hand[:]
        self.plan: Plan = {}

    def assign(self, character: int, location: int) -> bool:
        """Assign a Character a card for a Location, if there is one left."""
        if character not in self.team:
            return False
        for card in self.cards:
            if CARD_LOCATION[card] == location:
                self.plan[character] = card
                self.cards.remove(card)
                self.team.remove(character)
                return True
        return False

    def assign_weakest(self, ap: int, location: int) -> None:
        for character in reversed(self.team):
            if BASE_AP[character] >= ap and character != MAGICIAN:
                self.assign(character, location)
                return

    def assign_backstage(self, markers: int) -> None:
        """Send Characters backstage until their AP cover this many markers."""
        for character in [c for c in self.team if c != MAGICIAN][:BACKSTAGE_SLOTS]:
            if markers > 0 and self.assign(character, THEATER):
                markers -= BASE_AP[character]
