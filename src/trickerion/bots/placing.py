"""Where everybody goes by instinct: the plan of a turn, and who is placed next on which slot."""

from typing import Final

from trickerion import Action
from trickerion.bots.worth import STAGE_HANDS
from trickerion.engine.cardboard import (
    BASE_AP,
    CARD_LOCATION,
    CHARACTER_COUNT,
    DARK_ALLEY,
    DOWNTOWN,
    MAGICIAN,
    MARKET_ROW,
    NEEDS,
    PREPARE_COST,
    SLOT_AP,
    SLOT_LOCATION,
    THEATER,
    WEEKDAY_YIELD,
    WORKSHOP,
    is_performance_slot,
    weekday_of,
)
from trickerion.engine.components import counted, meets
from trickerion.engine.names import NONE
from trickerion.engine.pieces import HOME, Player
from trickerion.engine.state import State
from trickerion.engine.verbs import PASS, PLACE

Plan = dict[int, int]
"""The card under each Character."""

ORDER: Final = {DOWNTOWN: 0, MARKET_ROW: 1, DARK_ALLEY: 2, WORKSHOP: 3, THEATER: 4}
"""What is bought early can be prepared, and what is prepared can be set up."""
AT_HOME: Final = -800.0
USELESS: Final = -1000.0
COINS_TO_SHOP: Final = 3
A_SET_UP: Final = 2.5
A_DAY: Final = 1.4
"""A Fame and a Coin for each marker performed."""


# What there is to do


def preparable(player: Player) -> list[int]:
    """The AP cost of each trick that could be prepared now."""
    return [
        PREPARE_COST[trick]
        for symbol, trick in enumerate(player.tricks)
        if trick != NONE and not player.markers[symbol] and meets(player, trick)
    ]


def to_set_up(state: State, seat: int) -> int:
    """How many different tricks have a marker ready for the stage."""
    return sum(markers > 0 for markers in state.players[seat].markers)


def is_lacking(player: Player) -> bool:
    for trick in player.tricks:
        if trick != NONE:
            for component, count in NEEDS[trick]:
                if counted(player, component) < count:
                    return True
    return False


def is_useful(state: State, seat: int, ap: int, location: int) -> bool:
    """Has a Character with so many AP anything to do there?"""
    player = state.players[seat]
    if location == WORKSHOP:
        return any(cost <= ap for cost in preparable(player))
    if location == MARKET_ROW:
        return is_lacking(player)
    if location == THEATER:
        return to_set_up(state, seat) > 0
    return True


# Who is placed next, and where


def places(state: State, seat: int, options: list[Action]) -> list[float]:
    """The streets first, the stage last; whoever has nothing to do stays at home."""
    day = best_day(state, seat, [action for action in options if action.verb is PLACE])
    return [place_value(state, seat, action, day) for action in options]


def distinct_places(state: State, seat: int, options: list[Action], order: list[int]) -> list[int]:
    """Of slots that differ in their AP only, and of Characters that are alike, the first."""
    player = state.players[seat]
    seen: set[tuple[int, int, int, int]] = set()
    chosen = []
    for i in order:
        action = options[i]
        card = player.under[action.a] if action.verb is not PASS else NONE
        key = (action.verb.first_id, BASE_AP[action.a], card, slot_group(action))
        if key not in seen:
            seen.add(key)
            chosen.append(i)
    return chosen


def slot_group(action: Action) -> int:
    """Slots that are alike but for their AP: each weekday has a backstage and a stage."""
    if action.verb is not PLACE:
        return NONE
    location = SLOT_LOCATION[action.b]
    if location != THEATER:
        return location
    return 100 + 2 * weekday_of(action.b) + is_performance_slot(action.b)


def place_value(state: State, seat: int, action: Action, day: int) -> float:
    if action.verb is not PLACE:
        return AT_HOME
    if not is_performance_slot(action.b):
        ap = BASE_AP[action.a] + SLOT_AP[action.b]
        if ap <= 0 or not is_useful(state, seat, ap, SLOT_LOCATION[action.b]):
            return USELESS
    return slot_value(state, seat, action, day)


