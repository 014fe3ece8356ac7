"""What a marker yields: the printed trick, the weekday, and what cards and abilities add (PRF)."""

from typing import Final

from trickerion.engine.cardboard import COINS, FAME, LEVEL, SHARDS, SLOT_PLACES, WEEKDAY_YIELD
from trickerion.engine.effects import hearing, in_force
from trickerion.engine.names import NONE
from trickerion.engine.pieces import Show, marker_seat, marker_symbol
from trickerion.engine.state import State
from trickerion.engine.theater import weekday_of_seat

Yield = tuple[int, int, int]
"""Fame, Coins, Shards."""

YIELDS: Final = 3
STEAL_BITS: Final = 5


def lying_markers(show: Show) -> list[tuple[int, int]]:
    """The markers of a Performance with their index: the slot's place, then those outside."""
    return [
        (index, marker)
        for index, marker in enumerate((*show.markers, *show.guests))
        if marker != NONE
    ]


def marker_at(show: Show, index: int) -> int:
    return show.markers[index] if index < SLOT_PLACES else show.guests[index - SLOT_PLACES]


def raised_by(state: State, trick: int) -> int:
    """PRF-6: what a trick's Fame and Coins have been raised by for the rest of the game."""
    return sum(effect.trick_yield(state, trick) for effect in hearing("trick_yield"))


def printed_yield(state: State, trick: int) -> Yield:
    """PRF-6: printed, plus what was added for the rest of the game."""
    raised = raised_by(state, trick)
    return FAME[trick] + raised, COINS[trick] + raised, SHARDS[trick]


def changed(amount: int, changes: list[int], is_doubled: bool = False) -> int:
    """PRF-6: modifiers in the order best for the owner, never below 0 after a step: what adds, then
    what doubles, and what takes away either last of all, or first where it finds little."""
    adding = sum(change for change in changes if change > 0)
    taking = sum(change for change in changes if change < 0)
    times = 2 if is_doubled else 1
    first = (max(0, amount + taking) + adding) * times
    return max(first, (amount + adding) * times + taking)


def weekday_modifier(state: State, owner: int, performer: int) -> int:
    """PRF-3: by the owner's weekday; an owner who is not in the Theater has the performer's."""
    performer_day = weekday_of_seat(state, performer)
    weekday = weekday_of_seat(state, owner)
    if weekday == NONE:
        weekday = performer_day
    effects = in_force(state, performer)
    for effect in effects.yield_weekday:
        weekday = effect.yield_weekday(state, weekday, performer_day)
    return modifier_of_day(state, performer, weekday)


def modifier_of_day(state: State, seat: int, weekday: int) -> int:
    """PRF-3: -1 on Thursday, +1 on Sunday."""
    modifier = WEEKDAY_YIELD[weekday]
    for effect in in_force(state, seat).weekday_yield:
        modifier = effect.weekday_yield(state, weekday, modifier)
    return modifier


def stack_bonus(state: State, show: Show, index: int) -> int:
    """PRF-6: what a stack of two markers yields more, in Fame and Coins each."""
    if index >= SLOT_PLACES or not show.stacked >> index & 1:
        return 0
    owner = marker_seat(show.markers[index])
    level = LEVEL[trick_at(state, show, index)]
    return sum(e.stack_yield(state, level) for e in in_force(state, owner).stack_yield)


def trick_at(state: State, show: Show, index: int) -> int:
    marker = marker_at(show, index)
    return state.players[marker_seat(marker)].tricks[marker_symbol(marker)]


def marker_yield(
    state: State, show: Show, index: int, performer: int, doubled: int, steals: int
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
    twice = doubled - index * YIELDS if doubled != NONE else NONE
    fame = changed(fame, both + only_fame, twice == 0)
    coins = changed(coins, both, twice == 1)
    shards = changed(shards, [], twice == 2)
    for effect in in_force(state, performer).paid_yield:
        fame, coins = effect.paid_yield(state, fame, coins)
    return fame, coins, shards


# Which trick collects in place of which: a number made of pairs of indexes


def with_steal(steals: int, thief: int, victim: int) -> int:
    """The same steals and one more: the thief collects the victim's yield."""
    return steals << 2 * STEAL_BITS | (thief + 1) << STEAL_BITS | victim


def steal_pairs(steals: int) -> list[tuple[int, int]]:
    """All (thief, victim)."""
    pairs = []
    while steals:
        pairs.append(((steals >> STEAL_BITS & 31) - 1, steals & 31))
        steals >>= 2 * STEAL_BITS
    return pairs


def stolen_by(steals: int, index: int) -> int:
    """Whose yield a marker collects: its own, or that of the trick it takes."""
    return next((victim for thief, victim in steal_pairs(steals) if thief == index), index)


def is_stolen(steals: int, index: int) -> bool:
    return any(victim == index for _, victim in steal_pairs(steals))
