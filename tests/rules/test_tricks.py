"""Trick markers on Performance cards, and tricks given back (TRK-1 to TRK-6)."""

from typing import Any

import pytest

from tests.support import Data, changes, do, offers, position, refused, seat, show
from trickerion import Game

# A marker's corners are, clockwise: spiritual, mechanical, optical, escape.
OPTICAL, MECHANICAL = "enchanted_butterflies", "linking_rings"
SPIRITUAL, ESCAPE = "mind_reading", "barricaded_barrels"
P2_OPTICAL_ON_TOP = show("riverside_1", s00="p2 spade spiritual")
"""p2's optical trick on the upper one of three slots: its optical corner points down."""


def backstage(*tricks: str, theater: tuple[Data, ...], rival: str = "card_manipulation") -> Game:
    """p1's Magician is backstage on Friday, with 3 AP and 2 markers on each trick; p2 owns the
    rival trick and has a Magician to place."""
    game = position(
        seat(tricks=dict.fromkeys(tricks, 2), assigned={"magician": "theater"}),
        seat(tricks={rival: 0}, assigned={"magician": "downtown"}),
        theater=theater,
        dice={"residence_a": "mechanical"},
    )
    do(game, "p1 place magician friday.1")
    return game


def written(game: Game) -> Any:
    return game.to_dict()


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
        "TRK-2: the optical corner must point at a link circle"
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
        "TRK-3: the card holds a marker of that symbol already"
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


# TRK-4: links


def links(game: Game, *lines: str) -> list[object]:
    """The links that actions create, each as the spot of the new marker."""
    return [e.fields["spot"] for e in do(game, *lines) if e.kind == "link_created"]


def test_the_same_symbol_in_a_circle_is_a_link() -> None:
    """TRK-4: optical meets optical."""
    game = backstage(OPTICAL, theater=(P2_OPTICAL_ON_TOP,))
    created = links(game, f"p1 set_up {OPTICAL}", "p1 spot riverside_1.01 optical")
    assert created == ["riverside_1.01"]


def test_a_link_is_told_with_both_its_slots() -> None:
    """TRK-4: the new marker's and its neighbour's."""
    game = backstage(OPTICAL, theater=(P2_OPTICAL_ON_TOP,))
    events = do(game, f"p1 set_up {OPTICAL}", "p1 spot riverside_1.01 optical")
    told = [event.fields for event in events if event.kind == "link_created"]
    assert told == [{"spot": "riverside_1.01", "neighbour": "riverside_1.00"}]


def test_links_need_not_be_made() -> None:
    """TRK-4: the same trick on the same slot, turned so that spiritual meets optical."""
    game = backstage(OPTICAL, theater=(P2_OPTICAL_ON_TOP,))
    created = links(game, f"p1 set_up {OPTICAL}", "p1 spot riverside_1.01 spiritual")
    assert created == []


@pytest.mark.parametrize("up", ["mechanical", "escape"])
def test_different_symbols_in_a_circle_are_no_link(up: str) -> None:
    """TRK-4: p1's mechanical trick shows mechanical or escape to p2's optical corner."""
    game = backstage(MECHANICAL, theater=(P2_OPTICAL_ON_TOP,))
    created = links(game, f"p1 set_up {MECHANICAL}", f"p1 spot riverside_1.01 {up}")
    assert created == []


def test_neighbours_without_a_circle_do_not_link() -> None:
    """TRK-4: spiritual looks at spiritual, but 10 and 11 of this card share no circle."""
    theater = (show("grand_magorian_5", s10="p2 spade optical"),)
    game = backstage(ESCAPE, theater=theater, rival="chinese_sticks")
    created = links(game, f"p1 set_up {ESCAPE}", "p1 spot grand_magorian_5.11 spiritual")
    assert created == []


def test_a_link_may_show_any_symbol() -> None:
    """TRK-4: two escape tricks, whose escape corners point elsewhere, meet with spiritual."""
    theater = (show("riverside_3", s01="p2 spade escape"),)
    game = backstage(ESCAPE, theater=theater, rival="stocks_escape")
    created = links(game, f"p1 set_up {ESCAPE}", "p1 spot riverside_3.11 mechanical")
    assert created == ["riverside_3.11"]


# TRK-5: four markers per symbol


def test_nobody_has_five_markers_of_a_symbol() -> None:
    """TRK-5: 3 on the trick card and 2 in the Theater are one too many."""
    theater = [show(card, s00="p1 spade spiritual") for card in ("riverside_1", "riverside_2")]
    position(seat(tricks={OPTICAL: 2}), seat(), theater=theater)
    with pytest.raises(ValueError, match="TRK-5"):
        position(seat(tricks={OPTICAL: 3}), seat(), theater=theater)


def test_setting_up_takes_the_marker_from_the_trick_card() -> None:
    """TRK-5: of two on the card one is left, and one lies in the Theater."""
    game = backstage(OPTICAL, theater=(show("riverside_1"),))
    do(game, f"p1 set_up {OPTICAL}", "p1 spot riverside_1.00 spiritual")
    assert written(game)["players"][0]["tricks"]["spade"]["markers"] == 1
    assert list(written(game)["theater"][0]["markers"]) == ["00"]