def slot_value(state: State, seat: int, action: Action, day: int) -> float:
    location = SLOT_LOCATION[action.b]
    value = -100.0 * ORDER[location] + 3.0 * SLOT_AP[action.b]
    if location != THEATER:
        return value + BASE_AP[action.a]
    if weekday_of(action.b) != day:
        return -900.0
    if is_performance_slot(action.b):
        return value - 50.0
    return value + BASE_AP[action.a] - (60.0 if action.a == MAGICIAN else 0.0)


def best_day(state: State, seat: int, places: list[Action]) -> int:
    """The weekday with the best of set-ups and yields; NONE if the Theater is not at hand."""
    days = {weekday_of(a.b) for a in places if SLOT_LOCATION[a.b] == THEATER}
    if len(days) < 2:
        return days.pop() if days else NONE
    player = state.players[seat]
    coming = [c for c in range(CHARACTER_COUNT) if is_coming(player, c) and c != MAGICIAN]
    performs = is_coming(player, MAGICIAN)
    ready = to_set_up(state, seat)
    there = max((markers_of(state, seat, card) for card in range(len(state.theater))), default=0)

    def value(day: int) -> float:
        ap = sum(max(0, BASE_AP[c] + SLOT_AP[12 + 3 * day]) for c in coming[:2])
        markers = min(ap, ready)
        shown = there + markers if performs else 0
        return A_SET_UP * markers + A_DAY * WEEKDAY_YIELD[day] * shown

    return max(sorted(days), key=value)


def is_coming(player: Player, character: int) -> bool:
    card = player.under[character]
    is_home = player.where[character] == HOME and card != NONE
    return is_home and CARD_LOCATION[card] == THEATER


def markers_of(state: State, seat: int, place: int) -> int:
    return sum(marker >> 4 == seat for marker in state.theater[place].markers)


# The plan of a turn


def improvise(state: State, seat: int) -> Plan:
    """A plan that keeps the shows going: the stage first, then what the next one needs."""
    player = state.players[seat]
    casting = Casting(player)
    soon = preparable(player)
    ready = to_set_up(state, seat)
    if ready or soon or is_on_stage(state, seat):
        casting.send(MAGICIAN, THEATER)
    for cost in sorted(soon):
        casting.send_weakest(cost, WORKSHOP)
    casting.send_hands(ready + len(soon))
    if is_lacking(player) and player.coins >= COINS_TO_SHOP:
        casting.send_weakest(1, MARKET_ROW)
    for location in (DOWNTOWN, DARK_ALLEY):
        for character in casting.team[:]:
            casting.send(character, location)
    return casting.plan


def is_on_stage(state: State, seat: int) -> bool:
    return any(show.holds_any_of(seat) for show in state.theater)


class Casting:
    """A plan in the making: who has no card yet, and which cards are left."""

    def __init__(self, player: Player) -> None:
        self.team = [c for c in range(CHARACTER_COUNT) if player.has(c) and player.under[c] == NONE]
        self.cards = player.hand[:]
        self.plan: Plan = {}

    def send(self, character: int, location: int) -> bool:
        """Lay a card for a Location under a Character, if there is one left."""
        if character not in self.team:
            return False
        for card in self.cards:
            if CARD_LOCATION[card] == location:
                self.plan[character] = card
                self.cards.remove(card)
                self.team.remove(character)
                return True
        return False

    def send_weakest(self, ap: int, location: int) -> None:
        for character in reversed(self.team):
            if BASE_AP[character] >= ap and character != MAGICIAN:
                self.send(character, location)
                return

    def send_hands(self, markers: int) -> None:
        """Backstage, until there are hands enough for so many markers."""
        for character in [c for c in self.team if c != MAGICIAN][:STAGE_HANDS]:
            if markers > 0 and self.send(character, THEATER):
                markers -= BASE_AP[character]
