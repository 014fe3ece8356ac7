"""The Performance phase: who performs what, and what everybody gets for it (PRF)."""

from typing import ClassVar

from trickerion.engine.actions import Action, Verb
from trickerion.engine.cardboard import (
    ASSISTANT,
    CARD_BONUS,
    CHARACTER_COUNT,
    COINS,
    ENGINEER,
    FAME,
    FIRST_SLOT,
    MANAGER,
    SHARDS,
    SLOT_PLACES,
    THEATER,
    WEEKDAY_YIELD,
)
from trickerion.engine.effects import in_force
from trickerion.engine.events import (
    MARKERS_RETURNED,
    PERFORMANCE_BEGAN,
    PERFORMANCE_SKIPPED,
    TRICK_PERFORMED,
)
from trickerion.engine.frames import Question, Work
from trickerion.engine.names import NONE
from trickerion.engine.refusals import Refusal
from trickerion.engine.state import Show, State, marker_seat, marker_symbol
from trickerion.engine.theater import links_on, weekday_of_seat
from trickerion.engine.verbs import PASS, PERFORM

WEEKDAYS = 4
ASSISTANT_FAME = 2
MANAGER_COINS = 3
ENGINEER_SHARDS = 1


def perform(state: State) -> None:
    """PRF-1: Thursday to Sunday."""
    state.push(Performances(0))


def performer(state: State, weekday: int) -> int:
    """PRF-1: the player whose Magician stands on the performance slot, NONE if nobody."""
    occupant = state.occupants[FIRST_SLOT[THEATER] + 3 * weekday + 2]
    return occupant // CHARACTER_COUNT if occupant != NONE else NONE


class Performances(Work):
    """PRF-1: weekday by weekday, each Magician with something to perform is asked."""

    name: ClassVar[str] = "performances"
    fields: ClassVar[tuple[str, ...]] = ("next_weekday",)

    def __init__(self, next_weekday: int) -> None:
        self.next_weekday = next_weekday

    def resume(self, state: State) -> None:
        if self.next_weekday == WEEKDAYS:
            state.pop()
            return
        state.replace(Performances(self.next_weekday + 1))
        seat = performer(state, self.next_weekday)
        if seat != NONE and any(show.holds_any_of(seat) for show in state.theater):
            state.push(ChoosePerformance(seat, self.next_weekday))


class ChoosePerformance(Question):
    """PRF-1: perform one shown card holding at least one own marker, or none."""

    name: ClassVar[str] = "choose_performance"
    fields: ClassVar[tuple[str, ...]] = ("seat", "weekday")
    rule: ClassVar[str] = "PRF-1"
    verbs: ClassVar[tuple[Verb, ...]] = (PERFORM, PASS)

    def __init__(self, seat: int, weekday: int) -> None:
        super().__init__(seat)
        self.weekday = weekday

    def candidates(self, state: State, seat: int) -> list[Action]:
        return [*(PERFORM.of(seat, show.card) for show in state.theater), PASS.of(seat)]

    def refusal(self, state: State, action: Action) -> Refusal | None:
        if action.verb is PASS:
            return None
        show = state.show_of(action.a)
        if show is None:
            return Refusal("PRF-1", "not_shown")
        return None if show.holds_any_of(self.seat) else Refusal("PRF-1", "no_own_marker")

    def choose(self, state: State, action: Action) -> None:
        state.pop()
        show = state.show_of(action.a)
        if action.verb is PASS or show is None:
            state.tell(PERFORMANCE_SKIPPED, self.seat, self.weekday)
            return
        state.tell(PERFORMANCE_BEGAN, self.seat, show.card, self.weekday)
        pay_yields(state, self.seat, show)
        pay_performer(state, self.seat, show)
        return_markers(state, show)


def pay_yields(state: State, performer: int, show: Show) -> None:
    """PRF-2: each marker pays its owner the trick's Fame, Coins and Shards."""
    for place, marker in enumerate(show.markers):
        if marker == NONE:
            continue
        owner = marker_seat(marker)
        trick = state.players[owner].tricks[marker_symbol(marker)]
        modifier = yield_modifier(state, owner, performer)
        state.tell(TRICK_PERFORMED, owner, trick, show.card * SLOT_PLACES + place)
        state.add_fame(owner, max(0, FAME[trick] + modifier), "yield")
        state.add_coins(owner, max(0, COINS[trick] + modifier), "yield")
        state.add_shards(owner, SHARDS[trick], "yield")


def yield_modifier(state: State, owner: int, performer: int) -> int:
    """PRF-3: by the owner's weekday; an owner who is not in the Theater has the performer's."""
    weekday = weekday_of_seat(state, owner)
    if weekday == NONE:
        weekday = weekday_of_seat(state, performer)
    modifier = WEEKDAY_YIELD[weekday]
    for effect in in_force(state, owner):
        modifier = effect.weekday_yield(state, owner, weekday, modifier)
    return modifier


def is_in_theater(state: State, seat: int, character: int) -> bool:
    slot = state.players[seat].where[character]
    return FIRST_SLOT[THEATER] <= slot < FIRST_SLOT[THEATER] + 3 * WEEKDAYS


def pay_performer(state: State, seat: int, show: Show) -> None:
    """PRF-4: 1 Fame per link, the Specialists backstage, the card's printed bonus."""
    fame, coins, shards = CARD_BONUS[show.card]
    add_bonus(state, seat, links_on(show), 0, 0, "link_bonus")
    if is_in_theater(state, seat, ASSISTANT):
        add_bonus(state, seat, ASSISTANT_FAME, 0, 0, "specialist_bonus")
    if is_in_theater(state, seat, MANAGER):
        add_bonus(state, seat, 0, MANAGER_COINS, 0, "specialist_bonus")
    if is_in_theater(state, seat, ENGINEER):
        add_bonus(state, seat, 0, 0, ENGINEER_SHARDS, "specialist_bonus")
    add_bonus(state, seat, fame, coins, shards, "card_bonus")


def add_bonus(state: State, seat: int, fame: int, coins: int, shards: int, why: str) -> None:
    for effect in in_force(state, seat):
        fame = effect.performer_bonus(state, seat, fame)
        coins = effect.performer_bonus(state, seat, coins)
        shards = effect.performer_bonus(state, seat, shards)
    state.add_fame(seat, fame, why)
    state.add_coins(seat, coins, why)
    state.add_shards(seat, shards, why)


def return_markers(state: State, show: Show) -> None:
    """PRF-5: all markers go back to their owners' supplies; the card stays."""
    for marker in show.markers:
        if marker != NONE:
            state.tell(MARKERS_RETURNED, marker_seat(marker), marker_symbol(marker), 1)
    show.markers = [NONE] * SLOT_PLACES
