"""The printed facts as the engine's numbers."""

import pytest

from trickerion.catalog import PERFORMANCES, TRICKS, board
from trickerion.engine.core.names import FIELDS, number
from trickerion.engine.core.printed_facts import (
    BASE_AP,
    CARD_SLOTS,
    CATEGORY,
    CIRCLES,
    CLOSED_SLOTS,
    NEEDS,
    ORIENTATIONS,
    SLOT_AP,
    SLOT_LOCATION,
    WAGE,
    is_performance_slot,
    weekday_of,
)

CARDS = range(len(PERFORMANCES))


def test_every_slot_has_a_location_and_a_modifier() -> None:
    slots = FIELDS["slot"].names
    assert len(slots) == len(SLOT_LOCATION) == len(SLOT_AP)
    for slot, name in enumerate(slots):
        place = name.partition(".")[0]
        location = "theater" if place in board.WEEKDAYS else place
        assert FIELDS["card"].names[SLOT_LOCATION[slot]] == location


def test_performance_slots_belong_to_their_weekday() -> None:
    for slot, name in enumerate(FIELDS["slot"].names):
        place, _, spot = name.partition(".")
        assert is_performance_slot(slot) == (spot == "performance")
        if place in board.WEEKDAYS:
            assert board.WEEKDAYS[weekday_of(slot)] == place


def test_one_street_slot_is_closed_with_three_players_and_two_with_two() -> None:
    """SET-11: of those with +1 AP."""
    assert [len(CLOSED_SLOTS[players]) for players in (2, 3, 4)] == [2, 1, 0]
    for closed in CLOSED_SLOTS:
        assert all(board.STREET_SLOTS[slot] == 1 for slot in closed)


def test_ap_and_wages_are_those_of_the_kind_of_character() -> None:
    """AP-1, END-1: the Apprentice of the Assistant draws no wage."""
    kinds = ["magician", *["specialist"] * 3, *["apprentice"] * 4]
    assert [board.BASE_ACTION_POINTS[kind] for kind in kinds] == BASE_AP
    assert [*WAGE[:-1], 1] == [board.WAGES[kind] for kind in kinds]
    assert WAGE[-1] == 0


def test_tricks_need_what_is_printed() -> None:
    for trick, needs, category in zip(TRICKS, NEEDS, CATEGORY, strict=True):
        assert {FIELDS["component"].names[c]: n for c, n in needs} == trick.components
        assert category == number("category", trick.category)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: PERFORMANCES[card].id)
def test_circles_join_two_slots_of_the_card(card: int) -> None:
    """TRK-4: a circle is seen from both, with the corners that meet there opposite each other."""
    for place in range(6):
        for circle in CIRCLES[card][place]:
            assert {place, circle.neighbour} <= set(CARD_SLOTS[card])
            (back,) = [c for c in CIRCLES[card][circle.neighbour] if c.neighbour == place]
            assert (back.corner, back.shard) == (circle.neighbour_corner, circle.shard)
            assert (back.corner + 2) % 4 == circle.corner


@pytest.mark.parametrize("card", CARDS, ids=lambda card: PERFORMANCES[card].id)
def test_a_marker_points_its_own_category_at_a_circle(card: int) -> None:
    """TRK-2: one way for each direction in which the slot has a circle."""
    for place in CARD_SLOTS[card]:
        corners = {circle.corner for circle in CIRCLES[card][place]}
        assert corners
        for category in range(4):
            ups = ORIENTATIONS[card][place][category]
            assert {(category - up) % 4 for up in ups} == corners
