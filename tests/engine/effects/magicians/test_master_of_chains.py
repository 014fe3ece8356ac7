"""Master of Chains."""

from typing import Any

import pytest

from tests.engine.effects.at_theater import ABOVE, gains, lying
from tests.support import Data, changes, do, offers, position, refused, seat, show
from trickerion import Game

ESCAPER = {"enchanted_butterflies": 0, "self_decapitation": 0}
"""Optical tricks of Level 1 and 2."""


def chains(*theater: Data, initiative: tuple[int, ...] = (0, 1), **more: Any) -> Game:
    """Everybody is placed but p2's Apprentice, who is made Idle; p1 is the Master of Chains."""
    game = position(
        seat(tricks=ESCAPER, magician="master_of_chains", **more),
        seat(
            tricks={"card_manipulation": 0},
            assigned={"apprentice_1": "downtown"},
            magician="mechaniker",
        ),
        theater=theater,
        initiative=initiative,
        dark_alley=True,
    )
    do(game, "p2 idle apprentice_1")
    return game


LONE = show("riverside_2", s00="p1 spade optical")


def test_master_of_chains_is_asked_after_the_last_placement() -> None:
    """MAG-7: whether or not anybody performs, and wherever he stands."""
    game = chains(ABOVE, LONE)
    assert game.to_act == [0]
    assert [str(action) for action in game.options(0)] == [
        "p1 reschedule riverside_2.00",
        "p1 pass",
    ]
    do(game, "p1 pass")
    assert game.turn == 3


def test_master_of_chains_is_paid_for_new_links() -> None:
    """MAG-7, THR-5: Fame or Coins of the trick's level, and the Shards; no AP, no Character."""
    game = chains(ABOVE, show("riverside_2", s00="p1 heart optical"))
    events = do(game, "p1 reschedule riverside_2.00", "p1 spot riverside_1.01 optical")
    assert game.to_act == [0]
    events += do(game, "p1 link fame")
    assert gains(events, 0) == ([(2, "link")], [], [(1, "link")])
    assert gains(events, 1) == ([], [], [(1, "link")])
    assert lying(game, "riverside_1") == {"00": "p2 spade", "01": "p1 heart"}
    assert lying(game, "riverside_2") == {}


def test_master_of_chains_is_paid_for_all_links_of_the_new_place() -> None:
    """MAG-7: two links on 01; and on his own card a marker may break a link and make another."""
    column = show("riverside_1", s00="p2 spade spiritual", s02="p1 spade spiritual")
    game = chains(column, show("riverside_2", s00="p1 heart optical"))
    events = do(game, "p1 reschedule riverside_2.00", "p1 spot riverside_1.01 optical")
    events += do(game, "p1 link fame", "p1 link coins")
    assert gains(events, 0) == ([(2, "link")], [(2, "link")], [(1, "link")])
    game = chains(column)
    do(game, "p1 reschedule riverside_1.02")
    assert refused(game, "p1 spot riverside_1.02 optical") == "THR-6: the marker is already there"
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link coins")
    assert gains(events, 0)[1] == [(1, "link")]


def test_master_of_chains_moves_one_own_marker() -> None:
    """MAG-7: not an opponent's, and one only."""
    game = chains(ABOVE, LONE, show("riverside_3", s00="p1 heart optical"))
    assert refused(game, "p1 reschedule riverside_1.00") == "THR-6: no marker of yours there"
    do(game, "p1 reschedule riverside_2.00", "p1 spot riverside_1.02 optical")
    assert game.turn == 3
    assert lying(game, "riverside_3") == {"00": "p1 heart"}


def test_master_of_chains_is_not_asked_without_a_marker_to_move() -> None:
    """MAG-7: none in the Theater, or no free slot anywhere."""
    assert chains(ABOVE).turn == 3
    full = show(
        "riverside_1", s00="p2 spade spiritual", s01="p1 spade optical", s02="p1 heart optical"
    )
    assert chains(full).turn == 3


def test_master_of_chains_alone_breaks_free() -> None:
    """MAG-7, SET-6: not in the base game, not another magician."""
    for magician, dark_alley in (("master_of_chains", False), ("red_lotus", True)):
        game = position(
            seat(tricks=ESCAPER, assigned={"apprentice_1": "downtown"}, magician=magician),
            seat(magician="mechaniker"),
            theater=[LONE],
            dark_alley=dark_alley,
        )
        do(game, "p1 idle apprentice_1")
        assert game.turn == 3


def test_master_of_chains_moves_a_marker_from_outside_the_slots() -> None:
    """MAG-7, SPC-3: a Guest Performer's marker comes onto a slot, and its link pays."""
    game = chains(show("riverside_1", guests=["p1 spade"], s00="p2 spade spiritual"))
    assert offers(game, 0, "reschedule_guest") == ["riverside_1.p1.spade"]
    do(game, "p1 reschedule_guest riverside_1.p1.spade")
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link fame")
    assert gains(events, 0) == ([(1, "link")], [], [(1, "link")])


def test_master_of_chains_starts_no_craze() -> None:
    """MAG-7: to move is not to set up; the link pays, Optical Craze does not."""
    game = position(
        seat(tricks=ESCAPER, assigned={"apprentice_1": "downtown"}, magician="master_of_chains"),
        seat(tricks={"card_manipulation": 0}, magician="mechaniker"),
        theater=[ABOVE, LONE],
        dark_alley=True,
        prophecy="optical_craze",
    )
    do(game, "p1 idle apprentice_1", "p1 reschedule riverside_2.00")
    events = do(game, "p1 spot riverside_1.01 optical", "p1 link fame")
    assert changes(events, 0, "fame") == [(1, "link")]


@pytest.mark.parametrize("initiative", [(0, 1), (1, 0)])
def test_master_of_chains_moves_before_the_first_performance(initiative: tuple[int, ...]) -> None:
    """MAG-7: then p2 performs on Thursday, with the marker that was moved there."""
    game = position(
        seat(tricks=ESCAPER, magician="master_of_chains"),
        seat(
            tricks={"card_manipulation": 0},
            assigned={"magician": "theater"},
            magician="mechaniker",
        ),
        theater=[ABOVE, LONE],
        initiative=initiative,
        dark_alley=True,
    )
    do(game, "p2 place magician thursday.performance")
    assert game.to_act == [0]
    do(game, "p1 reschedule riverside_2.00", "p1 spot riverside_1.02 optical")
    assert game.to_act == [1]
    events = do(game, "p2 perform riverside_1")
    assert (1, "yield") in changes(events, 0, "fame")


def test_master_of_chains_alone_is_paid_for_the_link() -> None:
    """MAG-7, THR-5: this circle has no Shard, so his neighbour gets nothing."""
    game = chains(show("riverside_1", s01="p2 spade spiritual"), LONE)
    do(game, "p1 reschedule riverside_2.00")
    events = do(game, "p1 spot riverside_1.02 optical", "p1 link coins")
    assert gains(events, 1) == ([], [], [])
