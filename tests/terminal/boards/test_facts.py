"""Printed facts by name."""

import pytest

from trickerion import Game, Options
from trickerion.catalog import PERFORMANCES, board
from trickerion.terminal.boards.facts import PRICE, circles, corner, is_closed


def test_prices_are_those_of_the_market_row() -> None:
    assert sorted(PRICE.values()) == [1] * 4 + [2] * 4 + [3] * 4


def test_a_circle_is_seen_from_both_of_its_slots() -> None:
    """TRK-4: the corner that points at it from one side is opposite the one from the other."""
    for card in PERFORMANCES:
        for slot in card.slots:
            for circle in circles(card.id, slot):
                back = [
                    each for each in circles(card.id, circle.neighbour) if each.neighbour == slot
                ]
                assert [each.direction for each in back] == [(circle.direction + 2) % 4]
                assert [each.shard for each in back] == [circle.shard]


def test_corners_follow_the_category_that_points_up() -> None:
    """TRK-1: clockwise in the order of the categories."""
    for up in board.CATEGORIES:
        assert corner(up, 0) == up
        assert {corner(up, direction) for direction in range(4)} == set(board.CATEGORIES)


@pytest.mark.parametrize(("players", "closed"), [(2, ["2", "3"]), (3, ["3"]), (4, [])])
def test_slots_are_closed_with_fewer_players(players: int, closed: list[str]) -> None:
    """SET-11: on the streets, not in the Theater or the Workshop."""
    view = Game.new(Options(players=players), 1).view(0)
    streets = [place for place in "1234" if is_closed(view, f"downtown.{place}")]
    assert streets == closed
    assert not is_closed(view, "friday.2")
