"""Trick markers on Performance cards (TRK-1 to TRK-3)."""

from tests.engine.boards.backstage import MECHANICAL, OPTICAL, P2_OPTICAL_ON_TOP, backstage, written
from tests.support import do, offers, refused, show

SPIRITUAL, ESCAPE = "mind_reading", "barricaded_barrels"


# TRK-1, TRK-2: how a marker may lie


def test_an_optical_marker_in_a_column_of_three() -> None:
    """TRK-1, TRK-2: with optical down, spiritual is up; with optical up, optical is up."""
    game = backstage(OPTICAL, theater=(show("riverside_1"),))
    do(game, f"p1 set_up {OPTICAL}")
    assert offers(game, 0, "spot") == [
        "riverside_1.00 spiritual",  # down
        "riverside_1.01 spiritual",  # down
        "riverside_1.01 optical",  # up
        "riverside_1.02 optical",  # up
    ]


def test_a_mechanical_marker_round_a_corner() -> None:
    """TRK-1, TRK-2: 00 is above 01, and 11 to the right of it."""
    game = backstage(MECHANICAL, theater=(show("riverside_2"),))
    do(game, f"p1 set_up {MECHANICAL}")
    assert offers(game, 0, "spot") == [
        "riverside_2.00 escape",  # down
        "riverside_2.01 spiritual",  # right
        "riverside_2.01 mechanical",  # up
        "riverside_2.11 optical",  # left
    ]


def test_a_spiritual_marker_on_a_hook() -> None:
    """TRK-1, TRK-2: 10, 11, 12 are a column, and 02 is to the left of 12."""
    game = backstage(SPIRITUAL, theater=(show("riverside_5"),))
    do(game, f"p1 set_up {SPIRITUAL}")
    assert offers(game, 0, "spot") == [
        "riverside_5.02 escape",  # right
        "riverside_5.10 optical",  # down
        "riverside_5.11 spiritual",  # up
        "riverside_5.11 optical",  # down
        "riverside_5.12 spiritual",  # up
        "riverside_5.12 mechanical",  # left
    ]


def test_an_escape_marker_on_a_square_with_three_circles() -> None:
    """TRK-1, TRK-2: there is no circle between 10 and 11, so nothing may point there."""
    game = backstage(ESCAPE, theater=(show("grand_magorian_5"),))
    do(game, f"p1 set_up {ESCAPE}")
    assert offers(game, 0, "spot") == [
        "grand_magorian_5.00 mechanical",  # down
        "grand_magorian_5.00 optical",  # right
        "grand_magorian_5.01 optical",  # right
        "grand_magorian_5.01 escape",  # up
        "grand_magorian_5.10 spiritual",  # left
        "grand_magorian_5.11 spiritual",  # left
    ]


def test_the_corner_of_the_category_must_point_at_a_circle() -> None:
    """TRK-2: on the upper slot of a column only down is right."""
    game = backstage(OPTICAL, theater=(show("riverside_1"),))
    do(game, f"p1 set_up {OPTICAL}")
    assert refused(game, "p1 spot riverside_1.00 optical") == (
        "TRK-2: the Optical corner must point at a link circle"
    )


def test_a_marker_lies_as_it_was_put() -> None:
    """TRK-1: the chosen rotation is kept."""
    game = backstage(OPTICAL, theater=(show("riverside_1"),))
    do(game, f"p1 set_up {OPTICAL}", "p1 spot riverside_1.01 spiritual")
    lying = {"seat": 0, "symbol": "spade", "up": "spiritual"}
    assert written(game)["theater"][0]["markers"] == {"01": lying}


# TRK-3: one symbol once


def test_a_card_holds_a_symbol_of_a_player_once() -> None:
    """TRK-3: the spade lies on one card and may go to the other."""
    lying = show("riverside_1", s00="p1 spade spiritual")
    game = backstage(OPTICAL, theater=(lying, show("riverside_2")))
    do(game, f"p1 set_up {OPTICAL}")
    assert refused(game, "p1 spot riverside_1.02 optical") == (
        "TRK-3: one marker of a trick per card, and this card already has one"
    )
    assert refused(game, "p1 spot riverside_2.00 spiritual") is None


def test_a_trick_whose_symbol_lies_on_every_card_cannot_be_set_up() -> None:
    """TRK-3: there is one card, and it holds the spade."""
    game = backstage(OPTICAL, theater=(show("riverside_1", s00="p1 spade spiritual"),))
    assert refused(game, f"p1 set_up {OPTICAL}") == (
        "TRK-3: no Performance card has a legal slot for it"
    )


def test_another_symbol_of_the_same_player_may_lie_on_the_card() -> None:
    """TRK-3: p1's spade and heart."""
    game = backstage(OPTICAL, MECHANICAL, theater=(show("riverside_1", s00="p1 spade spiritual"),))
    do(game, f"p1 set_up {MECHANICAL}")
    assert refused(game, "p1 spot riverside_1.02 mechanical") is None


def test_the_same_symbol_of_another_player_may_lie_on_the_card() -> None:
    """TRK-3: p2's spade and p1's spade."""
    game = backstage(OPTICAL, theater=(P2_OPTICAL_ON_TOP,))
    do(game, f"p1 set_up {OPTICAL}")
    assert refused(game, "p1 spot riverside_1.02 optical") is None