# TRK-6: returning a trick


def test_a_returned_trick_takes_its_markers_out_of_the_theater() -> None:
    """TRK-6: those on the card and those in the Theater go to the supply; p2's stay."""
    theater = (
        show("riverside_1", s00="p1 spade spiritual", s01="p2 spade optical"),
        show("riverside_2", s00="p1 spade spiritual"),
    )
    game = backstage(OPTICAL, theater=theater)
    do(game, f"p1 return_trick {OPTICAL}")
    assert [list(card["markers"]) for card in written(game)["theater"]] == [["01"], []]
    assert written(game)["players"][0]["tricks"] == {}


def test_other_tricks_keep_their_markers() -> None:
    """TRK-6: p1's heart stays on the card when the spade is returned."""
    theater = (show("riverside_1", s00="p1 spade spiritual", s02="p1 heart mechanical"),)
    game = backstage(OPTICAL, MECHANICAL, theater=theater)
    do(game, f"p1 return_trick {OPTICAL}")
    assert list(written(game)["theater"][0]["markers"]) == ["02"]
    assert list(written(game)["players"][0]["tricks"]) == ["heart"]


def test_the_slots_of_a_returned_trick_are_free_at_once() -> None:
    """TRK-6: p1's other trick may take the slot."""
    theater = (show("riverside_1", s00="p1 spade spiritual"),)
    game = backstage(OPTICAL, MECHANICAL, theater=theater)
    do(game, f"p1 return_trick {OPTICAL}", f"p1 set_up {MECHANICAL}")
    assert refused(game, "p1 spot riverside_1.00 escape") is None


def test_what_links_have_paid_stays_paid() -> None:
    """TRK-6: the trick leaves, the Fame stays."""
    game = backstage(OPTICAL, theater=(P2_OPTICAL_ON_TOP,))
    do(game, f"p1 set_up {OPTICAL}", "p1 spot riverside_1.01 optical", "p1 link fame")
    events = do(game, f"p1 return_trick {OPTICAL}")
    assert changes(events, 0, "fame") == []
    assert game.players[0].fame == 6


def test_a_returned_trick_frees_its_symbol() -> None:
    """TRK-6, DT-1: the trick learned next gets the spade again."""
    tricks = {MECHANICAL: 1, OPTICAL: 1}
    game = position(
        seat(tricks=tricks, assigned={"magician": "downtown"}, magician="mechaniker"),
        seat(),
        dice={"residence_a": "mechanical"},
    )
    do(game, "p1 place magician downtown.4", f"p1 return_trick {MECHANICAL}")
    do(game, "p1 learn residence_a", "p1 trick chinese_sticks")
    spade = {"trick": "chinese_sticks", "markers": 0, "pile": "board"}
    assert written(game)["players"][0]["tricks"]["spade"] == spade


def test_anyone_may_learn_a_returned_trick() -> None:
    """TRK-6: it lies in its deck again."""
    game = backstage(MECHANICAL, theater=(show("riverside_1"),))
    do(game, f"p1 return_trick {MECHANICAL}", "p1 done")
    do(game, "p2 place magician downtown.4", "p2 learn residence_a")
    assert refused(game, f"p2 trick {MECHANICAL}") is None


def test_a_trick_not_returned_cannot_be_learned_by_others() -> None:
    """TRK-6, SET-2: each trick exists once."""
    game = backstage(MECHANICAL, theater=(show("riverside_1"),))
    do(game, "p1 done", "p2 place magician downtown.4", "p2 learn residence_a")
    assert refused(game, f"p2 trick {MECHANICAL}") == "SET-2: the trick is not in its deck"


def test_returning_a_trick_frees_the_engineers_slot() -> None:
    """TRK-6, DT-1: the trick learned next may go there."""
    acting: Data = {"assigned": {"magician": "downtown"}, "team": ("engineer",)}
    game = position(
        seat(tricks={MECHANICAL: 1}, engineers_trick=MECHANICAL, **acting),
        seat(),
        dice={"residence_a": "mechanical"},
    )
    do(game, "p1 place magician downtown.4", f"p1 return_trick {MECHANICAL}")
    do(game, "p1 learn residence_a", "p1 trick chinese_sticks")
    assert offers(game, 0, "trick_slot") == ["board", "extension"]


def test_only_own_tricks_are_returned() -> None:
    """TRK-6: Linking Rings is not p1's."""
    game = backstage(OPTICAL, theater=(show("riverside_1"),))
    assert refused(game, f"p1 return_trick {MECHANICAL}") == "TRK-6: not a trick of yours"


def test_a_trick_that_is_being_set_up_is_not_returned() -> None:
    """TRK-6, TURN-8, RUL-2: its marker is about to be laid."""
    game = backstage(OPTICAL, theater=(show("riverside_1"),))
    do(game, f"p1 set_up {OPTICAL}")
    assert refused(game, f"p1 return_trick {OPTICAL}") == (
        "TURN-8: what you are doing still needs it"
    )
