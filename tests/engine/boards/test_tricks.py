"""The number of markers, and tricks given back (TRK-5, TRK-6)."""

import pytest

from tests.engine.boards.backstage import MECHANICAL, OPTICAL, P2_OPTICAL_ON_TOP, backstage, written
from tests.support import Data, changes, do, offers, position, refused, seat, show

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
    assert refused(game, f"p1 return_trick {MECHANICAL}") == "TRK-6: not one of your tricks"


def test_a_trick_that_is_being_set_up_is_not_returned() -> None:
    """TRK-6, TURN-8, RUL-2: its marker is about to be laid."""
    game = backstage(OPTICAL, theater=(show("riverside_1"),))
    do(game, f"p1 set_up {OPTICAL}")
    assert refused(game, f"p1 return_trick {OPTICAL}") == (
        "TURN-8: still needed for what you’re doing"
    )
