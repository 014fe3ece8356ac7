"""Packed numbers: what goes in comes out, and no two things share a number."""

from itertools import product

from trickerion.catalog import PERFORMANCES, TRICKS
from trickerion.engine.core import packing
from trickerion.engine.core.names import FIELDS

SEATS = range(4)
CARDS = range(FIELDS["card"].size)


def test_a_marker_has_a_seat_a_symbol_and_the_category_that_points_up() -> None:
    markers = {}
    for seat, symbol, up in product(SEATS, range(4), range(4)):
        marker = packing.marker(seat, symbol, up)
        found = (packing.marker_seat(marker), packing.marker_symbol(marker))
        assert (*found, packing.marker_up(marker)) == (seat, symbol, up)
        assert packing.is_marker_of(marker, seat, symbol)
        assert not packing.is_marker_of(marker, seat, symbol ^ 1)
        markers[marker] = (seat, symbol, up)
    assert len(markers) == 4 * 4 * 4


def test_corners_follow_the_one_that_points_up_clockwise() -> None:
    """TRK-1: up, right, down, left in the order of the categories."""
    for up in range(4):
        marker = packing.marker(2, 3, up)
        corners = [packing.corner(marker, direction) for direction in range(4)]
        assert corners == [(up + direction) % 4 for direction in range(4)]


def test_markers_are_counted_by_seat_and_symbol_whichever_way_they_point() -> None:
    lying = [packing.marker(0, 1, 0), packing.marker(0, 1, 3), packing.marker(1, 1, 0), -1]
    assert packing.count_markers(lying, 0, 1) == 2
    assert packing.count_markers(lying, 1, 0) == 0
    assert packing.has_marker_of(lying, 1)
    assert not packing.has_marker_of(lying, 2)


def test_spots_and_guests_name_their_performance_card() -> None:
    """SPC-3: a marker outside the slots has no category that points up."""
    for card in range(len(PERFORMANCES)):
        for place in range(packing.SLOT_PLACES):
            assert packing.split_spot(packing.spot_at(card, place)) == (card, place)
        guest = packing.guest_on(card, packing.marker(3, 2, 1))
        assert packing.split_guest(guest) == (card, packing.marker(3, 2, 0))


def test_characters_and_cards_belong_to_a_seat() -> None:
    for seat, character in product(SEATS, range(packing.CHARACTER_COUNT)):
        disk = packing.disk(seat, character)
        assert (packing.disk_seat(disk), packing.disk_character(disk)) == (seat, character)
    for seat, card in product(SEATS, CARDS):
        assert packing.split_armed(packing.armed_card(seat, card)) == (seat, card)
    for card, trick in product(CARDS, range(len(TRICKS))):
        assert packing.split_note(packing.note_key(card, trick)) == (card, trick)


def test_sets_hold_numbers_once() -> None:
    bits = packing.with_bit(packing.bit_set([1, 4]), 6)
    assert packing.members(bits) == (1, 4, 6)
    assert packing.with_bit(bits, 4) == bits
    assert packing.members(packing.without_bit(bits, 4)) == (1, 6)
    assert packing.without_bit(bits, 5) == bits
    assert [packing.has_bit(bits, number) for number in (4, 5)] == [True, False]
    assert packing.members(packing.first_bits(3)) == (0, 1, 2)


def test_counts_of_several_numbers_are_added() -> None:
    counts = packing.pack_count(0, 3) + packing.pack_count(11, 1)
    assert [packing.packed_count(counts, number) for number in (0, 1, 11)] == [3, 0, 1]


def test_what_effects_remember_is_split_again() -> None:
    """SPC-4, SPC-17, MAG-8: the latest steal comes first."""
    assert packing.split_doubled(packing.doubled_yield(7, 2)) == (7, 2)
    assert packing.split_hired(packing.hired_after(5, 8)) == (5, 8)
    steals = packing.with_steal(packing.with_steal(0, 0, 30), 30, 0)
    assert packing.steal_pairs(steals) == [(30, 0), (0, 30)]
    assert packing.steal_pairs(0) == []
