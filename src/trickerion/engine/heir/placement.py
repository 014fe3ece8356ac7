"""Where the Heir places its next Character, and what the Character does there (HEIR-4)."""

from typing import Final

from trickerion.engine.boards.turn_setups import open_weekdays
from trickerion.engine.core.events import CHARACTER_IDLE, CHARACTER_PLACED
from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import CHARACTER_COUNT, disk, has_bit, with_bit
from trickerion.engine.core.pieces import HOME, IDLE
from trickerion.engine.core.printed_facts import (
    BASE_AP,
    CARD_LOCATION,
    DARK_ALLEY,
    DOWNTOWN,
    DUEL_OPEN_SLOTS,
    MAGICIAN,
    MARKET_ROW,
    SLOT_AP,
    THEATER,
    THEATER_SLOT,
    WORKSHOP,
)
from trickerion.engine.core.state import State
from trickerion.engine.core.types import Character, Location, Seat, Slot
from trickerion.engine.effects.in_force import in_force
from trickerion.engine.heir import dark_alley, downtown, market_row, theater
from trickerion.engine.heir.plan import is_ready, stronger_character
from trickerion.engine.heir.seat import HEIR, PLAYER, tell_rule
from trickerion.engine.locations.theater import holder_of_weekday, weekday_of_seat

READY_ORDER: Final = (THEATER, DOWNTOWN, MARKET_ROW, DARK_ALLEY, WORKSHOP)
BUSY_ORDER: Final = (DOWNTOWN, THEATER, MARKET_ROW, DARK_ALLEY, WORKSHOP)
MOST_AP: Final = 5
ONLY_MAGICIAN: Final = [MAGICIAN]


def place_next(state: State) -> None:
    """HEIR-4: the Heir places one Character, which acts at once."""
    location = next_location(state)
    character = next_character(state, location)
    slot = slot_for(state, character, location)
    if slot == NONE:
        _leave_idle(state, character, "HEIR-4", "no_slot", location)
    elif location == THEATER and character != MAGICIAN and not theater.can_set_up(state):
        _leave_idle(state, character, "HEIR-7", "nothing_to_set_up", location)
    else:
        ap = action_points(state, character, slot)
        _put_on_slot(state, character, slot, ap)
        if character != MAGICIAN or location != THEATER:
            act(state, location, ap)


def _leave_idle(
    state: State, character: Character, rule: str, step: str, location: Location
) -> None:
    """TURN-6: an Idle Character is one placement too."""
    state.players[HEIR].move(character, IDLE)
    tell_rule(state, rule, step, 0, location)
    state.tell(CHARACTER_IDLE, HEIR, character)


# Which Character


def next_location(state: State) -> Location:
    """HEIR-4: contested Locations first, both in the order of the stance."""
    order = READY_ORDER if is_ready(state) else BUSY_ORDER
    own, theirs = locations_to_fill(state, HEIR), locations_to_fill(state, PLAYER)
    first = NONE
    for location in order:
        if has_bit(own, location):
            if has_bit(theirs, location) and is_contested(state, location):
                tell_rule(state, "HEIR-4", "contested", 0, location)
                return location
            if first == NONE:
                first = location
    tell_rule(state, "HEIR-4", "priority", 0, first)
    return first


def locations_to_fill(state: State, seat: Seat) -> int:
    """A bit for each Location at which a Character of a seat waits to be placed."""
    player = state.players[seat]
    locations = 0
    for character in range(CHARACTER_COUNT):
        card = player.under[character]
        if card != NONE and player.where[character] == HOME:
            locations = with_bit(locations, CARD_LOCATION[card])
    return locations


def to_place(state: State, seat: Seat, location: Location) -> list[Character]:
    """The Characters of a seat who wait to be placed at a Location, from left to right."""
    player = state.players[seat]
    return [
        character
        for character in range(CHARACTER_COUNT)
        if player.where[character] == HOME
        and player.under[character] != NONE
        and CARD_LOCATION[player.under[character]] == location
    ]


def is_contested(state: State, location: Location) -> bool:
    """HEIR-4: do both sides have Characters to place there? Never the Workshop; the Theater not if
    only Magicians are left for it."""
    if location == WORKSHOP:
        return False
    theirs = to_place(state, PLAYER, location)
    if not theirs or location != THEATER:
        return bool(theirs)
    return theirs != ONLY_MAGICIAN or to_place(state, HEIR, location) != ONLY_MAGICIAN


def next_character(state: State, location: Location) -> Character:
    """HEIR-4: from left to right; in the Theater the Magician last."""
    waiting = to_place(state, HEIR, location)
    magician_waits = location == THEATER and waiting[0] == MAGICIAN and len(waiting) > 1
    return waiting[1] if magician_waits else waiting[0]


# Which slot


def slot_for(state: State, character: Character, location: Location) -> Slot:
    """HEIR-4: the free slot with the highest AP modifier; NONE if there is none."""
    if location == THEATER:
        return _theater_slot(state, character)
    for slot in DUEL_OPEN_SLOTS[state.turn_setup][location]:
        if state.occupant(HEIR, slot) == NONE:
            return slot
    return NONE


def _theater_slot(state: State, character: Character) -> Slot:
    """HEIR-4, THR-2: the earliest free weekday if the Heir is Ready, else the latest one."""
    weekday = weekday_of_seat(state, HEIR)
    if weekday == NONE:
        days = [d for d in open_weekdays(state) if holder_of_weekday(state, d) == NONE]
        weekday = days[0] if is_ready(state) else days[-1]
    first = THEATER_SLOT + 3 * weekday
    if character == MAGICIAN:
        return first + 2
    for slot in range(first, first + 2):
        if state.occupants[slot] == NONE:
            return slot
    return NONE


def _put_on_slot(state: State, character: Character, slot: Slot, ap: int) -> None:
    placed = disk(HEIR, character)
    state.players[HEIR].move(character, slot)
    state.occupants[state.occupant_key(HEIR, slot)] = placed
    state.placed.append(placed)
    state.tell(CHARACTER_PLACED, HEIR, character, slot, ap)


def action_points(state: State, character: Character, slot: Slot) -> int:
    """AP-1, HEIR-2, HEIR-7: base, the plan's AP, and the slot's modifier outside the Theater."""
    ap = BASE_AP[character]
    for effect in in_force(state, HEIR).base_ap:
        ap = effect.base_ap(state, HEIR, character, ap)
    if character == stronger_character(state):
        ap += 1
    return ap if slot >= THEATER_SLOT else ap + SLOT_AP[slot]


# What happens there


def act(state: State, location: Location, ap: int) -> None:
    """HEIR-4 to HEIR-7: AP beyond the fifth are worth 1 Fame each."""
    if location != THEATER and ap > MOST_AP:
        tell_rule(state, "HEIR-4", "sixth_ap", ap)
        state.add_fame(HEIR, ap - MOST_AP, "heir_ap")
        ap = MOST_AP
    if location == DOWNTOWN:
        downtown.visit(state, ap)
    elif location == MARKET_ROW:
        market_row.visit(state, ap)
    elif location == DARK_ALLEY:
        dark_alley.visit(state, ap)
    elif location == THEATER:
        theater.set_up(state, ap)
