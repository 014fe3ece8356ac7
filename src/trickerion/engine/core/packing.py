"""Packing several values into one number: the only module that knows how."""

from typing import Final

from trickerion.engine.core.types import (
    ArmedCard,
    BitSet,
    CardNumber,
    Category,
    Character,
    PackedDisk,
    PackedGuest,
    PackedMarker,
    PerformanceNumber,
    Place,
    Seat,
    Spot,
    Symbol,
    TrickNumber,
)

CHARACTER_COUNT: Final = 8
SLOT_PLACES: Final = 6
"""A Performance card has room for six slots."""
YIELDS: Final = 3
"""Fame, Coins, Shards."""
INDEX_BITS: Final = 5
COUNT_BITS: Final = 2
MOST_COUNTED: Final = 3


# Markers: seat, symbol, category that points up


def marker(seat: Seat, symbol: Symbol, up: Category) -> PackedMarker:
    return seat << 4 | symbol << 2 | up


NEUTRAL: Final = 4
"""The owner of the neutral markers of the Duel: none of the seats (DUEL-5)."""
FIRST_NEUTRAL: Final = NEUTRAL << 4
"""Markers from this number on are neutral."""


def marker_seat(marker: PackedMarker) -> Seat:
    return marker >> 4


def marker_symbol(marker: PackedMarker) -> Symbol:
    return marker >> 2 & 3


def marker_up(marker: PackedMarker) -> Category:
    return marker & 3


def corner(marker: PackedMarker, direction: int) -> Category:
    """TRK-1: the category in the corner that points in a direction (up, right, down, left)."""
    return (marker + direction) & 3


def is_marker_of(marker: PackedMarker, seat: Seat, symbol: Symbol) -> bool:
    return marker >> 2 == seat * 4 + symbol


def count_markers(markers: list[PackedMarker], seat: Seat, symbol: Symbol) -> int:
    """The number of markers of a seat and symbol in a list."""
    owner = seat * 4 + symbol
    count = 0
    for marker in markers:
        if marker >> 2 == owner:
            count += 1
    return count


def has_marker_of(markers: list[PackedMarker], seat: Seat) -> bool:
    for marker in markers:
        if marker >> 4 == seat:
            return True
    return False


# Spots and guests: where a marker is


def spot_at(performance: PerformanceNumber, place: Place) -> Spot:
    return performance * SLOT_PLACES + place


def split_spot(spot: Spot) -> tuple[PerformanceNumber, Place]:
    return spot // SLOT_PLACES, spot % SLOT_PLACES


def guest_on(performance: PerformanceNumber, marker: PackedMarker) -> PackedGuest:
    return performance << 4 | marker >> 2


def split_guest(guest: PackedGuest) -> tuple[PerformanceNumber, PackedMarker]:
    return guest >> 4, (guest & 15) << 2


# Characters and cards of a seat


def disk(seat: Seat, character: Character) -> PackedDisk:
    return seat * CHARACTER_COUNT + character


def disk_seat(disk: PackedDisk) -> Seat:
    return disk // CHARACTER_COUNT


def disk_character(disk: PackedDisk) -> Character:
    return disk % CHARACTER_COUNT


def armed_card(seat: Seat, card: CardNumber) -> ArmedCard:
    return seat << 6 | card


def split_armed(armed: ArmedCard) -> tuple[Seat, CardNumber]:
    return armed >> 6, armed & 63


def note_key(card: CardNumber, trick: TrickNumber) -> int:
    """The key of a card's note about a trick."""
    return card << 6 | trick


def split_note(key: int) -> tuple[CardNumber, TrickNumber]:
    return key >> 6, key & 63


# Sets and counts

_MEMBERS: Final = [tuple([n for n in range(8) if bits >> n & 1]) for bits in range(256)]


def contains(numbers: list[int], number: int) -> bool:
    """`number in numbers`, several times as fast when compiled."""
    for each in numbers:
        if each == number:
            return True
    return False


def first_bits(count: int) -> BitSet:
    """The set of the numbers below this one."""
    return (1 << count) - 1


def has_bit(bits: BitSet, number: int) -> bool:
    return bits >> number & 1 == 1


def with_bit(bits: BitSet, number: int) -> BitSet:
    return bits | 1 << number


def without_bit(bits: BitSet, number: int) -> BitSet:
    return bits & ~(1 << number)


def members(bits: BitSet) -> tuple[int, ...]:
    """The members of a set of numbers below 8, in order."""
    return _MEMBERS[bits]


def bit_set(numbers: list[int]) -> BitSet:
    return sum(1 << number for number in numbers)


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values with another one in this place."""
    return (*values[:place], value, *values[place + 1 :])


def packed_count(counts: int, number: int) -> int:
    """How often a number was counted, up to `MOST_COUNTED` times."""
    return counts >> COUNT_BITS * number & MOST_COUNTED


def pack_count(number: int, count: int) -> int:
    """A count of one number; counts of several numbers are added."""
    return count << COUNT_BITS * number


# What effects remember


def doubled_yield(index: int, what: int) -> int:
    """SPC-4: a marker's index and which of its yields counts twice."""
    return index * YIELDS + what


def split_doubled(doubled: int) -> tuple[int, int]:
    return doubled // YIELDS, doubled % YIELDS


def hired_after(character: Character, done: int) -> int:
    """SPC-17: a hired Character, and how many of its seat's had been placed or were Idle."""
    return done * CHARACTER_COUNT + character


def split_hired(memory: int) -> tuple[Character, int]:
    return memory % CHARACTER_COUNT, memory // CHARACTER_COUNT


def with_steal(steals: int, thief: int, victim: int) -> int:
    """MAG-8: the same steals and one more: the marker with the first index collects the yield of
    the one with the second."""
    return steals << 2 * INDEX_BITS | (thief + 1) << INDEX_BITS | victim


def steal_pairs(steals: int) -> list[tuple[int, int]]:
    """MAG-8: all pairs (thief, victim), the latest first."""
    pairs = []
    while steals:
        pairs.append(((steals >> INDEX_BITS & 31) - 1, steals & 31))
        steals >>= 2 * INDEX_BITS
    return pairs
