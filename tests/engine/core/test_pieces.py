"""The pieces on the table: Performance cards with their markers, player boards."""

from trickerion.engine.core.names import NONE
from trickerion.engine.core.packing import SLOT_PLACES, marker
from trickerion.engine.core.pieces import HOME, IDLE, INN, PerformanceCard, PlayerBoard

ADA, BEN = 0, 1
SPADE, HEART = 0, 1


def stacked() -> PerformanceCard:
    """Ada's stack of two spades, Ben's spade, and Ada's heart outside the slots."""
    card = PerformanceCard(3, [NONE] * SLOT_PLACES, 0, [])
    card.put(0, marker(ADA, SPADE, 2), 2)
    card.put(4, marker(BEN, SPADE, 1), 1)
    card.guests.append(marker(ADA, HEART, 0))
    return card


def test_a_stack_counts_as_one_marker_of_two_pieces() -> None:
    """MAG-2."""
    card = stacked()
    assert (card.count(ADA, SPADE), card.pieces_of(ADA, SPADE)) == (1, 2)
    assert [card.pieces(place) for place in (0, 1, 4)] == [2, 0, 1]
    assert card.is_stacked(0)
    assert not card.is_stacked(4)


def test_markers_outside_the_slots_are_on_the_card_too() -> None:
    """SPC-3."""
    card = stacked()
    assert (card.count(ADA, HEART), card.pieces_of(ADA, HEART)) == (1, 1)
    assert card.holds_any_of(ADA)
    assert not card.holds_any_of(2)


def test_a_trick_that_leaves_takes_its_markers_along() -> None:
    """TRK-6: from the slots, stacks included, and from outside them."""
    card = stacked()
    card.remove(ADA, SPADE)
    assert (card.markers[0], card.stacked) == (NONE, 0)
    assert card.count(BEN, SPADE) == 1
    card.remove(ADA, HEART)
    assert card.guests == []
    assert not card.holds_any_of(ADA)


def test_a_copy_of_a_card_goes_its_own_way() -> None:
    card = stacked()
    twin = card.clone()
    twin.clear(0)
    twin.guests.clear()
    assert card.pieces(0) == 2
    assert len(card.guests) == 1


def test_a_character_is_in_the_team_unless_in_the_supply_or_at_the_inn() -> None:
    """DT-4: the hired join at the end of the turn."""
    board = PlayerBoard.new()
    found = []
    for where in (board.where[0], INN, IDLE, HOME, 5):
        board.where[0] = where
        found.append((board.has(0), board.is_home(0)))
    assert found == [(False, False), (False, False), (True, False), (True, True), (True, False)]


def test_a_copy_of_a_board_goes_its_own_way() -> None:
    board = PlayerBoard.new()
    board.tricks[2], board.fame = 7, 5
    twin = board.clone()
    twin.tricks[2], twin.fame = NONE, 0
    assert (board.symbol_of(7), twin.symbol_of(7)) == (2, NONE)
    assert board.fame == 5
