"""The yield of a marker: the printed trick, the weekday, and what cards and abilities add (PRF)."""

from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import (
    FIRST_NEUTRAL,
    SLOT_PLACES,
    YIELDS,
    marker_seat,
    marker_symbol,
    steal_pairs,
)
from trickerion.engine.core.pieces import PerformanceCard
from trickerion.engine.core.printed_facts import COINS, FAME, LEVEL, SHARDS, WEEKDAY_YIELD
from trickerion.engine.core.state import State
from trickerion.engine.core.types import PackedMarker, Seat, TrickNumber, Weekday
from trickerion.engine.effects.in_force import cards_with, in_force
from trickerion.engine.heir.seat import is_heir
from trickerion.engine.locations.theater import weekday_of_seat

Yield = tuple[int, int, int]
"""Fame, Coins, Shards."""


def lying_markers(show: PerformanceCard) -> list[tuple[int, PackedMarker]]:
    """The players' markers of a Performance with their index: by slot, then those outside the
    slots. DUEL-5: neutral ones are never performed, chosen or returned."""
    return [
        (index, marker)
        for index, marker in enumerate((*show.markers, *show.guests))
        if NONE < marker < FIRST_NEUTRAL
    ]


def marker_at(show: PerformanceCard, index: int) -> PackedMarker:
    return show.markers[index] if index < SLOT_PLACES else show.guests[index - SLOT_PLACES]


def raised_by(state: State, trick: TrickNumber) -> int:
    """PRF-6: the lasting increase of a trick's Fame and Coins."""
    if not state.notes:
        return 0
    return sum([effect.trick_yield(state, trick) for effect in cards_with("trick_yield")])


def printed_yield(state: State, trick: TrickNumber) -> Yield:
    """PRF-6: the printed yield plus lasting increases."""
    raised = raised_by(state, trick)
    return FAME[trick] + raised, COINS[trick] + raised, SHARDS[trick]


def changed(amount: int, changes: list[int], is_doubled: bool = False) -> int:
    """PRF-6: apply modifiers in the order best for the owner, never below 0 after a step:
    additions, then doubling; subtractions last, or first if there is little to subtract from."""
    adding = sum(change for change in changes if change > 0)
    taking = sum(change for change in changes if change < 0)
    times = 2 if is_doubled else 1
    first = (max(0, amount + taking) + adding) * times
    return max(first, (amount + adding) * times + taking)


def weekday_modifier(state: State, owner: Seat, performer: Seat) -> int:
    """PRF-3: by the owner's weekday; an owner who is not in the Theater has the performer's.
    HEIR-8: weekdays do not change what the Heir's markers yield."""
    if is_heir(state.setup_options, owner):
        return 0
    performer_day = weekday_of_seat(state, performer)
    weekday = weekday_of_seat(state, owner)
    if weekday == NONE:
        weekday = performer_day
    effects = in_force(state, performer)
    for effect in effects.yield_weekday:
        weekday = effect.yield_weekday(state, weekday, performer_day)
    return modifier_of_day(state, performer, weekday)


def modifier_of_day(state: State, seat: Seat, weekday: Weekday) -> int:
    """PRF-3: -1 on Thursday, +1 on Sunday."""
    modifier = WEEKDAY_YIELD[weekday]
    for effect in in_force(state, seat).weekday_yield:
        modifier = effect.weekday_yield(state, weekday, modifier)
    return modifier


def stack_bonus(state: State, show: PerformanceCard, index: int) -> int:
    """PRF-6: the extra yield of a stack of two markers, in Fame and in Coins."""
    if index >= SLOT_PLACES or not show.is_stacked(index):
        return 0
    owner = marker_seat(show.markers[index])
    level = LEVEL[trick_at(state, show, index)]
    return sum(e.stack_yield(state, level) for e in in_force(state, owner).stack_yield)


def trick_at(state: State, show: PerformanceCard, index: int) -> TrickNumber:
    marker = marker_at(show, index)
    return state.players[marker_seat(marker)].tricks[marker_symbol(marker)]


def marker_yield(
    state: State, show: PerformanceCard, index: int, performer: Seat, doubled: int, steals: int
) -> Yield:
    """PRF-2, PRF-3, PRF-6: what a marker pays its owner in this Performance."""
    owner = marker_seat(marker_at(show, index))
    source = stolen_by(steals, index)
    fame, coins, shards = printed_yield(state, trick_at(state, show, source))
    both = [weekday_modifier(state, owner, performer), stack_bonus(state, show, source)]
    only_fame = [
        e.fame_yield(state, performer, owner) for e in in_force(state, performer).fame_yield
    ]
    if is_stolen(steals, index):
        only_fame.append(-1)
    only_coins: list[int] = []
    for effect in in_force(state, owner).marker_bonus:
        more = effect.marker_bonus(state, owner, trick_at(state, show, source), performer)
        only_fame.append(more[0])
        only_coins.append(more[1])
    twice = doubled - index * YIELDS if doubled != NONE else NONE
    fame = changed(fame, both + only_fame, twice == 0)
    coins = changed(coins, both + only_coins, twice == 1)
    shards = changed(shards, [], twice == 2)
    for effect in in_force(state, performer).paid_yield:
        fame, coins = effect.paid_yield(state, fame, coins)
    return fame, coins, shards


def stolen_by(steals: int, index: int) -> int:
    """The index of the marker whose yield a marker collects: its own, or the trick it steals."""
    return next((victim for thief, victim in steal_pairs(steals) if thief == index), index)


def is_stolen(steals: int, index: int) -> bool:
    return any(victim == index for _, victim in steal_pairs(steals))
